import { expect } from '@open-wc/testing';
import { expectWon, mouseWays, perform, winOf } from '../support/whole-game.js';

describe('a whole game of Tournament Solitaire, played with real pointers', function () {
  this.timeout(90_000);

  it('is won by the mouse: tournament', async () => {
    const performance = await perform(await winOf('tournament'), mouseWays);
    expectWon(performance);
    expect([...performance.used]).to.have.members(mouseWays);
  });

  it('is won by the mouse: tournament wildcard', async () => {
    const performance = await perform(await winOf('tournament wildcard'), mouseWays);
    expectWon(performance);
    expect([...performance.used]).to.have.members(mouseWays);
  });
});
