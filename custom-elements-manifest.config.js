import { plainTypes } from './scripts/plain-types.mjs';

/** A page can use what is public, and only that belongs into tables and editors' completions. */
function publicOnly() {
  const isPublic = ({ name, privacy }) =>
    !name.startsWith('#') && !name.startsWith('_') && (privacy ?? 'public') === 'public';
  // lit calls these, nobody else.
  const lifecycle = new Set([
    'formDisabledCallback',
    'formResetCallback',
    'formStateRestoreCallback',
  ]);
  return {
    name: 'public-only',
    packageLinkPhase({ customElementsManifest }) {
      for (const module of customElementsManifest.modules) {
        for (const declaration of module.declarations ?? []) {
          declaration.members = declaration.members?.filter(
            (member) => isPublic(member) && !lifecycle.has(member.name),
          );
          declaration.attributes = declaration.attributes?.filter(
            ({ fieldName }) =>
              !fieldName || declaration.members?.some(({ name }) => name === fieldName),
          );
          // Beside those of the class comment, the analyzer guesses some from the code.
          declaration.events = declaration.events?.filter(({ description }) => description);
        }
      }
    },
  };
}

/** A field that a constructor declares in its parameters is a field like any other. */
function constructorFields() {
  return {
    name: 'constructor-fields',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isConstructorDeclaration(node)) return;
      const { members } = moduleDoc.declarations.find(({ name }) => name === node.parent.name.text);
      for (const parameter of node.parameters.filter(({ modifiers }) => modifiers)) {
        members.push({
          kind: 'field',
          name: parameter.name.getText(),
          type: { text: parameter.type.getText() },
          description: parameter.jsDoc?.[0]?.comment,
          readonly: true,
        });
      }
    },
  };
}

/** The tags are made of a prefix and a name: the class comments say what they are by default. */
function definitions() {
  return {
    name: 'definitions',
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const { exports } = modules.find(({ path }) => path === 'src/define.ts');
      for (const { path, declarations = [] } of modules) {
        for (const { name, tagName } of declarations.filter(({ tagName }) => tagName)) {
          const declaration = { name, module: path };
          exports.push({ kind: 'custom-element-definition', name: tagName, declaration });
        }
      }
    },
  };
}

/** Modules are named as they are published. */
function publishedPaths() {
  return {
    name: 'published-paths',
    packageLinkPhase({ customElementsManifest }) {
      const published = (path) => path.replace(/^(\/?)src\/(.*)\.[jt]s$/, '$1dist/$2.js');
      const visit = (value) => {
        if (typeof value !== 'object' || value === null) return;
        for (const [key, inner] of Object.entries(value)) {
          if ((key === 'path' || key === 'module') && typeof inner === 'string') {
            value[key] = published(inner);
          } else visit(inner);
        }
      };
      visit(customElementsManifest);
    },
  };
}

export default {
  // The elements with what they inherit, the events, and the module that defines the tags.
  globs: [
    'src/elements/solitaire-*.ts',
    'src/elements/companion/companion-element.ts',
    'src/events.ts',
    'src/define.ts',
  ],
  exclude: ['src/**/*.styles.ts'],
  litelement: true,
  packagejson: false,
  plugins: [constructorFields(), publicOnly(), plainTypes(), definitions(), publishedPaths()],
};
