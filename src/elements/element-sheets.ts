import type { CSSResult, ReactiveElement } from 'lit';
import { documentSheet } from './document-sheet.js';

/** The styles of an element that come later than itself, and those that a new document lacks. */
export class ElementSheets {
  readonly #late = new Set<string>();

  constructor(
    private readonly element: ReactiveElement,
    private readonly own: readonly CSSResult[],
  ) {}

  /** A part that was loaded late brings its styles. */
  add(style: string): void {
    if (this.#late.has(style)) return;
    this.#late.add(style);
    this.#adopt(style);
  }

  /** Another document has none of the styles: a move there leaves them behind. */
  adoptAll(): void {
    for (const { cssText } of this.own) this.#adopt(cssText);
    for (const style of this.#late) this.#adopt(style);
  }

  #adopt(style: string): void {
    const { ownerDocument, shadowRoot } = this.element;
    const sheet = documentSheet(style, ownerDocument);
    const { adoptedStyleSheets } = shadowRoot ?? {};
    if (sheet && !adoptedStyleSheets?.includes(sheet)) adoptedStyleSheets?.push(sheet);
  }
}
