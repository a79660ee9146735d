import type { TemplateResult } from 'lit';
import { nothing } from 'lit';
import type { Topic } from '../../controllers/announcer.js';
import type { RefusalReason } from '../../engine/index.js';
import { Late } from '../late.js';
import type { Seat, SpokenPlay } from './spoken-play.js';

/** A key that may be one of the game's, and no shortcut of the browser. */
function isKeyOfPlay({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return key.length === 1 || /^(Arrow|Enter|Escape|Home|End)/.test(key);
}

/** Play by key and by ear, loaded when it is first wanted. */
export class LatePlay extends Late<SpokenPlay> {
  constructor(
    private readonly seat: Seat,
    failed: (error: unknown) => void,
  ) {
    super(
      () => import('./spoken-play.js').then((module) => new module.SpokenPlay(seat)),
      failed,
      () => seat.host.requestUpdate(),
    );
  }

  /** The line for a typed move. */
  get line(): TemplateResult | typeof nothing {
    return this.thing?.line ?? nothing;
  }

  /** Says something, once it can; what was asked for, unless it is about something else. */
  say(text: string, topic?: Topic): void {
    void this.want().then(() => this.thing?.say(text, topic));
  }

  /** Why an action was refused; where English is spoken, in plain words until the right ones are there. */
  refusal(reason: RefusalReason): string {
    if (!this.thing) void this.want();
    const isEnglish = this.seat.words().language.tag.startsWith('en');
    return this.thing?.refusal(reason) ?? (isEnglish ? reason.replaceAll('-', ' ') : '');
  }

  /** For the element's `keydown`. Keys that come before they can be understood wait until they are. */
  readonly pressed = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || !this.seat.host.renderRoot.contains(target)) return;
    if (target.closest('input, select, dialog') || event.defaultPrevented) return;
    if (this.thing) this.thing.press(event, target);
    if (this.thing || !target.closest('.table') || !isKeyOfPlay(event)) return;
    event.preventDefault();
    void this.use((play) => play.press(event, target));
  };
}
