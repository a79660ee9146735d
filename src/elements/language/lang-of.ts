/** What `lang` says on an element or on what it stands in, across shadow roots. */
export function langOf(element: Element): string {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang !== null) return lang;
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
