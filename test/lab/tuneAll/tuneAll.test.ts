import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { ALL_COMMANDS } from '../../../lab/commands.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { tuneAll } from '../../../lab/tuneAll/tuneAll.ts';
import type { RaceRunner } from '../../../lab/tuneAll/raceStored.ts';
import type { JobEnd, JobRunner } from '../../../lab/tuneAll/tuneJob.ts';
import { tuneSchema } from '../../../lab/tuneAll/tuneOptions.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { appendRecord } from '../../../src/engine/store/resultFiles.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { measuredHere } from '../../everyMachine.ts';

measuredHere();

const project = join(import.meta.dirname, '..', '..', '..');
const TWO = { fields: '25519,poly1305', ops: 'mul', for: 'throughput' };

type TuneJob = Parameters<JobRunner>[0];

/** A project with its fields, without results. */
let root: string;
beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  symlinkSync(join(project, 'bridge'), join(root, 'bridge'));
});

/** What a search would find: its job decides the speed-up. */
type Search = (job: TuneJob, at: number) => number | JobEnd;

/** One call of the command with searches that take no time; `abortIn` interrupts in that job. */
async function tune(
  options: Record<string, unknown>,
  search: Search,
  abortIn = -1,
  raceEnd: JobEnd = { exitCode: 0, message: '' },
) {
  const interrupt = new AbortController();
  const io = recordingIo(['tune-all'], {
    root,
    cwd: root,
    results: join(root, 'results'),
    interrupted: interrupt.signal,
  });
  const jobs: TuneJob[] = [];
  const runner = async (job: TuneJob, { results }: { readonly results: string }): Promise<JobEnd> => {
    jobs.push(job);
    const found = search(job, jobs.length - 1);
    if (jobs.length - 1 === abortIn) interrupt.abort();
    if (typeof found !== 'number') return found;
    const { field, operation, aim, target } = job.row;
    const machine = { ...sampleRecord().machine, slug: thisMachine().slug };
    appendRecord(results, sampleRecord({ field, operation, target, machine, options: { for: aim } }, found));
    return { exitCode: 0, message: '' };
  };
  const races: string[][] = [];
  const race: RaceRunner = async ({ functions }) => {
    races.push([...functions]);
    return raceEnd;
  };
  const runners = { optimize: runner, race };
  const failure = await tuneAll(tuneSchema.parse(options), io, runners).catch((error: unknown) => error);
  if (failure !== undefined && !(failure instanceof Failure)) throw failure;
  return { jobs, races, failure, out: io.outText.join('\n'), notes: io.noteText.join('\n') };
}

const titles = (jobs: readonly TuneJob[]): string[] => jobs.map(({ row }) => row.title);
const stateFiles = (): string[] =>
  readdirSync(join(root, 'build', 'tune-all')).map((f) => join(root, 'build', 'tune-all', f));

test('first what has no result, then by gap; further jobs of a row go on, each with its seed', async () => {
  const { jobs, out, failure } = await tune({ ...TWO, budget: '40', seed: '5' }, ({ row }) =>
    row.field === 'poly1305' ? 0.7 : 1.5,
  );
  expect(failure).toBeUndefined();
  const [mul, poly] = ['25519 mul throughput', 'poly1305 mul throughput'];
  expect(titles(jobs)).toEqual([mul, poly, poly, poly]);
  expect(jobs.map(({ seed, budget, resume }) => [seed, budget, resume])).toEqual([
    [5, '10', false],
    [6, '10', false],
    [7, '10', true],
    [8, '10', true],
  ]);
  expect(out).toContain('[1/4] 25519 mul throughput: 10, 0 ms in all: 1.500 times as fast as llc');
  expect(out).toContain('[3/4] poly1305 mul throughput: 10, 0 ms in all: 0.700 → 0.700 times as fast as llc');
  expect(out).toMatch(/^poly1305 mul throughput +3 +30 +– +0\.700 {2}llc$/m);
});

test('what is stored of each function is raced in the end, once, unless interrupted', async () => {
  const both = { fields: '25519 poly1305', ops: 'mul', for: 'throughput,latency', budget: '40' };
  expect((await tune(both, () => 1, 1)).races).toEqual([]);
  const { races, failure } = await tune(both, ({ row }) =>
    row.field === 'poly1305' ? { exitCode: 4, message: 'wrong' } : 1,
  );
  expect(races).toEqual([['25519-mul']]);
  expect(failure).toBeInstanceOf(Failure);
  const lost = await tune({ ...TWO, budget: '20' }, () => 1, -1, { exitCode: 3, message: 'no core' });
  expect(lost.failure).toBeUndefined();
  expect(lost.notes).toContain('tune-all: what is stored could not be raced: no core');
});

test('what is stored counts: aims of their own, other targets, all operations of the list', async () => {
  const wanted = { fields: '25519', ops: 'mul square', for: 'throughput,latency', target: 'native,x86-64-v3' };
  const { jobs } = await tune({ ...wanted, budget: '80' }, () => 2);
  expect(new Set(titles(jobs)).size).toBe(8);
  const again = await tune({ ...wanted, budget: '90' }, () => 2);
  expect(again.jobs.every(({ resume }) => resume)).toBe(true);
});

