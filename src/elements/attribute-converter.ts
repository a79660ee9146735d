import type { ComplexAttributeConverter } from 'lit';

/**
 * For an option: a number where the text is one, else the text as it is. Whether it is allowed is
 * the engine's to say, so that a wrong attribute and a wrong property meet the same error.
 */
export const optionValue: ComplexAttributeConverter = {
  fromAttribute: (text) => {
    if (text === null) return undefined;
    return /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : text;
  },
};

/** For a text: an attribute that is taken away leaves what was there before it. */
export const textOr = <Default extends string | undefined>(
  absent: Default,
): ComplexAttributeConverter<string | Default> => ({ fromAttribute: (text) => text ?? absent });

/** For a boolean: on when the attribute is there, unless it says `false` as some frameworks write. */
export const booleanOption: ComplexAttributeConverter = {
  fromAttribute: (text) => text !== null && text !== 'false',
  toAttribute: (value) => (value ? '' : null),
};
