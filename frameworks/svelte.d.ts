import type { HTMLAttributes } from 'svelte/elements';
import type { Attributes, Elements, Events } from './elements.js';

type Props<Tag extends keyof Elements> = Omit<
  HTMLAttributes<Elements[Tag]>,
  keyof Attributes[Tag]
> &
  Attributes[Tag] & {
    [Name in keyof Events[Tag] as `on${Name & string}`]?:
      ((event: Events[Tag][Name]) => void) | null | undefined;
  };

type Tags = { [Tag in keyof Elements]: Props<Tag> };

/** The tags in markup of Svelte 5 and newer. */
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
