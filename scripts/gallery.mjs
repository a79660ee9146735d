// Takes pictures of every game, at every width and in every look, into .reports/gallery: open its
// index.html to see at a glance what a change of markup or style has done.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { openGamePage, wonGame } from './game-page.mjs';

const folder = '.reports/gallery';
/** The usual height of a page of each width. */
const heights = { 320: 568, 360: 740, 768: 1024, 1024: 768, 1440: 900 };
const widths = Object.keys(heights).map(Number);
const schemes = ['light', 'dark'];

function dealt(variant) {
  return { attributes: { variant, seed: 'gallery' }, moves: [] };
}

function looking(game, attributes) {
  return { ...game, attributes: { ...game.attributes, ...attributes } };
}

const longColumn = JSON.parse(await readFile('stories/long-column.json', 'utf8'));

const games = {
  Klondike: wonGame('klondike draw 1', 0.4),
  'Klondike, draw 3': wonGame('klondike draw 3', 0.5),
  Tournament: wonGame('tournament wildcard', 0.5),
  Colorado: wonGame('colorado', 0.5),
  'Sir Tommy': wonGame('sir-tommy', 0.5),
  Twenty: wonGame('twenty', 0.5),
};

const looks = {
  'left-handed': { 'left-handed': true },
  'right to left': { dir: 'rtl' },
  'four colours': { 'four-color': true },
};

/** What is taken: a title, a game, and the pages that it is shown on. */
const series = [
  ...Object.entries(games).map(([title, game]) => ({ title, game, widths, schemes })),
  ...Object.entries(games).flatMap(([title, game]) =>
    Object.entries(looks).map(([look, attributes]) => ({
      title: `${title}, ${look}`,
      game: looking(game, attributes),
      widths: [360, 1024],
      schemes: ['light'],
    })),
  ),
  ...['klondike', 'tournament', 'sir-tommy', 'twenty'].map((variant) => ({
    title: `${variant}, as dealt`,
    game: dealt(variant),
    widths: [360, 1024],
    schemes: ['light'],
  })),
  {
    title: 'Klondike, a column of 19 cards',
    game: {
      attributes: { variant: 'klondike', seed: longColumn.seed },
      moves: longColumn.moves.split(' '),
    },
    widths,
    schemes,
  },
  { title: 'Colorado, all 104 cards home', game: wonGame('colorado'), widths, schemes },
];

function figure({ file, caption, width }) {
  return `<figure><a href="${file}"><img src="${file}" width="${Math.min(width, 480)}" loading="lazy" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;
}

function contactSheet(shots) {
  const sections = series.map(({ title }) => [title, shots.filter((shot) => shot.title === title)]);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { font: 15px system-ui; margin: 2rem; color-scheme: light dark }
  section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0 }
</style>
${sections.map(([title, list]) => `<h2>${title}</h2>\n<section>${list.map(figure).join('\n')}</section>`).join('\n')}
</html>
`;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const { picture, close } = await openGamePage();
const shots = [];
for (const { title, game, widths, schemes } of series) {
  for (const width of widths) {
    for (const scheme of schemes) {
      const file = `${title}-${width}-${scheme}.png`.toLowerCase().replaceAll(/[^\w.-]+/g, '-');
      const page = { width, height: heights[width], scheme };
      await picture([game], page, { path: `${folder}/${file}` });
      shots.push({ title, file, width, caption: `${width} px, ${scheme}` });
    }
  }
}
await close();
await writeFile(`${folder}/index.html`, contactSheet(shots));
console.log(`${shots.length} pictures: ${folder}/index.html`);
