import type { CSSResult } from 'lit';

const made = new WeakMap<Document, WeakMap<CSSResult, CSSStyleSheet>>();

/**
 * The sheet of a style for a document. A constructed sheet serves only the document that it was made
 * in, so an element that is moved into a frame or a window needs others.
 */
export function documentSheet(style: CSSResult, document: Document): CSSStyleSheet | undefined {
  const view = document.defaultView;
  if (!view || view === window) return style.styleSheet;
  const sheets = made.get(document) ?? new WeakMap<CSSResult, CSSStyleSheet>();
  made.set(document, sheets);
  let sheet = sheets.get(style);
  if (!sheet) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(style.cssText);
    sheets.set(style, sheet);
  }
  return sheet;
}
