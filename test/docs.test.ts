/**
 * What the pages name exists: links, headings, paths in backticks, commands, keys of JSON; and their lines can be read.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ALL_COMMANDS } from '../lab/commands.ts';
import { ssaModuleSchema } from '../src/ir/ssa/schema.ts';
import { comparisonTable } from '../src/engine/report/comparisonTable.ts';
import { verdictLine } from '../src/engine/report/verdictText.ts';
import { sampleRecord } from './engine/store/sampleRecord.ts';

const root = join(import.meta.dirname, '..');
const MAX_LINE_LENGTH = 160;
const SKIPPED = ['node_modules', 'build', 'dist'];
const pages = pagesBelow(root).map((file) => relative(root, file));
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

/** Names of the files below the folders of code. */
const sources = new Set(
  ['src', 'lab', 'test', 'scripts', 'bridge', 'fleet', 'peers']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
    .map((path) => basename(path)),
);

function pagesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith('.') || SKIPPED.includes(entry.name) ? [] : pagesBelow(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/** Lines with their numbers, without blocks of code and without what a command has generated. */
function proseOf(text: string): { readonly line: string; readonly at: number }[] {
  let isCode = false;
  let isGenerated = false;
  return text.split('\n').flatMap((line, i) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    if (line.startsWith('<!-- begin ')) isGenerated = true;
    const isProse = !isCode && !isFence && !isGenerated;
    if (line.startsWith('<!-- end ')) isGenerated = false;
    return isProse ? [{ line, at: i + 1 }] : [];
  });
}

/** Anchors of the headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return proseOf(text)
    .flatMap(({ line }) => /^#+ (.*)$/.exec(line)?.[1] ?? [])
    .map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    );
}

/** What is wrong with the links of a page. */
function deadLinks(page: string, text: string): string[] {
  const links = proseOf(text)
    .flatMap(({ line }) => [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link))
    .filter((link) => !/^(https?|mailto):/.test(link));
  return links.flatMap((link) => {
    const [path, anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, target))) return [`${page}: ${link} does not exist`];
    return anchor === undefined || anchorsOf(textOf(target)).includes(anchor)
      ? []
      : [`${page}: ${target} has no heading for #${anchor}`];
  });
}

/** Folders that paths may begin in: the page's own, the root, and those that pages name as theirs. */
const basesOf = (page: string): string[] => ['.', dirname(page), 'src', 'src/prover', 'bridge'];
const OURS = /^(src|test|bridge|docs|templates|scripts|peers)\//;

/** Paths in backticks that name nothing; patterns and places below build/ are left out. */
function deadPaths(page: string, text: string): string[] {
  const quoted = proseOf(text).flatMap(({ line }) =>
    [...line.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path]) => path),
  );
  return quoted
    .filter((path) => OURS.test(path) || /\.(ts|mjs|cpp|h|md|json|s|asm)$/.test(path))
    .filter((path) => !/^(build|dist)\//.test(path))
    .filter((path) => !basesOf(page).some((base) => existsSync(join(root, base, path))))
    .map((path) => `${page}: \`${path}\` does not exist`);
}

/** Names of source files without a folder in backticks that no file has. */
function deadNames(page: string, text: string): string[] {
  return proseOf(text)
    .flatMap(({ line }) => [...line.matchAll(/`([a-zA-Z][\w.-]*\.(?:ts|mjs|cpp))`/g)].map(([, name]) => name))
    .filter((name) => !sources.has(name))
    .map((name) => `${page}: no file is called \`${name}\``);
}

