import { html, LitElement, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { gameContext } from '../context.js';
import { ContextController } from '../controllers/context-controller.js';
import { DragController } from '../controllers/drag-controller.js';
import type { DragHost } from '../controllers/drag-controller.js';
import { FocusController } from '../controllers/focus-controller.js';
import { FormController } from '../controllers/form-controller.js';
import { GameController } from '../controllers/game-controller.js';
import { HandController } from '../controllers/hand-controller.js';
import { MotionController } from '../controllers/motion-controller.js';
import { RefusalController } from '../controllers/refusal-controller.js';
import { SoundController } from '../controllers/sound-controller.js';
import { TableNodes } from '../controllers/table-nodes.js';
import { pageTime } from '../controllers/time-source.js';
import type { TimeSource } from '../controllers/time-source.js';
import { pageStorage } from '../controllers/storage-source.js';
import type { StorageSource } from '../controllers/storage-source.js';
import { createGame, formatRecord, Game, parseMove, play } from '../engine/index.js';
import type { Hint } from '../controllers/hint-controller.js';
import type {
  GameStatus,
  Move,
  OptionValues,
  ScoringName,
  Settings,
  VariantName,
} from '../engine/index.js';
import { SolitaireErrorEvent } from '../events.js';
import type { SolitaireVerdictEvent } from '../events.js';
import { askedGame, isAbsent, isSame, newGameOf } from './asked-game.js';
import type { AskedGame, GameProperties } from './asked-game.js';
import { asError } from './as-error.js';
import { Bar } from './bar/bar.js';
import { barStyles } from './bar/bar.styles.js';
import type { Wish } from './bar/toolbar-template.js';
import type { ToolState } from './bar/tools.js';
import { booleanOption, optionValue, textOr } from './attribute-converter.js';
import { cardStyles, figures, fourColorStyles } from './card/index.js';
import { playedGameContext } from './companion/played-game.js';
import type { PlayedGame } from './companion/played-game.js';
import { ElementSheets } from './element-sheets.js';
import { LateGuidance } from './guidance/late-guidance.js';
import { LateHelp } from './help/late-help.js';
import { LanguageController } from './language/language-controller.js';
import { noticeTemplate } from './notice.js';
import type { Said } from './notice.js';
import { Opening } from './opening.js';
import type { OpeningHost } from './opening-host.js';
import { outcomeTemplate } from './outcome-template.js';
import type { Part } from './part.js';
import { alsoSets, property, state } from './property.js';
import { randomSeed } from './random-seed.js';
import { LatePlay } from './spoken-play/late-play.js';
import type { Verbosity } from './spoken-play/said-of-entry.js';
import { gameStyles } from './solitaire-game.styles.js';
import { registerLengths } from './table/registered-lengths.js';
import { tableStyles } from './table/table.styles.js';
import { TableView } from './table/table-view.js';
import type { Wording } from './wording.js';

/** Games in one task: who asks for another whenever one starts would never come to an end. */
const mostDealt = 1000;

/** Where the element's game stands. */
export type ElementStatus = GameStatus | 'paused';

/**
 * A game of solitaire that a page drops in with one tag. Attributes set the rules, the visitor
 * plays by mouse, touch or keyboard, and the page hears events.
 *
 * Changing a rules attribute in mid-game starts a new game at the next microtask, once, however
 * many change together. A value that is not allowed is shown in place and told by
 * `solitaire-error`; the game goes on as soon as the value is right again.
 *
 * A contest waits behind a Start that says its conditions. Until then no card is shown, there is no
 * `game`, and no time runs. Once it is begun it knows no pause, no restart and no redo, and its
 * record tells when the page was hidden. With `persist` a reload goes on with it, the time away
 * counted; over a seed that the page gives it is played once, and then its result is shown: a hundred
 * of them are remembered. Of several tabs the one that the player came to last plays it on.
 *
 * With `persist` the game in progress is written down after every change, one for each variant,
 * scoring, conditions and options, a paused one as paused, and games are counted: each from its first
 * move, a win once for each deal. What cannot be kept, or not be read, is told once while it lasts, by
 * `solitaire-error` with a `StorageError` and to the player, and the game goes on; what a newer
 * version has written is left alone.
 *
 * A hint comes in steps, as its button, the key H and `hint()` ask for it: that there is a move, where,
 * and which, shown on the table and said with its reason. It knows what the player sees and nothing
 * else, and never leads back to where the game has been; any move begins the next one. When nothing
 * is left to decide, a button, the key F and `finish()` play the game to its end, card by card, until
 * any input. `autoplay` sends cards home after a move where no line of play could need them: not
 * one that the player has just laid or brought down, and by one undo it is taken back with the move.
 * A contest has none of the three.
 *
 * With `winnable` only deals are drawn that the solver has proven winnable: out of a pool at first,
 * then searched for while the game before is played. Under unusual options, and in a contest, the
 * first is searched for before it is dealt; if none is found in time, one is dealt of which it is not
 * known. After a casual game that was not won the player may see the last position that could be won,
 * go on from there, or see how.
 *
 * In a form a reset deals the same game again, but for a contest.
 *
 * @summary A playable solitaire: Klondike, Tournament Solitaire, Colorado, Sir Tommy and Twenty.
 *
 * @tagname solitaire-game
 *
 * @fires {SolitaireStartEvent} solitaire-start - A game lies on the table: a new one, or one that goes on.
 * @fires {SolitaireBeforeMoveEvent} solitaire-before-move - A legal move is about to be played; cancelable.
 * @fires {SolitaireMoveEvent} solitaire-move - A move was made, taken back or brought back.
 * @fires {SolitaireScoreEvent} solitaire-score - The score changed: once for each reason.
 * @fires {SolitaireRefuseEvent} solitaire-refuse - An action was refused; nothing changed.
 * @fires {SolitaireStuckEvent} solitaire-stuck - Nothing is left to do.
 * @fires {SolitaireEndEvent} solitaire-end - The game is over.
 * @fires {SolitaireVerdictEvent} solitaire-verdict - Whether the deal on the table can be won, with `winnable`.
 * @fires {SolitairePauseEvent} solitaire-pause - The game was paused.
 * @fires {SolitaireResumeEvent} solitaire-resume - The game goes on.
 * @fires {SolitaireErrorEvent} solitaire-error - Something that the page asked for cannot be done.
 *
 * @slot - Elements of the page that read the game from the context.
 * @slot controls - Replaces the buttons.
 * @slot outcome - Replaces what is shown at the end.
 *
 * @csspart table - The card table.
 * @csspart pile - A pile; also carries its kind: stock, waste, foundation, tableau or wild.
 * @csspart space - The bare place of a pile.
 * @csspart card - A card.
 * @csspart face - A card's face.
 * @csspart back - A card's back.
 * @csspart bar - What stands above the table: status and toolbar.
 * @csspart status - The line with score, moves and time.
 * @csspart timer - In it the points timer.
 * @csspart score - In it the score.
 * @csspart moves - In it the number of moves.
 * @csspart clock - In it the time.
 * @csspart pass - In it the pass through the stock.
 * @csspart label - What a number of the line means.
 * @csspart value - The number.
 * @csspart toolbar - The buttons.
 * @csspart tool - A button; also carries what it does: new, restart, undo, redo, pause, resume, hint, finish, give-up, statistics, mute or help.
 *
 * @cssproperty [--solitaire-card-width=120px] - The largest width of a card.
 * @cssproperty [--solitaire-card-radius=7% / 5%] - A card's corner radius.
 * @cssproperty [--solitaire-max-height=max(320px, 100svh - 112px)] - The largest height of the table.
 * @cssproperty [--solitaire-gap=0.12] - The gap between piles, as a share of a card's width; 0.08 on a narrow table.
 * @cssproperty [--solitaire-fan-up=0.25] - The strip that shows of a face-up card under another, as a share of its height.
 * @cssproperty [--solitaire-fan-down=0.11] - The same for a face-down card.
 * @cssproperty [--solitaire-table] - The table's colour.
 * @cssproperty [--solitaire-text] - The colour of text on the table.
 * @cssproperty [--solitaire-space] - The outline of an empty pile.
 * @cssproperty [--solitaire-highlight] - Marks held cards and the piles that take them.
 * @cssproperty [--solitaire-focus] - The focus ring.
 * @cssproperty [--solitaire-radius=12px] - The corner radius of the whole.
 * @cssproperty [--solitaire-font] - The font of the texts.
 * @cssproperty [--solitaire-face] - The colour of a card's face.
 * @cssproperty [--solitaire-red] - The ink of hearts and diamonds.
 * @cssproperty [--solitaire-black] - The ink of clubs and spades.
 * @cssproperty [--solitaire-wild] - The colour of the wildcard.
 * @cssproperty [--solitaire-clubs] - The ink of clubs with `four-color`; so `-diamonds`, `-hearts`, `-spades`.
 * @cssproperty [--solitaire-card-edge] - The line around a card.
 * @cssproperty [--solitaire-card-shadow=0 1px 2px rgb(0 0 0 / 0.25)] - The shadow under a card.
 * @cssproperty [--solitaire-back=lattice] - The pattern of a card's back: `lattice`, `waves`, `rays` or `plain`.
 * @cssproperty [--solitaire-back-color] - The colour of a card's back.
 * @cssproperty [--solitaire-back-line] - The colour of its pattern.
 * @cssproperty [--solitaire-back-image=none] - A picture in place of the pattern.
 * @cssproperty [--solitaire-move-duration=220ms] - How long a card is on its way; 0 turns motion off.
 *
 * @cssstate won - The game is won.
 * @cssstate stuck - Nothing is left to do.
 * @cssstate dragging - Cards are being dragged.
 * @cssstate contest - The game is played under contest conditions.
 */
export class SolitaireGameElement
  extends LitElement
  implements DragHost, GameProperties, OpeningHost, PlayedGame
{
  /** @internal */
  static readonly formAssociated = true;

  static override readonly styles = [
    gameStyles,
    barStyles,
    tableStyles,
    cardStyles,
    fourColorStyles,
  ];

  readonly #internals = this.attachInternals();
  /** Something cannot be loaded. */
  readonly #failed = (error: unknown): void => this.warn(asError(error));
  readonly #nodes = new TableNodes(() => this.renderRoot);
  readonly #games = new GameController(this, () => this.timeSource);
  readonly #sound = new SoundController(this.#games, () => this.muted);
  readonly #hand = new HandController(this, this.#games, () => this.#sound.make('pick-up'));
  readonly #motion = new MotionController(this, this.#games, this.#nodes);
  readonly #drag = new DragController(this, this.#games, this.#hand, this.#motion, this.#nodes);
  readonly #focus = new FocusController(this, this.#games, this.#nodes);
  readonly #refusal = new RefusalController(this, this.#games, () => this.timeSource);
  readonly #language = new LanguageController(this, (error) => this.#tell(error));
  readonly #opening = new Opening(this, this.#games);
  readonly #context = new ContextController<Game | undefined>(this, gameContext, undefined);
  readonly #played = new ContextController<PlayedGame | undefined>(this, playedGameContext, this);
  readonly #bar = new Bar(this);
  readonly #sheets = new ElementSheets(this, SolitaireGameElement.styles);
  readonly #view = new TableView(this, this.#hand, this.#focus, this.#drag, this.#nodes);
  readonly #help = new LateHelp(
    this,
    this.#nodes,
    (style) => this.#sheets.add(style),
    this.#failed,
  );
  readonly #play = new LatePlay(
    {
      host: this,
      games: this.#games,
      hand: this.#hand,
      focus: this.#focus,
      nodes: this.#nodes,
      clock: this.#bar.clock,
      time: () => this.timeSource,
      adopt: (style) => this.#sheets.add(style),
      words: () => this.words,
      verbosity: () => this.verbosity,
      newGame: () => {
        if (!this.#isDisabled && !this.readonly) this.grant('new');
      },
      hint: () => void this.hint(),
      finish: () => void this.finish(),
      help: () => this.grant('help'),
    },
    this.#failed,
  );
  readonly #guidance = new LateGuidance(
    {
      host: this,
      games: this.#games,
      hand: this.#hand,
      nodes: this.#nodes,
      time: () => this.timeSource,
      words: () => this.words,
      engine: { play },
      duration: () => this.#motion.duration,
      autoplay: () => this.autoplay,
      adopt: (style) => this.#sheets.add(style),
      say: (text) => this.#play.say(text),
    },
    this.#failed,
  );
  /** What the game on the table was asked for with; another request means another game. */
  #request: AskedGame | undefined;
  /** What was asked for last and could not be. */
  #failure: AskedGame | undefined;
  /** The last seed that was drawn here, not given by the page. */
  #ownSeed: string | undefined;
  /** The last warning: one is enough. */
  #warning: string | undefined;
  /** Games in this task. */
  #dealt = 0;
  #error: Error | undefined;
  #at: number | undefined;
  /** The game that those within have heard of. */
  #told: Game | undefined;

  constructor() {
    super();
    const played = (): Game | undefined => this.#opening.replay?.replay.end ?? this.game;
    new FormController(this, this.#internals, played, () => this.words.unfinished);
  }

  /**
   * The time of play comes from here.
   * @internal
   */
  timeSource: TimeSource = pageTime;

  /**
   * Where games are kept.
   * @internal
   */
  storageSource: StorageSource = pageStorage;

  /** The game: `klondike`, `tournament`, `colorado`, `sir-tommy` or `twenty`. */
  @property({ reflect: true, converter: textOr('klondike') }) variant: VariantName = 'klondike';

  /**
   * How points are counted: `standard`, `timed`, `no-clock`, `cards`, `windows`, `vegas` or `none`;
   * the variant's own when absent.
   */
  @property({ converter: textOr(undefined) }) scoring: ScoringName | undefined;

  /**
   * Any text of at most 128 bytes: the same seed is the same deal for every player. Drawn at random
   * when absent, and then readable here.
   */
  @property({ converter: textOr(undefined) }) seed: string | undefined;

  /** Contest conditions: no redo, no restart of the same deal, no pause, the variant's contest defaults. */
  @property({ type: Boolean, converter: booleanOption }) contest = false;

  /**
   * The SHA-256 of the seed in hexadecimal digits, as the page published it before the contest. The
   * seed must fit it; it is shown before the Start, and stands in the record in place of the seed.
   */
  @property({ converter: textOr(undefined) }) commitment: string | undefined;

  /** Klondike: cards that a click on the stock turns, 1 or 3. */
  @property({ attribute: 'draw', converter: optionValue }) drawCount:
    OptionValues['draw'] | undefined;

  /** Klondike: trips through the stock, a number or `unlimited`. */
  @property({ converter: optionValue }) passes: OptionValues['passes'] | undefined;

  /** Klondike: whether a closed card turns by itself (`auto`) or by a click (`manual`). */
  @property({ converter: optionValue }) reveal: OptionValues['reveal'] | undefined;

  /** Tournament: play with a wildcard. */
  @property({ type: Boolean, converter: booleanOption }) wildcard = false;

  /** Which actions can be undone: `none`, `once` or `unlimited`. */
  @property({ attribute: 'undo', converter: optionValue }) undoPolicy:
    OptionValues['undo'] | undefined;

  /** Whole seconds, or `none`. */
  @property({ attribute: 'time-limit', converter: optionValue }) timeLimit:
    OptionValues['timeLimit'] | undefined;

  /** Standard scoring: points for each second left of a time limit at a win. */
  @property({ attribute: 'time-bonus', converter: optionValue }) timeBonus:
    OptionValues['timeBonus'] | undefined;

  /** No-clock scoring: points for a play of one card. */
  @property({ attribute: 'base-points', converter: optionValue }) basePoints:
    OptionValues['basePoints'] | undefined;

  /** Timed scoring: points at which the points timer starts. */
  @property({ attribute: 'timer-start', converter: optionValue }) timerStart:
    OptionValues['timerStart'] | undefined;

  /** Timed and no-clock scoring: points that the timer loses in a second. */
  @property({ attribute: 'timer-rate', converter: optionValue }) timerRate:
    OptionValues['timerRate'] | undefined;

  /** Timed and no-clock scoring: points for a won game with the wildcard unused. */
  @property({ attribute: 'wildcard-bonus', converter: optionValue }) wildcardBonus:
    OptionValues['wildcardBonus'] | undefined;

  /**
   * Sends cards home by itself after a move, when no line of play could need them. Not in a contest,
   * nor where points run by a timer.
   */
  @property({ type: Boolean, converter: booleanOption }) autoplay = false;

  /**
   * Deals only games that are proven winnable, or says of a given seed whether its deal is: by
   * `verdict` and `solitaire-verdict`, in a contest after its end.
   */
  @property({ type: Boolean, converter: booleanOption }) winnable = false;

  /**
   * `winnable`: in casual play, tells the player as soon as the game can no longer be won, all cards
   * known, the hidden ones too.
   */
  @property({ converter: textOr(undefined) }) assist: 'winnable' | undefined;

  /** Shows the game, and takes no plays from the player. */
  @property({ type: Boolean, converter: booleanOption }) readonly = false;

  /** Takes no input at all. */
  @property({ type: Boolean, converter: booleanOption }) disabled = false;

  /** How much a screen reader is told: `full`, `brief` (no points) or `off`. */
  @property({ converter: textOr('full') }) verbosity: Verbosity = 'full';

  /** Makes no sound. */
  @property({ type: Boolean, converter: booleanOption, reflect: true }) muted = false;

  /** Each suit has a colour of its own. */
  @property({ attribute: 'four-color', type: Boolean, converter: booleanOption, reflect: true })
  fourColor = false;

  /** Stock and foundations change sides. */
  @property({ attribute: 'left-handed', type: Boolean, converter: booleanOption, reflect: true })
  leftHanded = false;

  /**
   * Keeps the game in progress and the statistics in the browser, filed under this name. A contest's
   * time goes on while the page is away.
   */
  @property({ converter: textOr(undefined) }) persist: string | undefined;

  /** With a name, the record of the game is the element's value in a form. */
  @property({ converter: textOr(undefined), reflect: true }) name: string | undefined;

  /** In a form: not valid until the game is over. */
  @property({ type: Boolean, converter: booleanOption }) required = false;

  /** @internal */
  @state() isDragging = false;

  /**
   * The game as text, as `verify` of `solitaire-game/engine` reads it. Setting it puts its game on
   * the table: a finished one is shown, an unfinished one goes on, and with `readonly` it is played
   * back. A wrong record is told by `solitaire-error` and changes nothing.
   */
  @property()
  get record(): string | undefined {
    const { replay } = this.#opening;
    return replay ? formatRecord(replay.replay.end) : this.#games.record();
  }

  set record(text: string | null | undefined) {
    if (text) this.#opening.read(text);
  }

  /** Which step of a replay is shown; 0 is the deal. */
  @property({ converter: optionValue })
  get at(): number | undefined {
    return this.#opening.replay?.replay.at ?? this.#at;
  }

  set at(step: number | null | undefined) {
    this.#at = step ?? undefined;
    this.#opening.replay?.replay.seek(step ?? 0);
  }

  /** @internal */
  get askedAt(): number | undefined {
    return this.#at;
  }

  /** The game on the table: immutable, another one after every action. */
  get game(): Game | undefined {
    return this.#games.game;
  }

  /** Where the game stands: `playing`, `paused`, `stuck`, `won`, `time` or `given-up`. */
  get status(): ElementStatus {
    return this.#games.isPaused ? 'paused' : (this.game?.status ?? 'playing');
  }

  /** The score, its bonus included once the game is over. */
  get score(): number {
    return this.game?.score ?? 0;
  }

  /**
   * With `winnable`, what is known of the deal: `winnable`, `unwinnable`, or `unknown` when the search
   * for an answer was given up; `undefined` until then, and in a contest before its end.
   */
  get verdict(): SolitaireVerdictEvent['verdict'] | undefined {
    return this.#opening.thinking?.verdict;
  }

  /** How many moves stand. */
  get moves(): number {
    return this.game?.moves ?? 0;
  }

  /** The time of play in ms, up to this moment. */
  get elapsed(): number {
    return this.#games.elapsed;
  }

  /** Of the game on the table, or of the one that waits for its Start. @internal */
  get settings(): Settings | undefined {
    return (this.game ?? this.#opening.waiting)?.settings;
  }

  /** @internal */
  get toolState(): ToolState {
    return {
      isPaused: this.#games.isPaused,
      isDisabled: this.#isDisabled,
      isReadonly: this.readonly,
      isMuted: this.muted,
      hasStatistics: this.persist !== undefined,
      canFinish: this.#guidance.canFinish,
    };
  }

  /**
   * Whether the player may play now.
   * @internal
   */
  get isInteractive(): boolean {
    const { game } = this;
    return (
      game !== undefined &&
      !game.isOver &&
      !this.#games.isPaused &&
      !this.#games.isShown &&
      !this.#isDisabled &&
      !this.readonly &&
      this.#error === undefined
    );
  }

  /** Begins another game: from a seed, or from one drawn at random. */
  newGame(seed?: string): void {
    this.seed = seed ?? this.#drawSeed();
    this.#start(true);
  }

  /** Begins a contest, as its Start button does; false when none waits for it. */
  start(): boolean {
    return !this.#isDisabled && !this.readonly && this.#opening.start();
  }

  /** Deals the same game again; false in a contest, which knows no second try. */
  restart(): boolean {
    const { game } = this;
    if (!game || game.options.contest) return false;
    if (game.seed !== undefined) this.#start(true);
    else this.#opening.open(Game.begin(game.settings, game.start), true);
    return true;
  }

  /**
   * Plays a move, as an object or in notation (`T3>T5*4`); false when it is refused or vetoed.
   * @throws NotationError for a text that is no move.
   */
  play(move: Move | string): boolean {
    return this.#games.play(typeof move === 'string' ? parseMove(move) : move);
  }

  /** Clicks the stock: draws, or with an empty stock turns the waste over. */
  @alsoSets('drawCount')
  draw(): boolean {
    return this.#games.draw();
  }

  /** Takes back what the `undo` option allows. */
  @alsoSets('undoPolicy')
  undo(): boolean {
    return this.#games.undo();
  }

  /** Brings back what was undone; false in a contest. */
  redo(): boolean {
    return this.#games.redo();
  }

  /**
   * Shows the next step of a hint, as its button does: that there is a move, where, and which. It is
   * a good move by what the player can see, or after the game by what was true; also of a game that
   * is only looked at, with `readonly` or in a replay. `undefined` where nothing gets the player any
   * further, while the game is paused, and for a contest, also after its end.
   */
  hint(): Promise<Hint | undefined> {
    return this.#guidance.hint();
  }

  /**
   * Plays the game to its end, when nothing is left to decide; any input halts it. False when
   * something is, and in a contest.
   */
  finish(): Promise<boolean> {
    return this.#guidance.finish();
  }

  /** Ends the game. */
  giveUp(): boolean {
    return this.#games.giveUp();
  }

  /** Halts the time of play and covers the table; false in a contest. */
  pause(): boolean {
    return this.#games.pause();
  }

  /** Goes on after a pause. */
  resume(): boolean {
    return this.#games.resume();
  }

  /** Focuses the table. */
  override focus(options?: FocusOptions): void {
    this.#focus.focus(options);
  }

  /** @internal */
  override connectedCallback(): void {
    registerLengths(this.ownerDocument);
    super.connectedCallback();
    // Those who lost it when it left find it again.
    this.requestUpdate();
  }

  /** @internal */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#played.tell(undefined);
  }

  /** @internal */
  adoptedCallback(): void {
    this.#sheets.adoptAll();
    this.requestUpdate();
  }

  /** @internal */
  showDragging(isDragging: boolean): void {
    this.isDragging = isDragging;
  }

  /** Every text of the element, in the language that `lang` asks for. @internal */
  get words(): Wording {
    return this.#language.wording;
  }

  /** @internal */
  get isOwnSeed(): boolean {
    return this.seed === this.#ownSeed;
  }

  /** @internal */
  adopted(seed: string | undefined, isOwnSeed: boolean): void {
    this.seed = seed;
    if (isOwnSeed) this.#ownSeed = seed;
    this.#games.withholdsSeed = this.commitment !== undefined;
    this.#error = this.#failure = undefined;
    this.#request = this.#asked();
  }

  /** @internal */
  warn(error: Error): void {
    this.#opening.say(error);
    this.#tell(error);
  }

  /** @internal */
  refuse(error: Error): void {
    if (this.game) {
      this.warn(error);
      return;
    }
    this.#error = error;
    this.#request = undefined;
    this.#failure = this.#asked();
    this.#tell(error);
  }

  /** @internal */
  announce(text: string): void {
    this.#play.say(text, 'outlook');
  }

  /** The form that the element is in. */
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  /** In a form: whether `required` is met. */
  get validity(): ValidityState {
    return this.#internals.validity;
  }

  /** What the browser says while it is not. */
  get validationMessage(): string {
    return this.#internals.validationMessage;
  }

  /** Whether it is met; an `invalid` event if not. */
  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  /** The same, and the browser shows why. */
  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }

  /** Deals the game again; a contest goes on. @internal */
  formResetCallback(): void {
    if (this.game?.lastEntry) this.restart();
  }

  /** A contest comes back by `persist` only, which counts the time away. @internal */
  formStateRestoreCallback(state: unknown): void {
    if (typeof state === 'string' && !state.includes('\nconditions contest\n')) this.record = state;
  }

  protected override firstUpdated(): void {
    const hadFigures = figures.thing !== undefined;
    void figures.use(({ figureStyles }) => {
      this.#sheets.add(figureStyles.cssText);
      if (!hadFigures) this.requestUpdate();
    });
    // Nobody sees a panel at once; and it can be read without them.
    import('./panel.styles.js').then(
      ({ panelStyles }) => this.#sheets.add(panelStyles.cssText),
      () => undefined,
    );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('readonly') && this.#isAnswered) this.#opening.turn();
    // Who hears of a game that begins may ask for another one.
    while (!this.#isAnswered && !this.#opening.isReading) this.#startAnew();
    if (isSame(this.#asked(), this.#request)) this.#error = this.#failure = undefined;
    this.#games.suspend(this.#error !== undefined);
    if (this.game !== this.#told) this.#context.tell((this.#told = this.game));
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    this.#bar.draw();
  }

  /** What is loaded because it is wanted now belongs to the update. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#play.loading;
    await this.#guidance.loading;
    // What decides which game lies on the table may have to be loaded, too.
    while (this.#opening.pending) {
      await this.#opening.pending;
      await super.getUpdateComplete();
    }
    return super.getUpdateComplete();
  }

  protected override updated(): void {
    this.#showState('won', this.status === 'won');
    this.#showState('stuck', this.status === 'stuck');
    this.#showState('dragging', this.isDragging);
    this.#showState('contest', this.game?.options.contest ?? this.#opening.waiting !== undefined);
    // It may be drawn once more after it has left the page.
    this.#played.tell(this.isConnected ? this : undefined);
    this.#opening.look();
  }

  protected override render(): TemplateResult {
    const { game } = this;
    return html`<div
      class="root"
      lang=${this.words.language.tag}
      @focusin=${() => void this.#play.want()}
      @keydown=${this.#play.pressed}
    >
      ${this.#renderNotice(this.#opening.notice)}
      ${
        this.#error
          ? this.#renderError(this.#error)
          : game
            ? this.#renderGame(game)
            : this.#renderPart(this.#opening.cover)
      }
      ${game ? this.#drawHelp(game) : nothing}
      <div class="live" role="status"></div>
      <slot></slot>
    </div>`;
  }

  #drawHelp({ settings }: Game): TemplateResult | typeof nothing {
    return this.#help.draw({
      settings,
      words: this.words,
      verbosity: this.verbosity,
      setVerbosity: (verbosity) => (this.verbosity = verbosity),
    });
  }

  #renderNotice(said: Said | undefined): TemplateResult | typeof nothing {
    return said ? noticeTemplate(said, this.words, () => this.#opening.unsay(said)) : nothing;
  }

  #renderError(error: Error): TemplateResult {
    return html`<div class="error" role="alert" tabindex="-1">
      <p class="error-title">${this.words.cannotStart}</p>
      <p>${this.words.language.faultText(error)}</p>
    </div>`;
  }

  #renderGame(game: Game): TemplateResult {
    const { isPaused } = this.#games;
    const { panel, replay, thinking } = this.#opening;
    const controls = replay ? this.#renderPart(replay) : this.#bar.controls;
    const isAside = replay?.isAside;
    return html`<div class="bar" part=${isAside ? nothing : 'bar'}>
        <div class="status" part="status">${this.#bar.figures(game)}</div>
        ${isAside ? controls : html`<slot name="controls">${controls}</slot>`}
      </div>
      <div class="felt ${isPaused ? 'halted' : ''}">
        ${this.#view.draw(game, this.words)} ${isPaused ? this.#renderPause() : nothing}
        <div class="message" aria-hidden="true">
          <span class="message-text">${this.#message(game)}</span>
        </div>
        ${this.#play.line} ${this.#guidance.line}
        ${
          panel
            ? html`<div class="veil">${this.#renderPart(panel)}</div>`
            : isAside
              ? nothing
              : outcomeTemplate(
                  game,
                  this.words,
                  this.readonly ? undefined : () => this.#again(),
                  this.#renderPart(thinking?.afterword),
                )
        }
      </div>`;
  }

  #renderPart(part: Part | undefined): TemplateResult | typeof nothing {
    if (!part) return nothing;
    this.#sheets.add(part.styles.cssText);
    return part.draw(this.words);
  }

  #renderPause(): TemplateResult {
    return html`<div class="veil">
      <div class="outcome">
        <p class="outcome-title">${this.words.paused}</p>
        <button type="button" class="again" @click=${() => this.grant('resume')}>
          ${this.words.resume}
        </button>
      </div>
    </div>`;
  }

  #message(game: Game): string {
    const { reason } = this.#refusal;
    if (reason) return this.#play.refusal(reason);
    if (game.status === 'stuck' && !game.isOver) return this.words.stuck;
    return this.#opening.thinking?.message ?? '';
  }

  /** @internal */
  grant(wish: Wish, event?: Event): void {
    switch (wish) {
      case 'new':
        this.newGame();
        break;
      case 'give-up':
        this.giveUp();
        break;
      case 'statistics':
        this.#opening.showStatistics();
        return;
      case 'mute':
        this.muted = !this.muted;
        break;
      case 'help':
        this.#help.open(this.#games);
        return;
      case 'restart':
      case 'undo':
      case 'redo':
      case 'pause':
      case 'resume':
      case 'hint':
      case 'finish':
        void this[wish]();
    }
    // After a click by mouse or finger the keys are the table's again: Space must not press the
    // button once more. Whoever pressed it by a key goes on from there, but to a fresh game.
    const byKey = event instanceof MouseEvent && event.detail === 0;
    if (!byKey || wish === 'new' || wish === 'restart' || wish === 'resume') this.#refocus();
  }

  #refocus(): void {
    void this.updateComplete.then(() => this.focus());
  }

  #again(): void {
    this.newGame();
    this.#refocus();
  }

  get #isDisabled(): boolean {
    return this.disabled || this.closest('fieldset:disabled') !== null;
  }

  #tell(error: unknown): void {
    this.dispatchEvent(new SolitaireErrorEvent(asError(error)));
  }

  #showState(name: string, isOn: boolean): void {
    if (isOn) this.#internals.states.add(name);
    else this.#internals.states.delete(name);
  }

  get #isAnswered(): boolean {
    const request = this.#asked();
    return isSame(request, this.#request) || isSame(request, this.#failure);
  }

  #asked(): AskedGame {
    return askedGame(this);
  }

  /** Another game because the page asks for other rules: a seed of our own is drawn anew. */
  #startAnew(): void {
    const { seed } = this;
    if (isAbsent(seed) || (seed === this.#ownSeed && this.game)) this.seed = this.#drawSeed();
    this.#start(false);
    // The request that failed is the page's own: it has the game back by its old words.
    if (this.#error && this.game) {
      this.seed = seed;
      this.#failure = this.#asked();
    }
  }

  #drawSeed(): string {
    return (this.#ownSeed = randomSeed());
  }

  #start(isAskedFor: boolean): void {
    this.#error = this.#failure = undefined;
    try {
      if (!this.#dealt) setTimeout(() => (this.#dealt = 0));
      this.#dealt += 1;
      if (this.#dealt > mostDealt) throw Error('Each solitaire-start asks for another game');
      const game = createGame(newGameOf(this, (warning) => this.#warn(warning)));
      this.#games.withholdsSeed = this.commitment !== undefined;
      this.#request = this.#asked();
      this.#opening.open(game, isAskedFor);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#error = error;
      this.#failure = this.#asked();
      this.#tell(error);
      this.requestUpdate();
    }
  }

  #warn(warning: string): void {
    if (warning !== '' && warning !== this.#warning)
      console.warn(`<${this.localName}>: ${warning}`);
    this.#warning = warning;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-game': SolitaireGameElement;
  }
}
