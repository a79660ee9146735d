import { nothing } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import type { GameController } from '../../controllers/game-controller.js';
import type { TableNodes } from '../../controllers/table-nodes.js';
import type * as HelpPanel from './help-panel.js';
import type { HelpLook } from './help-panel.js';

/** The panel that tells how to play, loaded when it is first opened. */
export class LateHelp {
  #panel: typeof HelpPanel | undefined;

  constructor(
    private readonly host: ReactiveElement,
    private readonly nodes: TableNodes,
    private readonly adopt: (style: string) => void,
  ) {}

  /** @throws TypeError when it cannot be loaded. */
  async open(games: GameController): Promise<void> {
    const panel = await import('./help-panel.js');
    this.adopt(panel.helpStyles);
    this.#panel = panel;
    this.host.requestUpdate();
    await this.host.updateComplete;
    const { help } = this.nodes;
    if (help) panel.openHelp(help, games, () => this.host.focus());
  }

  draw(look: HelpLook): TemplateResult | typeof nothing {
    return this.#panel?.helpTemplate(look) ?? nothing;
  }
}
