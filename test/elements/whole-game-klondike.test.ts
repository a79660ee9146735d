import { expect } from '@open-wc/testing';
import { expectWon, mouseWays, perform, winOf } from '../support/whole-game.js';

describe('a whole game of Klondike, played with real pointers', function () {
  this.timeout(90_000);

  it('is won by the mouse: klondike draw 1', async () => {
    const performance = await perform(await winOf('klondike draw 1'), mouseWays);
    expectWon(performance);
    expect([...performance.used]).to.have.members(mouseWays);
  });

  it('is won by the mouse: klondike draw 3', async () => {
    const performance = await perform(await winOf('klondike draw 3'), mouseWays);
    expectWon(performance);
    expect([...performance.used]).to.have.members(mouseWays);
  });

  it('is won by the mouse: klondike one pass', async () => {
    const performance = await perform(await winOf('klondike one pass'), mouseWays);
    expectWon(performance);
    expect([...performance.used]).to.have.members(mouseWays);
  });
});
