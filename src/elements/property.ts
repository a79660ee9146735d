import type { ComplexAttributeConverter, PropertyDeclaration, ReactiveElement } from 'lit';

type Decorator = (prototype: ReactiveElement, name: string) => void;

/** A property; with a converter of text where it has an attribute of other than plain text. */
interface Declaration extends PropertyDeclaration {
  readonly converter?: ComplexAttributeConverter;
}

/**
 * lit's decorator of a reactive property, for the one way of compiling decorators that is used here: a
 * tenth of its weight. A text is taken as its attribute would be, and none as one that is not there:
 * frameworks set as a property what a template writes, or leaves out.
 */
export function property({ converter, ...rest }: Declaration = {}): Decorator {
  return (prototype, name) => {
    const isAccessor = Object.hasOwn(prototype, name);
    const element = prototype.constructor as typeof ReactiveElement;
    element.createProperty(name, converter ? { ...rest, converter } : rest);
    const accessor = Object.getOwnPropertyDescriptor(prototype, name);
    if (!accessor || !converter) return isAccessor ? accessor : undefined;
    Object.defineProperty(prototype, name, {
      ...accessor,
      set(this: ReactiveElement, value: unknown) {
        const text = value ?? null;
        const isText = text === null || typeof text === 'string';
        accessor.set?.call(this, isText ? converter.fromAttribute?.(text) : value);
      },
    });
    return undefined;
  };
}

/** A property that only the element itself sets. */
export function state(): Decorator {
  return property({ state: true, attribute: false });
}

/**
 * For a method that has the name of an attribute: a framework that finds it on the element sets it as
 * a property. It stays a method, and the attribute's property is set in its place.
 */
export function alsoSets(name: string) {
  return (_: ReactiveElement, __: string, method: PropertyDescriptor): PropertyDescriptor => ({
    configurable: true,
    get: () => method.value as unknown,
    set(this: Record<string, unknown>, value: unknown) {
      this[name] = value;
    },
  });
}
