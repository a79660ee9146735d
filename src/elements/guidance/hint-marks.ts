import { pileOf } from '../../engine/index.js';
import type { Move } from '../../engine/index.js';
import type { ShownHint } from '../../controllers/hint-controller.js';
import { LinearMap } from '../../controllers/linear-map.js';
import type { CardNode, TableNodes } from '../../controllers/table-nodes.js';

type Hint = Extract<ShownHint, { type: 'hint' }>;

/** Of a card's way home: how much slower a hint shows it, and how often. */
const slowness = 4;
const repetitions = 2;

/**
 * Points at cards: marks those that a hint is about and, in its last step, where they go, with
 * copies of them that move there. It writes on what is drawn, never into it: what is marked is drawn
 * for another reason at any time, and does not lose its marks.
 */
export class HintMarks {
  #shown: Hint | undefined;
  #marked: readonly Element[] = [];
  #ghosts: readonly HTMLElement[] = [];
  /** Where the copies come to rest. */
  #rests: readonly DOMRect[] = [];

  constructor(
    private readonly nodes: TableNodes,
    private readonly duration: () => number,
  ) {}

  /** Where on the screen is what a hint points at. */
  get areas(): readonly DOMRect[] {
    return [...this.#marked.map((node) => node.getBoundingClientRect()), ...this.#rests];
  }

  /** Shows a hint in place of the one before; at once, so that nothing points at what has gone. */
  show(shown: ShownHint | undefined): void {
    const hint = shown?.type === 'hint' && shown.step !== 'exists' ? shown : undefined;
    if (hint === this.#shown) return;
    this.#shown = hint;
    for (const node of this.#marked) node.classList.remove('hinted', 'hint-target');
    for (const node of this.#ghosts) node.remove();
    this.#marked = this.#ghosts = this.#rests = [];
    const [move] = hint?.advice.plan ?? [];
    if (!hint || !move) return;
    const sources = this.#sources(hint, move);
    this.#mark(sources, 'hinted');
    if (hint.step === 'move' && move.type === 'play') this.#point(hint, move, sources);
  }

  #mark(nodes: readonly Element[], name: 'hinted' | 'hint-target'): void {
    for (const node of nodes) node.classList.add(name);
    this.#marked = [...this.#marked, ...nodes];
  }

  #sources({ game: { position } }: Hint, move: Move): readonly HTMLElement[] {
    if (move.type === 'play') {
      const index = pileOf(position, move.from).cards.length - move.count;
      return this.nodes.run({ pile: move.from, index });
    }
    const pile = move.type === 'reveal' ? move.pile : position.rules.stock?.id;
    const top = pile === undefined ? undefined : this.#top(pile);
    return top ? [top] : [];
  }

  /** What lies on top of a pile as it is drawn: its last card, or its space. */
  #top(pile: string): HTMLElement | undefined {
    const node = this.nodes.pile(pile);
    const cards = node?.querySelectorAll<HTMLElement>('.card') ?? [];
    return cards[cards.length - 1] ?? node?.querySelector<HTMLElement>('.space') ?? undefined;
  }

  #point(
    { game: { position } }: Hint,
    move: Extract<Move, { type: 'play' }>,
    sources: readonly HTMLElement[],
  ): void {
    const pile = this.nodes.pile(move.to);
    const top = this.#top(move.to);
    if (!pile || !top) return;
    this.#mark([top], 'hint-target');
    const isEmpty = pileOf(position, move.to).cards.length === 0;
    this.#ghosts = sources.map((source, index) => {
      const ghost = ghostOf(source);
      ghost.style.setProperty('--above', String(index + (isEmpty ? 0 : 1)));
      pile.append(ghost);
      return ghost;
    });
    this.#rests = this.#ghosts.map((ghost) => ghost.getBoundingClientRect());
    this.#move(sources);
  }

  #move(sources: readonly HTMLElement[]): void {
    const duration = this.duration() * slowness;
    if (duration === 0) return;
    const map = new LinearMap(this.nodes.probes);
    this.#ghosts.forEach((ghost, index) => {
      const from = sources[index]?.getBoundingClientRect();
      const to = this.#rests[index];
      if (!from || !to) return;
      const { x, y } = map.toTable({ x: from.x - to.x, y: from.y - to.y });
      const start = `translate(${x}px, ${y}px)`;
      ghost.animate(
        [
          { transform: start, offset: 0 },
          { transform: start, offset: 0.15 },
          { transform: 'none', offset: 0.7 },
          { transform: 'none', offset: 1 },
        ],
        { duration, iterations: repetitions, easing: 'ease-in-out' },
      );
    });
  }
}

/** The look of a card and nothing else of it: no place, no name, nothing to press. */
function ghostOf(card: HTMLElement): HTMLElement {
  const ghost = card.ownerDocument.createElement('div');
  ghost.className = 'ghost';
  ghost.ariaHidden = 'true';
  const { childNodes } = card.cloneNode(true) as CardNode;
  for (const part of [...childNodes]) {
    if (part instanceof Element && part.matches('.face, .back')) ghost.append(part);
  }
  return ghost;
}
