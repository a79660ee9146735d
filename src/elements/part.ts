import type { CSSResult, TemplateResult } from 'lit';
import type { Wording } from './wording.js';

/** A part of the frame that is loaded when it is first needed. */
export interface Part {
  readonly styles: CSSResult;
  draw(words: Wording): TemplateResult;
}
