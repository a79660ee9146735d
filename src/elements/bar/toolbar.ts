import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { toolbarTemplate } from './toolbar-template.js';
import type { Tool, Wish } from './toolbar-template.js';

/** The buttons, which are one tab stop: the one that had the focus last. Between them the arrows lead on. */
export class Toolbar {
  #current: Wish | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly ask: (wish: Wish, event: Event) => void,
  ) {}

  draw(tools: readonly Tool[], label: string): TemplateResult {
    return toolbarTemplate(tools, this.#current, label, this);
  }

  readonly clicked = ({ wish, isIdle }: Tool, event: Event): void => {
    if (!isIdle) this.ask(wish, event);
  };

  readonly focused = (wish: Wish): void => {
    if (wish === this.#current) return;
    this.#current = wish;
    this.host.requestUpdate();
  };

  readonly pressed = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey, currentTarget, target } = event;
    if (ctrlKey || altKey || metaKey || !(currentTarget instanceof Element)) return;
    const tools = [...currentTarget.querySelectorAll<HTMLElement>('.tool')];
    const at = tools.findIndex((tool) => tool === target);
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: isMirrored ? at + 1 : at - 1,
      ArrowRight: isMirrored ? at - 1 : at + 1,
      Home: 0,
      End: tools.length - 1,
    };
    const to = steps[key];
    if (to === undefined) return;
    event.preventDefault();
    tools[(to + tools.length) % tools.length]?.focus();
  };
}
