import type { ReactiveController, ReactiveElement } from 'lit';
import type { Game } from '../engine/index.js';

/** What a form control is. */
interface FormHost extends ReactiveElement {
  /** The value. */
  readonly record: string | undefined;
  readonly name: string | undefined;
  readonly required: boolean;
}

/** Keeps what a form knows of a game: its record as the value, and whether it is over. */
export class FormController implements ReactiveController {
  /** The game whose record the form has. */
  #submitted: Game | undefined;

  /**
   * @param played the game that the value tells of: not one that is only looked at.
   * @param unfinished what the browser says while a game that is required is not over.
   */
  constructor(
    private readonly host: FormHost,
    private readonly internals: ElementInternals,
    private readonly played: () => Game | undefined,
    private readonly unfinished: () => string,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { name, required, renderRoot } = this.host;
    const game = this.played();
    if (name !== undefined && game !== this.#submitted) {
      this.#submitted = game;
      // Written only here: with every picture it would be work for nobody.
      this.internals.setFormValue(this.host.record ?? null);
    }
    if (!required || game?.isOver) {
      this.internals.setValidity({});
      return;
    }
    const anchor = renderRoot.querySelector<HTMLElement>('[tabindex="0"], button') ?? undefined;
    this.internals.setValidity({ valueMissing: true }, this.unfinished(), anchor);
  }
}
