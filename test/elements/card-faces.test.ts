import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import type { TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import {
  cardBack,
  cardFace,
  cardStyles,
  figures,
  fourColorStyles,
  wildcardFace,
} from '../../src/elements/card/index.js';
import { faceOf, ranks, suits } from '../../src/engine/card.js';
import type { Face, Suit } from '../../src/engine/card.js';
import { emulateMedia } from '../support/commands.js';
import { contrast } from '../support/contrast.js';

// Cards are drawn once here, so they wait for their figures.
await figures.want();

/** Shows one card's art, as the table does: in a shadow root that adopts the cards' styles. */
class CardFrame extends LitElement {
  static override styles = [cardStyles, fourColorStyles, figures.thing?.figureStyles ?? []];
  art: TemplateResult = cardBack();
  override render(): TemplateResult {
    return this.art;
  }
}
customElements.define('card-frame', CardFrame);

interface Look {
  width?: number;
  scheme?: 'light' | 'dark';
  fourColor?: boolean;
  back?: string;
}

/** The outer node of the art. */
async function show(
  art: TemplateResult,
  { width = 120, scheme = 'light', fourColor = false, back = '' }: Look = {},
): Promise<Element> {
  const size = {
    display: 'block',
    width: `${width}px`,
    height: `${width * 1.4}px`,
    colorScheme: scheme,
    '--solitaire-back': back || null,
  };
  const frame = await fixture<CardFrame>(
    html`<card-frame .art=${art} ?four-color=${fourColor} style=${styleMap(size)}></card-frame>`,
  );
  const outer = frame.shadowRoot?.firstElementChild;
  if (!outer) throw new Error('Nothing was drawn.');
  return outer;
}

const allFaces: readonly Face[] = suits.flatMap((suit) => ranks.map((rank) => faceOf(rank, suit)));
const widths = [36, 44, 56, 64, 65, 66, 80, 95, 96, 110, 120, 200];

function pathsOf(outer: Element): SVGPathElement[] {
  return [...outer.querySelectorAll('path')];
}

/** The paths that are on view in this size, of ranks or of pips. */
function shownPaths(outer: Element, kind: 'rank' | 'pips'): SVGPathElement[] {
  return pathsOf(outer).filter(
    (path) =>
      path.parentElement?.localName === 'svg' &&
      path.classList.contains('rank') === (kind === 'rank') &&
      !path.classList.contains('mark') &&
      getComputedStyle(path).display !== 'none',
  );
}

/** Which of the 200 × 280 units of a card these paths ink. */
function inkOfPaths(paths: readonly SVGPathElement[]): (x: number, y: number) => boolean {
  const canvas = new OffscreenCanvas(200, 280);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to draw on.');
  for (const path of paths) {
    const shape = new Path2D(path.getAttribute('d') ?? '');
    context.lineWidth = parseFloat(getComputedStyle(path).strokeWidth);
    if (path.classList.contains('rank')) context.stroke(shape);
    else context.fill(shape);
  }
  const { data } = context.getImageData(0, 0, 200, 280);
  return (x, y) => (data[(y * 200 + x) * 4 + 3] ?? 0) > 127;
}

/** How many units are inked within the left and upper part of a card. */
function inkIn(paths: readonly SVGPathElement[], right: number, bottom: number): number {
  const isInked = inkOfPaths(paths);
  let ink = 0;
  for (let x = 0; x < right; x += 1) {
    for (let y = 0; y < bottom; y += 1) if (isInked(x, y)) ink += 1;
  }
  return ink;
}

async function colorsOf(suit: Suit, look: Look): Promise<{ ink: string; paper: string }> {
  const face = await show(cardFace(faceOf(7, suit)), look);
  const { fill, backgroundColor } = getComputedStyle(face);
  return { ink: fill, paper: backgroundColor };
}

describe('the face of a card', () => {
  it('is drawn with plain numbers, so that no path breaks off', async () => {
    for (const art of [...allFaces.map((face) => cardFace(face)), wildcardFace(), cardBack()]) {
      for (const path of pathsOf(await show(art))) {
        expect(path.getAttribute('d')).to.match(/^([MLCZ -]|\d+(\.\d+)?)*$/);
      }
    }
  });

  it('is another one for each of the 52, at every size', async () => {
    for (const width of [40, 80, 120]) {
      const looks = new Set<string>();
      for (const face of allFaces) {
        const outer = await show(cardFace(face), { width });
        const paths = [...shownPaths(outer, 'rank'), ...shownPaths(outer, 'pips')];
        looks.add(paths.map((path) => path.getAttribute('d')).join());
      }
      expect(looks.size).to.equal(52);
    }
  });

  it('tells rank and suit in the strip that a fan leaves, whichever way it is spread', async () => {
    const faces = [faceOf(1, 'C'), faceOf(10, 'D'), faceOf(12, 'H'), faceOf(13, 'S')];
    for (const width of widths) {
      for (const face of faces) {
        const outer = await show(cardFace(face), { width });
        for (const [right, bottom] of [
          // Larger cards lie on larger tables, which may be lower than they are wide.
          [200, (width > 65 ? 0.16 : 0.22) * 280],
          [0.25 * 200, 280],
        ] as const) {
          expect(inkIn(shownPaths(outer, 'rank'), right, bottom)).to.be.above(150);
          expect(inkIn(shownPaths(outer, 'pips'), right, bottom)).to.be.above(150);
        }
      }
    }
  });

  it('keeps the whole rank within the strip', async () => {
    for (const width of [40, 80, 120]) {
      for (const rank of ranks) {
        const [path] = shownPaths(await show(cardFace(faceOf(rank, 'S')), { width }), 'rank');
        const upperHalf = path ? inkIn([path], 200, 140) : 0;
        expect(path && inkIn([path], 50, (width > 65 ? 0.16 : 0.22) * 280)).to.equal(upperHalf);
      }
    }
  });

  it('grows from one large pip to a true layout', async () => {
    const seven = cardFace(faceOf(7, 'H'));
    const classesAt = async (width: number): Promise<Set<string | undefined>> => {
      const outer = await show(seven, { width });
      const shown = [...shownPaths(outer, 'rank'), ...shownPaths(outer, 'pips')];
      return new Set(shown.map((path) => path.classList[0]));
    };
    expect([...(await classesAt(64))]).to.deep.equal(['small']);
    expect([...(await classesAt(80))]).to.deep.equal(['medium']);
    expect([...(await classesAt(96))]).to.deep.equal(['large']);
  });

  it('has as many pips as its rank says, and the four of the corners', async () => {
    for (const rank of ranks.slice(1, 10)) {
      const pips = shownPaths(await show(cardFace(faceOf(rank, 'D'))), 'pips');
      expect(
        pips
          .map((path) => path.getAttribute('d'))
          .join('')
          .match(/M/g),
      ).to.have.length(rank + 4);
    }
  });

  it('has no wrong way up where a real card has none', async () => {
    for (const rank of [2, 4, 10, 11, 12, 13] as const) {
      for (const path of pathsOf(await show(cardFace(faceOf(rank, 'H'))))) {
        if (path.matches('.small, .medium')) continue;
        const isInked = inkOfPaths([path]);
        let differences = 0;
        for (let x = 0; x < 200; x += 1) {
          for (let y = 0; y < 140; y += 1) {
            if (isInked(x, y) !== isInked(199 - x, 279 - y)) differences += 1;
          }
        }
        // Edges on the middle of a pixel may fall either way; a pip on its head would be 300 off.
        expect(differences).to.be.below(200);
      }
    }
  });

  it('is read at a contrast of 4.5, in light and dark, with two colours and with four', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      for (const fourColor of [false, true]) {
        const inks = new Set<string>();
        for (const suit of suits) {
          const { ink, paper } = await colorsOf(suit, { scheme, fourColor });
          expect(contrast(ink, paper)).to.be.at.least(4.5);
          inks.add(ink);
        }
        expect(inks.size).to.equal(fourColor ? 4 : 2);
      }
    }
  });

  it('tells red from black by shape where colours are the reader’s', async () => {
    await emulateMedia({ 'forced-colors': 'active' });
    const pipFill = async (suit: Suit): Promise<string> => {
      const outer = await show(cardFace(faceOf(7, suit)));
      const [pips] = shownPaths(outer, 'pips');
      if (!pips) throw new Error('No pips are shown.');
      return getComputedStyle(pips).fill;
    };
    const paper = getComputedStyle(await show(cardFace(faceOf(7, 'C')))).backgroundColor;
    expect(await pipFill('H')).to.equal(paper);
    expect(await pipFill('D')).to.equal(paper);
    expect(contrast(await pipFill('C'), paper)).to.be.above(7);
    expect(contrast(await pipFill('S'), paper)).to.be.above(7);
  });

  it('is art only: no name, no identifier, no inline style', async () => {
    for (const art of [...allFaces.map((face) => cardFace(face, { wild: true })), wildcardFace()]) {
      const outer = await show(art);
      expect(outer.getAttribute('aria-hidden')).to.equal('true');
      expect(outer.part.contains('face')).to.equal(true);
      for (const node of [outer, ...outer.querySelectorAll('*')]) {
        expect(node.hasAttribute('style') || node.id !== '').to.equal(false);
      }
      expect(outer.textContent.trim()).to.equal('');
    }
  });

  it('costs few nodes', async () => {
    for (const face of allFaces) {
      const outer = await show(cardFace(face));
      expect(outer.querySelectorAll('*')).to.have.length.at.most(face.rank > 10 ? 27 : 9);
    }
  });

  it('shows what a wildcard has become, and that it is one', async () => {
    for (const width of widths) {
      const plain = await show(cardFace(faceOf(9, 'S')), { width });
      const pips = shownPaths(plain, 'pips').map((path) => path.getAttribute('d'));
      const wild = await show(cardFace(faceOf(9, 'S'), { wild: true }), { width });
      expect(shownPaths(wild, 'pips').map((path) => path.getAttribute('d'))).to.deep.equal(pips);
      const marks = [...wild.querySelectorAll('.mark')];
      expect(marks.filter((mark) => getComputedStyle(mark).display !== 'none')).to.have.length(1);
      expect(plain.querySelector('.mark')).to.equal(null);
    }
  });
});

