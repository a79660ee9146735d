import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Wording } from '../wording.js';

/** What a button of the bar asks for. */
export type Wish =
  | 'new'
  | 'restart'
  | 'undo'
  | 'redo'
  | 'pause'
  | 'resume'
  | 'hint'
  | 'finish'
  | 'give-up'
  | 'statistics'
  | 'mute'
  | 'help';

/** One button. */
export interface Tool {
  readonly wish: Wish;
  readonly label: string;
  /** Shown, but without effect now. */
  readonly isIdle?: boolean;
  readonly isPressed?: boolean;
}

/** Line drawings on a field of 24 by 24. */
const icons: Readonly<Record<Wish, string>> = {
  new: 'M12 5v14M5 12h14',
  restart: 'M5 5v5h5M5.5 10a7 7 0 1 1-.4 4',
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 9h-3',
  redo: 'm15 6 5 5-5 5M20 11H10a5 5 0 0 0 0 9h3',
  pause: 'M9 5v14M15 5v14',
  resume: 'M8 5v14l11-7z',
  hint: 'M9 17h6M10 21h4M9 17v-2a6 6 0 1 1 6 0v2',
  finish: 'm5 6 7 6-7 6zM12 6l7 6-7 6z',
  'give-up': 'M6 21V4M6 4h11l-3 4 3 4H6',
  statistics: 'M5 20v-7M12 20V4M19 20V9',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 0 1 0 6',
  help: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1-1.5 2.3M12 18.5v.2',
};

/**
 * The places of the buttons. Each has one of its own: a button that goes takes its focus with it, and
 * none comes to stand for another. But a halted game goes on at the button that halted it.
 */
const slots = Object.keys(icons);

/** What the buttons tell of what is done with them. */
interface ToolListeners {
  readonly clicked: (tool: Tool, event: Event) => void;
  readonly focused: (wish: Wish) => void;
  readonly pressed: (event: KeyboardEvent) => void;
}

/** The buttons under the table: each stands there only where the rules allow it. */
export function toolbarTemplate(
  tools: readonly Tool[],
  current: Wish | undefined,
  label: string,
  on: ToolListeners,
): TemplateResult {
  // One tab stop for all: the button that had the focus last, as long as it is there.
  const stop = tools.some(({ wish }) => wish === current) ? current : tools[0]?.wish;
  return html`<div
    class="toolbar"
    part="toolbar"
    role="toolbar"
    aria-label=${label}
    @keydown=${on.pressed}
  >
    ${slots.map((slot) => {
      const tool = tools.find(({ wish }) => slot === (wish === 'resume' ? 'pause' : wish));
      if (!tool) return nothing;
      const { wish, label: name, isIdle, isPressed } = tool;
      return html`<button
        type="button"
        class="tool ${wish}"
        part="tool ${wish}"
        tabindex=${wish === stop ? '0' : '-1'}
        title=${name}
        aria-label=${name}
        aria-disabled=${isIdle ? 'true' : 'false'}
        aria-pressed=${isPressed ?? nothing}
        @click=${(event: Event) => on.clicked(tool, event)}
        @focusin=${() => on.focused(wish)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${icons[wish]} /></svg>
        <span class="tool-label" aria-hidden="true">${name}</span>
      </button>`;
    })}
  </div>`;
}

/** What a button is called: as its wish, but for two that are two words. */
export function toolLabel(wish: Wish, words: Wording): string {
  return words[wish === 'new' ? 'newGame' : wish === 'give-up' ? 'giveUp' : wish];
}
