import type { PropertyDeclaration, ReactiveElement } from 'lit';

type Decorator = (prototype: ReactiveElement, name: string) => void;

/**
 * lit's decorator of a reactive property, for the one way of compiling decorators that is used here: a
 * tenth of its weight.
 */
export function property(declaration: PropertyDeclaration = {}): Decorator {
  return (prototype, name) => {
    const isAccessor = Object.hasOwn(prototype, name);
    (prototype.constructor as typeof ReactiveElement).createProperty(name, declaration);
    return isAccessor ? Object.getOwnPropertyDescriptor(prototype, name) : undefined;
  };
}

/** A property that only the element itself sets. */
export function state(): Decorator {
  return property({ state: true, attribute: false });
}
