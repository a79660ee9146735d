import type { ReactiveController } from 'lit';
import type { GameController } from '../../controllers/game-controller.js';
import { OutlookController } from '../../controllers/outlook-controller.js';
import type { Outlooks } from '../../controllers/outlook-controller.js';
import type { PageEngine, readRecord } from '../../controllers/record-reader.js';
import { findTurningPoint } from '../../controllers/turning-point.js';
import type { TurningPoint } from '../../controllers/turning-point.js';
import type { SolverSource } from '../../controllers/solver-source.js';
import { WinnableDeals } from '../../controllers/winnable-deals.js';
import type { Deal, DealVerdict } from '../../controllers/winnable-deals.js';
import type { formatRecord, Game, Position } from '../../engine/index.js';
import { SolitaireVerdictEvent } from '../../events.js';
import type { Afterthought, OpeningHost, OpeningState } from '../opening-host.js';
import type { Part } from '../part.js';
import { randomSeed } from '../random-seed.js';
import type { Wording } from '../wording.js';
import { LostBar } from './lost-bar.js';
import { LostPanel } from './lost-panel.js';
import { SearchPanel } from './search-panel.js';

/** Ms for which the game before stays on the table while a deal is searched for. */
const patience = 300;

/** What is loaded when it is first needed. */
interface Sources {
  readonly solver: SolverSource;
  reader(): Promise<{ readonly readRecord: typeof readRecord }>;
}

type Engine = PageEngine & { readonly formatRecord: typeof formatRecord };

/**
 * What is thought of games beside playing them, all cards known: which deals can be won, whether the
 * game still can be, and where it was lost. Of a contest nothing is told before its end.
 */
export class Thinking implements ReactiveController, Afterthought {
  readonly #deals: WinnableDeals;
  readonly #known: Outlooks = new WeakMap();
  /** What becomes of the deal, and of the game that is played. */
  readonly #ofDeal: OutlookController;
  readonly #ofGame: OutlookController;
  /** The last deal that was drawn here: dealt again it is the same. */
  #drawn: { readonly seed: string | undefined; readonly verdict: DealVerdict } | undefined;
  #verdict: DealVerdict | undefined;
  /** The start of the game of which the verdict was told, and of that which was prepared for. */
  #told: Position | undefined;
  #preparedFor: Position | undefined;
  #message = '';
  /** The start of the game that could be won at some moment, and of that which could not. */
  #wonIn: Position | undefined;
  #lostIn: Position | undefined;
  /** Ends what the player waits for. */
  #ending: AbortController | undefined;
  /** Begins anew what was being dealt when the element left its page. */
  #again: (() => void) | undefined;
  #lost: { readonly game: Game; readonly panel: LostPanel } | undefined;
  /** Where a game was lost, while it is shown, and what was told of it last. */
  #bar: LostBar | undefined;
  #toldOfBar = '';

  constructor(
    private readonly opening: OpeningState,
    private readonly host: OpeningHost,
    private readonly games: GameController,
    private readonly sources: Sources,
    private readonly engine: Engine,
  ) {
    const { solver } = sources;
    const options = {
      solver,
      known: this.#known,
      changed: () => host.requestUpdate(),
      failed: (error: unknown) => this.#fail(error),
    };
    this.#ofDeal = new OutlookController(options);
    this.#ofGame = new OutlookController(options);
    this.#deals = new WinnableDeals({ solver, random: Math.random, drawSeed: randomSeed });
    host.addController(this);
  }

  /** What is known of the deal on the table. */
  get verdict(): DealVerdict | undefined {
    return this.#verdict;
  }

  /** What is to be read over the table. */
  get message(): string {
    return this.#message;
  }

  /** What is added to the end of a game. */
  get afterword(): Part | undefined {
    return this.#lost?.panel;
  }

  hostConnected(): void {
    this.#preparedFor = undefined;
    this.host.requestUpdate();
    this.#again?.();
  }

  hostDisconnected(): void {
    const again = this.#again;
    this.rest();
    this.#again = again;
    this.#deals.rest();
    this.#ofDeal.rest();
    this.#ofGame.rest();
  }