/** Commands of npm, make and our own that do not exist. */
function deadCommands(page: string, text: string): string[] {
  const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts);
  const targets = [...readFileSync(join(root, 'Makefile'), 'utf8').matchAll(/^([a-z][\w-]*):/gm)].map(
    ([, name]) => name,
  );
  const named = (pattern: RegExp, known: readonly string[]): string[] =>
    [...text.matchAll(pattern)].filter(([, name]) => !known.includes(name)).map(([use]) => `${page}: ${use}`);
  const commands = [...ALL_COMMANDS.map(({ name }) => name), 'fleet'];
  return [
    ...named(/npm run (?:--silent )?([a-z][\w-]*)/g, scripts),
    ...named(/`make ([a-z][\w-]*)/g, targets),
    ...named(/\.\/fieldwright ([a-z][\w-]*)/g, commands),
  ];
}

test('`make` lists every target that says what it does, within 80 columns', () => {
  const listed = execFileSync('make', ['--no-print-directory'], { cwd: root, encoding: 'utf8' }).trimEnd().split('\n');
  expect(listed.filter((line) => line.length > 80)).toEqual([]);
  const explained = [...textOf('Makefile').matchAll(/^([a-z0-9-]+):[^#\n]*##/gm)].map(([, name]) => name);
  expect(listed.flatMap((line) => /^ {2}([a-z0-9-]+)/.exec(line)?.[1] ?? [])).toEqual(explained);
});

test('links lead to pages and headings that exist', () => {
  expect(pages).toContain('README.md');
  expect(pages.flatMap((page) => deadLinks(page, textOf(page)))).toEqual([]);
  expect(deadLinks('README.md', '[a](docs/NOWHERE.md) [b](METHODOLOGY.md#nothing) [c](METHODOLOGY.md#noise)')).toEqual([
    'README.md: docs/NOWHERE.md does not exist',
    'README.md: METHODOLOGY.md has no heading for #nothing',
  ]);
});

test('paths in backticks exist', () => {
  expect(pages.flatMap((page) => deadPaths(page, textOf(page)))).toEqual([]);
  const text = '`src/none.ts` `src/cli.ts` `algebra/none.ts` `algebra/rules.ts` `a/b` `build/x.json`';
  expect(deadPaths('README.md', text)).toEqual([
    'README.md: `src/none.ts` does not exist',
    'README.md: `algebra/none.ts` does not exist',
  ]);
});

test('source files exist that are named without their folder', () => {
  const present = pages.filter((page) => page !== 'CHANGELOG.md' && !page.startsWith('docs/notes/'));
  expect(present.flatMap((page) => deadNames(page, textOf(page)))).toEqual([]);
  expect(deadNames('a.md', '`none.ts`, `rules.ts`, `a/none.ts`')).toEqual(['a.md: no file is called `none.ts`']);
});

test('commands exist', () => {
  const present = pages.filter((page) => page !== 'CHANGELOG.md' && !page.startsWith('docs/notes/'));
  expect(present.flatMap((page) => deadCommands(page, textOf(page)))).toEqual([]);
  expect(deadCommands('a.md', '`npm run nothing -- x`, `make nothing`, `make map`, `./fieldwright none`')).toEqual([
    'a.md: npm run nothing',
    'a.md: `make nothing',
    'a.md: ./fieldwright none',
  ]);
});

test(`no line of prose is longer than ${MAX_LINE_LENGTH} columns`, () => {
  const long = (page: string, text: string): string[] =>
    proseOf(text)
      .filter(({ line }) => !line.startsWith('|') && [...line].length > MAX_LINE_LENGTH)
      .map(({ line, at }) => `${page}:${at}: ${[...line].length} columns`);
  expect(pages.flatMap((page) => long(page, textOf(page)))).toEqual([]);
  const wide = 'x'.repeat(MAX_LINE_LENGTH + 1);
  expect(long('a.md', `${wide}\n| ${wide} |\n\`\`\`\n${wide}\n\`\`\``)).toEqual([
    `a.md:1: ${MAX_LINE_LENGTH + 1} columns`,
  ]);
});

/** Names of all properties of a JSON schema. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' ? [...Object.keys(value), ...Object.values(value).flatMap(keysOf)] : keysOf(value),
  );
}

test('docs/BRIDGE-JSON.md names every key that the bridge reads', () => {
  const text = textOf(join('docs', 'BRIDGE-JSON.md'));
  const keys = keysOf(z.toJSONSchema(ssaModuleSchema, { io: 'input' }));
  expect(keys).toContain('sourceWidth');
  expect([...new Set(keys)].filter((key) => !text.includes(`\`${key}\``) && !text.includes(`"${key}"`))).toEqual([]);
});

test('the transcript of docs/USAGE.md is what a run prints today, in 80 columns', () => {
  const [, block = ''] = /<!-- begin transcript -->\n```\n(.*?)```/s.exec(textOf('docs/USAGE.md')) ?? [];
  const lines = block.split('\n');
  expect(lines[0]).toMatch(/^\$ npm run --silent optimize -- /);
  expect(lines.filter((line) => line.length > 80 && !/^(again|longer): /.test(line))).toEqual([]);
  const { comparison } = sampleRecord();
  const titles = (table: string): string[] => /^ +(throughput .*)$/m.exec(table)?.[1].split(/ {2,}/) ?? [];
  expect(titles(block).length).toBeGreaterThan(3);
  expect(titles(comparisonTable(comparison, { width: 80, isVerbose: false })).slice(0, 4)).toEqual(
    titles(block).slice(0, 4),
  );
  for (const claim of ['asm = IR', 'constant time', 'asm = source', 'IR = specification'])
    expect(lines).toContain(verdictLine({ claim, kind: 'proved', by: '' }, false));
});
