// Writes the tables of README.md anew from custom-elements.json: each stands between two comments
// that name it. With `--check` it writes nothing, and fails when a table is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

const file = 'README.md';

const { modules } = JSON.parse(await readFile('custom-elements.json', 'utf8'));
const classes = modules.flatMap(({ declarations }) => declarations);
const element = classes.find(({ tagName }) => tagName === 'solitaire-game');
const companions = classes.filter(({ tagName }) => tagName && tagName !== 'solitaire-game');

const code = (text) => `\`${text}\``;
const sentence = (text = '') => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function described(title, list, nameOf = ({ name }) => code(name)) {
  return table(
    [title, ''],
    list.map((each) => [nameOf(each), sentence(each.description)]),
  );
}

const camelCase = (name) => name.replaceAll(/-./g, ([, letter]) => letter.toUpperCase());

function attributeName({ name, fieldName }) {
  return fieldName === camelCase(name) ? code(name) : `${code(name)}, property ${code(fieldName)}`;
}

function memberName({ kind, name, parameters = [] }) {
  const list = parameters.map(({ name, optional }) => (optional ? `${name}?` : name));
  return code(kind === 'method' ? `${name}(${list.join(', ')})` : name);
}

function fieldsOf({ type }) {
  const { members } = classes.find(({ name }) => name === type.text);
  return members
    .filter((member) => !member.static)
    .map(({ name }) => code(name))
    .join(' ');
}

const tables = {
  attributes: described('attribute', element.attributes, attributeName),
  members: described(
    'property or method',
    element.members.filter(({ attribute }) => attribute === undefined),
    memberName,
  ),
  events: table(
    ['event', 'fields', ''],
    element.events.map((event) => [code(event.name), fieldsOf(event), sentence(event.description)]),
  ),
  properties: table(
    ['custom property', 'default', ''],
    element.cssProperties.map(({ name, default: value, description }) => [
      code(name),
      value ? code(value) : '',
      sentence(description),
    ]),
  ),
  parts: described('part', element.cssParts),
  states: described('state', element.cssStates, ({ name }) => code(`:state(${name})`)),
  companions: table(
    ['tag', '', 'parts'],
    companions.map(({ tagName, description, cssParts }) => [
      code(`<${tagName}>`),
      sentence(description),
      cssParts.map(({ name }) => code(name)).join(' '),
    ]),
  ),
  slots: described('slot', element.slots, ({ name }) => (name ? code(name) : '(no name)')),
};

const before = await readFile(file, 'utf8');
const text = Object.entries(tables).reduce((text, [name, table]) => {
  const place = new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`);
  if (!place.test(text)) throw new Error(`${file} has no place for the table "${name}".`);
  return text.replace(place, (_, open, close) => `${open}\n\n${table}\n\n${close}`);
}, before);
const after = await format(text, { ...(await resolveConfig(file)), filepath: file });

if (after === before) process.exit();
if (process.argv.includes('--check')) {
  console.error(`${file} is stale: npm run manifest && npm run readme`);
  process.exit(1);
}
await writeFile(file, after);
