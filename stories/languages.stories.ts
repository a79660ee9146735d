import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { found, shown, wonGame } from './game.js';

/** The game speaks what `lang` asks for, on itself or around it, and reads as that is read. */
const meta: Meta = { title: 'Languages' };
export default meta;

type Story = StoryObj;

function spoken(lang: string, dir: 'ltr' | 'rtl' = 'ltr'): Story {
  return {
    render: () => wonGame('klondike draw 1', 0.3, { lang, dir, 'time-limit': 300 }),
    play: async ({ canvasElement }) => {
      await found(await shown(canvasElement), `.root[lang="${lang}"]`);
    },
  };
}

export const English: Story = spoken('en');
export const Arabic: Story = spoken('ar', 'rtl');
export const Chinese: Story = spoken('zh');
export const French: Story = spoken('fr');
export const German: Story = spoken('de');
export const Italian: Story = spoken('it');
export const Japanese: Story = spoken('ja');
export const Polish: Story = spoken('pl');
export const Portuguese: Story = spoken('pt');
export const Spanish: Story = spoken('es');
