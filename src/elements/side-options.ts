import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { OptionError } from '../engine/index.js';

/** Steps of a replay that a page may ask for; one past its end is the end. */
export const mostSteps = 1_000_000;

/** What the page asks for beside the rules of the game. */
export interface SideOptionsHost extends ReactiveControllerHost {
  readonly assist: string | undefined;
  readonly verbosity: string;
  /** Which step of a replay, as the page asked for it. */
  readonly askedAt: unknown;
}

type SideOption = 'assist' | 'verbosity' | 'at';

interface Allowed {
  /** What the page gave. */
  readonly given: (host: SideOptionsHost) => unknown;
  readonly isRight: (value: unknown) => boolean;
  /** In words, or as a list of values. */
  readonly text: string;
}

function oneOf(...values: readonly string[]): Pick<Allowed, 'isRight' | 'text'> {
  return { isRight: (value) => values.some((each) => each === value), text: values.join(', ') };
}

const table: Readonly<Record<SideOption, Allowed>> = {
  assist: { given: ({ assist }) => assist, ...oneOf('winnable') },
  verbosity: { given: ({ verbosity }) => verbosity, ...oneOf('full', 'brief', 'off') },
  at: {
    given: ({ askedAt }) => askedAt,
    isRight: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostSteps,
    text: `a whole number from 0 to ${mostSteps}`,
  },
};

const names = Object.keys(table) as readonly SideOption[];

/**
 * Tells of an option that is no rule and has a value that is not allowed: the game goes on as if it
 * were not set, and what was told is taken back as soon as the value is right.
 */
export class SideOptions implements ReactiveController {
  readonly #told = new Map<SideOption, OptionError>();

  constructor(
    private readonly host: SideOptionsHost,
    private readonly say: (error: OptionError) => void,
    private readonly unsay: (error: OptionError) => void,
  ) {
    host.addController(this);
    host.requestUpdate();
  }

  hostUpdate(): void {
    for (const name of names) {
      const { given, isRight, text } = table[name];
      const value = given(this.host);
      const told = this.#told.get(name);
      const isWrong = value !== undefined && !isRight(value);
      if (isWrong && told && Object.is(told.value, value)) continue;
      this.#told.delete(name);
      const error = isWrong ? new OptionError(name, value, text) : undefined;
      if (error) this.#told.set(name, error);
      // A listener may set the right value: this update comes first.
      queueMicrotask(() => {
        if (told) this.unsay(told);
        if (error) this.say(error);
      });
    }
  }
}
