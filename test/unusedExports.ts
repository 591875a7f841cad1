import { dirname, join, normalize } from 'node:path';

/** Names that are imported from a file of the project, with where from, as written. */
function importedNames(code: string): { readonly name: string; readonly from: string }[] {
  const listed = [
    ...code.matchAll(/^\s*(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'(\.[^']+)'/gm),
    ...code.matchAll(/\bconst\s+\{([^}]*)\}\s*=\s*await\s+import\(\s*'(\.[^']+)'/g),
  ].flatMap(([, names, from]) => names.split(',').map((name) => ({ name: bareName(name), from })));
  const read = [...code.matchAll(/\(await\s+import\(\s*'(\.[^']+)'\s*\)\)\.(\w+)/g)];
  return [...listed.filter(({ name }) => name !== ''), ...read.map(([, from, name]) => ({ name, from }))];
}

/** `type a as b` imports a. */
const bareName = (text: string): string =>
  text
    .trim()
    .replace(/^type\s+/, '')
    .replace(/\s+as\s+\w+$/, '');

const EXPORT =
  /^export\s+(?:(?:declare|abstract|async)\s+)*(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/gm;

/**
 * Exports that no other file imports by name, as `file name`. `codes` are the texts of all files by their paths,
 * without comments. Imports of whole modules are not known here, and other ways to export neither: they are reported as
 * such.
 */
export function unusedExports(codes: ReadonlyMap<string, string>): string[] {
  const used = new Set(
    [...codes].flatMap(([file, code]) =>
      importedNames(code).map(({ name, from }) => `${normalize(join(dirname(file), from))} ${name}`),
    ),
  );
  return [...codes].flatMap(([file, code]) => {
    const names = [...code.matchAll(EXPORT)].map(([, name]) => name);
    const others = (code.match(/^export\b/gm) ?? []).length - names.length;
    const unused = names.map((name) => `${file} ${name}`).filter((name) => !used.has(name));
    return others === 0 ? unused : [...unused, `${file} exports in an unknown way`];
  });
}
