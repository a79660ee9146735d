import { expect } from '@open-wc/testing';
import { expectWon, mouseWays, perform, winOf } from '../support/whole-game.js';

describe('a whole game of Twenty, played with real pointers', function () {
  this.timeout(90_000);

  it('is won by the mouse: twenty', async () => {
    const performance = await perform(await winOf('twenty'), mouseWays);
    expectWon(performance);
    expect([...performance.used]).to.have.members(mouseWays);
  });
});
