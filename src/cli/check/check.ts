/** The command `check`: judges all functions that a manifest names. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve, relative } from 'node:path';
import { z } from 'zod';
import { Failure, type FailureKind, EXIT_CODE } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { commandOf, oneOf, place, unless, wholeNumber } from '../../base/options/option.ts';
import { checkAll } from '../../engine/check/checkAll.ts';
import type { Judged, CheckFinding, JudgementRule } from '../../engine/check/judgement.ts';
import { readManifest, type Manifest } from '../../engine/check/manifest.ts';
import { programVersion } from '../../engine/environment/places.ts';
import { requireFile } from '../../engine/store/requireWritable.ts';
import { parseBudget } from '../../search/task.ts';
import { printable, printableLine } from '../../base/printable.ts';
import { sha256 } from '../../base/hash.ts';
import { folded } from '../../base/folded.ts';
import { durationText } from '../../base/numberText.ts';
import { textTable } from '../../base/textTable.ts';

const MAX_JOBS = 64;

const schema = z.object({
  format: oneOf(
    ['table', 'sarif', 'junit'],
    'name',
    'what is printed: table; sarif, SARIF 2.1.0 for annotations of code; junit, XML as test runners write it',
  ),
  out: place('file', 'write it there, and print the table'),
  jobs: wholeNumber
    .refine((n) => n >= 1 && n <= MAX_JOBS, `1 to ${MAX_JOBS}`)
    .optional()
    .meta({ metavar: 'n', description: 'judgements side by side (default as many as there are processors)' }),
  limit: z
    .string()
    .default('10m')
    .meta({ metavar: 'time', description: 'how long one judgement may take, e.g. 90s; then it is not decided' }),
  cache: unless('judge everything anew, also what has not changed'),
});

/** Judges all functions of a manifest, by `verify` and `ct`, and reports on all of them together. */
export const checkCommand = commandOf(
  schema,
  (options, io, [manifest]) => check(manifest === undefined ? undefined : String(manifest), options, io),
  [
    {
      name: '[manifest]',
      description: 'a file (default fieldwright.toml, or fieldwright.json, of the current folder)',
    },
  ],
);

async function check(named: string | undefined, options: z.output<typeof schema>, io: Io): Promise<void> {
  const { format, out, jobs = availableParallelism(), limit, cache } = options;
  const budget = parseBudget(limit, '--limit');
  if (budget.kind !== 'time')
    throw new Failure('input', 'this is no time', { where: '--limit', expected: '90s, 10m', found: limit });
  const path = out === undefined ? null : resolve(io.cwd, out);
  if (path !== null) requireFile({ name: 'report', path, hint: 'let --out name another file' });
  const manifest = readManifest(named, io);
  const judged = await checkAll(manifest, { jobs, limitMs: budget.ms, isKept: cache }, io);
  const failure = overallFailure(judged, manifest.file);
  const about = { manifest, cwd: io.cwd, version: programVersion(io.root), failure };
  const table = (): string => tableReport(judged, io);
  const report = { table, sarif: () => sarifReport(judged, about), junit: () => junitReport(judged, manifest.file) }[
    format
  ]();
  if (path !== null) writeFileSync(path, `${report}\n`);
  io.out(path === null ? report : table());
  if (failure !== null) throw failure;
}

/** Reports of wrong code come first, and what could not be examined before what could not be decided. */
const WORST: readonly FailureKind[] = ['wrong', 'invariant', 'interrupted', 'tool', 'input', 'unsupported'];
const MESSAGES: Readonly<Record<FailureKind, string>> = {
  wrong: 'wrong code, or a leak',
  invariant: 'a bug of ours',
  interrupted: 'ended early',
  tool: 'a tool is missing',
  input: 'not everything could be judged',
  unsupported: 'not everything could be decided',
};

function overallFailure(judged: readonly Judged[], where: string): Failure | null {
  const kind = WORST.find((one) => judged.some(({ failure }) => failure === one));
  if (kind === undefined) return null;
  const names = judged.filter(({ failure }) => failure === kind).map(({ name, asked }) => `${name} (${asked})`);
  const more = names.length > MAX_NAMES ? [`… ${names.length} in all`] : [];
  return new Failure(kind, MESSAGES[kind], { where, found: [...names.slice(0, MAX_NAMES), ...more].join(', ') });
}

const MAX_NAMES = 5;

/* JUnit's XML, which every CI shows as a list of tests. */

/** A test for each judgement; wrong code is a failure, what is not known an error. */
function junitReport(judged: readonly Judged[], manifest: string): string {
  const failures = judged.filter(({ failure }) => failure === 'wrong').length;
  const errors = judged.filter(({ failure }) => failure !== null && failure !== 'wrong').length;
  const suite = attributes({ name: manifest, tests: judged.length, failures, errors, time: seconds(sum(judged)) });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite ${suite}>`,
    ...judged.flatMap(testCase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

const sum = (judged: readonly Judged[]): number => judged.reduce((total, { millis }) => total + millis, 0);
const seconds = (millis: number): string => (millis / 1000).toFixed(3);

function testCase({ name, asked, file, failure, summary, findings, claim, millis }: Judged): string[] {
  const head = `    <testcase ${attributes({ classname: file, name: `${name} (${asked})`, time: seconds(millis) })}`;
  if (failure === null) return [`${head}/>`];
  const tag = failure === 'wrong' ? 'failure' : 'error';
  const text = [...findings.map((finding) => finding.text), ...(claim === null ? [] : [`again: ${claim}`])].join('\n');
  return [
    `${head}>`,
    `      <${tag} ${attributes({ type: findings[0]?.rule ?? failure, message: summary })}>${escaped(text)}</${tag}>`,
    '    </testcase>',
  ];
}

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}="${escaped(String(value)).replaceAll('\n', '&#10;')}"`)
    .join(' ');

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not have are printed as JSON writes them. */
const escaped = (text: string): string =>
  printable(
    Buffer.from(text)
      .toString()
      .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD'),
  ).replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]);