test('an interrupted run goes on where it was; a spent budget begins anew with other seeds', async () => {
  const options = { ...TWO, budget: '40' };
  const first = await tune(options, () => 1, 1);
  expect(titles(first.jobs)).toHaveLength(2);
  expect(first.failure).toBeUndefined();
  expect(first.notes).toContain('interrupted; what was found is stored, and the same line goes on');
  const second = await tune(options, () => 1);
  expect(second.notes).toContain('goes on after 2 jobs');
  // Of a budget in evaluations nobody knows how many an interrupted job made: it counts as none.
  expect(second.jobs.map(({ seed }) => seed)).toEqual([3, 4, 5]);
  const third = await tune(options, () => 1);
  expect(third.jobs.map(({ seed }) => seed)).toEqual([100_001, 100_002, 100_003, 100_004]);
  await tune(options, () => 1, 0);
  const anew = await tune({ ...options, again: true }, () => 1);
  expect(anew.jobs).toHaveLength(4);
});

test('a job that fails is told, the others go on, and the command fails in the end', async () => {
  const { jobs, out, failure } = await tune({ ...TWO, budget: '40' }, ({ row }) =>
    row.field === '25519' ? { exitCode: 4, message: 'optimize: candidates of the search were wrong' } : 1,
  );
  expect(titles(jobs)).toEqual([
    '25519 mul throughput',
    'poly1305 mul throughput',
    'poly1305 mul throughput',
    'poly1305 mul throughput',
  ]);
  expect(out).toContain('FAILED (exit code 4): optimize: candidates of the search were wrong');
  expect(failure).toMatchObject({ kind: 'wrong', message: '1 of 2 functions failed' });
  const crash = await tune({ ...TWO, budget: '41' }, () => ({ exitCode: 70, message: '' }));
  expect(crash.failure).toMatchObject({ kind: 'tool', message: '2 of 2 functions failed' });
  expect(crash.jobs).toHaveLength(2);
});

test.each([
  ['torn', '{"schemaVersion": 1, "key"', 'is no state of tune-all, or torn'],
  ['foreign', '{"schemaVersion":1,"key":"x","rounds":0,"jobs":[]}', 'belongs to another run of tune-all'],
])('a %s state file is told and left', async (_, text, note) => {
  await tune({ ...TWO, budget: '20' }, () => 1);
  const [file, ...others] = stateFiles();
  expect(others).toEqual([]);
  writeFileSync(file, text);
  const { jobs, notes } = await tune({ ...TWO, budget: '20' }, () => 1);
  expect(jobs).toHaveLength(2);
  expect(notes).toContain(note);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('--out keeps results and state in one folder; --json gives a line each', async () => {
  const { out } = await tune({ ...TWO, budget: '20', out: 'elsewhere', json: true }, () => 1);
  expect(out.split('\n').map((line) => JSON.parse(line).type)).toEqual(['job', 'job', 'tuned']);
  expect(existsSync(join(root, 'results'))).toBe(false);
  expect(readdirSync(join(root, 'elsewhere')).filter((name) => /^(poly|25519|tune-all)/.test(name))).toHaveLength(3);
});

test('a dry run shows the plan and does nothing', async () => {
  const { jobs, out } = await tune({ ...TWO, budget: '20m', dryRun: true }, () => 1);
  expect(jobs).toEqual([]);
  expect(out).toMatch(/^25519 mul throughput +– +– +2 +600s +1$/m);
  expect(out).toContain('4 jobs for 2 rows.');
  const json = await tune({ ...TWO, budget: '10', dryRun: true, json: true }, () => 1);
  expect(JSON.parse(json.out).jobs).toEqual([{ function: '25519 mul throughput', budget: '10', seed: 1 }]);
  expect(existsSync(join(root, 'build'))).toBe(false);
});

test.each([
  [['--budget', 'soon'], 'cannot read the search budget', 'a time (60s, 5m, 2h)'],
  [['--budget', '2s'], 'the budget is too small for a single job', 'at least 5s'],
  [['--fields', '25591'], 'unknown field "25591"', 'did you mean 25519?'],
  [['--ops', 'sqaure'], 'has no operation "sqaure"', 'did you mean square?'],
  [['--fields', ' , '], 'the list is empty', '--fields'],
  [['--for', 'latancy'], 'the value is not understood', 'did you mean latency?'],
  [['--target', 'avx9'], 'the value is not understood', 'native, x86-64'],
  [['--seed', 'x'], 'the value is not understood', '--seed'],
  [['--out', '/proc/nowhere'], '/proc/nowhere', '--out'],
])('%j is refused', async (argv, message, more) => {
  const io = recordingIo(['tune-all', ...argv], { root, cwd: root, results: join(root, 'results') });
  expect(await runCommandLine(ALL_COMMANDS, io)).toBe(2);
  expect(io.noteText.join('\n')).toContain(message);
  expect(io.noteText.join('\n')).toContain(more);
});

test('operations that only some fields have leave the others out, which is said', async () => {
  const { jobs, notes } = await tune({ ...TWO, ops: 'mul121665', budget: '10' }, () => 1);
  expect(titles(jobs)).toEqual(['25519 mul121665 throughput']);
  expect(notes).toContain('poly1305 has no mul121665');
});

test('without a place for its state it goes on, and says so', async () => {
  mkdirSync(join(root, 'build'));
  writeFileSync(join(root, 'build', 'tune-all'), 'a file in the way');
  const { jobs, notes } = await tune({ ...TWO, budget: '20' }, () => 1);
  expect(jobs).toHaveLength(2);
  expect(notes).toContain('goes on without a state file');
});
