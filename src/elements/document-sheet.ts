const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * The sheet of a style for a document. A constructed sheet serves only the document that it was made
 * in, so an element that is moved into a frame or a window needs others.
 */
export function documentSheet(style: string, document: Document): CSSStyleSheet | undefined {
  const view = document.defaultView;
  if (!view) return undefined;
  const sheets = made.get(document) ?? new Map<string, CSSStyleSheet>();
  made.set(document, sheets);
  let sheet = sheets.get(style);
  if (!sheet) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(style);
    sheets.set(style, sheet);
  }
  return sheet;
}
