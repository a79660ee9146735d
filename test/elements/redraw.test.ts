import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import type { PileNode } from '../../src/controllers/table-nodes.js';
import { figures } from '../../src/elements/card/index.js';
import { nextFrame } from '../support/commands.js';
import { FakeStorage, quotaError } from '../support/fake-storage.js';
import { klondikeBefore } from '../support/klondike-line.js';
import { build, still, TableDriver } from '../support/table-driver.js';

// Every pile is drawn again when the figures of the cards come: here they are awaited.
await figures.want();

/** The piles in which the page changes while something is done. */
async function mutatedPiles(driver: TableDriver, act: () => unknown): Promise<readonly string[]> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((news) => records.push(...news));
  observer.observe(driver.root, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  await act();
  await driver.rest();
  records.push(...observer.takeRecords());
  const piles = new Set<string>();
  for (const { target } of records) {
    const element = target instanceof Element ? target : target.parentElement;
    const pile = element?.closest<PileNode>('.pile');
    if (pile) piles.add(pile.pile);
    else if (element?.closest('.table')) piles.add('table');
  }
  observer.disconnect();
  return [...piles].sort();
}

describe('what is drawn again', () => {
  for (const [move, piles] of [
    ['T4>F4', ['F4', 'T4']],
    ['W>T2', ['T2', 'W']],
    ['T7>T4', ['T4', 'T7']],
    ['T3>T7*2', ['T3', 'T7']],
    ['T2>T4*5', ['T2', 'T4']],
    ['W>F1', ['F1', 'W']],
    ['R', ['S', 'W']],
  ] as const) {
    it(`are two piles by a move: ${move}`, async () => {
      const driver = await klondikeBefore(move, {}, { style: still });
      expect(await mutatedPiles(driver, () => driver.element.play(move))).to.deep.equal(piles);
      expect(await mutatedPiles(driver, () => driver.element.undo())).to.deep.equal(piles);
      expect(await mutatedPiles(driver, () => driver.element.redo())).to.deep.equal(piles);
    });
  }

  it('are two piles by a draw', async () => {
    const driver = await klondikeBefore('W>T2', {}, { style: still });
    expect(await mutatedPiles(driver, () => driver.element.draw())).to.deep.equal(['S', 'W']);
  });

  it('is nothing where nothing changes', async () => {
    const driver = await klondikeBefore('W>T2', {}, { style: still });
    const { element } = driver;
    const unchanged: readonly (() => unknown)[] = [
      () => element.requestUpdate(),
      () => (element.variant = 'klondike'),
      () => element.setAttribute('variant', 'klondike'),
      () => element.play('T1>F1'),
      () => element.redo(),
    ];
    for (const act of unchanged) expect(await mutatedPiles(driver, act)).to.deep.equal([]);
  });

  it('is one pile by a card that is picked up, and those that would take it', async () => {
    const driver = await klondikeBefore('T7>T2*4', {}, { style: still });
    const targets = driver.game
      .legalMoves()
      .flatMap((move) =>
        move.type === 'play' && move.from === 'T7' && move.count === 4 ? [move.to] : [],
      );
    await driver.click('T7', 4);
    await driver.rest();
    const lit = driver.nodes.piles.filter((node) => node.classList.contains('target'));
    expect(lit.map(({ pile }) => pile)).to.deep.equal(targets);
    expect(driver.root.querySelectorAll('.card.held')).to.have.length(4);
    expect(await mutatedPiles(driver, () => driver.click('T7', 4))).to.deep.equal(
      [...targets, 'T7'].sort(),
    );
  });

  it('keeps the nodes of the cards that stay', async () => {
    const driver = await klondikeBefore('T7>T2*4', {}, { style: still });
    const before = new Map(driver.nodes.cards.map((node) => [node.card, node]));
    driver.element.play('T7>T2*4');
    await driver.rest();
    const moved = driver.game.log
      .at(-1)
      ?.steps.flatMap((step) => (step.type === 'move' ? step.cards : []));
    for (const node of driver.nodes.cards) {
      if (!moved?.includes(node.card)) expect(node).to.equal(before.get(node.card));
    }
  });

  it('is drawn once for each change', async () => {
    const driver = await klondikeBefore('T4>F4', {}, { style: still });
    let updates = 0;
    driver.element.addController({ hostUpdated: () => (updates += 1) });
    driver.element.play('T4>F4');
    driver.element.draw();
    driver.element.draw();
    await driver.rest();
    expect(updates).to.equal(1);
  });

  it('is drawn once where who hears of a game that begins asks for another one', async () => {
    const element = build({ variant: 'klondike' }, { style: still });
    let updates = 0;
    element.addController({ hostUpdated: () => (updates += 1) });
    const other = (): void => void (element.variant = 'colorado');
    element.addEventListener('solitaire-start', other, { once: true });
    fixtureCleanup();
    (await fixture<HTMLElement>(html`<div></div>`)).append(element);
    await element.updateComplete;
    await nextFrame();
    expect(element.game?.options.variant).to.equal('colorado');
    expect(updates).to.equal(1);
  });

  it('is drawn once with what is told of a move that cannot be kept', async () => {
    const storage = new FakeStorage();
    const stage = { style: still, storage };
    const driver = await TableDriver.open({ variant: 'klondike', persist: 'here' }, stage);
    const notice = (): string => driver.root.querySelector('.notice')?.textContent.trim() ?? '';
    const updates: string[] = [];
    driver.element.addController({ hostUpdated: () => updates.push(notice()) });
    storage.cannotWrite = quotaError();
    driver.element.draw();
    await driver.rest();
    expect(updates).to.have.length(1);
    expect(updates[0]).to.contain('full');
    storage.cannotWrite = undefined;
    driver.element.draw();
    await driver.rest();
    expect(updates.slice(1)).to.deep.equal(['']);
  });
});
