import { str } from '@lit/localize/internal/str-tag.js';
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { GameController } from '../../controllers/game-controller.js';
import type { Settings } from '../../engine/index.js';
import { isClocked } from '../bar/clocked.js';
import type { Verbosity } from '../spoken-play/said-of-entry.js';
import type { Wording } from '../wording.js';
export { helpStyles } from './help.styles.js';
import { keysText } from './keys-text.js';
import { pointsText } from './points-text.js';
import { rulesText } from './rules-text.js';

/** What the panel shows and what it asks for. */
export interface HelpLook {
  readonly settings: Settings;
  readonly words: Wording;
  readonly verbosity: Verbosity;
  readonly setVerbosity: (verbosity: Verbosity) => void;
}

const levels: readonly Verbosity[] = ['full', 'brief', 'off'];

/** How to play: rules, points and keys of the game that lies on the table. Loaded when first opened. */
export function helpTemplate(look: HelpLook): TemplateResult {
  const { settings, words } = look;
  const { msg } = words;
  return html`<dialog class="help-panel" aria-labelledby="help-title">
    <div class="help-head">
      <h2 id="help-title">${msg(str`How to play: ${words.named(settings.definition)}`)}</h2>
      <form method="dialog"><button class="help-close">${msg('Close')}</button></form>
    </div>
    <div class="help-body help-text" tabindex="0" role="group" aria-label=${words.help}>
      ${goesOnTemplate(settings, words)} ${sectionsTemplate(settings, words)}
      ${verbosityTemplate(look)}
    </div>
  </dialog>`;
}

/** The same as a part of the page. */
export function rulesTemplate(settings: Settings, words: Wording): TemplateResult {
  return html`<div class="help-text" part="rules">
    <h2>${words.msg(str`How to play: ${words.named(settings.definition)}`)}</h2>
    ${sectionsTemplate(settings, words)}
  </div>`;
}

function sectionsTemplate(settings: Settings, words: Wording): TemplateResult {
  const { msg } = words;
  return html`${rulesText(settings, words).map(({ title, lines }) => listTemplate(title, lines))}
    ${listTemplate(msg(str`Points: ${scoringName(settings, words)}`), pointsText(settings, words))}
    <h3>${msg('Keys')}</h3>
    <dl>
      ${keysText(words).map(
        ({ keys, does }) =>
          html`<dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
            <dd>${does}</dd>`,
      )}
    </dl>`;
}

/** Opens the panel. Who reads loses no time by it, but in a contest, which is halted by nothing. */
export function openHelp(
  panel: HTMLDialogElement,
  games: Pick<GameController, 'game' | 'pause' | 'resume'>,
  closed: () => void,
): void {
  if (panel.open) return;
  const { game } = games;
  const isHalted = game !== undefined && isClocked(game) && games.pause();
  panel.addEventListener(
    'close',
    () => {
      if (isHalted) games.resume();
      closed();
    },
    { once: true },
  );
  panel.showModal();
}

/** A contest is halted by nothing, and who reads must know it. */
function goesOnTemplate(settings: Settings, { msg }: Wording): TemplateResult | typeof nothing {
  if (!settings.contest || !isClocked({ settings })) return nothing;
  return html`<p class="help-note">${msg('The clock goes on while you read.')}</p>`;
}

function listTemplate(title: string, lines: readonly string[]): TemplateResult {
  return html`<h3>${title}</h3>
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>`;
}

function verbosityTemplate({ words, verbosity, setVerbosity }: HelpLook): TemplateResult {
  const { msg } = words;
  const names: Readonly<Record<Verbosity, string>> = {
    full: msg('Everything'),
    brief: msg('Without points'),
    off: msg('Nothing'),
  };
  return html`<label
    >${msg('Tell the screen reader')}
    <select
      @change=${({ target }: Event) => {
        const level = target instanceof HTMLSelectElement && levels[target.selectedIndex];
        if (level) setVerbosity(level);
      }}
    >
      ${levels.map((level) => html`<option ?selected=${level === verbosity}>${names[level]}</option>`)}
    </select>
  </label>`;
}

function scoringName({ scoring }: Settings, words: Wording): string {
  const { msg } = words;
  const names: Readonly<Record<string, string>> = {
    standard: msg('Standard'),
    timed: msg('Points timer'),
    'no-clock': msg('No clock'),
    cards: msg('Cards home'),
    windows: msg('Windows'),
    vegas: msg('Vegas'),
    none: msg('No score'),
  };
  return names[scoring.id] ?? scoring.name;
}

/**
 * The names of the games, for the translators: a name is looked up by what it is in English.
 * @public
 */
export const gameNames = (msg: Wording['msg']): readonly string[] => [
  msg('Klondike'),
  msg('Tournament Solitaire'),
  msg('Colorado'),
  msg('Sir Tommy'),
  msg('Twenty'),
];
