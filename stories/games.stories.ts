import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { game } from './game.js';
import type { Attributes } from './game.js';

/** Each game, and what makes it special. */
const meta: Meta<Attributes> = {
  title: 'Games',
  render: (attributes) => game(attributes),
};
export default meta;

type Story = StoryObj<Attributes>;

const klondike = { variant: 'klondike', seed: 'a klondike' };
const tournament = { variant: 'tournament', seed: 'a tournament' };
const colorado = { variant: 'colorado', seed: 'a colorado' };

export const Klondike: Story = { args: klondike };

export const KlondikeDrawThree: Story = { args: { ...klondike, draw: 3 } };

/** Three trips through the stock, the deck bought card by card. */
export const KlondikeVegas: Story = { args: { ...klondike, draw: 3, scoring: 'vegas' } };

/** One trip through the stock; what is left of it stands on the empty stock. */
export const KlondikeOnePass: Story = { args: { ...klondike, passes: 1 } };

/** Never below 0, points lost to the clock, a bonus for speed. */
export const KlondikeWindows: Story = { args: { ...klondike, scoring: 'windows' } };

/** Five minutes, one undo, closed cards turned by a click. */
export const KlondikeContest: Story = { args: { ...klondike, contest: true } };

/** Closed cards stay closed until they are clicked. */
export const KlondikeManualReveal: Story = { args: { ...klondike, reveal: 'manual' } };

/** A play is worth what the timer shows. */
export const Tournament: Story = { args: tournament };

/** The wildcard waits in a place of its own; it becomes the card that it is played as. */
export const TournamentWildcard: Story = { args: { ...tournament, wildcard: true } };

/** By the number of cards moved, without a clock to see. */
export const TournamentNoClock: Story = { args: { ...tournament, scoring: 'no-clock' } };

/** No undo; the points timer begins to run with the Start. */
export const TournamentContest: Story = { args: { ...tournament, contest: true } };

export const Colorado: Story = { args: colorado };

export const ColoradoNoClock: Story = { args: { ...colorado, scoring: 'no-clock' } };

/** No undo, no restart. */
export const ColoradoContest: Story = { args: { ...colorado, contest: true } };

/** Four foundations that take any suit. */
export const SirTommy: Story = { args: { variant: 'sir-tommy', seed: 'a sir tommy' } };

/** An ace and a king of each suit are set out; a click on the stock deals onto all the piles. */
export const Twenty: Story = { args: { variant: 'twenty', seed: 'a twenty' } };
