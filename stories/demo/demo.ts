import '../../src/define.js';
import { logEvents } from '../event-log.js';
import { Choices } from './choices.js';
import type { Attributes } from './choices.js';

function there<Type>(element: Type | null): Type {
  if (element === null) throw new Error('The page and its script do not fit together.');
  return element;
}

function find(selector: string): HTMLElement {
  return there(document.querySelector<HTMLElement>(selector));
}

function whenClicked(selector: string, act: () => void): void {
  find(selector).addEventListener('click', act);
}

function attributesOf(element: Element): Attributes {
  return new Map([...element.attributes].map(({ name, value }) => [name, value]));
}

function htmlOf(attributes: Attributes): string {
  const escaped = (value: string): string =>
    value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const written = [...attributes].map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`,
  );
  return `<script type="module" src="solitaire-game.js"></script>
<solitaire-game${written.join('')}></solitaire-game>`;
}

function addressOf(attributes: Attributes): string {
  return `?${new URLSearchParams([...attributes]).toString().replaceAll(/=(?=&|$)/g, '')}`;
}

const game = there(document.querySelector('solitaire-game'));
const choices = new Choices(there(document.querySelector('form')));
const firstExample = attributesOf(game);

/** Makes the game, the HTML and the page's address say what is chosen. */
function apply(): void {
  choices.settle();
  const { attributes } = choices;
  for (const name of choices.names) {
    const value = attributes.get(name);
    if (value === undefined) game.removeAttribute(name);
    else if (value !== game.getAttribute(name)) game.setAttribute(name, value);
  }
  find('#html').textContent = htmlOf(attributes);
  history.replaceState(null, '', addressOf(attributes));
}

function choose(attributes: Attributes): void {
  choices.attributes = attributes;
  apply();
}

async function copy(): Promise<void> {
  const code = find('#html');
  try {
    await navigator.clipboard.writeText(code.textContent);
    find('#copied').textContent = 'Copied.';
  } catch {
    // Not every page may write to the clipboard; every visitor may.
    getSelection()?.selectAllChildren(code);
    find('#copied').textContent = 'Selected: copy it by hand.';
  }
  setTimeout(() => (find('#copied').textContent = ''), 3000);
}

logEvents(game, find('#events'));
find('form').addEventListener('change', apply);
find('form').addEventListener('submit', (event) => event.preventDefault());
whenClicked('#keep', () => {
  choices.choose('seed', game.seed ?? '');
  apply();
});
whenClicked('#reset', () => choose(firstExample));
whenClicked('#clear', () => find('#events').replaceChildren());
whenClicked('#copy', () => void copy());

const linked = new Map(new URLSearchParams(location.search));
choose(linked.size > 0 ? linked : firstExample);
