const names = ['card', 'card-height', 'closed-step', 'open-step'];

const known = new WeakSet<Document>();

/**
 * Tells a document that the table's sizes are lengths. Then each is reckoned once, where it stands;
 * else its whole formula is carried into every card that reads it and reckoned there anew, which
 * multiplies the time that styles take. Without this the table looks the same.
 */
export function registerLengths(document: Document): void {
  const css = document.defaultView?.CSS;
  if (known.has(document) || !css?.registerProperty) return;
  known.add(document);
  for (const name of names) {
    try {
      css.registerProperty({
        name: `--_solitaire-${name}`,
        syntax: '<length>',
        inherits: true,
        initialValue: '0px',
      });
    } catch {
      // Another copy of this script, on the same page, was first.
    }
  }
}
