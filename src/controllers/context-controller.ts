import type { Context, ContextCallback, ContextEvent } from '@lit/context';
import type { ReactiveController, ReactiveElement } from 'lit';

/**
 * Gives those within an element what a context stands for, by the community's protocol: it answers
 * their `context-request`, and goes on telling those who subscribe.
 */
export class ContextController<Value> implements ReactiveController {
  #value: Value;
  readonly #subscribers = new Map<ContextCallback<Value>, () => void>();

  constructor(
    private readonly host: ReactiveElement,
    private readonly context: Context<unknown, Value>,
    value: Value,
  ) {
    this.#value = value;
    host.addController(this);
    host.addEventListener('context-request', (event) => this.#answer(event));
  }

  /** Who asked before the element was there asks again. */
  hostConnected(): void {
    const { host, context } = this;
    const event = new Event('context-provider', { bubbles: true, composed: true });
    host.dispatchEvent(Object.assign(event, { context, contextTarget: host }));
  }

  /** Tells the value to all who subscribed, also when it is the same as before. */
  tell(value: Value): void {
    this.#value = value;
    for (const [callback, unsubscribe] of [...this.#subscribers]) callback(value, unsubscribe);
  }

  #answer(event: ContextEvent<Context<unknown, unknown>>): void {
    // What the host asks is for those around it; older versions of the protocol do not say who asks.
    const asking = (event as Partial<typeof event>).contextTarget ?? event.composedPath()[0];
    if (event.context !== this.context || asking === this.host) return;
    event.stopImmediatePropagation();
    const callback: ContextCallback<Value> = event.callback;
    const unsubscribe = (): void => void this.#subscribers.delete(callback);
    if (event.subscribe) this.#subscribers.set(callback, unsubscribe);
    callback(this.#value, event.subscribe ? unsubscribe : undefined);
  }
}
