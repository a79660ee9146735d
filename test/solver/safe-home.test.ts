import { describe, expect, test } from 'vitest';
import { formatMove } from '../../src/engine/index.js';
import { rulesOf } from '../../src/engine/rules.js';
import type { VariantDefinition } from '../../src/engine/variant.js';
import { klondike } from '../../src/engine/variants/klondike.js';
import { twenty } from '../../src/engine/variants/twenty.js';
import { CompiledRules } from '../../src/solver/general/compiled-rules.js';
import { writtenMove } from '../../src/solver/general/general-move.js';
import { GeneralMoves } from '../../src/solver/general/general-moves.js';
import { GeneralState } from '../../src/solver/general/general-state.js';
import { SafeHome } from '../../src/solver/general/safe-home.js';
import { from } from '../support/games.js';

/** The plays home that a search tries alone, in a position in notation, under other rules if need be. */
function safeIn(text: string, definition?: VariantDefinition): string {
  const { position } = from(text);
  const rules = definition ? rulesOf(definition, position.rules.options) : position.rules;
  const compiled = new CompiledRules(rules);
  const state = new GeneralState(compiled, { ...position, rules });
  const moves = new GeneralMoves(state);
  const list = moves.list.slice(0, moves.write(0));
  const safeHome = new SafeHome(state);
  return Array.from(list.filter((move) => safeHome.isSafe(move)))
    .map((move) => formatMove(writtenMove(compiled, move)))
    .join(' ');
}

const twos = 'K4: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';

describe('plays home that a search tries alone', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['nothing where cards come back', 'klondike / T1: 9C AS', ''],
    ['an ace', 'tournament / T1: 9C AS', 'T1>F1 T1>F2 T1>F3 T1>F4'],
    ['a card that nothing could lie on', 'tournament / F1: AS / T1: 9C 2S', 'T1>F1'],
    ['not what a red ace could lie on', 'tournament / F1: AS / T1: 9C 2S / T2: AH 9D', ''],
    ['not with a wildcard in hand', 'tournament wildcard=true / X: ** / T1: 9C AS', ''],
    ['one of two of a face', 'twenty / A4: AS / K4: KS / T1: 9C 2S / T2: 9D 2S', ''],
    ['the second of two', `twenty / A4: AS / ${twos} / T2: 9D 2S`, 'T2>A4'],
    ['a pile that the stock would fill', `twenty / S: 4H | / A4: AS / ${twos} / T2: 2S`, ''],
    ['the same with the stock empty', `twenty / A4: AS / ${twos} / T2: 2S`, 'T2>A4'],
    [
      'a card that goes up or down',
      'twenty / A4: AS 2S 3S 4S 5S 6S / K4: KS QS JS TS 9S 8S / T1: 9C 7S',
      '',
    ],
    ['one that could go down later', 'twenty / A4: AS 2S 3S / K4: KS QS / T1: 9C 4S', ''],
    [
      'one that can no longer go down',
      'twenty / A4: AS 2S 3S / K4: KS QS JS TS 9S 8S 7S 6S 5S 4S / T1: 9C 4S',
      'T1>A4',
    ],
    ['where nothing lies but on a card', `colorado / A4: AS / ${twos} / T2: 9D 2S`, ''],
    ['one of two that fit one foundation', 'sir-tommy / F1: AS / T1: 2S / T2: 2H', ''],
    [
      'two that fit two',
      'sir-tommy / F1: AS / F2: AH / T1: 2S / T2: 2H',
      'T1>F1 T1>F2 T2>F1 T2>F2',
    ],
  ];

  test.each(rows)('%s (%s)', (_, text, moves) => {
    expect(safeIn(text)).toBe(moves);
  });

  test.each([
    ['', ' / S: 9C | / W: AS', false],
    ['draw=3', ' / W: AS', false],
    ['draw=3 passes=1', ' / W: AS', true],
    ['draw=3 passes=1', ' / S: 9C | / W: AS', false],
    ['draw=3 passes=2', ' / W: AS', false],
    ['draw=3 passes=2 pass=2', ' / W: AS', true],
  ])('a card of the waste where none comes back, "%s"%s: %s', (options, piles, isSafe) => {
    const oneWay = {
      ...klondike,
      piles: klondike.piles.map(({ give, ...group }) =>
        group.kind === 'foundation' || !give ? group : { ...group, give },
      ),
    };
    const all = 'W>F1 W>F2 W>F3 W>F4';
    expect(safeIn(`klondike ${options}${piles}`, oneWay)).toBe(isSafe || options === '' ? all : '');
  });

  test('not where a card under it could go to a space before the stock is out', () => {
    const text = `twenty / S: 4H | / A4: AS / ${twos} / T2: 4D 2S`;
    expect(safeIn(text)).toBe('T2>A4');
    const early = {
      ...twenty,
      piles: twenty.piles.map((group) =>
        group.kind === 'tableau' && group.accept
          ? { ...group, accept: { ...group.accept, whenStockEmpty: false } }
          : group,
      ),
    };
    expect(safeIn(text, early)).toBe('');
  });
});
