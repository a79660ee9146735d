import type { LocaleModule } from '@lit/localize';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { defineLocale } from '../../src/index.js';
import { nextFrame, press, screenshot, setViewport } from '../support/commands.js';
import { FakeTime } from '../support/fake-time.js';
import { pseudoLocale, unbracketed, unitsOf } from '../support/pseudo-locale.js';
import { still, TableDriver } from '../support/table-driver.js';
import type { Attributes } from '../support/table-driver.js';

const klondike = { variant: 'klondike', seed: 'w979728' };
const languages = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'pl', 'pt', 'zh'];

async function open(lang: string, attributes: Attributes = klondike): Promise<TableDriver> {
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  const parent = await fixture<HTMLElement>(html`<div lang=${lang} dir=${dir}></div>`);
  const driver = await TableDriver.open(attributes, { parent, time: new FakeTime(), style: still });
  await spoken(driver, lang);
  return driver;
}

/** Until the element speaks a language. */
async function spoken({ root }: TableDriver, lang: string): Promise<void> {
  while (root.querySelector('.root')?.getAttribute('lang') !== lang) await nextFrame();
}

function label({ root }: TableDriver, selector: string): string | null | undefined {
  return root.querySelector(selector)?.getAttribute('aria-label');
}

async function openHelp(driver: TableDriver): Promise<void> {
  driver.element.focus();
  await driver.rest();
  await press('?');
  while (!driver.nodes.help?.open) await nextFrame();
}

/** Every text that a player sees or hears, each with where it stands. */
function textsOf({ root }: TableDriver): readonly string[] {
  const texts: string[] = [];
  for (const node of root.querySelectorAll('*')) {
    if (node.closest('kbd, .sign, style')) continue;
    for (const name of ['aria-label', 'title']) texts.push(node.getAttribute(name) ?? '');
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '');
    }
  }
  return texts;
}

