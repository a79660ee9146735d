import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Attributes, Elements, Events } from './elements.js';

type CamelCase<Name> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Vue checks `time-limit` of a template by the name `timeLimit`. */
type InCamelCase<Props> = { [Name in keyof Props as CamelCase<Name>]: Props[Name] };

type Component<Tag extends keyof Elements> = new () => Elements[Tag] & {
  /** What a template may give. */
  $props: Omit<HTMLAttributes, keyof Attributes[Tag]> & InCamelCase<Attributes[Tag]> & PublicProps;
  /** What a template may hear. */
  $emit: EmitFn<{ [Name in keyof Events[Tag]]: (event: Events[Tag][Name]) => void }>;
};

type Tags = { [Tag in keyof Elements]: Component<Tag> };

/** The tags in templates of Vue. */
declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
