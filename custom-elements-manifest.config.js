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
  // The modules that hold a class of an element, and the one that defines the tags.
  globs: ['src/elements/solitaire-*.ts', 'src/define.ts'],
  exclude: ['src/**/*.styles.ts'],
  litelement: true,
  packagejson: false,
  plugins: [publicOnly(), publishedPaths()],
};