describe('the language', () => {
  it('lacks no message, in any of ten', async () => {
    const ids = (await unitsOf('de')).map(({ id }) => id);
    for (const language of languages) {
      const units = await unitsOf(language);
      expect(
        units.map(({ id }) => id),
        language,
      ).to.deep.equal(ids);
      for (const { id, source, target } of units) {
        const places = (node: Element | null): readonly string[] =>
          [...(node?.querySelectorAll('x') ?? [])].map((x) => x.getAttribute('id') ?? '').sort();
        expect(target?.childNodes.length, `${language} ${id}`).to.be.at.least(1);
        expect(places(target), `${language} ${id}`).to.deep.equal(places(source));
      }
    }
  });

  it('is loaded only when it is used', async () => {
    await open('en');
    const loaded = (): boolean =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('locales/it.'));
    expect(loaded()).to.equal(false);
    await open('it');
    expect(loaded()).to.equal(true);
  });

  it('is that of the ancestors, of the element before them, and changes in mid-game', async () => {
    const driver = await open('de-AT');
    expect(label(driver, '.tool')).to.equal('Neues Spiel');
    expect(label(driver, '.pile.tableau .card.open')).to.equal('Kreuz Ass');
    driver.element.draw();
    const { game } = driver;
    driver.element.lang = 'fr';
    await spoken(driver, 'fr');
    expect(label(driver, '.pile.tableau .card.open')).to.equal('as de trèfle');
    expect(driver.game, 'the game goes on').to.equal(game);
    driver.element.removeAttribute('lang');
    await spoken(driver, 'de-AT');
    driver.element.parentElement?.setAttribute('lang', 'tlh');
    await spoken(driver, 'en');
    expect(label(driver, '.tool')).to.equal('New game');
  });

  it('crosses shadow roots, and two games speak two languages', async () => {
    const outer = await fixture<HTMLElement>(html`<div lang="pl"></div>`);
    const inner = document.createElement('div');
    // A host may close its own: what is around must be found all the same.
    // eslint-disable-next-line wc/no-closed-shadow-root
    outer.attachShadow({ mode: 'closed' }).append(inner);
    const parent = inner.attachShadow({ mode: 'open' });
    const polish = await TableDriver.open(klondike, { parent, time: new FakeTime(), style: still });
    const japanese = await open('ja');
    await spoken(polish, 'pl');
    expect(label(polish, '.pile.tableau')).to.equal('Kolumna 1, 1 karta, na wierzchu as trefl');
    expect(label(japanese, '.pile.tableau')).to.equal('場札 1、1枚、一番上はクラブのエース');
    expect(label(polish, '.pile.stock')).to.equal('Talia, 24 karty');
  });

  it('may be one that the host supplies', async () => {
    const driver = await open('en');
    driver.element.lang = 'eo';
    await driver.rest();
    expect(label(driver, '.tool')).to.equal('New game');
    const units = await unitsOf('de');
    const id = units.find(({ source }) => source.textContent === 'New game')?.id ?? '';
    defineLocale('eo', () => Promise.resolve({ templates: { [id]: 'Nova ludo' } }));
    await spoken(driver, 'eo');
    expect(label(driver, '.tool')).to.equal('Nova ludo');
    expect(label(driver, '.tool.help'), 'what it lacks is English').to.equal('How to play');
  });

  for (const [lang, tag, newGame] of [
    ['pt_BR', 'pt-BR', 'Novo jogo'],
    ['pt-br', 'pt-BR', 'Novo jogo'],
    [' fr ', 'fr', 'Nouvelle partie'],
    ['de_AT.UTF-8', 'de-AT', 'Neues Spiel'],
    ['de-x-y-', 'de-x-y', 'Neues Spiel'],
    ['de-', 'de', 'Neues Spiel'],
    ['de-u-nu-arab', 'de-u-nu-arab', 'Neues Spiel'],
    ['zh-Hans-SG', 'zh-Hans-SG', '新游戏'],
    // Simplified: whoever reads the one script reads the other; but it must not be called so.
    ['zh-Hant', 'zh', '新游戏'],
    ['zh-TW', 'zh', '新游戏'],
    ['ja-Latn', 'ja', '新しいゲーム'],
    ['EN', 'en', 'New game'],
    ['en-GB', 'en-GB', 'New game'],
    ['en_US', 'en', 'New game'],
    ['tlh', 'en', 'New game'],
    ['', 'en', 'New game'],
    ['-', 'en', 'New game'],
    ['C', 'en', 'New game'],
    ['日本語', 'en', 'New game'],
    ['1234567890', 'en', 'New game'],
  ] as const) {
    it(`for lang="${lang}" is ${tag}`, async () => {
      const driver = await open('it');
      const errors: Event[] = [];
      driver.element.addEventListener('solitaire-error', (event) => errors.push(event));
      driver.element.lang = lang;
      await spoken(driver, tag);
      expect(label(driver, '.tool')).to.equal(newGame);
      expect(errors).to.deep.equal([]);
    });
  }

  it('may be added for one script, and then is that of the countries that write it', async () => {
    const units = await unitsOf('de');
    const id = units.find(({ source }) => source.textContent === 'New game')?.id ?? '';
    const load = (): Promise<LocaleModule> => Promise.resolve({ templates: { [id]: '新遊戲' } });
    const driver = await open('en');
    driver.element.lang = 'zh-TW';
    await spoken(driver, 'zh');
    defineLocale('zh-Hant', load);
    await spoken(driver, 'zh-TW');
    expect(label(driver, '.tool')).to.equal('新遊戲');
    driver.element.lang = 'zh-CN';
    await spoken(driver, 'zh-CN');
    expect(label(driver, '.tool')).to.equal('新游戏');
    expect(() => defineLocale('pt_BR', load), 'the mistake of a programmer').to.throw(RangeError);
  });

  it('is that of errors, while they are shown', async () => {
    const driver = await open('en');
    const { element } = driver;
    const shown = (): string => driver.find('.error p:last-child').textContent;
    element.timeLimit = -1;
    await driver.rest();
    expect(shown()).to.equal(
      'time-limit: -1 is not allowed; allowed: a whole number from 1 to 1000000, or none',
    );
    element.lang = 'de';
    await spoken(driver, 'de');
    expect(shown()).to.equal(
      'time-limit: -1 ist nicht erlaubt; erlaubt: eine ganze Zahl von 1 bis 1000000, oder none',
    );
    element.timeLimit = undefined;
    element.record = 'nonsense';
    await driver.rest();
    const notice = (): string | undefined => driver.root.querySelector('.notice span')?.textContent;
    expect(notice()).to.equal('Zeile 1: Das ist keine Aufzeichnung eines Spiels.');
    element.lang = 'ja';
    await spoken(driver, 'ja');
    expect(notice()).to.equal('1行目：これはゲームの記録ではありません。');
    element.lang = 'en';
    await spoken(driver, 'en');
    expect(notice()).to.contain('Line 1: A record begins with the line');
  });

  it('is not mixed with English while words are loaded', async () => {
    const driver = await open('de');
    const seen = new Set<string>();
    const observer = new MutationObserver(() => seen.add(driver.message));
    observer.observe(driver.root, { subtree: true, childList: true, characterData: true });
    driver.element.play('T1>T2');
    await waitUntil(() => driver.message !== '');
    await driver.rest();
    observer.disconnect();
    expect([...seen].filter(Boolean)).to.deep.equal([driver.message]);
    expect(driver.message).to.match(/^(Der Rang|Die Farben) /);
  });

  it('lets no text escape translation', async function () {
    this.timeout(60_000);
    defineLocale('qaa', pseudoLocale);
    const games: readonly Attributes[] = [
      { ...klondike, 'time-limit': 300, passes: 2 },
      { ...klondike, contest: '', scoring: 'windows' },
      { variant: 'tournament', seed: 'w859918', wildcard: '' },
      { variant: 'tournament', seed: 'w859918', scoring: 'no-clock' },
      { variant: 'colorado', seed: 'w386028' },
      { variant: 'sir-tommy', seed: 'w979728', scoring: 'vegas' },
      { variant: 'twenty', seed: 'w979728', scoring: 'none' },
    ];
    for (const attributes of games) {
      const driver = await open('qaa', attributes);
      await openHelp(driver);
      driver.element.draw();
      driver.element.play('T1>T1');
      await driver.rest();
      const escaped = (): readonly string[] =>
        textsOf(driver).filter((text) => /\p{L}/u.test(unbracketed(text)));
      expect(escaped(), JSON.stringify(attributes)).to.deep.equal([]);
      driver.element.giveUp();
      await driver.rest();
      expect(escaped(), JSON.stringify(attributes)).to.deep.equal([]);
      driver.element.remove();
    }
  });

  for (const lang of ['ja', 'de', 'ar']) {
    for (const width of [360, 1024]) {
      it(`fits in ${lang} at ${width} px`, async () => {
        await setViewport({ width, height: 800 });
        const driver = await open(lang, { ...klondike, 'time-limit': 300, passes: 3 });
        await screenshot(`language-${lang}-${width}`, driver.element);
        const box = driver.element.getBoundingClientRect();
        for (const node of driver.root.querySelectorAll<HTMLElement>(
          '.tool, .status .figure, .card',
        )) {
          const { left, right } = node.getBoundingClientRect();
          expect(left, node.outerHTML).to.be.at.least(box.left - 0.5);
          expect(right, node.outerHTML).to.be.at.most(box.right + 0.5);
          expect(node.scrollWidth, node.outerHTML).to.be.at.most(node.clientWidth + 1);
        }
        const pieces = [...driver.root.querySelectorAll<HTMLElement>('.tool, .status .figure')];
        for (const [index, piece] of pieces.entries()) {
          const a = piece.getBoundingClientRect();
          for (const other of pieces.slice(index + 1)) {
            const b = other.getBoundingClientRect();
            const isApart =
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
            expect(isApart, `${piece.outerHTML} ${other.outerHTML}`).to.equal(true);
          }
        }
        await openHelp(driver);
        await screenshot(`language-${lang}-${width}-help`);
        const body = driver.find('.help-body');
        expect(body.scrollWidth).to.be.at.most(body.clientWidth);
      });
    }
  }
});
