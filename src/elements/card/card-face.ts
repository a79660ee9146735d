import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Face, Rank } from '../../engine/card.js';
import { lateFigure } from './late-figure.js';
import { doublePath, height, placePath, width } from './path.js';
import { pipLayout } from './pip-layout.js';
import { rankShapes } from './rank-shape.js';
import type { RankShape } from './rank-shape.js';
import { starShape } from './star-shape.js';
import { suitShapes } from './suit-shape.js';

interface CardFaceOptions {
  /** The card is a wildcard that has become this face: it keeps a small star. */
  readonly wild?: boolean;
}

/** The paths of one face: for each size class all ranks, which are strokes, and all pips, which are filled. */
interface Drawing {
  readonly smallRank: string;
  readonly smallPips: string;
  readonly mediumRanks: string;
  readonly mediumPips: string;
  readonly largeRanks: string;
  readonly largePips: string;
}

/** A letter of this height, centred on x: letters differ in width, their middles don't. */
function letterPath(letter: RankShape, x: number, y: number, size: number, stretch = 1): string {
  const scale = size / 100;
  return placePath(letter.stroke, x - (letter.width / 2) * scale * stretch, y, scale, stretch);
}

/**
 * What shows of a card in a fan is at least its upper 16 % or its left quarter: rank and suit are
 * within both. They can't stand side by side in one corner at a legible size, so the suit stands
 * below the rank, and in the other corner as well.
 */
function draw(face: Face): Drawing {
  const { rank, suit } = face;
  const shape = suitShapes[suit];
  const letter = rankShapes[rank];
  const engraved = { ...letter, stroke: letter.stroke + (letter.serif ?? '') };
  return {
    smallRank: letterPath(letter, 28, 12, 40, rank === 10 ? 1 : 1.2),
    smallPips:
      placePath(shape, 168, 33, 0.46) +
      placePath(shape, 28, 90, 0.4) +
      placePath(shape, 116, 186, 1.2),
    mediumRanks: doublePath(letterPath(letter, 23, 11, 26, rank === 10 ? 1 : 1.15)),
    mediumPips:
      doublePath(placePath(shape, 23, 52, 0.22) + placePath(shape, 177, 24, 0.22)) +
      (rank > 10 ? '' : placePath(shape, width / 2, height / 2)),
    largeRanks: doublePath(letterPath(engraved, 21, 11, 27)),
    largePips:
      doublePath(placePath(shape, 21, 53.5, 0.22) + placePath(shape, 179, 24.5, 0.22)) +
      largePips(rank, shape),
  };
}

function largePips(rank: Rank, shape: string): string {
  if (rank > 10) return '';
  return rank === 1 ? placePath(shape, width / 2, height / 2) : pipLayout(shape, rank, 0.38);
}

const wildMark = svg`<path class="small mark" d=${placePath(starShape, 100, 34, 0.4)} />
  <path class="larger mark" d=${placePath(starShape, 178, 54, 0.26)} />`;

/** What stands on large cards besides rank and pips: at court the figures, and an ornament on aces. */
function figure(face: Face): SVGTemplateResult | typeof nothing {
  if (face.rank > 10) return lateFigure(({ courtFigure }) => courtFigure(face));
  return face.rank === 1 ? lateFigure(({ aceOrnament }) => aceOrnament(face.suit)) : nothing;
}

const drawings = new Map<Face, Drawing>();

/** Drawn when first seen and kept: there are no more than 52. */
function drawingOf(face: Face): Drawing {
  let drawing = drawings.get(face);
  if (!drawing) drawings.set(face, (drawing = draw(face)));
  return drawing;
}

/** The front of a card; fills its container, and shows as much as the card's size bears. */
export function cardFace(face: Face, { wild = false }: CardFaceOptions = {}): TemplateResult {
  const drawing = drawingOf(face);
  return html`<div part="face" class="face ${face.suit} ${wild ? 'wild' : ''}" aria-hidden="true">
    <svg viewBox="0 0 ${width} ${height}">
      <path class="small" d=${drawing.smallPips} />
      <path class="small rank" d=${drawing.smallRank} />
      <path class="medium" d=${drawing.mediumPips} />
      <path class="medium rank" d=${drawing.mediumRanks} />
      <path class="large" d=${drawing.largePips} />
      <path class="large rank" d=${drawing.largeRanks} />
      ${figure(face)} ${wild ? wildMark : nothing}
    </svg>
  </div>`;
}
