import type { JSX } from 'solid-js';
import type { Attributes, Elements, Events } from './elements.js';

type Props<Tag extends keyof Elements> = Omit<
  JSX.HTMLAttributes<Elements[Tag]>,
  keyof Attributes[Tag]
> &
  Attributes[Tag] & {
    [Name in keyof Events[Tag] as `on:${Name & string}`]?:
      ((event: Events[Tag][Name]) => void) | undefined;
  };

type Tags = { [Tag in keyof Elements]: Props<Tag> };

/** The tags in JSX, for Solid. */
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
