import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Face, Rank, Suit } from '../../engine/card.js';
import { doublePath, height, placePath, width } from './path.js';
import { pipLayout } from './pip-layout.js';
import { rankShapes } from './rank-shape.js';
import { starShape } from './star-shape.js';
import { suitShapes } from './suit-shape.js';

export interface CardFaceOptions {
  /** The card is a wildcard that has become this face: it keeps a small star. */
  readonly wild?: boolean;
}

/** The paths of one face, each all there is of its colour and size class. */
interface Drawing {
  readonly smallRank: string;
  readonly smallPips: string;
  readonly ranks: string;
  readonly mediumPips: string;
  readonly largePips: string;
}

/** A rank of this height, centred on x; the letters' widths differ, their middles don't. */
function rankPath(rank: Rank, x: number, y: number, size: number, withSerifs: boolean): string {
  const { stroke, serif = '', width: letterWidth } = rankShapes[rank];
  const scale = size / 100;
  return placePath(withSerifs ? stroke + serif : stroke, x - (letterWidth / 2) * scale, y, scale);
}

function draw(rank: Rank, suit: Suit): Drawing {
  const shape = suitShapes[suit];
  const indexPips = doublePath(placePath(shape, 21, 56, 0.22));
  return {
    smallRank: rankPath(rank, 28, 13, 40, false),
    smallPips:
      placePath(shape, 168, 34, 0.44) +
      placePath(shape, 28, 88, 0.36) +
      placePath(shape, 112, 184, 1.1),
    ranks: doublePath(rankPath(rank, 21, 12, 28, true)),
    mediumPips: indexPips + placePath(shape, width / 2, height / 2, 0.9),
    largePips:
      indexPips +
      (rank === 1 || rank > 10
        ? placePath(shape, width / 2, height / 2, 1)
        : pipLayout(shape, rank, 0.36)),
  };
}

const wildMark = svg`<path class="small mark" d=${placePath(starShape, 100, 34, 0.4)} />
  <path class="index mark" d=${placePath(starShape, 178, 24, 0.26)} />`;

const drawings = new Map<Face, Drawing>();

/** Drawn when first seen and kept: there are no more than 52. */
function drawingOf(face: Face): Drawing {
  let drawing = drawings.get(face);
  if (!drawing) drawings.set(face, (drawing = draw(face.rank, face.suit)));
  return drawing;
}

/** The front of a card; fills its container, and shows as much as the card's size bears. */
export function cardFace(face: Face, { wild = false }: CardFaceOptions = {}): TemplateResult {
  const { smallRank, smallPips, ranks, mediumPips, largePips } = drawingOf(face);
  return html`<div part="face" class="face ${face.suit} ${wild ? 'wild' : ''}" aria-hidden="true">
    <svg viewBox="0 0 ${width} ${height}">
      <path class="small" d=${smallPips} />
      <path class="small rank" d=${smallRank} />
      <path class="medium" d=${mediumPips} />
      <path class="large" d=${largePips} />
      <path class="index rank" d=${ranks} />
      ${wild ? wildMark : nothing}
    </svg>
  </div>`;
}
