import type { Rules } from '../rules.js';

/**
 * Seeds that were proven winnable, by the game: each is a digit in base 36 that says how many numbers
 * further than the last one it is, `0` being 35 and more to come. Written by
 * `npm run bench:proven-seeds`.
 */
const pools: Readonly<Record<string, string>> = {
  klondike:
    '11111111112112111111111211111121111113212211111111111111111112211111121111111111111111121111121121111111111121112111111121111111',
  'klondike draw=3':
    '11211151121111111222111211121153411111131111121231211211111111141111211111211211111131153111321113141122111211112111212132211111',
  tournament:
    'j1j7ci3700080a8jvzl0g0gbi28929757l9d01d5c00ipc01u111250l483f1j8id1puf0r9691390y300mba3ualw6yp4n67bb00a0214ktz8wx1aa35wfcr21n801qf1u3060enq5jjagmsw9n6',
  'tournament wildcard':
    'g49ee1i4380zparn690sl60kh61s8pjg9310j42gam4scigal7fffla36e0ra18e571db5i9g08qo6du0glpn0xn9v933715h41ts6931d3oa05bj89ay3sl13bep7g05800074k6c3503',
  colorado:
    '34112111112121313121213123112212312111111112211113211111111211222211111435111311212222111121111111111111141111111115111121121111',
  'sir-tommy':
    'k7oy709462b95573e6i9byk746r9542gam9gd88yc2a95kk56ki7ebn3o890p4945156oq0m7jf92wjyc6cr7r24b240lmab70c4fnd28c85c43a75vo7e2x926rd5e3g7kag',
  twenty:
    '12412135131112112131142112111221131111134124241115231333111111311112221233212115132131522111251211122312122341111351111132211157',
};

/**
 * A game and the options that decide what can be won in it. By whom a card is turned does not: what
 * turns by itself can be turned by hand.
 */
export function poolNameOf({ definition, options }: Rules): string {
  const { draw, passes, wildcard } = options;
  return [
    definition.id,
    ...(draw === 1 ? [] : [`draw=${draw}`]),
    ...(passes === 'unlimited' ? [] : [`passes=${passes}`]),
    ...(wildcard ? ['wildcard'] : []),
  ].join(' ');
}

/** Proven seeds for a game; none where its options are not the usual ones. */
export function provenSeeds(rules: Rules): readonly string[] {
  const name = poolNameOf(rules);
  const gaps = Object.hasOwn(pools, name) ? (pools[name] ?? '') : '';
  const seeds: string[] = [];
  let number = 0;
  for (const digit of gaps) {
    number += digit === '0' ? 35 : Number.parseInt(digit, 36);
    if (digit !== '0') seeds.push(`w${number}`);
  }
  return seeds;
}