  hostUpdate(): void {
    const { host, games } = this;
    const { game } = games;
    this.#tellOfBar(host.words);
    if (!game || this.opening.replay) {
      this.#say('');
      return;
    }
    this.#lookAtDeal(game);
    this.#say(this.#outlook(game, host.words));
    const isLost = game.isOver && game.outcome !== 'won' && !game.options.contest && !host.readonly;
    if (!isLost) this.#lost = undefined;
    else if (this.#lost?.game !== game) {
      const panel = new LostPanel(
        () => void this.#find(game),
        () => {
          this.rest();
          void host.updateComplete.then(() => this.#focus('.where'));
        },
      );
      this.#lost = { game, panel };
    }
  }

  /** Ends what the player waited for: another game comes onto the table. */
  rest(): void {
    this.#ending?.abort();
    this.#ending = this.#again = undefined;
  }

  /** The deal in place of a random one: at once, where one that can be won is at hand. */
  deal(game: Game, again: () => void): Game | Promise<Game | undefined> {
    this.rest();
    if (this.#drawn && game.seed === this.#drawn.seed) return game;
    const deal = this.#dealLike(game);
    const found = this.#deals.atHand(game, deal);
    if (found) return this.#draw({ game: found, verdict: 'winnable' });
    this.#again = again;
    return this.#search(game, deal);
  }

  #draw({ game, verdict }: Deal): Game {
    this.#drawn = { seed: game.seed, verdict };
    return game;
  }

  #dealLike(game: Game): (seed: string) => Game {
    return (seed) => this.engine.createGame({ ...game.options, seed });
  }

  async #search(game: Game, deal: (seed: string) => Game): Promise<Game | undefined> {
    const { host, opening } = this;
    const ending = (this.#ending = new AbortController());
    const { signal } = ending;
    const skipped = new Promise<Deal>((come) => {
      const cover = (): void => {
        this.games.clear();
        opening.cover = new SearchPanel(() => come({ game, verdict: 'unknown' }));
        host.requestUpdate();
      };
      if (!this.games.game) cover();
      else {
        const cancel = host.timeSource.after(patience, cover);
        signal.addEventListener('abort', cancel);
      }
    });
    try {
      return this.#draw(await Promise.race([this.#deals.search(game, deal, signal), skipped]));
    } catch (error) {
      if (signal.aborted) return undefined;
      // Without a solver there is still a game.
      this.#fail(error);
      return this.#draw({ game, verdict: 'unknown' });
    } finally {
      ending.abort();
      if (this.#ending === ending) this.#again = opening.cover = undefined;
    }
  }

  get #asksOfDeal(): boolean {
    return this.host.winnable && !this.host.readonly;
  }

