import { nothing } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import type { GameController } from '../../controllers/game-controller.js';
import type { TableNodes } from '../../controllers/table-nodes.js';
import { Late } from '../late.js';
import type * as HelpPanel from './help-panel.js';
import type { HelpLook } from './help-panel.js';

/** The panel that tells how to play, loaded when it is first opened. */
export class LateHelp extends Late<typeof HelpPanel> {
  constructor(
    private readonly host: ReactiveElement,
    private readonly nodes: TableNodes,
    private readonly adopt: (style: string) => void,
    failed: (error: unknown) => void,
  ) {
    super(() => import('./help-panel.js'), failed);
  }

  open(games: GameController): void {
    const { host, nodes } = this;
    void this.use(async ({ helpStyles, openHelp }) => {
      this.adopt(helpStyles);
      host.requestUpdate();
      await host.updateComplete;
      if (nodes.help) openHelp(nodes.help, games, () => host.focus());
    });
  }

  draw(look: HelpLook): TemplateResult | typeof nothing {
    return this.thing?.helpTemplate(look) ?? nothing;
  }
}
