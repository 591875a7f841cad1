/** The command `check`: judges all functions that a manifest names. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure, type FailureKind } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { commandOf, oneOf, place, unless, wholeNumber } from '../../base/options/option.ts';
import { checkAll } from '../../engine/check/checkAll.ts';
import type { Judged } from '../../engine/check/judgement.ts';
import { readManifest } from '../../engine/check/manifest.ts';
import { programVersion } from '../../engine/environment/places.ts';
import { requireFile } from '../../engine/store/requireWritable.ts';
import { parseBudget } from '../../search/task.ts';
import { junitReport } from './junitReport.ts';
import { sarifReport } from './sarifReport.ts';
import { tableReport } from './tableReport.ts';

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
