/**
 * The architecture as a test: who may import whom, who may do input and output, how files are named and how long
 * they may be. The table of rooms is rooms.json, which ARCHITECTURE.md prints (`make map`).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, extname, join, normalize, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { EXPORTS_FOR_TESTS } from './exportsForTests.ts';

interface Layer {
  readonly room: string;
  readonly does: string;
  /** Rooms it may import. */
  readonly imports: readonly string[];
  /** It may read and write files or start processes. */
  readonly io?: boolean;
}

const rooms: readonly Layer[] = JSON.parse(readFileSync(new URL('rooms.json', import.meta.url), 'utf8'));
const LAYERS: Readonly<Record<string, Layer>> = Object.fromEntries(rooms.map((layer) => [layer.room, layer]));

/** Node modules that compute only and that every layer may use. */
const PURE_NODE_MODULES = ['node:crypto', 'node:path', 'node:util', 'node:module'];

/** Adapters to other programs, in layers that otherwise keep inside. */
const IO_FILES: readonly string[] = ['src/codegen/encoder/skeleton.ts'];

/** Packages and the layers that may use them; absent means every layer. */
const PACKAGES: Readonly<Record<string, readonly string[] | 'everywhere'>> = {
  zod: 'everywhere',
  commander: ['cli'],
  'smol-toml': ['engine'],
  '@observablehq/plot': ['lab'],
};

const PUBLIC = 'src/api.ts';

const MAX_FILE_LINES = 600;

const MAX_COLUMNS = 120;
/** A pattern of TypeScript, which begins with no comment. */
const UNBREAKABLE = /^\s*\/[^/*].*\/[a-z]*[,;]?$/;
/** Sources that are data, whose layout other people or recorded hashes have made. */
const OTHERS_LAYOUT = ['bridge/fields', 'bridge/inputs', 'bridge/bench', 'bridge/test', 'test/fixtures'];

const root = join(import.meta.dirname, '..');
/** Everything that is written by hand. */
const code = ['src', 'lab', 'fleet/src', 'fleet/test', 'bridge', 'templates', 'test', 'scripts', 'peers', 'hosts']
  .flatMap((folder) => existing(folder))
  .filter((file) => /\.(ts|mjs|mts|c|cc|h|cpp|s|S|formula|go|py|ml|sh)$/.test(file));
const sources = ['src', 'lab']
  .flatMap((folder) => filesBelow(join(root, folder)))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => relative(root, file));

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Text of a source file without its comments; strings that contain comment marks do not occur in imports. */
function codeOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** `lab`, or the folder or file below src. */
const moduleOf = (file: string): string => {
  const [top, room] = file.split(sep);
  return top === 'src' ? room : top;
};

interface Import {
  readonly target: string;
  readonly typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const code = codeOf(file);
  const from = [...code.matchAll(/^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]/gm)].map(
    ([, type, target]) => ({ target, typeOnly: type !== undefined }),
  );
  const bare = [...code.matchAll(/\bimport\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, target]) => ({
    target,
    typeOnly: false,
  }));
  return [...from, ...bare];
}

/** Why `file` may not have this import; null if it may. */
function objection(file: string, { target, typeOnly }: Import): string | null {
  const from = moduleOf(file);
  const layer = LAYERS[from];
  if (layer === undefined) return `${file}: ${from} is not in the layer table`;
  if (target.startsWith('.')) return objectionToModule(file, from, layer, moduleOf(join(dirname(file), target)));
  if (target.startsWith('node:')) {
    return PURE_NODE_MODULES.includes(target) || layer.io || IO_FILES.includes(file) || typeOnly
      ? null
      : `${file}: ${from} may not use ${target}`;
  }
  const users = PACKAGES[target];
  return users === 'everywhere' || users?.includes(from) ? null : `${file}: ${from} may not use the package ${target}`;
}

