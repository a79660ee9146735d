import { expect, fixture, html } from '@open-wc/testing';
import { defineElements, SolitaireGameElement } from '../../src/index.js';

// Here no tag is registered before the page does it.
describe('the bar of a game under another prefix', () => {
  it('has tags with that prefix, also where the games are on the page first', async () => {
    const page = await fixture<HTMLElement>(
      html`<div><cards-game scoring="windows"></cards-game></div>`,
    );
    const game = page.firstElementChild;
    defineElements('cards');
    if (!(game instanceof SolitaireGameElement)) throw new Error('It is no game.');
    await game.updateComplete;
    expect(
      [...(game.shadowRoot?.querySelectorAll('.own') ?? [])].map(({ localName }) => localName),
    ).to.deep.equal(['cards-score', 'cards-clock', 'cards-controls']);
    expect(customElements.get('solitaire-score')).to.equal(undefined);
  });
});
