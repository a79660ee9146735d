import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Attributes, Elements, Events } from './elements.js';

type Props<Tag extends keyof Elements> = DetailedHTMLProps<
  Omit<HTMLAttributes<Elements[Tag]>, keyof Attributes[Tag]>,
  Elements[Tag]
> &
  Attributes[Tag] & {
    [Name in keyof Events[Tag] as `on${Name & string}`]?:
      ((event: Events[Tag][Name]) => void) | undefined;
  };

type Tags = { [Tag in keyof Elements]: Props<Tag> };

/** The tags in JSX, for React 19 and newer. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