function objectionToModule(file: string, from: string, layer: Layer, to: string): string | null {
  return to === from || layer.imports.includes(to) ? null : `${file}: ${from} may not import ${to}`;
}

test('every import respects the layer table', () => {
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.flatMap((file) => importsOf(file).map((i) => objection(file, i))).filter((o) => o !== null)).toEqual(
    [],
  );
});

test('ARCHITECTURE.md prints the table of rooms, and each room lies behind those it imports', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'map.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('relative imports name a file that exists', () => {
  const missing = sources.flatMap((file) =>
    importsOf(file)
      .filter((i) => i.target.startsWith('.'))
      .filter((i) => !sources.includes(normalize(join(dirname(file), i.target))))
      .map((i) => `${file}: ${i.target}`),
  );
  expect(missing).toEqual([]);
});

/** A way from `from` back to itself along `next`, or null. */
function cycleFrom(from: string, next: (file: string) => readonly string[]): string[] | null {
  const came = new Map<string, string>();
  const waiting = [from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const target of next(file)) {
      if (target === from) {
        const way = [file];
        while (way[0] !== from) way.unshift(came.get(way[0]) ?? from);
        return [...way, from];
      }
      if (!came.has(target)) {
        came.set(target, file);
        waiting.push(target);
      }
    }
  }
  return null;
}

test('values come from files that do not need what they are given to', () => {
  const values = new Map(
    sources.map((file) => [
      file,
      importsOf(file)
        .filter((i) => !i.typeOnly && i.target.startsWith('.'))
        .map((i) => normalize(join(dirname(file), i.target))),
    ]),
  );
  const next = (file: string): readonly string[] => values.get(file) ?? [];
  expect(sources.map((file) => cycleFrom(file, next)).filter((way) => way !== null)).toEqual([]);
  expect(cycleFrom('a', (file) => ({ a: ['b', 'c'], b: ['c'], c: ['a'] })[file] ?? [])).toEqual(['a', 'c', 'a']);
});

test('folders need each other in one direction only, for types as well', () => {
  const needs = new Map<string, Set<string>>();
  for (const file of sources) {
    const from = dirname(file);
    const targets = importsOf(file)
      .filter((i) => i.target.startsWith('.'))
      .map((i) => dirname(normalize(join(from, i.target))));
    needs.set(from, new Set([...(needs.get(from) ?? []), ...targets.filter((to) => to !== from)]));
  }
  const next = (folder: string): readonly string[] => [...(needs.get(folder) ?? [])];
  expect([...needs.keys()].map((folder) => cycleFrom(folder, next)).filter((way) => way !== null)).toEqual([]);
});

test('the test sees what it must refuse', () => {
  const of = (target: string): Import => ({ target, typeOnly: false });
  expect(objection('src/ir/a.ts', of('../search/b.ts'))).toBe('src/ir/a.ts: ir may not import search');
  expect(objection('src/search/a.ts', of('../prover/b.ts'))).toBeNull();
  expect(objection('src/prover/deep/a.ts', { ...of('../../codegen/b.ts'), typeOnly: true })).toBe(
    'src/prover/deep/a.ts: prover may not import codegen',
  );
  expect(objection('src/engine/a.ts', of('../../lab/report/b.ts'))).toBe('src/engine/a.ts: engine may not import lab');
  expect(objection('src/ir/a.ts', of('node:fs'))).toBe('src/ir/a.ts: ir may not use node:fs');
  expect(objection('src/ir/a.ts', of('commander'))).toBe('src/ir/a.ts: ir may not use the package commander');
  expect(objection('src/odd/a.ts', of('./b.ts'))).toBe('src/odd/a.ts: odd is not in the layer table');
});

test('only cli/program.ts prints, exits and reads the command line', () => {
  const forbidden = /\bconsole\.|\bprocess\.(exit|exitCode|argv|stdout|stderr)\b/;
  expect(sources.filter((file) => file !== 'src/cli/program.ts' && forbidden.test(codeOf(file)))).toEqual([]);
});

