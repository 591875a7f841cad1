/** A job from its file to its result, through an interruption; and what is no job. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED_COMMANDS } from '../../../src/cli/commands.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { checkedJob, jobHash, type Job, finishedJob, publishJob } from '../../../src/engine/store/job.ts';
import { quietNotes, recordingIo } from '../../cli/recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { measuredHere } from '../../everyMachine.ts';

measuredHere();

const root = join(import.meta.dirname, '../../..');
const folder = temporaryFolder();

const BUDGET = 40;

/** Runs `optimize`; `interruptAt` asks it to stop at the first progress with so many evaluations. */
async function optimize(args: readonly string[], interruptAt = Infinity) {
  const interrupt = new AbortController();
  const io = recordingIo(['optimize', ...args], {
    root,
    cwd: folder,
    results: join(folder, 'results'),
    clock: { nowMs: () => performance.now() },
    interrupted: interrupt.signal,
    out: (text) => {
      lines.push(text);
      const evaluations = Number(/"evaluations":(\d+)/.exec(text)?.[1] ?? 0);
      if (text.startsWith('{"type":"progress"') && evaluations >= interruptAt) interrupt.abort();
    },
  });
  const lines: string[] = [];
  const code = await runCommandLine(SHIPPED_COMMANDS, io);
  return { code, lines, out: lines.join('\n'), notes: quietNotes(io) };
}

const save = (file: string, ...args: string[]) =>
  optimize(['--field', 'poly1305', '--op', 'add', '--budget', String(BUDGET), ...args, '--save-job', file]);

const read = (file: string): Job => checkedJob(JSON.parse(readFileSync(join(folder, file), 'utf8')), file);

test('a job is saved, interrupted, goes on from its checkpoint, is finished once, and then does nothing', async () => {
  expect((await save('job.json', '--seed', '3')).code).toBe(0);
  const job = read('job.json');
  expect(job).toMatchObject({ goal: 'throughput', seed: 3, machine: null, start: [], budget: String(BUDGET) });
  const hash = jobHash(job);
  const checkpoint = join(folder, `${hash}.checkpoint.json`);
  const run = ['--job', 'job.json', '--out', 'out', '--json'];

  const first = await optimize(run, 1);
  expect(first.code).toBe(75);
  expect(JSON.parse(first.lines.at(-1) ?? '')).toMatchObject({ type: 'error', kind: 'interrupted', exitCode: 75 });
  expect(readdirSync(join(folder, 'out'))).toEqual([]);
  const { spent } = JSON.parse(readFileSync(checkpoint, 'utf8'));
  expect(spent.evaluations).toBeGreaterThan(0);

  const second = await optimize(run);
  expect(second.notes).toBe('');
  expect(second.code).toBe(0);
  expect(JSON.parse(second.lines.at(-1) ?? '')).toMatchObject({ type: 'result', job: hash, isNew: true });
  const record = finishedJob(join(folder, 'out'), hash);
  expect(record?.options).toMatchObject({ job: hash, before: spent });
  expect((record?.effort.evaluations ?? 0) + spent.evaluations).toBeLessThan(2 * BUDGET);
  expect(readdirSync(join(folder, 'out'))).toEqual([hash]);
  // Whether there is a theorem depends on what was found.
  const files = readdirSync(join(folder, 'out', hash)).filter((file) => file !== 'best.v');
  expect(files.sort()).toEqual(['best.S', 'best.asm', 'best.h', 'best.json', 'job.json']);
  expect(existsSync(checkpoint)).toBe(false);
  expect(existsSync(join(folder, 'results'))).toBe(false);

  const before = readFileSync(join(folder, 'out', hash, 'best.json'), 'utf8');
  const third = await optimize(['--job', 'job.json', '--out', 'out']);
  expect(third).toMatchObject({ code: 0, out: `job ${hash} is finished\n  out/${hash}` });
  expect(readFileSync(join(folder, 'out', hash, 'best.json'), 'utf8')).toBe(before);

  // Whoever is second leaves what is there; a folder that holds something else is told.
  const isOurs = await publishJob(join(folder, 'out'), hash, async (draft) =>
    writeFileSync(join(draft, 'best.json'), 'other'),
  );
  expect(isOurs).toBe(false);
  expect(readFileSync(join(folder, 'out', hash, 'best.json'), 'utf8')).toBe(before);
  expect(readdirSync(join(folder, 'out'))).toEqual([hash]);
  expect(finishedJob(join(folder, 'out'), hash.replace(/./g, '0'))).toBeNull();
  const start = [{ irSha256: record?.irSha256 ?? '', candidate: record?.candidate ?? null }];
  writeFileSync(join(folder, 'started.json'), JSON.stringify({ ...job, seed: 4, budget: '1', start }));
  const fourth = await optimize(['--job', 'started.json', '--out', 'out', '--json']);
  const { record: started } = JSON.parse(fourth.lines.at(-1) ?? '');
  // The start wins unless the single evaluation of this job found something better.
  expect(started.options.variant).toBe(record?.options['variant']);
  expect(fourth.notes).not.toContain('short searches');
});

