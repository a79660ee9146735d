import { expect } from '@open-wc/testing';
import { expectAtRest } from '../support/at-rest.js';
import { pickMove, seededRandom } from '../support/random-player.js';
import { still, TableDriver } from '../support/table-driver.js';

const setups: readonly Readonly<Record<string, string>>[] = [
  { variant: 'klondike', draw: '1' },
  { variant: 'klondike', draw: '3', reveal: 'manual' },
  { variant: 'tournament', wildcard: '', scoring: 'standard' },
  { variant: 'colorado' },
  { variant: 'sir-tommy' },
  { variant: 'twenty' },
];

describe('what is drawn', () => {
  for (const attributes of setups) {
    const name = Object.values(attributes).filter(Boolean).join(' ');
    it(`is the game’s position after any moves, undos, redos and sizes: ${name}`, async () => {
      const driver = await TableDriver.open({ ...attributes, seed: 'random' }, { style: still });
      const { element } = driver;
      const cards = Object.values(driver.game.position.piles).flatMap((pile) => pile.cards).length;
      const random = seededRandom(23);
      for (let step = 1; step <= 200; step += 1) {
        const move = pickMove(driver.game, random);
        const wish = random(10);
        if (wish === 0) element.undo();
        else if (wish === 1) element.redo();
        else if (wish === 2) element.style.inlineSize = `${330 + random(400)}px`;
        else if (!move) element.newGame(`random ${step}`);
        else expect(element.play(move)).to.equal(true);
        if (step % 10 > 0) continue;
        await driver.rest();
        expectAtRest(driver);
        const all = Object.values(driver.game.position.piles).flatMap((pile) => pile.cards);
        expect(new Set(all).size).to.equal(all.length);
        // A card whose part the wildcard has taken leaves the table.
        expect(all.length).to.be.within(cards - 1, cards);
      }
    });
  }
});
