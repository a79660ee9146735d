import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { build } from 'vite';

/** Where the package is unpacked: within reach of what it depends on. */
const consumer = resolve('.reports/published');
const folder = join(consumer, 'node_modules/solitaire-game');

const licenses = 'dist/solitaire-game/third-party-licenses.txt';

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin: string;
}

function filesUnder(path: string): readonly string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)));
}

const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** What a bundler keeps of an import. */
async function bundled(code: string): Promise<string> {
  const entry = join(consumer, 'entry.js');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'exports-only' },
    },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  if (!('output' in result)) throw new Error('Nothing was bundled.');
  return result.output.map((each) => ('code' in each ? each.code : '')).join('');
}

function inNode(code: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: consumer,
    encoding: 'utf8',
  });
}

describe('the package as it is published', () => {
  let files: readonly string[];

  beforeAll(() => {
    rmSync(consumer, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['xzf', inject('tarball'), '--strip-components=1', '-C', folder]);
    files = filesUnder(folder);
  });

  it('holds what is needed, and nothing else', () => {
    const about = ['CHANGELOG.md', 'LICENSE', 'README.md', 'custom-elements.json', 'package.json'];
    const others = files.filter((file) => !about.includes(file));
    expect(about.filter((file) => !files.includes(file))).toEqual([]);
    expect(
      others.filter(
        (file) =>
          !/^dist\/.*\.(js|d\.ts)(\.map)?$|^src\/.*\.ts$|^editors\/.*\.json$|^frameworks\/\w+\.d\.ts$/.test(
            file,
          ),
      ),
    ).toEqual(['dist/integrity.json', licenses]);
    const { exports, bin } = JSON.parse(text('package.json')) as Manifest;
    const named = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    for (const path of [...named, bin].filter((each) => !each.includes('*'))) {
      expect(files, path).toContain(path.replace('./', ''));
    }
    expect(files).toContain('dist/locales/de.js');
  });

  it('has source maps that lead to their sources', () => {
    const maps = files.filter((file) => file.endsWith('.map'));
    const broken = maps.flatMap((file) => {
      const map = JSON.parse(text(file)) as {
        readonly sources: readonly string[];
        readonly sourcesContent?: readonly (string | null)[];
      };
      return map.sources
        .filter((source, index) => {
          // What a bundler makes itself has no file.
          if (source.startsWith('\0') || (map.sourcesContent?.[index] ?? null) !== null)
            return false;
          return !existsSync(join(folder, dirname(file), source));
        })
        .map((source) => `${file}: ${source}`);
    });
    expect(maps.length).toBeGreaterThan(100);
    expect(broken).toEqual([]);
    for (const file of files.filter((each) => /^dist\/.*\.js$/.test(each))) {
      const [, url] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text(file)) ?? [];
      expect(files, file).toContain(join(dirname(file), url ?? 'no map'));
    }
  });

  it('passes on the licence of every package that its scripts contain', () => {
    const maps = files.filter((file) => /^dist\/solitaire-game.*\.map$/.test(file));
    const packages = maps
      .flatMap(
        (file) => (JSON.parse(text(file)) as { readonly sources: readonly string[] }).sources,
      )
      .flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
    expect(packages).toContain('lit-html');
    const sections = text(licenses).split(/^-+$/m);
    for (const name of new Set(packages)) {
      const own = sections.filter((section) => section.trim().startsWith(`${name} `));
      expect(own, name).toHaveLength(1);
      expect(own[0], name).toMatch(/Copyright .*\n[^]*Redistribution|Permission is hereby granted/);
    }
  });

  it('can be imported where there is no page, and registers nothing', () => {
    const told = inNode(`
      import * as all from 'solitaire-game';
      console.log(JSON.stringify({
        document: typeof document,
        tags: Object.keys(all).filter((name) => name.endsWith('Element')).sort(),
        game: globalThis.customElements?.get('solitaire-game') === undefined,
      }));
    `);
    expect(JSON.parse(told)).toEqual({
      document: 'undefined',
      tags: [
        'SolitaireClockElement',
        'SolitaireControlsElement',
        'SolitaireGameElement',
        'SolitaireRulesElement',
        'SolitaireScoreElement',
      ],
      game: true,
    });
  });

  it('leaves out of a bundle what is not used', async () => {
    expect((await bundled(`import 'solitaire-game';`)).trim()).toBe('');
    const event = await bundled(`export { SolitaireMoveEvent } from 'solitaire-game';`);
    expect(event).toContain('solitaire-move');
    expect(event).not.toMatch(/LitElement|solitaire-end|klondike/);
    const commitment = await bundled(`export { commit } from 'solitaire-game/engine';`);
    expect(commitment).not.toMatch(/klondike|LitElement/);
    expect(commitment.length).toBeLessThan(6000);
    const score = await bundled(`export { SolitaireScoreElement } from 'solitaire-game';`);
    expect(score).not.toMatch(/setPointerCapture|klondike/);
    const defined = await bundled(`import 'solitaire-game/define';`);
    expect(defined).toMatch(/customElements\.define/);
    expect(defined).toMatch(/klondike/);
  });
});
