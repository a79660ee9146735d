import { ContextEvent } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';
import { rootsOf } from '../language/lang-of.js';
import { playedGameContext } from './played-game.js';
import type { PlayedGame } from './played-game.js';

interface FinderHost extends ReactiveElement {
  /** The id of a game; the nearest one around the host when absent. */
  readonly for: string | null | undefined;
}

/**
 * Finds the game that its host goes with, whichever of the two is on the page first, and finds another
 * when one comes, goes or takes another id. The host is drawn again whenever the game is.
 */
export class GameFinder implements ReactiveController {
  readonly #host: FinderHost;
  readonly #observer = new MutationObserver(() => this.#find());
  #found: PlayedGame | undefined;
  #sought: string | null | undefined;
  #unsubscribe: (() => void) | undefined;
  #listening: AbortController | undefined;

  constructor(host: FinderHost) {
    this.#host = host;
    host.addController(this);
  }

  get found(): PlayedGame | undefined {
    return this.#found;
  }

  hostConnected(): void {
    const { signal } = (this.#listening = new AbortController());
    const page = this.#host.ownerDocument;
    const come = (event: Event): void => {
      if ('context' in event && event.context === playedGameContext) this.#find();
    };
    page.addEventListener('context-provider', come, { capture: true, signal });
    for (const root of rootsOf(this.#host)) {
      this.#observer.observe(root, { subtree: true, attributeFilter: ['id'] });
    }
    this.#find();
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    this.#observer.disconnect();
    this.#lose();
  }

  hostUpdate(): void {
    if (this.#host.for !== this.#sought) this.#find();
  }

  #lose(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = this.#found = undefined;
  }

  #find(): void {
    const host = this.#host;
    this.#lose();
    const { for: id } = host;
    this.#sought = id;
    const from = id === undefined || id === null ? host : elementOf(id, host);
    const told = (game: PlayedGame | undefined, unsubscribe?: () => void): void => {
      // Within a game, but not one.
      if (from !== host && game && game !== from) unsubscribe?.();
      else {
        this.#found = game;
        this.#unsubscribe = unsubscribe;
        host.requestUpdate();
      }
    };
    from?.dispatchEvent(new ContextEvent(playedGameContext, host, told, true));
    host.requestUpdate();
  }
}

/** By its id: in the tree of an element, in that of its host … */
function elementOf(id: string, element: Element): Element | undefined {
  for (const root of rootsOf(element)) {
    const found = (root as Partial<NonElementParentNode>).getElementById?.(id);
    if (found) return found;
  }
  return undefined;
}
