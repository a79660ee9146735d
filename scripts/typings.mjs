// Writes what editors and frameworks want to know of the elements anew from custom-elements.json:
// `editors/` and `frameworks/elements.d.ts`. With `--check` it fails when any of it is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { getWebTypesData } from 'custom-element-jet-brains-integration';
import {
  getVsCodeCssCustomData,
  getVsCodeHtmlCustomData,
} from 'custom-element-vs-code-integration';
import { format, resolveConfig } from 'prettier';

const manifest = JSON.parse(await readFile('custom-elements.json', 'utf8'));
const { name, version } = JSON.parse(await readFile('package.json', 'utf8'));
const elements = manifest.modules
  .flatMap(({ declarations = [] }) => declarations)
  .filter(({ tagName }) => tagName !== undefined);

const comment = (text = '') => (text ? `/** ${text.replaceAll(/\s+/g, ' ')} */\n` : '');
const key = (text) => (/^[a-z]+$/i.test(text) ? text : `'${text}'`);

/** In a template any value may be text. */
function inTemplate(type) {
  const text = (part) =>
    part === 'number' ? '`${number}`' : /^\d+$/.test(part) ? `'${part}'` : part;
  const parts = type.split(' | ').filter((part) => part !== 'undefined');
  // Any text is allowed; the names are there to be offered.
  const isOpen = parts.includes('string') && parts.length > 1;
  const open = parts.map((part) => (part === 'string' && isOpen ? '(string & {})' : part));
  return [...new Set([...open, ...open.map(text), 'undefined'])].join(' | ');
}

const attributesOf = ({ tagName, attributes = [] }) => `'${tagName}': {
  ${attributes
    .map(
      ({ name, description, type }) =>
        `${comment(description)}${key(name)}?: ${inTemplate(type?.text ?? 'string')};`,
    )
    .join('\n')}
};`;

const eventsOf = ({ tagName, events = [] }) => `'${tagName}': {
  ${events
    .map(({ name, description, type }) => `${comment(description)}'${name}': ${type.text};`)
    .join('\n')}
};`;

const classes = elements.map(({ name }) => name);
const eventClasses = elements.flatMap(({ events = [] }) => events.map(({ type }) => type.text));

const typings = `// Written by scripts/typings.mjs from custom-elements.json.
import type { ${[...new Set([...classes, ...eventClasses])].join(', ')} } from '../dist/index.js';

/** The class of each tag. */
export interface Elements {
  ${elements.map(({ name, tagName }) => `'${tagName}': ${name};`).join('\n')}
}

/** What each tag may have of attributes of its own. */
export interface Attributes {
  ${elements.map(attributesOf).join('\n')}
}

/** The events of each tag. */
export interface Events {
  ${elements.map(eventsOf).join('\n')}
}
`;

// Each custom property has an entry of its own.
const options = { hideLogs: true, hideCssPropertiesDocs: true };
const files = {
  'editors/vscode.html-custom-data.json': getVsCodeHtmlCustomData(manifest, options),
  'editors/vscode.css-custom-data.json': getVsCodeCssCustomData(manifest, options),
  'editors/web-types.json': getWebTypesData(manifest, options, { name, version }),
  'frameworks/elements.d.ts': typings,
};

const isCheck = process.argv.includes('--check');
for (const [file, text] of Object.entries(files)) {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  const after = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (after === before) continue;
  if (isCheck) {
    console.error(`${file} is stale: npm run manifest`);
    process.exitCode = 1;
  } else await writeFile(file, after);
}
