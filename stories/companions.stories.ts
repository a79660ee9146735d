/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { wonGame } from './game.js';

/** Score, clock, buttons and rules as elements of their own, for a layout of the page's own. */
const meta: Meta = {
  title: 'Companions',
  component: 'solitaire-score',
  subcomponents: {
    'solitaire-clock': 'solitaire-clock',
    'solitaire-controls': 'solitaire-controls',
    'solitaire-rules': 'solitaire-rules',
  },
  tags: ['autodocs'],
};
export default meta;

type Story = StoryObj;

/** One of them above its game, which counts passes and has a time limit. */
function alone(name: string): Story {
  return {
    render: () => {
      const companion = document.createElement(`solitaire-${name}`);
      companion.setAttribute('for', name);
      const attributes = { id: name, variant: 'klondike', 'time-limit': 300, muted: true };
      const page = document.createElement('div');
      page.append(companion, wonGame('klondike one pass', 0.3, attributes));
      return page;
    },
  };
}

/** Anywhere on the page, with `for` and the game's id; the game's own bar is away. */
export const Beside: Story = {
  render: (): TemplateResult =>
    html`<style>
        #beside::part(bar) {
          display: none;
        }
      </style>
      <div style="display: flex; gap: 24px; font-family: Georgia, serif">
        <solitaire-score for="beside"></solitaire-score>
        <solitaire-clock for="beside"></solitaire-clock>
      </div>
      <solitaire-game
        id="beside"
        variant="klondike"
        seed="beside"
        time-limit="300"
      ></solitaire-game>
      <solitaire-controls for="beside"></solitaire-controls>`,
  play: async ({ canvasElement }) => {
    const game = canvasElement.querySelector('solitaire-game');
    await game?.updateComplete;
    game?.draw();
  },
};

/** Inside the game's element they need no `for`: under the table, or in its slots. */
export const Within: Story = {
  render: (): TemplateResult =>
    html`<solitaire-game variant="tournament" seed="within">
      <solitaire-controls slot="controls"></solitaire-controls>
      <div style="display: flex; gap: 24px; padding: 0 12px 8px">
        <solitaire-score></solitaire-score>
        <solitaire-clock></solitaire-clock>
      </div>
    </solitaire-game>`,
};

/** In the colours of the page. */
export const Score: Story = alone('score');
export const Clock: Story = alone('clock');
export const Controls: Story = alone('controls');

/** What the help says, as a part of the page. */
export const Rules: Story = {
  render: (): TemplateResult =>
    html`<solitaire-game id="ruled" variant="colorado" seed="rules"></solitaire-game>
      <solitaire-rules for="ruled"></solitaire-rules>`,
};
