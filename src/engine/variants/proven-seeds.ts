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
  'klondike passes=1':
    'j1qb1i378t000798d6vlzi5s0gbi2863297c1k9dr9d113c002gpc015p11125qy8i1j88ad1pu2d001691390y3d009a1aclalw6yp41m67bb00alg14ktz8wxba302fcq121n8y2qfv39',
  'klondike draw=3 passes=3':
    '6116411b13236a92324921125331k82332576224322236191123332822616251121d5151213381764448615213451j322221959495254a234784631341131133',
  tournament:
    'j1j7ci3700080a8d6vzl0g0gbi289297cl9d01d5c00ipc01u111250l483f1j88ad1puf0r9691390y300mba3ualw6yp4n67bb00a0214ktz8wx1aa35wfcq121n801qf1u3060enq5jjagms06n',
  'tournament wildcard':
    'g49ee1i4380zpark36940ol60kh61s8pjg9310j42gam4scigal7fffla36e0ra18e571db5i9g08qo6du0glpn0xn9v933715h41ts6931d3oa05bj89ay3sl13bewg05800074k6c35',
  colorado:
    '34112111112121313121213123112212312111111112211113211111111211222211111435111311212222111121111111111111141111111115111121121111',
  'sir-tommy':
    'k7oy709462b95573e6i9byk746r9542gam9gd88yc2a95kk56ki7ebn3o890p4945156oq0m7jf92wjyc6cr7r24b240lmab70c4fnd28c85c43a75vo7e2x926rd5e3g7kag',
  twenty:
    '12111112131211112111211211223133113251111121326213213411111141112111511122143111223113121324121311121121131151211112131314112311',
};

/** The most trips through the stock that a pool is limited to. */
const mostPasses = 3;

type Deciding = Pick<Rules['options'], 'draw' | 'passes' | 'wildcard'>;

function nameOf(variant: string, { draw, passes, wildcard }: Deciding): string {
  return [
    variant,
    ...(draw === 1 ? [] : [`draw=${draw}`]),
    ...(passes === 'unlimited' ? [] : [`passes=${passes}`]),
    ...(wildcard ? ['wildcard'] : []),
  ].join(' ');
}

/**
 * A game and the options that decide what can be won in it. By whom a card is turned does not: what
 * turns by itself can be turned by hand.
 */
export function poolNameOf({ definition, options }: Rules): string {
  return nameOf(definition.id, options);
}

/** The pool of a game, or of the same game with fewer passes: what is won in them is won in more, too. */
function poolFor({ definition, options }: Rules): string {
  const { passes } = options;
  const most = passes === 'unlimited' ? 0 : Math.min(passes, mostPasses);
  const names = Array.from({ length: most }, (_, fewer) =>
    nameOf(definition.id, { ...options, passes: most - fewer }),
  );
  const name = [nameOf(definition.id, options), ...names].find((each) =>
    Object.hasOwn(pools, each),
  );
  return name === undefined ? '' : (pools[name] ?? '');
}

/** Proven seeds for a game; none where its options are not the usual ones. */
export function provenSeeds(rules: Rules): readonly string[] {
  const seeds: string[] = [];
  let number = 0;
  for (const digit of poolFor(rules)) {
    number += digit === '0' ? 35 : Number.parseInt(digit, 36);
    if (digit !== '0') seeds.push(`w${number}`);
  }
  return seeds;
}
