import type { LocaleModule } from '@lit/localize';

type Templates = LocaleModule['templates'];

/** A locale out of the sources' own messages, each between brackets: what has none escaped it. */
export async function pseudoLocale(): Promise<LocaleModule> {
  const templates: Templates = {};
  for (const unit of await unitsOf('de')) {
    const parts: string[] = [''];
    const values: number[] = [];
    for (const node of unit.source.childNodes) {
      if (node instanceof Element) {
        values.push(Number(node.getAttribute('id')));
        parts.push('');
      } else parts.push(`${parts.pop() ?? ''}${node.textContent ?? ''}`);
    }
    templates[unit.id] = bracketed(parts, values);
  }
  return { templates };
}

/** The messages of a language as the translators see them. */
export async function unitsOf(
  locale: string,
): Promise<
  readonly { readonly id: string; readonly source: Element; readonly target: Element | null }[]
> {
  const response = await fetch(new URL(`../../xliff/${locale}.xlf`, import.meta.url));
  const xml = new DOMParser().parseFromString(await response.text(), 'text/xml');
  return [...xml.querySelectorAll('trans-unit')].map((unit) => {
    const source = unit.querySelector('source');
    if (!source) throw new Error(`${unit.id} has no source.`);
    return { id: unit.id, source, target: unit.querySelector('target') };
  });
}

function bracketed(parts: readonly string[], values: readonly number[]): Templates[string] {
  const [text = ''] = parts;
  if (values.length === 0) {
    // The forms of a plural: each of them is a text of its own.
    return text
      .split('|')
      .map((form) => form.replace(/^((?:zero|one|two|few|many):)?(.*)$/s, '$1⟦$2⟧'))
      .join('|');
  }
  const last = parts.length - 1;
  const strings = parts.map(
    (part, index) => `${index === 0 ? '⟦' : ''}${part}${index === last ? '⟧' : ''}`,
  );
  const raw = Object.assign([...strings], { raw: [...strings] });
  return { strTag: true, strings: raw as unknown as TemplateStringsArray, values: [...values] };
}

/** What stands outside of all brackets. */
export function unbracketed(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
  }
  return rest;
}
