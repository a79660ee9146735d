import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { LitElement, css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { styleMap } from 'lit/directives/style-map.js';
import {
  cardBack,
  cardFace,
  cardStyles,
  figures,
  fourColorStyles,
  wildcardFace,
} from '../src/elements/card/index.js';
import { parseFace } from '../src/engine/index.js';

// Cards are drawn once here, so they wait for their figures.
await figures.want();

const suits = ['C', 'D', 'H', 'S'];
const ranks = 'A23456789TJQK'.split('');
const backs = ['lattice', 'waves', 'rays', 'plain'];

/** Cards laid out to be looked at; in a shadow root, as on the table. */
class CardSheet extends LitElement {
  static override styles = [
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        padding: 8px;
      }
      .card {
        flex: none;
        aspect-ratio: 5 / 7;
      }
    `,
    cardStyles,
    fourColorStyles,
    figures.thing?.figureStyles ?? [],
  ];

  @property({ attribute: false }) art: readonly TemplateResult[] = [];
  @property({ type: Number }) width = 120;

  override render(): TemplateResult {
    const size = styleMap({ inlineSize: `${this.width}px` });
    return html`<div class="row">
      ${this.art.map((card) => html`<div class="card" style=${size}>${card}</div>`)}
    </div>`;
  }
}
if (!customElements.get('card-sheet')) customElements.define('card-sheet', CardSheet);

function face(text: string, wild = false): TemplateResult {
  const parsed = parseFace(text);
  if (!parsed) throw new RangeError(`No card is written ${text}`);
  return cardFace(parsed, { wild });
}

interface Look {
  width: number;
  scheme: 'light' | 'dark';
  fourColor: boolean;
}

function table(
  { scheme, fourColor }: Pick<Look, 'scheme' | 'fourColor'>,
  sheets: readonly { art: readonly TemplateResult[]; width: number; properties?: object }[],
): TemplateResult {
  const background = scheme === 'dark' ? '#16392d' : '#2c6e53';
  return html`<div style=${styleMap({ colorScheme: scheme, background })}>
    ${sheets.map(
      ({ art, width, properties = {} }) =>
        html`<card-sheet
          .art=${art}
          .width=${width}
          ?four-color=${fourColor}
          style=${styleMap({ display: 'block', ...properties })}
        ></card-sheet>`,
    )}
  </div>`;
}

const meta: Meta<Look> = {
  title: 'Cards',
  args: { width: 120, scheme: 'light', fourColor: false },
  argTypes: {
    width: { control: { type: 'range', min: 30, max: 240 } },
    scheme: { control: 'inline-radio', options: ['light', 'dark'] },
  },
};
export default meta;

type Story = StoryObj<Look>;

/** All 52. A card shows as much as its width bears: see `width`. */
export const Faces: Story = {
  render: (look) =>
    table(
      look,
      suits.map((suit) => ({ art: ranks.map((rank) => face(rank + suit)), width: look.width })),
    ),
};

export const Dark: Story = { ...Faces, args: { scheme: 'dark' } };

/** With the `four-color` attribute every suit has its own colour. */
export const FourColors: Story = { ...Faces, args: { fourColor: true } };

/** Up to 65 px a large rank and suit, from 96 px on the layouts of a real deck. */
export const Sizes: Story = {
  argTypes: { width: { control: false } },
  render: (look) =>
    table(
      look,
      [36, 44, 56, 72, 96, 120, 200].map((width) => ({
        art: ['AS', '9H', 'TD', 'QC', 'KH'].map((text) => face(text)),
        width,
      })),
    ),
};

/** `--solitaire-back: lattice | waves | rays | plain`, in the colours the page likes. */
export const Backs: Story = {
  render: (look) =>
    table(
      look,
      ['', '#8c2f39', '#2f5d50'].flatMap((color) =>
        backs.map((back) => ({
          art: [cardBack()],
          width: look.width,
          properties: {
            display: 'inline-block',
            '--solitaire-back': back,
            ...(color && { '--solitaire-back-color': color, '--solitaire-back-line': '#f0dfc0' }),
          },
        })),
      ),
    ),
};

/** The wildcard, and cards that it has become. */
export const Wildcard: Story = {
  render: (look) =>
    table(
      look,
      [44, 80, look.width, 200].map((width) => ({
        art: [wildcardFace(), face('7H', true), face('QS', true), face('AC', true)],
        width,
      })),
    ),
};
