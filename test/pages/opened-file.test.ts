import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { openThings } from '../support/open-things.js';
import { html, tour } from './tour.js';

const { visit } = openThings();
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A page on the disk, with the scripts beside it; gives its address. */
function saved(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'solitaire-page-'));
  folders.push(folder);
  cpSync('dist', folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), text);
  return pathToFileURL(join(folder, 'index.html')).href;
}

describe('a page that is opened as a file', () => {
  it('plays by the classic script, which has all within itself', async () => {
    const visited = await visit(
      saved(html('<script defer src="solitaire-game.classic.js"></script>')),
    );
    await tour(await visited.game());
    expect(visited.faults).toEqual([]);
  });

  it('may have the classic script at the end of the page', async () => {
    const script = '<script src="solitaire-game.classic.js"></script>';
    const visited = await visit(
      saved(html('', `<solitaire-game seed="w979728" muted></solitaire-game>${script}`)),
    );
    await tour(await visited.game());
    expect(visited.faults).toEqual([]);
  });

  it('gives scripts of its own what the module exports', async () => {
    const visited = await visit(saved(html('<script src="solitaire-game.classic.js"></script>')));
    const names = await visited.page.evaluate(() => {
      const { SolitaireGame } = globalThis as unknown as { SolitaireGame: object };
      return Object.keys(SolitaireGame);
    });
    expect(names).toContain('SolitaireGameElement');
    expect(names).toContain('defineLocale');
  });

  it('is kept from every module by the browser: the reason why there is a classic script', async () => {
    const { page, faults } = await visit(
      saved(html('<script type="module" src="solitaire-game.js"></script>')),
    );
    expect(faults.join()).toContain('CORS');
    expect(await page.evaluate(() => customElements.get('solitaire-game'))).toBe(undefined);
  });
});
