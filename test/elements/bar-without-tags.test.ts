import { expect, fixture, html } from '@open-wc/testing';
import { defineElements, SolitaireGameElement, SolitaireScoreElement } from '../../src/index.js';

// Here no tag is registered before the page does it.
describe('the bar of a game whose class the page has registered itself', () => {
  const tags = (game: SolitaireGameElement): readonly string[] =>
    [...(game.shadowRoot?.querySelectorAll('.own') ?? [])].map(({ localName }) => localName);

  it('has tags after that of the game, and leaves the usual ones free', async () => {
    customElements.define('page-solitaire', SolitaireGameElement);
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const game = new SolitaireGameElement();
    game.scoring = 'windows';
    page.append(game);
    await game.updateComplete;
    expect(tags(game)).to.deep.equal([
      'page-solitaire-own-score',
      'page-solitaire-own-clock',
      'page-solitaire-own-controls',
    ]);
    expect(game.shadowRoot?.querySelector('.score > .value')?.textContent).to.equal('0');
    expect(customElements.get('solitaire-score')).to.equal(undefined);

    defineElements();
    const other = document.createElement('solitaire-game');
    const score = document.createElement('solitaire-score');
    other.append(score);
    other.scoring = 'windows';
    page.append(other);
    await other.updateComplete;
    await score.updateComplete;
    expect(score).to.be.instanceOf(SolitaireScoreElement);
    expect(score.shadowRoot?.querySelector('.score > .value')?.textContent).to.equal('0');
    expect(tags(other)).to.deep.equal(tags(game));
  });
});
