import type { Vector } from './linear-map.js';
import type { CardNode } from './table-nodes.js';

/**
 * Cards that follow the pointer. An animation that stands still puts each where it is, not a style
 * of its own: of an animated card the browser knows that it may be anywhere, and moves its layer
 * without reckoning styles and overlaps anew at every move of the pointer. For a run of thirteen
 * that is a third of the time.
 */
export class Carried {
  readonly #animations: readonly Animation[];

  constructor(readonly cards: readonly CardNode[]) {
    this.#animations = cards.map((node) => {
      node.classList.add('lifted');
      const animation = node.animate(
        { transform: ['none', 'none'] },
        { duration: 1, fill: 'both' },
      );
      animation.pause();
      return animation;
    });
  }

  /** Puts the cards so far from where they lie, in px of the table. */
  moveTo({ x, y }: Vector): void {
    const transform = `translate3d(${x}px, ${y}px, 0)`;
    for (const { effect } of this.#animations) {
      // An animation that an element has made has a keyframe effect; `instanceof` knows only one window's.
      (effect as KeyframeEffect | null)?.setKeyframes({ transform: [transform, transform] });
    }
  }

  /** Lets the cards lie where they lie. */
  release(): void {
    for (const animation of this.#animations) animation.cancel();
    for (const node of this.cards) node.classList.remove('lifted');
  }
}
