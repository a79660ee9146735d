import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { found, game, hinted, laid, recordOf, shown, wildcardGame, wonGame } from './game.js';
import longColumn from './long-column.json' with { type: 'json' };

/** What a game looks like on its way, and at its end. */
const meta: Meta = { title: 'States' };
export default meta;

type Story = StoryObj;

/** Three moves before the end of a Sir Tommy. */
const buried =
  'sir-tommy / S: KS / F1: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS / F2: AH 2H 3H 4H 5H 6H 7H 8H 9H TH / T1: QS / T3: JH';

/** A run that has its place, and cards under it that want to be seen. */
const run =
  'klondike / S: 4C JH 6D | / W: 2S / F1: AC 2C / T1: KD 9C | 8H 7S / T2: 2D | 9S / T3: 5D | KC QH / T5: 3S | TD';

export const AfterAFewMoves: Story = { render: () => wonGame('klondike draw 1', 0.3) };

/** `Enter` holds cards, `+` one more; the piles that take them are marked. */
export const AHeldRun: Story = {
  render: () => laid(run),
  play: async ({ canvasElement }) => {
    const element = await shown(canvasElement);
    element.focus();
    for (const key of ['1', 'Enter', '+']) {
      const at = element.shadowRoot?.activeElement;
      at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
      await element.updateComplete;
    }
  },
};

/** Six closed cards and a whole suit of open ones: the longest column that there can be. */
export const TheLongestColumn: Story = {
  render: () =>
    game({ variant: 'klondike', seed: longColumn.seed, muted: true }, longColumn.moves.split(' ')),
};

/** The card that the wildcard has become keeps its mark. */
export const WildcardPlayed: Story = { render: () => wildcardGame('tournament wildcard') };

export const Won: Story = { render: () => wonGame('colorado') };

/** Nothing is left to do, but the game goes on: the player may take moves back. */
export const Stuck: Story = {
  render: () =>
    game(
      { variant: 'sir-tommy', seed: 'stuck 1' },
      Array.from({ length: 52 }, (_, index) => `S>T${(index % 4) + 1}`),
    ),
};

export const GivenUp: Story = {
  render: () => wonGame('twenty', 0.5),
  play: async ({ canvasElement }) => {
    (await shown(canvasElement)).giveUp();
  },
};

/** With `winnable` and no seed only deals are dealt that can be won. */
export const DealsThatCanBeWon: Story = {
  render: () => game({ variant: 'klondike', winnable: true, muted: true }),
};

/** Of a given seed `winnable` says whether its deal can be won. */
export const CannotBeWon: Story = {
  render: () => game({ variant: 'klondike', seed: 'k15', winnable: true }),
};

/** `assist="winnable"`: the king on its queen has lost it. */
export const CanNoLongerBeWon: Story = {
  render: () => laid(buried, { assist: 'winnable' }, ['S>T1']),
};

/** The last position that could be won, with ways to go on and to see how. */
export const WhereItWasLost: Story = {
  render: () => laid(buried, {}, ['S>T1', 'T3>F2']),
  play: async ({ canvasElement }) => {
    const element = await shown(canvasElement);
    element.giveUp();
    (await found(element, '.where')).click();
    await found(element, '.lost');
  },
};

/** `readonly` and a record: the whole game, step by step. */
export const AReplay: Story = {
  render: () => game({ readonly: true, record: recordOf('colorado'), at: 30 }),
  play: async ({ canvasElement }) => {
    await found(await shown(canvasElement), '.replay');
  },
};

/** With `persist` games are counted; kept in this browser, under the name that the page gives. */
export const Statistics: Story = {
  render: () => wonGame('sir-tommy', 1, { persist: 'stories' }),
  play: async ({ canvasElement }) => {
    const element = await shown(canvasElement);
    (await found(element, '.tool.statistics')).click();
    await found(element, '.tallies');
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
  render: () => laid(run),
  play: async ({ canvasElement }) => {
    await hinted(await shown(canvasElement));
  },
};

/** Nothing is left to decide: the button in place of the hint's plays to the end. */
export const ReadyToFinish: Story = { render: () => wonGame('klondike draw 1', 0.9) };

/** After each move cards go home that no line of play could need. */
export const Autoplay: Story = {
  render: () => wonGame('klondike draw 1', 0.1, { autoplay: true }),
};
