import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { scorings, variants } from '../src/engine/index.js';
import { game } from './game.js';
import type { Attributes } from './game.js';

const choice = (...options: readonly string[]) => ({
  control: 'select' as const,
  options: ['', ...options],
});
const number = { control: { type: 'number', min: 0 } } as const;
const text = { control: 'text' } as const;
const onOff = { control: 'boolean' } as const;

/** Every attribute to play with. */
const meta: Meta<Attributes> = {
  title: 'Playground',
  component: 'solitaire-game',
  tags: ['autodocs'],
  render: (attributes) => game(attributes),
  argTypes: {
    variant: { control: 'select', options: variants().map(({ id }) => id) },
    scoring: choice(...scorings().map(({ id }) => id)),
    seed: text,
    contest: onOff,
    draw: choice('1', '3'),
    passes: text,
    reveal: choice('auto', 'manual'),
    wildcard: onOff,
    undo: choice('none', 'once', 'unlimited'),
    'time-limit': text,
    'time-bonus': number,
    'base-points': number,
    'timer-start': number,
    'timer-rate': number,
    'wildcard-bonus': number,
    winnable: onOff,
    assist: choice('winnable'),
    autoplay: onOff,
    readonly: onOff,
    disabled: onOff,
    muted: onOff,
    'four-color': onOff,
    'left-handed': onOff,
  },
};
export default meta;

export const Playground: StoryObj<Attributes> = {
  args: { variant: 'colorado', scoring: 'no-clock' },
};
