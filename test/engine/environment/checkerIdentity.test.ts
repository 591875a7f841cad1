/** The hash of the checker is that of what proofs import, of nothing else, and of all that the package has of it. */
import { remembered } from '../../../src/base/remembered.ts';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parseSync } from 'vite';
import { checkerFiles, checkerIdentity } from '../../../src/engine/environment/checkerIdentity.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const DECODER = 'bridge/tools/decoder';
const files = checkerFiles(root);
const sources = files.filter((file) => !file.startsWith(DECODER));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

interface Import {
  /** Of the file, from the root. */
  readonly target: string;
  /** What is taken from there, without types. */
  readonly names: readonly string[];
}

/** Values that a file takes from others of ours, by a parser of the language. */
const importsOf = remembered((file: string): Import[] => {
  const { module, errors } = parseSync(file, textOf(file));
  expect(errors).toEqual([]);
  const taken = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({ from: moduleRequest.value, entries })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? [{ from: entry.moduleRequest.value, entries: [entry] }] : [])),
    ),
  ];
  return taken.flatMap(({ from, entries }) => {
    const names = entries.flatMap(({ isType, importName }) => (isType ? [] : [importName.name ?? '*']));
    const isNeeded = from.startsWith('.') && (names.length > 0 || entries.length === 0);
    return isNeeded ? [{ target: join(dirname(file), from), names }] : [];
  });
});

/** All that files need to run. */
function neededBy(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) for (const { target } of importsOf(file)) found.add(target);
  return found;
}

/** All that the rooms that make claims take from elsewhere. */
const taken = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name}`)
  .filter((file) => /^src\/(cli|search|engine|library)\/.*\.ts$/.test(file))
  .flatMap(importsOf);

/** What a claim consists of: proofs, statements, word IR and code that are read. */
const CHECKED = /^src\/(ir|prover|frontend\/object)\//;
const QUESTIONS = /^(prove[A-Z]|parse|statement[A-Z]|requireInputs|read[A-Z]|traceCode|ImageView|CONVENTIONS)/;

test('it covers what its files import, and whatever is proved, read or parsed for a verdict', () => {
  expect(sources.flatMap(importsOf).filter(({ target }) => !sources.includes(target))).toEqual([]);
  expect(sources.filter((file) => parseSync(file, textOf(file)).module.dynamicImports.length > 0)).toEqual([]);
  expect(sources).toEqual(expect.arrayContaining(['src/base/integers.ts', 'src/prover/algebra/ruleSets.ts']));
  const asked = taken.filter(({ target, names }) => CHECKED.test(target) && names.some((name) => QUESTIONS.test(name)));
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter(({ target }) => !sources.includes(target))).toEqual([]);
});

test('it covers nothing else', () => {
  const targets = new Set(sources.flatMap(importsOf).map(({ target }) => target));
  const entries = sources.filter((file) => !targets.has(file));
  expect([...neededBy(entries)].sort()).toEqual(sources);
  expect(entries.filter((entry) => !taken.some(({ target }) => target === entry))).toEqual([]);
  expect(sources.filter((file) => /^src\/(bench\/reference|prover\/leak)\//.test(file))).toEqual([]);
});

test('the package has all of it', () => {
  const packed: string[] = JSON.parse(textOf('package.json')).files;
  const has = (file: string): boolean => packed.some((path) => file === path || file.startsWith(`${path}/`));
  expect(files.filter((file) => !has(file))).toEqual([]);
});

const copy = temporaryFolder();
beforeAll(() => {
  for (const path of ['src', DECODER, 'package.json']) cpSync(join(root, path), join(copy, path), { recursive: true });
});

test('a change of one of its files is another checker, one of any other file is not', () => {
  const { sha256 } = checkerIdentity(root);
  const after = (changed: readonly string[]): string => {
    for (const file of changed) writeFileSync(join(copy, file), `${textOf(file)}\n`);
    const found = checkerIdentity(copy).sha256;
    for (const file of changed) writeFileSync(join(copy, file), textOf(file));
    return found;
  };
  const others = readdirSync(join(copy, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((file) => file.endsWith('.ts') && !files.includes(file));
  expect(after(others)).toBe(sha256);
  const ofEachFolder = [...new Map(files.map((file) => [dirname(file), file])).values()];
  expect(ofEachFolder.length).toBeGreaterThan(10);
  expect(new Set([sha256, ...ofEachFolder.map((file) => after([file]))]).size).toBe(ofEachFolder.length + 1);
});
