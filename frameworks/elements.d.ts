// Written by scripts/typings.mjs from custom-elements.json.
import type {
  SolitaireClockElement,
  SolitaireControlsElement,
  SolitaireGameElement,
  SolitaireRulesElement,
  SolitaireScoreElement,
  SolitaireErrorEvent,
  SolitaireStartEvent,
  SolitaireBeforeMoveEvent,
  SolitaireMoveEvent,
  SolitaireScoreEvent,
  SolitaireRefuseEvent,
  SolitaireStuckEvent,
  SolitaireEndEvent,
  SolitaireVerdictEvent,
  SolitairePauseEvent,
  SolitaireResumeEvent,
} from '../dist/index.js';

/** The class of each tag. */
export interface Elements {
  'solitaire-clock': SolitaireClockElement;
  'solitaire-controls': SolitaireControlsElement;
  'solitaire-game': SolitaireGameElement;
  'solitaire-rules': SolitaireRulesElement;
  'solitaire-score': SolitaireScoreElement;
}

/** What each tag may have of attributes of its own. */
export interface Attributes {
  'solitaire-clock': {
    /** The id of the game that it goes with, anywhere on the page; the game around it when absent. */
    for?: string | undefined;
  };
  'solitaire-controls': {
    /** The id of the game that it goes with, anywhere on the page; the game around it when absent. */
    for?: string | undefined;
  };
  'solitaire-game': {
    /** The game: `klondike`, `tournament`, `colorado`, `sir-tommy` or `twenty`. */
    variant?:
      'colorado' | 'klondike' | 'sir-tommy' | 'tournament' | 'twenty' | (string & {}) | undefined;
    /** How points are counted: `standard`, `timed`, `no-clock`, `cards`, `windows`, `vegas` or `none`; the variant's own when absent. */
    scoring?:
      'cards' | 'no-clock' | 'none' | 'standard' | 'timed' | 'vegas' | 'windows' | undefined;
    /** Any text of at most 128 bytes: the same seed is the same deal for every player. Drawn at random when absent, and then readable here. */
    seed?: string | undefined;
    /** Contest conditions: no redo, no restart of the same deal, no pause, the variant's contest defaults. */
    contest?: boolean | undefined;
    /** The SHA-256 of the seed in hexadecimal digits, as the page published it before the contest. The seed must fit it; it is shown before the Start, and stands in the record in place of the seed. */
    commitment?: string | undefined;
    /** Klondike: cards that a click on the stock turns, 1 or 3. */
    draw?: 1 | 3 | '1' | '3' | undefined;
    /** Klondike: trips through the stock, a number or `unlimited`. */
    passes?: 'unlimited' | number | `${number}` | undefined;
    /** Klondike: whether a closed card turns by itself (`auto`) or by a click (`manual`). */
    reveal?: 'auto' | 'manual' | undefined;
    /** Tournament: play with a wildcard. */
    wildcard?: boolean | undefined;
    /** Which actions can be undone: `none`, `once` or `unlimited`. */
    undo?: 'none' | 'once' | 'unlimited' | undefined;
    /** Whole seconds, or `none`. */
    'time-limit'?: 'none' | number | `${number}` | undefined;
    /** Standard scoring: points for each second left of a time limit at a win. */
    'time-bonus'?: number | `${number}` | undefined;
    /** No-clock scoring: points for a play of one card. */
    'base-points'?: number | `${number}` | undefined;
    /** Timed scoring: points at which the points timer starts. */
    'timer-start'?: number | `${number}` | undefined;
    /** Timed and no-clock scoring: points that the timer loses in a second. */
    'timer-rate'?: number | `${number}` | undefined;
    /** Timed and no-clock scoring: points for a won game with the wildcard unused. */
    'wildcard-bonus'?: number | `${number}` | undefined;
    /** Sends cards home by itself after a move, when no line of play could need them. Not in a contest, nor where points run by a timer. */
    autoplay?: boolean | undefined;
    /** Deals only games that are proven winnable, or says of a given seed whether its deal is: by `verdict` and `solitaire-verdict`, in a contest after its end. */
    winnable?: boolean | undefined;
    /** `winnable`: in casual play, tells the player as soon as the game can no longer be won, all cards known, the hidden ones too. */
    assist?: 'winnable' | undefined;
    /** Shows the game, and takes no plays from the player. */
    readonly?: boolean | undefined;
    /** Takes no input at all. */
    disabled?: boolean | undefined;
    /** How much a screen reader is told: `full`, `brief` (no points) or `off`. */
    verbosity?: 'brief' | 'full' | 'off' | undefined;
    /** Makes no sound. */
    muted?: boolean | undefined;
    /** Each suit has a colour of its own. */
    'four-color'?: boolean | undefined;
    /** Stock and foundations change sides. */
    'left-handed'?: boolean | undefined;
    /** Keeps the game in progress and the statistics in the browser, filed under this name. A contest's time goes on while the page is away. */
    persist?: string | undefined;
    /** With a name, the record of the game is the element's value in a form. */
    name?: string | undefined;
    /** In a form: not valid until the game is over. */
    required?: boolean | undefined;
    /** The game as text, as `verify` of `solitaire-game/engine` reads it. Setting it puts its game on the table: a finished one is shown, an unfinished one goes on, and with `readonly` it is played back. A wrong record is told by `solitaire-error` and changes nothing. */
    record?: string | undefined;
    /** Which step of a replay is shown; 0 is the deal. */
    at?: number | `${number}` | undefined;
  };
  'solitaire-rules': {
    /** The id of the game that it goes with, anywhere on the page; the game around it when absent. */
    for?: string | undefined;
  };
  'solitaire-score': {
    /** The id of the game that it goes with, anywhere on the page; the game around it when absent. */
    for?: string | undefined;
  };
}

/** The events of each tag. */
export interface Events {
  'solitaire-clock': {
    /** Its language cannot be loaded. */
    'solitaire-error': SolitaireErrorEvent;
  };
  'solitaire-controls': {
    /** Its language cannot be loaded. */
    'solitaire-error': SolitaireErrorEvent;
  };
  'solitaire-game': {
    /** A game lies on the table: a new one, or one that goes on. */
    'solitaire-start': SolitaireStartEvent;
    /** A legal move is about to be played; cancelable. */
    'solitaire-before-move': SolitaireBeforeMoveEvent;
    /** A move was made, taken back or brought back. */
    'solitaire-move': SolitaireMoveEvent;
    /** The score changed: once for each reason. */
    'solitaire-score': SolitaireScoreEvent;
    /** An action was refused; nothing changed. */
    'solitaire-refuse': SolitaireRefuseEvent;
    /** Nothing is left to do. */
    'solitaire-stuck': SolitaireStuckEvent;
    /** The game is over. */
    'solitaire-end': SolitaireEndEvent;
    /** Whether the deal on the table can be won, with `winnable`. */
    'solitaire-verdict': SolitaireVerdictEvent;
    /** The game was paused. */
    'solitaire-pause': SolitairePauseEvent;
    /** The game goes on. */
    'solitaire-resume': SolitaireResumeEvent;
    /** Something that the page asked for cannot be done. */
    'solitaire-error': SolitaireErrorEvent;
  };
  'solitaire-rules': {
    /** Its texts cannot be loaded. */
    'solitaire-error': SolitaireErrorEvent;
  };
  'solitaire-score': {
    /** Its language cannot be loaded. */
    'solitaire-error': SolitaireErrorEvent;
  };
}
