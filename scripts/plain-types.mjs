// For the analyzer: the types of what a page can use in plain words. It copies them as they are
// written, and a name of this package tells nobody which values there are.
import ts from 'typescript';

const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;

/** A union of plain values, written out; other types go by their name. */
function plain(type, checker) {
  const text = (each) =>
    each.isIntersection()
      ? 'string'
      : checker.typeToString(each, undefined, NoTruncation | UseSingleQuotesForStringLiteralType);
  if (!type.isUnion()) return undefined;
  const isPlain = (each) =>
    !(each.flags & ts.TypeFlags.Object) &&
    (!each.isIntersection() || each.types[0].flags & ts.TypeFlags.String);
  if (!type.types.every(isPlain)) return undefined;
  const texts = type.types.map(text);
  const words = ['number', 'string', 'null', 'undefined'].filter((word) => texts.includes(word));
  const isBoolean = texts.includes('true') && texts.includes('false');
  // The compiler's own order is that of whatever it has met before.
  const values = texts
    .filter((each) => !words.includes(each) && !(isBoolean && /^(true|false)$/.test(each)))
    .sort();
  return [...values, ...(isBoolean ? ['boolean'] : []), ...words].join(' | ');
}

/** The types of a class's fields by their names. */
function fieldTypes(declaration, checker) {
  const { members } = checker.getDeclaredTypeOfSymbol(declaration.symbol).symbol;
  return new Map(
    [...members.values()].map((member) => [
      member.name,
      plain(checker.getTypeOfSymbol(member), checker),
    ]),
  );
}

export function plainTypes() {
  return {
    name: 'plain-types',
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const { options } = ts.getParsedCommandLineOfConfigFile('src/tsconfig.json', {}, ts.sys);
      const program = ts.createProgram(
        modules.map(({ path }) => path),
        options,
      );
      const checker = program.getTypeChecker();
      for (const { path, declarations = [] } of modules) {
        const classes = program.getSourceFile(path).statements.filter(ts.isClassDeclaration);
        for (const { name, members = [], attributes = [] } of declarations) {
          const declaration = classes.find((each) => each.name?.text === name);
          if (!declaration) continue;
          const types = fieldTypes(declaration, checker);
          for (const member of members) {
            const text = types.get(member.name);
            if (text) member.type = { text };
          }
          for (const attribute of attributes) {
            const text = types.get(attribute.fieldName);
            // One that is not set is not there.
            if (text) attribute.type = { text: text.replace(/ \| undefined$/, '') };
          }
        }
      }
    },
  };
}
