/**
 * One word, one meaning (docs/GLOSSARY.md; ARCHITECTURE.md, "Words"): exported names, limits, and words that were
 * dropped for those of the field.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  // certificate/ repeats what Coq's checker does, under the names that it has there.
  .filter((file) => file.endsWith('.ts') && !file.startsWith('certificate/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Names that encoder and verifier share in meaning but not in code, since nothing that generates code may judge it. */
const TWINS = ['Access', 'FlagEffect', 'RAX', 'registerName'];

/** Names of ir/spec.ts, the grammar of test vectors, which statements and Fiat-Crypto's JSON have as well. */
const OF_VECTORS = ['evaluateRelation', 'integerOf'];

/** Stages of the pipeline are values of the names that `--print-after` takes. */
const STAGE_NAMES = ['check', 'compare', 'search'];

test('an exported name means one thing', () => {
  const homes = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    for (const [, name] of text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm))
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
  const shared = [...homes].filter(
    ([name, files]) => files.size > 1 && ![...TWINS, ...OF_VECTORS, ...STAGE_NAMES].includes(name),
  );
  expect(shared.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});

test('limits are called MAX_', () => {
  const odd = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bconst ((?:MOST|LONGEST|LARGEST|DEEPEST|HIGHEST|LIMIT)(?:_\w+)?) =/g)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  expect(odd).toEqual([]);
});

/** Words that were dropped, with what is written instead. */
const DROPPED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bopponents?\b/i, 'contender, fastest alternative'],
  [/\baccus(?:e[sd]?|ing|ations?)\b/i, 'report'],
  [/\bopinions?\b/i, 'cross-check'],
  [/\bways? of writing\b/i, 'formulation, encoding'],
  [/\b(?:functions?|code|formulas?|certificates?) (?:of|for|in) lanes\b/i, 'vectorised'],
  [/\b(?:compute[sd]?|multiplied|selected) in lanes\b/i, 'vectorised'],
  [/\bMontgomery's form\b/i, 'Montgomery form'],
];
/** In pages only: the code of the command `hosts` calls the libraries so. */
const DROPPED_IN_PAGES: typeof DROPPED = [...DROPPED, [/(?<![\w/]|^## )hosts\b(?!\/)/, 'drop-in replacement, library']];

const project = join(import.meta.dirname, '..');

const dropped = (where: string, text: string, words: typeof DROPPED): string[] =>
  words.flatMap(([word, instead]) => {
    const found = word.exec(text)?.[0];
    return found === undefined ? [] : [`${where}: "${found}" is now: ${instead}`];
  });

/** Prose of a page, line by line: without blocks of code, code between backticks and targets of links. */
const proseLines = (text: string): string[] =>
  text
    .replaceAll(/^```.*?^```/gms, (block) => block.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line) => (line.startsWith('    ') ? '' : line.replaceAll(/`[^`]*`|\]\([^)]*\)|<!--.*?-->/g, '')));

const pageFaults = (page: string, text: string): string[] =>
  proseLines(text).flatMap((line, i) => dropped(`${page}:${i + 1}`, line, DROPPED_IN_PAGES));

/** Comments, and strings of several words, which are messages. */
const saidLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      /^\s*(?:\/?\*|\/\/)/.test(line)
        ? line
        : [...line.matchAll(/\/\/ .*|'(?:[^'\\]|\\.)* (?:[^'\\]|\\.)*'|`[^`]* [^`]*`/g)]
            .map(([part]) => part.replaceAll(/\$\{[^}]*\}/g, ''))
            .join(' '),
    );

const codeFaults = (file: string, text: string): string[] =>
  saidLines(text).flatMap((line, i) => dropped(`${file}:${i + 1}`, line, DROPPED));

const listed = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: project, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(project, file)));

test('pages, messages and comments have the words of the glossary', () => {
  const read = (file: string): string => readFileSync(join(project, file), 'utf8');
  expect(listed('*.md').flatMap((page) => pageFaults(page, read(page)))).toEqual([]);
  expect(listed('src/*.ts', 'lab/*.ts').flatMap((file) => codeFaults(file, read(file)))).toEqual([]);
});

test('which words are refused where', () => {
  const page =
    'Our opponents, `opponent`.\n[hosts](docs/hosts.md)\n```\nopponent\n```\n    hosts\nSIMD lanes, five hosts';
  expect(pageFaults('a.md', page)).toEqual([
    'a.md:1: "opponents" is now: contender, fastest alternative',
    'a.md:2: "hosts" is now: drop-in replacement, library',
    'a.md:7: "hosts" is now: drop-in replacement, library',
  ]);
  const code =
    "/** It accuses. */\nconst opponent = 'opponent';\nf(`${opponent} is a function of lanes`); // Montgomery's form";
  expect(codeFaults('a.ts', code)).toEqual([
    'a.ts:1: "accuses" is now: report',
    'a.ts:3: "function of lanes" is now: vectorised',
    'a.ts:3: "Montgomery\'s form" is now: Montgomery form',
  ]);
});
