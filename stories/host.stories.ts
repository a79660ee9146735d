/// <reference types="vite/client" />
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { SolitaireBeforeMoveEvent } from '../src/index.js';
import { logEvents } from './event-log.js';
import './event-log.css';

/** What a page can hear, forbid and replace. */
const meta: Meta = { title: 'In a page' };
export default meta;

type Story = StoryObj;

function log(element: Element | undefined): void {
  const list = element?.querySelector('ol');
  if (element && list) logEvents(element, list);
}

/** Every event, the newest first, with its fields. */
export const Events: Story = {
  render: (): TemplateResult =>
    html`<div ${ref(log)}>
      <solitaire-game variant="klondike" seed="events"></solitaire-game>
      <ol class="event-log" tabindex="0" aria-label="Events"></ol>
    </div>`,
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('solitaire-game');
    await element?.updateComplete;
    element?.draw();
    element?.undo();
    element?.play('W>F1');
  },
};

function noDraws(event: SolitaireBeforeMoveEvent): void {
  if (event.move.type === 'draw') event.preventDefault();
}

/** `solitaire-before-move` can be cancelled: here the page forbids to draw. */
export const Veto: Story = {
  render: (): TemplateResult =>
    html`<div ${ref(log)}>
      <solitaire-game
        variant="klondike"
        seed="events"
        @solitaire-before-move=${noDraws}
      ></solitaire-game>
      <ol class="event-log" tabindex="0" aria-label="Events"></ol>
    </div>`,
};

/** Buttons and words of the page's own, in the slots `controls` and `outcome`. */
export const OwnControls: Story = {
  render: (): TemplateResult => {
    const act = ({ currentTarget }: Event): void => {
      const button = currentTarget as HTMLElement;
      const element = button.closest('solitaire-game');
      if (button.dataset['act'] === 'undo') element?.undo();
      else element?.giveUp();
    };
    return html`<solitaire-game variant="colorado" seed="own controls">
      <div slot="controls">
        <button type="button" data-act="undo" @click=${act}>One step back</button>
        <button type="button" data-act="give-up" @click=${act}>That is enough</button>
      </div>
      <p slot="outcome" style="padding: 1rem; background: Canvas; color: CanvasText">
        Thank you for playing.
      </p>
    </solitaire-game>`;
  },
};