/* SARIF 2.1.0 (OASIS), which forges show as annotations beside the code. */

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const RULES: Readonly<Record<JudgementRule, { readonly level: 'error' | 'warning'; readonly text: string }>> = {
  refuted: { level: 'error', text: 'The code does not compute what is stated, or breaks a rule of its calls.' },
  leak: { level: 'error', text: 'A jump, an address or the time of an instruction depends on a secret.' },
  'not-decided': { level: 'warning', text: 'It is not known whether the code is right, or whether it leaks.' },
  'not-judged': { level: 'error', text: 'The code, or what is asked of it, could not be read.' },
};

/** What the report is about. */
interface About {
  readonly manifest: Manifest;
  /** Files are named as they are seen from there, which is the folder of the repository. */
  readonly cwd: string;
  readonly version: string;
  readonly failure: Failure | null;
}

/** One result for each finding; what is right has none. */
function sarifReport(judged: readonly Judged[], { manifest, cwd, version, failure }: About): string {
  const rules = Object.entries(RULES).map(([id, { level, text }]) => ({
    ...{ id, shortDescription: { text }, defaultConfiguration: { level } },
  }));
  const run = {
    tool: { driver: { name: 'Fieldwright', semanticVersion: version, rules } },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true, exitCode: failure === null ? 0 : EXIT_CODE[failure.kind] }],
    results: judged.flatMap((one) => one.findings.map((finding) => resultOf(one, finding, manifest, cwd))),
  };
  return JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2);
}

function resultOf({ name, asked, claim }: Judged, finding: CheckFinding, { folder }: Manifest, cwd: string): object {
  const { rule, text, file, line } = finding;
  const uri = uriOf(relative(cwd, resolve(folder, file)));
  const again = claim === null ? '' : `\nagain: ${claim}`;
  return {
    ...{ ruleId: rule, level: RULES[rule].level, message: { text: printable(`${name} (${asked}): ${text}${again}`) } },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
          ...(line === null ? {} : { region: { startLine: line } }),
        },
        logicalLocations: [{ fullyQualifiedName: printable(name), kind: 'function' }],
      },
    ],
    partialFingerprints: { 'finding/v1': sha256([name, asked, rule, file, text].join('\0')) },
  };
}

/** A path as a relative reference (RFC 3986): what begins like a scheme would be one. */
const uriOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/* The report of `check` as a table for a terminal. */

const COLUMNS = [
  { title: 'function', align: 'left' },
  { title: 'asked', align: 'left' },
  { title: 'result', align: 'left', ifTooWide: 'wrap' },
  { title: 'time', align: 'right' },
] as const;

/** Longer names are cut, so that there is room for results; findings have them whole. */
const MAX_NAME = 28;
const MAX_LINES = 16;

/** One row for each judgement, in the width of the terminal, and below it what is wrong or not known. */
function tableReport(judged: readonly Judged[], { width }: Pick<Io, 'width'>): string {
  const rows = judged.map(({ name, asked, failure, summary, millis, isKept }) => [
    cut(printableLine(name), MAX_NAME),
    asked,
    failure === null ? summary : summary.split(/[:;]/)[0],
    isKept ? 'known' : durationText(millis),
  ]);
  const all = judged.filter(({ failure }) => failure !== null).flatMap((one) => ['', ...detailLines(one, width)]);
  return [textTable(COLUMNS, rows, width), ...all, '', accountOf(judged)].join('\n');
}

function accountOf(judged: readonly Judged[]): string {
  const count = (isCounted: (one: Judged) => boolean): number => judged.filter(isCounted).length;
  const wrong = count(({ failure }) => failure === 'wrong');
  const open = count(({ failure }) => failure === 'unsupported');
  const others = count(({ failure }) => failure !== null && failure !== 'wrong' && failure !== 'unsupported');
  return [
    `${count(({ failure }) => failure === null)} of ${judged.length} are right`,
    ...(wrong > 0 ? [`${wrong} wrong`] : []),
    ...(open > 0 ? [`${open} not decided`] : []),
    ...(others > 0 ? [`${others} not judged`] : []),
    ...(judged.some(({ isKept }) => isKept) ? [`${count(({ isKept }) => isKept)} known from before`] : []),
  ].join(', ');
}

function detailLines({ name, asked, file, findings, claim }: Judged, width: number): string[] {
  const lines = findings.flatMap(({ text }) => text.split('\n')).map((line) => `  ${printableLine(line)}`);
  const more = lines.length > MAX_LINES ? [`  … ${lines.length} lines in all`] : [];
  return [
    ...folded(`${printableLine(name)} (${asked}), ${printableLine(file)}:`, width, '  '),
    ...[...lines.slice(0, MAX_LINES), ...more].flatMap((line) => folded(line, width, '    ')),
    // A command stays whole, to be copied.
    ...(claim === null ? [] : [`  again: ${printableLine(claim)}`]),
  ];
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