test('hashes name what decides the result', async () => {
  await save('a.json', '--seed', '5');
  const job = read('a.json');
  const turned = Object.fromEntries(Object.entries(job).reverse());
  expect(jobHash(checkedJob(turned, ''))).toBe(jobHash(job));
  expect(jobHash({ ...job, checkpoint: 'elsewhere.json' })).toBe(jobHash(job));
  const others: Job[] = [
    { ...job, seed: 6 },
    { ...job, budget: '41' },
    { ...job, goal: 'latency' },
    { ...job, target: 'x86-64' },
    { ...job, machine: 'amd-zen4' },
    { ...job, start: [{ irSha256: jobHash(job), candidate: null }] },
    { ...job, function: { ...job.function, request: { field: 'poly1305', op: 'sub', strict: false } } },
    { ...job, function: { ...job.function, sourceSha256: jobHash(job) } },
  ];
  expect(new Set([job, ...others].map(jobHash)).size).toBe(others.length + 1);
});

test.each([
  [{ checkpoint: '../up.json' }, 'below the folder of the job'],
  [{ checkpoint: '/etc/passwd' }, 'below the folder of the job'],
  [{ checkpoint: 'a/../../b' }, 'below the folder of the job'],
  [{ schemaVersion: 2 }, 'the job was written for another version of the program'],
  [{ command: 'touch x' }, 'not a job of this version'],
  [{ seed: -1 }, 'seed'],
  [{ target: '$(id)' }, 'a name'],
  [{ target: 'z80' }, 'one of "native"'],
  [{ budget: 'soon' }, 'cannot read the search budget'],
  [{ machine: 'amd-zen99' }, `found:    ${thisMachine().slug}`],
  [{ start: [{ irSha256: 'x', candidate: {} }] }, 'SHA-256'],
])('%j in a job is refused', async (change, message) => {
  await save('good.json');
  writeFileSync(join(folder, 'bad.json'), JSON.stringify({ ...read('good.json'), ...change }));
  const { code, notes } = await optimize(['--job', 'bad.json', '--out', 'refused']);
  expect(notes).toContain(message);
  expect(code).toBe(2);
  expect(existsSync(join(folder, 'refused'))).toBe(false);
});

test('another source, an unknown field, options beside a job, and what a job cannot say are refused', async () => {
  await save('source.json');
  const job = read('source.json');
  const sourceSha256 = jobHash(job);
  writeFileSync(join(folder, 'other.json'), JSON.stringify({ ...job, function: { ...job.function, sourceSha256 } }));
  expect((await optimize(['--job', 'other.json', '--out', 'o'])).notes).toContain('made for another source');
  const request = { field: 'poly1304', op: 'add', strict: false };
  writeFileSync(join(folder, 'field.json'), JSON.stringify({ ...job, function: { ...job.function, request } }));
  expect((await optimize(['--job', 'field.json', '--out', 'o'])).notes).toContain('one of 25519');
  expect((await optimize(['--job', 'source.json', '--seed', '2'])).notes).toContain(
    '--seed: a job has its own options',
  );
  expect((await optimize(['--job', 'none.json'])).notes).toContain('cannot read the file');
  expect((await save('j.json', '--strategy', 'nested')).code).toBe(2);
  expect((await save('j.json', '--check', 'measuresuite')).notes).toContain('a job does not have all of these options');
  expect(existsSync(join(folder, 'j.json'))).toBe(false);
});

test('--machine without --save-job is refused', async () => {
  const { notes } = await optimize(['--field', 'poly1305', '--op', 'add', '--machine', 'amd-zen4']);
  expect(notes).toContain('--machine: a search runs on the machine where it is started');
});
