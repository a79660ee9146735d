/** The language of an element, out of its own `lang` or that of an ancestor, across shadow roots. */
export function langOf(element: Element): string {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang !== null) return canonical(lang);
  }
  return 'en';
}

/** The roots of the trees that an element is in: its own, its host's … */
export function rootsOf(element: Element): readonly Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

function parentOf(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

/** A page may write anything; what is no language is answered in English. */
function canonical(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
