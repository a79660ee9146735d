import type { Meta, StoryObj } from '@storybook/web-components-vite';
import type { SolitaireGameElement } from '../src/index.js';
import { game, wonGame } from './game.js';
import { createGame, formatRecord, parsePosition } from '../src/engine/index.js';
import longColumn from './long-column.json' with { type: 'json' };

/** What a game looks like on its way, and at its end. */
const meta: Meta = { title: 'States' };
export default meta;

type Story = StoryObj;

/** The game of a story, once it lies on the table. */
async function shown(canvas: HTMLElement): Promise<SolitaireGameElement> {
  const element = canvas.querySelector('solitaire-game');
  if (!element) throw new Error('The story shows no game.');
  await element.updateComplete;
  return element;
}

/** Three moves before the end of a Sir Tommy. */
const buried = formatRecord(
  createGame({
    variant: 'sir-tommy',
    position: parsePosition(
      'sir-tommy / S: KS / F1: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS / F2: AH 2H 3H 4H 5H 6H 7H 8H 9H TH / T1: QS / T3: JH',
    ),
  }),
);

export const AfterAFewMoves: Story = { render: () => wonGame('klondike draw 1', 0.3) };

/** `Tab` and `Enter` hold a card; the piles that take it are marked. */
export const AHeldCard: Story = {
  render: () => wonGame('klondike draw 1', 0.3),
  play: async ({ canvasElement }) => {
    const element = await shown(canvasElement);
    element.focus();
    for (const key of ['ArrowDown', 'Enter']) {
      const at = element.shadowRoot?.activeElement;
      at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await element.updateComplete;
    }
  },
};

/** Six closed cards and a whole suit of open ones: the longest column that there can be. */
export const TheLongestColumn: Story = {
  render: () =>
    game({ variant: 'klondike', seed: longColumn.seed, muted: true }, longColumn.moves.split(' ')),
};

export const WildcardPlayed: Story = { render: () => wonGame('tournament wildcard', 0.8) };

export const Won: Story = { render: () => wonGame('colorado') };

/** Nothing is left to do, but the game goes on: the player may take moves back. */
export const Stuck: Story = {
  render: () =>
    game(
      { variant: 'sir-tommy', seed: 'stuck' },
      Array.from({ length: 52 }, (_, index) => `S>T${(index % 4) + 1}`),
    ),
};

export const GivenUp: Story = {
  render: () => wonGame('twenty', 0.5),
  play: async ({ canvasElement }) => {
    (await shown(canvasElement)).giveUp();
  },
};

/** Of a given seed `winnable` says whether its deal can be won. */
export const CannotBeWon: Story = {
  render: () => game({ variant: 'klondike', seed: 'k15', winnable: true }),
};

/** `assist="winnable"`: the king on its queen has lost it. */
export const CanNoLongerBeWon: Story = {
  render: () => game({ variant: 'sir-tommy', assist: 'winnable', record: buried }, ['S>T1']),
};

/** The last position that could be won, with ways to go on and to see how. */
export const WhereItWasLost: Story = {
  render: () => game({ variant: 'sir-tommy', record: buried }, ['S>T1', 'T3>F2']),
  play: async ({ canvasElement }) => {
    const element = await shown(canvasElement);
    element.giveUp();
    const root = element.shadowRoot;
    const found = async (selector: string): Promise<HTMLElement> => {
      for (;;) {
        const node = root?.querySelector<HTMLElement>(selector);
        if (node) return node;
        await new Promise(requestAnimationFrame);
      }
    };
    (await found('.where')).click();
    await found('.lost');
  },
};

export const Paused: Story = {
  render: () => wonGame('klondike draw 1', 0.3, { 'time-limit': 300 }),
  play: async ({ canvasElement }) => {
    (await shown(canvasElement)).pause();
  },
};

/** The message says what was allowed; a right value brings the game back. */
export const ErrorInPlace: Story = { render: () => game({ variant: 'klondike', draw: 2 }) };

/** A game to look at. */
export const ReadOnly: Story = { render: () => wonGame('colorado', 0.5, { readonly: true }) };

export const Disabled: Story = { render: () => wonGame('colorado', 0.5, { disabled: true }) };

/** The last of a hint's three steps: which cards, where to, and why. */
export const AHint: Story = {
  render: () => wonGame('klondike draw 1', 0.2),
  play: async ({ canvasElement }) => {
    const element = await shown(canvasElement);
    for (let step = 0; step < 3; step += 1) await element.hint();
  },
};

/** Nothing is left to decide: the button in place of the hint's plays to the end. */
export const ReadyToFinish: Story = { render: () => wonGame('klondike draw 1', 0.9) };

/** After each move cards go home that no line of play could need. */
export const Autoplay: Story = {
  render: () => wonGame('klondike draw 1', 0.1, { autoplay: true }),
};