describe('the back of a card', () => {
  it('knows nothing of any card', async () => {
    expect(cardBack).to.have.length(0);
    const back = await show(cardBack());
    const markup = back.outerHTML;
    expect((await show(cardBack())).outerHTML).to.equal(markup);
    expect(back.part.contains('back')).to.equal(true);
    expect(back.getAttribute('aria-hidden')).to.equal('true');
    expect(back.querySelector('.rank, .small, .C, .D, .H, .S')).to.equal(null);
  });

  it('is chosen by a custom property alone', async () => {
    const shown = async (back: string): Promise<string[]> => {
      const outer = await show(cardBack(), { back });
      return ['lattice', 'waves', 'rays'].filter((name) => {
        const pattern = outer.querySelector(`.${name}`);
        return pattern && getComputedStyle(pattern).display !== 'none';
      });
    };
    expect(await shown('')).to.deep.equal(['lattice']);
    expect(await shown('lattice')).to.deep.equal(['lattice']);
    expect(await shown('waves')).to.deep.equal(['waves']);
    expect(await shown('rays')).to.deep.equal(['rays']);
    expect(await shown('plain')).to.deep.equal([]);
  });

  it('has a border where colours are the reader’s', async () => {
    await emulateMedia({ 'forced-colors': 'active' });
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(
      await show(cardBack()),
    );
    expect(parseFloat(borderTopWidth)).to.be.at.least(1);
    expect(contrast(borderTopColor, backgroundColor)).to.be.above(7);
  });
});