  /** Whether the deal can be won, where the page asks for it. */
  #lookAtDeal(game: Game): void {
    const { host } = this;
    const { start } = game;
    if (!this.#asksOfDeal) {
      this.#deals.rest();
      this.#verdict = this.#preparedFor = undefined;
      return;
    }
    if (this.#preparedFor !== start) {
      this.#preparedFor = start;
      this.#deals.prepare(game, this.#dealLike(game));
    }
    if (this.#drawn && this.#drawn.seed === game.seed && !this.#known.has(start)) {
      this.#known.set(start, { verdict: this.#drawn.verdict, line: [] });
    }
    const isTold = !game.options.contest || game.isOver;
    this.#verdict = isTold ? this.#ofDeal.look(start) : undefined;
    if (this.#verdict === undefined || this.#told === start) return;
    this.#told = start;
    const news = new SolitaireVerdictEvent(this.#verdict, game.seed);
    queueMicrotask(() => host.dispatchEvent(news));
  }

  /** What the player is told of the game as it stands now. */
  #outlook(game: Game, { language }: Wording): string {
    const { host } = this;
    const { msg } = language;
    const { start, position } = game;
    const isPlaying = game.status === 'playing' && !host.readonly;
    const isAssisted = host.assist === 'winnable' && isPlaying && !game.options.contest;
    if (!isAssisted) this.#ofGame.rest();
    const now = isAssisted ? this.#ofGame.look(position, game) : undefined;
    if (now === 'unwinnable') {
      this.#lostIn = start;
      return this.#loss(game, msg);
    }
    if (!this.#asksOfDeal) this.#ofDeal.rest();
    if (now === 'winnable') {
      if (this.#lostIn === start) this.#announce(msg('This game can be won again.'));
      this.#wonIn = start;
      this.#lostIn = undefined;
    }
    if (position !== start || !isPlaying) return '';
    switch (this.#verdict) {
      case 'winnable':
        return host.isOwnSeed ? '' : msg('This deal can be won.');
      case 'unwinnable':
        return msg('This deal cannot be won.');
      case 'unknown':
        return msg('Whether this deal can be won is not known.');
      case undefined:
        return '';
    }
  }

  /** That a game cannot be won: by what was played only where it is known that it could be before. */
  #loss({ start, position }: Game, msg: Wording['language']['msg']): string {
    const deal =
      position === start
        ? 'unwinnable'
        : this.#wonIn === start
          ? 'winnable'
          : this.#ofDeal.look(start);
    switch (deal) {
      case 'winnable':
        return msg('This game can no longer be won.');
      case 'unwinnable':
        return msg('This deal cannot be won.');
      case 'unknown':
      case undefined:
        return msg('This game cannot be won from here.');
    }
  }

  #say(message: string): void {
    if (message === this.#message) return;
    this.#message = message;
    this.#announce(message);
  }

  #tellOfBar(words: Wording): void {
    const { replay } = this.opening;
    const text = replay && replay === this.#bar ? this.#bar.text(words) : '';
    if (text === this.#toldOfBar) return;
    this.#toldOfBar = text;
    this.#announce(text);
  }

  #announce(text: string): void {
    if (text !== '') queueMicrotask(() => this.host.announce(text));
  }

  /** Searches for the moment at which a game was lost, and shows it. */
  async #find(game: Game): Promise<void> {
    const { host, sources } = this;
    const lost = this.#lost;
    if (lost?.game !== game) return;
    this.rest();
    const { panel } = lost;
    panel.state = 'searching';
    panel.progress = 0;
    host.requestUpdate();
    // Its button is gone.
    void host.updateComplete.then(() => this.#focus('.afterword .cancel'));
    const ending = (this.#ending = new AbortController());
    const { signal } = ending;
    signal.addEventListener('abort', () => {
      panel.state = 'open';
      host.requestUpdate();
    });
    try {
      const reader = await sources.reader();
      const { games } = reader.readRecord(this.engine.formatRecord(game), this.engine);
      const point = await findTurningPoint(games, sources.solver, signal, (share) => {
        panel.progress = share;
        host.requestUpdate();
      });
      // Another game may lie on the table by now.
      if (signal.aborted || this.games.game !== game) return;
      panel.state = point.at >= 0 ? 'open' : point.isProven ? 'never' : 'unknown';
      if (point.at >= 0) this.#show(point, game);
    } catch (error) {
      if (signal.aborted) return;
      panel.state = 'open';
      this.#fail(error);
    }
    host.requestUpdate();
  }

  #show(point: TurningPoint, game: Game): void {
    const { host, games, opening } = this;
    const showWays = (): void => void host.updateComplete.then(() => this.#focus('.play-on'));
    const bar = new LostBar(host, games, point, game, () => host.timeSource, {
      playOn: (moment) => {
        host.record = this.engine.formatRecord(moment);
        void host.updateComplete.then(() => host.focus());
      },
      returned: showWays,
      close: () => {
        bar.replay.stop();
        opening.replay = undefined;
        games.show(game);
        void host.updateComplete.then(() => this.#focus('.veil'));
      },
    });
    opening.replay = this.#bar = bar;
    host.requestUpdate();
    showWays();
  }

  #focus(selector: string): void {
    this.host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  #fail(error: unknown): void {
    this.host.warn(error instanceof Error ? error : new Error(String(error)));
  }
}
