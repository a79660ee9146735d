import type { Meta, StoryObj } from '@storybook/web-components-vite';
import type { SolitaireGameElement } from '../src/index.js';
import { wonGame } from './game.js';

/** Colours and sizes, by custom properties and attributes alone. */
const meta: Meta = { title: 'Looks' };
export default meta;

type Story = StoryObj;
type Properties = Readonly<Record<`--solitaire-${string}` | 'color-scheme', string>>;

function styled(element: SolitaireGameElement, properties: Partial<Properties>): HTMLElement {
  for (const [name, value] of Object.entries(properties)) {
    if (value !== undefined) element.style.setProperty(name, value);
  }
  return element;
}

const themed = (properties: Partial<Properties>): Story => ({
  render: () => styled(wonGame('klondike draw 3', 0.5), properties),
});

export const Felt: Story = themed({ 'color-scheme': 'light' });

export const FeltAtNight: Story = themed({ 'color-scheme': 'dark' });

export const Slate: Story = themed({
  'color-scheme': 'dark',
  '--solitaire-table': '#2b3440',
  '--solitaire-back': 'waves',
  '--solitaire-back-color': '#3d4f66',
  '--solitaire-back-line': '#7f97b5',
  '--solitaire-highlight': '#8fd3ff',
});

export const Paper: Story = themed({
  'color-scheme': 'light',
  '--solitaire-table': '#ece5d6',
  '--solitaire-text': '#2b2721',
  '--solitaire-space': '#8d8371',
  '--solitaire-focus': '#2b2721',
  '--solitaire-highlight': '#b3541e',
  '--solitaire-face': '#fffdf8',
  '--solitaire-back': 'plain',
  '--solitaire-back-color': '#7a2e2e',
  '--solitaire-back-line': '#d9b08c',
  '--solitaire-radius': '0',
  '--solitaire-font': 'Georgia, serif',
});

export const HighContrast: Story = themed({
  'color-scheme': 'dark',
  '--solitaire-table': '#000',
  '--solitaire-text': '#fff',
  '--solitaire-space': '#fff',
  '--solitaire-face': '#fff',
  '--solitaire-red': '#c00000',
  '--solitaire-black': '#000',
  '--solitaire-card-edge': '#fff',
  '--solitaire-back': 'plain',
  '--solitaire-back-color': '#00309c',
  '--solitaire-back-line': '#fff',
  '--solitaire-highlight': '#ff0',
  '--solitaire-focus': '#ff0',
});

export const FourColours: Story = {
  render: () => wonGame('colorado', 0.5, { 'four-color': true }),
};

export const LeftHanded: Story = {
  render: () => wonGame('klondike draw 3', 0.5, { 'left-handed': true }),
};

export const RightToLeft: Story = {
  render: () => wonGame('klondike draw 3', 0.5, { dir: 'rtl' }),
};

function wide(width: number): Story {
  return {
    render: () => {
      const element = wonGame('klondike draw 3', 0.5);
      element.style.inlineSize = `${width}px`;
      return element;
    },
  };
}

export const Width280: Story = wide(280);
export const Width320: Story = wide(320);
export const Width360: Story = wide(360);
export const Width768: Story = wide(768);
export const Width1024: Story = wide(1024);
export const Width1440: Story = wide(1440);
