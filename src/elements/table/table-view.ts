import type { TemplateResult } from 'lit';
import type { DragController, DragHost } from '../../controllers/drag-controller.js';
import type { FocusController } from '../../controllers/focus-controller.js';
import type { HandController } from '../../controllers/hand-controller.js';
import type { TableNodes } from '../../controllers/table-nodes.js';
import type { Game, PileId } from '../../engine/index.js';
import type { Wording } from '../wording.js';
import { tableTemplate } from './table-template.js';
import type { TableListeners } from './table-template.js';

interface ViewHost extends DragHost {
  readonly leftHanded: boolean;
}

/** The table as the player sees it: with what the hand holds, and where it points. */
export class TableView {
  #pointedAt: PileId | undefined;

  constructor(
    private readonly host: ViewHost,
    private readonly hand: HandController,
    private readonly focus: FocusController,
    private readonly drag: DragController,
    private readonly nodes: TableNodes,
  ) {}

  draw(game: Game, words: Wording): TemplateResult {
    const pile = this.#pointedAt;
    const face = pile === undefined ? undefined : this.hand.preview(pile);
    const look = {
      game,
      held: this.hand.held,
      targets: this.hand.targets,
      preview: face && pile !== undefined ? { pile, face } : undefined,
      tabStops: this.focus.stops,
      isInteractive: this.host.isInteractive,
      isLeftHanded: this.host.leftHanded,
      words,
    };
    return tableTemplate(look, this.#listeners);
  }

  readonly #listeners: TableListeners = {
    pointerdown: (event) => this.drag.down(event),
    pointerover: (event) => this.#pointAt(this.nodes.spotOf(event)?.pile),
    pointerleave: () => this.#pointAt(undefined),
    focusin: (event) => {
      this.focus.focused(event);
      this.#pointAt(this.nodes.spotOf(event)?.pile);
    },
  };

  /** Only a held wildcard looks different over another pile. */
  #pointAt(pile: PileId | undefined): void {
    if (pile === this.#pointedAt) return;
    this.#pointedAt = pile;
    if (this.hand.holdsWildcard) this.host.requestUpdate();
  }
}
