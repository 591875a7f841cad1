/**
 * The examples of running jobs on many machines. What can be run here is, on searches that take no compilers
 * (fleet/test/standInSearch.mjs); what needs a cluster is read.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { checkedJob, jobHash, finishedJob } from '../src/engine/store/job.ts';
import { ALL_COMMANDS } from '../lab/commands.ts';
import { sampleRecord } from './engine/store/sampleRecord.ts';
import { all, parseYaml } from './yaml.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const root = join(import.meta.dirname, '..');
const examples = join(root, 'examples');
const files = readdirSync(examples).sort();
const textOf = (file: string): string => readFileSync(join(examples, file), 'utf8');
const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

/** A project whose searches take no compilers. */
let folder: string;
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
  mkdirSync(join(folder, 'dist/src'), { recursive: true });
  mkdirSync(join(folder, 'jobs'));
  symlinkSync(join(root, 'fleet/test/standInSearch.mjs'), join(folder, 'dist/src/cli.js'));
  symlinkSync(examples, join(folder, 'examples'));
  writeFileSync(join(folder, 'sample.json'), JSON.stringify(sampleRecord()));
});

/** Writes a job; returns its file and hash. */
function job(seed: number, budget: number) {
  const made = checkedJob(
    {
      schemaVersion: 1,
      function: { sourceSha256: sampleRecord().sourceSha256, request: { field: '25519', op: 'mul', strict: false } },
      ...{ machine: 'amd-zen4', goal: 'throughput', budget: String(budget), seed, target: 'native', start: [] },
      checkpoint: `${seed}.checkpoint.json`,
    },
    'test',
  );
  const file = join(folder, 'jobs', `${seed}.json`);
  writeFileSync(file, JSON.stringify(made));
  return { file, hash: jobHash(made) };
}

/** A folder with programs of these names and texts, to be found first. */
function pathWith(programs: Readonly<Record<string, string>>): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return `${bin}:${process.env['PATH']}`;
}

test('there is one for each engine', () => {
  expect(files).toEqual(['github-matrix.yml', 'kubernetes.yml', 'parallel.sh', 'slurm.sh']);
});

test.each(files.filter((file) => file.endsWith('.sh')))('%s is a script without mistakes', (file) => {
  const path = join(examples, file);
  expect(spawnSync('bash', ['-n', path], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  if (!has('shellcheck')) return console.warn('shellcheck is not installed: scripts are read by bash only');
  expect(spawnSync('shellcheck', [path], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' });
  return undefined;
});

describe.skipIf(!has('parallel'))('GNU parallel', () => {
  const run = () =>
    spawnSync(join(folder, 'examples/parallel.sh'), [join(folder, 'jobs'), join(folder, 'found')], {
      env: { ...process.env, CPUS: '2' },
      encoding: 'utf8',
    });

  test('finishes all jobs, tries one that fails three times, and does nothing the second time', () => {
    const jobs = [job(1, 3), job(2, 3), job(3, 3)];
    expect(run()).toMatchObject({ status: 0 });
    for (const { hash } of jobs) expect(finishedJob(join(folder, 'found'), hash)).not.toBeNull();
    const log = readFileSync(join(folder, 'log'), 'utf8');
    expect(log.trim().split('\n').sort()).toEqual(jobs.map(({ hash }) => hash).sort());
    expect(run()).toMatchObject({ status: 0 });
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe(log);
    job(13, 3);
    const failed = run();
    expect(failed.status).toBe(1);
    expect(failed.stdout.match(/this one never succeeds/g)?.length).toBeGreaterThanOrEqual(1);
  });
});

describe('Slurm', () => {
  const start = (task: number, ...more: readonly string[]) =>
    spawn(join(examples, 'slurm.sh'), [join(folder, 'jobs.txt'), join(folder, 'found'), ...more], {
      env: {
        ...process.env,
        PATH: pathWith({ scontrol: `echo "$@" >> ${join(folder, 'requeued')}` }),
        ...{ SLURM_SUBMIT_DIR: folder, SLURM_ARRAY_JOB_ID: '77', SLURM_ARRAY_TASK_ID: String(task) },
      },
      stdio: 'ignore',
    });

  test('a task runs the job of its line', async () => {
    const jobs = [job(1, 2), job(2, 2)];
    writeFileSync(join(folder, 'jobs.txt'), `${jobs.map(({ file }) => file).join('\n')}\n`);
    expect(await once(start(2), 'exit')).toEqual([0, null]);
    expect(readdirSync(join(folder, 'found'))).toEqual([jobs[1].hash]);
    expect(existsSync(join(folder, 'requeued'))).toBe(false);
  });

  test('tasks with a third folder go on from each other', async () => {
    const jobs = [job(1, 2), job(2, 2)];
    writeFileSync(join(folder, 'jobs.txt'), `${jobs.map(({ file }) => file).join('\n')}\n`);
    for (const task of [1, 2]) expect(await once(start(task, join(folder, 'islands')), 'exit')).toEqual([0, null]);
    const offered = jobs.map(({ hash }) => finishedJob(join(folder, 'found'), hash)?.options['offered']);
    expect(offered).toEqual([[], [{ seed: 1, done: 2 }]]);
  });

  test('a task that is asked to end keeps a checkpoint and is queued again', async () => {
    const { file } = job(1, 4000);
    writeFileSync(join(folder, 'jobs.txt'), `${file}\n`);
    const task = start(1);
    const checkpoint = join(folder, 'jobs', '1.checkpoint.json');
    while (!existsSync(checkpoint)) await sleep(50);
    task.kill('SIGTERM');
    expect(await once(task, 'exit')).toEqual([75, null]);
    expect(readFileSync(join(folder, 'requeued'), 'utf8')).toBe('requeue 77_1\n');
    expect(JSON.parse(readFileSync(checkpoint, 'utf8')).spent.evaluations).toBeGreaterThan(0);
  });
});

test('Kubernetes: every index its job, exit codes told apart as errors.ts has them', () => {
  const pod = parseYaml(textOf('kubernetes.yml'));
  expect(pod).toMatchObject({
    apiVersion: 'batch/v1',
    kind: 'Job',
    spec: {
      completionMode: 'Indexed',
      podFailurePolicy: { rules: [{ action: 'Ignore', onExitCodes: { values: ['75'] } }, {}, { action: 'FailIndex' }] },
      template: { spec: { restartPolicy: 'Never' } },
    },
  });
  const [command] = all(pod, 'command');
  expect(command).toContain(
    'exec node dist/src/cli.js optimize --job /jobs/$JOB_COMPLETION_INDEX.json --out /jobs/found',
  );
});

test('GitHub: pinned actions as those of the workflows, no input pasted into a shell, commands that exist', () => {
  const text = textOf('github-matrix.yml');
  const workflow = parseYaml(text);
  expect(workflow).toMatchObject({ permissions: { contents: 'read' } });
  const workflows = ['ci.yml', 'tune.yml']
    .map((file) => readFileSync(join(root, '.github/workflows', file), 'utf8'))
    .join('\n');
  for (const [, use] of text.matchAll(/uses: (.*)$/gm)) expect(workflows).toContain(use);
  for (const command of all(workflow, 'run').map(String)) {
    expect(command).not.toContain('${{');
    const [, name] = /^\.\/fieldwright ([\w-]+)/.exec(command) ?? [];
    expect(ALL_COMMANDS.map((known) => known.name)).toContain(name);
  }
});
