import type { ClassAttributes, JSX } from 'preact';
import type { Attributes, Elements, Events } from './elements.js';

type Props<Tag extends keyof Elements> = ClassAttributes<Elements[Tag]> &
  Omit<JSX.HTMLAttributes<Elements[Tag]>, keyof Attributes[Tag]> &
  Attributes[Tag] & {
    [Name in keyof Events[Tag] as `on${Name & string}`]?:
      ((event: Events[Tag][Name]) => void) | undefined;
  };

type Tags = { [Tag in keyof Elements]: Props<Tag> };

/** The tags in JSX, for Preact. */
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