test('chance and time are handed in', () => {
  expect(sources.filter((file) => /\bMath\.random\b/.test(codeOf(file)))).toEqual([]);
  const forbidden = /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/;
  // The prover only reports how long a proof took.
  const edge = ['lab', 'search', 'cli', 'api.ts', 'bench', 'frontend', 'prover'];
  expect(sources.filter((file) => !edge.includes(moduleOf(file)) && forbidden.test(codeOf(file)))).toEqual([]);
});

test('types are not switched off', () => {
  const forbidden = /:\s*any\b|\bas any\b|<any>|@ts-ignore|@ts-nocheck|@ts-expect-error|\bas unknown as\b/;
  expect(sources.filter((file) => forbidden.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('exports are used by another file', () => {
  const known = Object.values(EXPORTS_FOR_TESTS)
    .flatMap((byFile) => Object.entries(byFile))
    .flatMap(([file, names]) => names.split(' ').map((name) => `${file} ${name}`));
  const unused = unusedExports(new Map(sources.map((file) => [file, codeOf(file)])));
  expect(unused.filter((name) => !name.startsWith(`${PUBLIC} `)).sort()).toEqual(known.toSorted());
  const codes = { 'a.ts': 'export const x = 1;\nexport type Y = 1;', 'b/c.ts': "import { x } from '../a.ts';" };
  expect(unusedExports(new Map(Object.entries(codes)))).toEqual(['a.ts Y']);
});

test('files are named after their one concept', () => {
  const odd = sources.filter((file) => {
    const name = file.slice(file.lastIndexOf(sep) + 1);
    return !/^[a-z][a-zA-Z0-9]*\.ts$/.test(name) || /^(index|utils?|helpers?|misc|common)\.ts$/.test(name);
  });
  expect(odd).toEqual([]);
});

test(`no source file is longer than ${MAX_FILE_LINES} lines`, () => {
  const lengths = code.map((file) => ({
    file: relative(root, file),
    lines: readFileSync(file, 'utf8').split('\n').length - 1,
  }));
  expect(lengths.filter(({ lines }) => lines > MAX_FILE_LINES)).toEqual([]);
});

test(`no line is longer than ${MAX_COLUMNS} columns`, () => {
  const long = [...code, ...existing('coq').filter((file) => file.endsWith('.v'))]
    .filter((file) => !OTHERS_LAYOUT.some((folder) => file.startsWith(join(root, folder))))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, i) => ({ line, where: `${relative(root, file)}:${i + 1}` })),
    )
    .filter(({ line }) => line.length > MAX_COLUMNS && [...line].length > MAX_COLUMNS && !UNBREAKABLE.test(line));
  expect(long.map(({ where }) => where)).toEqual([]);
});

/** What compilers make beside sources, Coq among them. */
const PRODUCTS = ['.o', '.a', '.so', '.bc', '.png', '.vo', '.vok', '.vos', '.glob', '.aux', '.cache', '.d'];

test('no file tells where it was made', () => {
  const folder = /(^|[^\w.])\/(work|farm|root|home\/\w+|tmp\/prompts)\//m;
  const text = readdirSync(root)
    .filter((name) => !['node_modules', 'dist', 'build', '.git'].includes(name))
    .flatMap(existing)
    .filter((file) => !/\/fleet\/(node_modules|dist)\//.test(file))
    .filter((file) => !PRODUCTS.includes(extname(file)) && file !== import.meta.filename);
  expect(text.filter((file) => folder.test(readFileSync(file, 'utf8'))).map((file) => relative(root, file))).toEqual(
    [],
  );
});

/** All files of a top-level folder, or the top-level file itself. */
function existing(name: string): string[] {
  const path = join(root, name);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  return stat.isDirectory() ? filesBelow(path) : [path];
}

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
function unusedExports(codes: ReadonlyMap<string, string>): string[] {
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
