import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { parseMove } from '../../src/engine/index.js';
import type { PlayMove } from '../../src/engine/index.js';
import { press } from '../support/commands.js';
import { FakeTime } from '../support/fake-time.js';
import { Listener } from '../support/listener.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes } from '../support/table-driver.js';
import { winOf } from '../support/whole-game.js';
import type { Win } from '../support/whole-game.js';

function attributesOf({ options, seed }: Win): Attributes {
  const given = Object.entries(options).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  return {
    ...Object.fromEntries(
      given.map(([name, value]) => [name, value === true ? '' : String(value)]),
    ),
    seed,
  };
}

const kinds: Readonly<Record<string, string>> = {
  S: 'Stock',
  W: 'Waste',
  X: 'Wildcard',
  T: 'Tableau',
};

/** What a screen reader calls a pile of the notation. */
function spokenPile(id: string): string {
  const kind = kinds[id.charAt(0)] ?? 'Foundation';
  return id.length > 1 ? `${kind} ${id.slice(1)}` : kind;
}

/** A move by two steps: to the pile, pick up, to the other pile, lay down. */
async function walk(listener: Listener, { from, to, count }: PlayMove): Promise<void> {
  await listener.walkTo(spokenPile(from));
  await sendKeys({ type: '+'.repeat(count) });
  await listener.walkTo(spokenPile(to));
  await press('Enter');
}

/** Draws by its key; walks where it is told to and the keys lead, else types. */
async function play(listener: Listener, notation: string, walks: boolean): Promise<void> {
  const move = parseMove(notation);
  if (move.type === 'draw' || move.type === 'redeal') await press('d');
  else if (walks && move.type === 'play' && move.to.startsWith('T')) await walk(listener, move);
  else await listener.type(notation);
}

describe('a whole game for the ear', function () {
  this.timeout(240_000);

  for (const name of [
    'klondike draw 1',
    'tournament wildcard',
    'colorado',
    'sir-tommy',
    'twenty',
  ]) {
    it(`is won by keys, accessible names and the live region alone: ${name}`, async () => {
      const win = await winOf(name);
      const time = new FakeTime();
      const { element } = await TableDriver.open(attributesOf(win), { time, style: still });
      const listener = new Listener(time);
      element.focus();
      await element.updateComplete;
      let said = '';
      for (const [index, notation] of win.moves.split(' ').entries()) {
        await play(listener, notation, index < 12 || index % 5 === 0);
        said = await listener.heard();
        expect(said, notation).to.match(/to |Drawn|Dealt|turned over|shows/);
      }
      expect(said).to.contain('You won!');
    });
  }
});
