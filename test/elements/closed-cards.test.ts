import { expect } from '@open-wc/testing';
import { formatFace, pileOf } from '../../src/engine/index.js';
import type { Face, Pile } from '../../src/engine/index.js';
import { pickMove, seededRandom } from '../support/random-player.js';
import { still, TableDriver } from '../support/table-driver.js';

const rankNames = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const suitNames = ['clubs', 'diamonds', 'hearts', 'spades'];
const rankLetters = 'A23456789TJQK';
const suitLetters = 'CDHS';
const suitSymbols = '♣♦♥♠';

const ranks = rankNames.join('|');
const suits = suitNames.join('|');
/** Every way in which a page could name a card. */
const names = [
  new RegExp(`(${ranks})[-_ ]?(?:of)?[-_ ]?(${suits})`, 'gi'),
  new RegExp(`(10|[${rankLetters}])([${suitSymbols}])`, 'g'),
  new RegExp(`(?<=["'\\s>_-])([${rankLetters}])([${suitLetters}])(?=["'\\s<_-])`, 'g'),
];

function letterOf(word: string, words: readonly string[], letters: string): string {
  const index = words.indexOf(word.toLowerCase());
  return index < 0 ? word.replace('10', 'T') : letters.charAt(index);
}

/** The cards that a text names, in the engine's two letters. */
function namedIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const name of names) {
    for (const [, rank = '', suit = ''] of text.matchAll(name)) {
      const letter = suitSymbols.includes(suit)
        ? suitLetters.charAt(suitSymbols.indexOf(suit))
        : letterOf(suit, suitNames, suitLetters);
      found.add(letterOf(rank, rankNames, rankLetters) + letter);
    }
  }
  return found;
}

/**
 * The whole of what the page holds of a game: every node, text and attribute. Of a drawing only the
 * path is left out, which has letters and numbers of its own.
 */
function markup({ element, root }: TableDriver): string {
  return `${element.outerHTML}${root.innerHTML}`.replace(/ d="[^"]*"/g, '');
}

/** A closed card's node, without where it lies and whether it can be turned. */
function bare(node: Element): string {
  const copy = node.cloneNode(true) as Element;
  for (const name of ['style', 'class', 'role', 'tabindex', 'aria-label', 'aria-hidden']) {
    copy.removeAttribute(name);
  }
  // Marks of the renderer carry no more than where a template begins.
  return copy.outerHTML.replace(/<!--[^>]*-->/g, '').replace(/\s+/g, ' ');
}

describe('a closed card', () => {
  for (const [variant, attributes] of [
    ['klondike', { draw: 1 }],
    ['klondike', { draw: 3, reveal: 'manual' }],
    ['tournament', { wildcard: '' }],
    ['twenty', {}],
  ] as const) {
    const options = Object.entries(attributes).map((pair) => pair.join(' '));
    it(`has no name on the page: ${[variant, ...options].join(', ')}`, async function () {
      this.timeout(60_000);
      const random = seededRandom(11);
      const driver = await TableDriver.open(
        { variant, seed: 'closed 0', ...attributes },
        { style: still },
      );
      let seen = 0;
      const labels = new Set<string>();
      for (let round = 0; round < 300; round += 1) {
        const { element, game } = driver;
        const move = pickMove(game, random);
        if (!move || game.isOver) element.newGame(`closed ${round}`);
        else element.play(move);
        await element.updateComplete;
        const { position } = driver.game;
        const named = namedIn(markup(driver));
        // With two decks another card of the same name may lie open.
        const open = new Set<Face | undefined>();
        const closed = new Set<Face>();
        for (const { cards, closed: count } of Object.values(position.piles)) {
          for (const [index, card] of cards.entries()) {
            const face = position.faces[card];
            if (index >= count) open.add(face);
            else if (face) closed.add(face);
          }
        }
        for (const face of closed) {
          if (open.has(face)) continue;
          seen += 1;
          if (named.has(formatFace(face))) expect.fail(`${formatFace(face)} in round ${round}`);
        }
        const backs = [...driver.root.querySelectorAll('.card.closed')];
        expect(new Set(backs.map(bare)).size, `looks of a back in round ${round}`).to.be.at.most(1);
        for (const back of backs) labels.add(back.getAttribute('aria-label') ?? '');
      }
      expect(seen).to.be.greaterThan(1000);
      for (const label of labels) expect(label).not.to.match(/ of (clubs|diamonds|hearts|spades)/);
    });
  }

  it('is said to be one where a whole column is closed', async () => {
    const driver = await TableDriver.open(
      { variant: 'klondike', seed: 'closed 0', draw: '3', reveal: 'manual' },
      { style: still },
    );
    const isClosed = ({ id, cards, closed }: Pile): boolean =>
      id.startsWith('T') && cards.length > 0 && closed === cards.length;
    const random = seededRandom(11);
    while (!Object.values(driver.game.position.piles).some(isClosed)) {
      const move = pickMove(driver.game, random);
      if (!move) throw new Error('No column is closed.');
      driver.element.play(move);
    }
    await driver.rest();
    const labels = [...driver.root.querySelectorAll('.pile.tableau')].map((pile) => pile.ariaLabel);
    for (const [index, pile] of driver.game.position.rules.piles
      .filter(({ group }) => group.kind === 'tableau')
      .entries()) {
      const { closed } = pileOf(driver.game.position, pile.id);
      if (closed > 0) expect(labels[index]).to.contain(`${closed} face down`);
    }
    expect(labels.join('; ')).to.match(/(\d+) cards?, \1 face down(;|$)/);
    expect(driver.find('.pile.stock').ariaLabel, 'which is closed by nature').to.equal(
      `Stock, ${driver.size('S')} cards`,
    );
  });

  it('is found by this test when it is there', async () => {
    const driver = await TableDriver.open({ variant: 'klondike', seed: 'found' }, { style: still });
    const { position } = driver.game;
    const named = namedIn(markup(driver));
    const open = driver.nodes.cards.filter((node) => node.matches('.open'));
    expect(open).to.have.length(7);
    const faces = open.map(({ card }) => position.faces[card]);
    expect([...named]).to.have.members(faces.map((face) => (face ? formatFace(face) : '')));
    expect([...namedIn('<i title="ten_TH" id="x-QD">10♠ king-hearts</i>')]).to.have.members([
      'TH',
      'QD',
      'TS',
      'KH',
    ]);
  });
});
