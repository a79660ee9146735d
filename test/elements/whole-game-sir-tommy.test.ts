import { expect } from '@open-wc/testing';
import { expectWon, mouseWays, perform, winOf } from '../support/whole-game.js';

describe('a whole game of Sir Tommy, played with real pointers', function () {
  this.timeout(90_000);

  it('is won by the mouse: sir-tommy', async () => {
    const performance = await perform(await winOf('sir-tommy'), mouseWays);
    expectWon(performance);
    expect([...performance.used]).to.have.members(mouseWays);
  });

  it('is won by a finger, with cards in motion', async () => {
    const ways = ['tap', 'touch-drag'] as const;
    const style = '--solitaire-move-duration: 40ms';
    const performance = await perform(await winOf('sir-tommy'), ways, style);
    expectWon(performance);
    expect([...performance.used]).to.have.members([...ways]);
  });
});
