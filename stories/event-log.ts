import { formatMove } from '../src/engine/index.js';

type Heard = Pick<
  GlobalEventHandlersEventMap,
  Extract<keyof GlobalEventHandlersEventMap, `solitaire-${string}`>
>;
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** What each event of the game says. */
const fieldsOf: { readonly [Type in keyof Heard]: (event: Heard[Type]) => Fields } = {
  'solitaire-start': ({ options }) => options,
  'solitaire-before-move': ({ move }) => ({ move: formatMove(move) }),
  'solitaire-move': ({ notation, cause, points, score, moves }) => ({
    notation,
    cause,
    points,
    score,
    moves,
  }),
  'solitaire-score': ({ score, points, reason }) => ({ points, reason, score }),
  'solitaire-refuse': ({ move, reason }) => ({ move: move && formatMove(move), reason }),
  'solitaire-stuck': () => ({}),
  'solitaire-end': ({ outcome, score, bonus, elapsed, moves }) => ({
    outcome,
    score,
    bonus,
    elapsed,
    moves,
  }),
  'solitaire-verdict': ({ verdict, seed }) => ({ verdict, seed }),
  'solitaire-pause': () => ({}),
  'solitaire-resume': () => ({}),
  'solitaire-error': ({ message }) => ({ message }),
};

const most = 200;

function make(tag: string, name: string, ...content: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...content);
  return element;
}

function entryOf({ type, timeStamp }: Event, fields: Fields): HTMLElement {
  const values = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [
      make('span', 'pair', make('i', 'name', name), ' ', make('b', 'value', String(value))),
      ' ',
    ]);
  const seconds = `${(timeStamp / 1000).toFixed(1)} s`;
  return make('li', type, make('span', 'time', seconds), make('b', 'type', type), ...values);
}

/** Writes every event of the games inside `target` into the list, the newest first. */
export function logEvents(target: EventTarget, list: HTMLElement): void {
  for (const [type, fields] of Object.entries(fieldsOf)) {
    target.addEventListener(type, (event) => {
      list.prepend(entryOf(event, (fields as (event: Event) => Fields)(event)));
      while (list.childElementCount > most) list.lastElementChild?.remove();
    });
  }
}
