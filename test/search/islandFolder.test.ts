/** What islands read of each other: whole files of their own group, new ones once, and nothing that is not one. */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { MAX_EMIGRANT_BYTES, groupFolder, IslandFolder, islandFile } from '../../src/search/islandFolder.ts';
import { checkedJob, islandGroup, type Job } from '../../src/engine/store/job.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const [group, a, b, ir, otherIr] = ['group', 'a', 'b', 'ir', 'other ir'].map(sha256);
let folder: string;
beforeEach(() => void (folder = temporaryFolder(onTestFinished)));

const notes: string[] = [];
const island = (job: string, exchange = folder): IslandFolder =>
  new IslandFolder(exchange, { group, job }, (text) => notes.push(text));

function send(job: string, candidate: string, ratio: number, irSha256 = ir): void {
  const from = island(job);
  from.offer({ irSha256, ratio, candidate });
  from.send();
}

test('each finds what the others sent last, best first, once, and never its own', () => {
  const [here, there] = [island(a), island(b)];
  expect(here.take(ir, 10)).toEqual([]);
  send(a, 'own', 0.1);
  send(b, 'first', 0.8);
  send(sha256('c'), 'better', 0.7);
  send(sha256('d'), 'of another variant', 0.5, otherIr);
  expect(here.known(ir, 1)).toEqual(['better']);
  expect(here.take(ir, 1)).toEqual(['better']);
  expect(here.take(ir, 10)).toEqual(['first']);
  expect(here.take(ir, 10)).toEqual([]);
  expect(here.known(ir, 10)).toEqual(['better', 'first']);
  send(b, 'the second one', 0.6);
  expect(here.take(ir, 10)).toEqual(['the second one']);
  expect(there.take(ir, 10)).toEqual(['own', 'better']);
  expect(here.malformed + there.malformed).toBe(0);
});

test('what was offered last is written, and nothing twice', () => {
  const here = island(a);
  here.send();
  expect(readdirSync(folder)).toEqual([]);
  for (const ratio of [0.9, 0.8]) here.offer({ irSha256: ir, ratio, candidate: ratio });
  here.send();
  expect(readdirSync(groupFolder(folder, group))).toEqual([islandFile(a)]);
  expect(island(b).take(ir, 10)).toEqual([0.8]);
  rmSync(groupFolder(folder, group), { recursive: true });
  here.send();
  expect(readdirSync(folder)).toEqual([]);
});

test('what is no emigrant of the group is counted once and left out, whatever it is', () => {
  const home = groupFolder(folder, group);
  mkdirSync(home);
  const good = { schemaVersion: 1, group, job: b, irSha256: ir, ratio: 0.5, candidate: 'x' };
  const bad: unknown[] = [
    { ...good, group: a },
    { ...good, job: a },
    { ...good, ratio: -1 },
    { ...good, more: '$(touch pwned)' },
    { ...good, candidate: 'x'.repeat(MAX_EMIGRANT_BYTES) },
    '{',
    null,
  ];
  const here = island(sha256('reader'));
  for (const [i, content] of bad.entries()) {
    writeFileSync(join(home, islandFile(b)), typeof content === 'string' ? content : JSON.stringify(content));
    expect(here.take(ir, 10), `${i}`).toEqual([]);
    expect(here.take(ir, 10), `${i}`).toEqual([]);
    expect(here.malformed).toBe(i + 1);
  }
  symlinkSync('/dev/zero', join(home, islandFile(a)));
  mkdirSync(join(home, islandFile(sha256('folder'))));
  writeFileSync(join(home, '../escape.json'), JSON.stringify(good));
  writeFileSync(join(home, 'notes.txt'), JSON.stringify(good));
  writeFileSync(join(home, `${islandFile(sha256('half'))}.123.tmp`), '{"sch');
  writeFileSync(join(home, islandFile(b)), JSON.stringify(good));
  expect(here.take(ir, 10)).toEqual(['x']);
  expect(here.malformed).toBe(bad.length + 2);
});

test('a link in place of the own file is replaced, not followed', () => {
  const [home, victim] = [groupFolder(folder, group), join(folder, 'victim')];
  mkdirSync(home);
  writeFileSync(victim, 'untouched');
  symlinkSync(victim, join(home, islandFile(a)));
  send(a, 'x', 0.5);
  expect(readFileSync(victim, 'utf8')).toBe('untouched');
  expect(island(b).take(ir, 10)).toEqual(['x']);
});

test('trouble with the disk is noted once', () => {
  notes.length = 0;
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const here = island(a, file);
  for (let i = 0; i < 3; i++) {
    here.offer({ irSha256: ir, ratio: 1, candidate: i });
    here.send();
    expect(here.take(ir, 10)).toEqual([]);
  }
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain('nothing is sent to other islands');
});

test('a group is what is searched for, and where', () => {
  const job: Job = checkedJob(
    {
      schemaVersion: 1,
      function: { sourceSha256: a, request: { field: '25519', op: 'mul', strict: false } },
      machine: null,
      goal: 'throughput',
      budget: '60s',
      seed: 1,
      target: 'native',
      start: [],
    },
    'test',
  );
  const { function: fn } = job;
  const ofJob = islandGroup(job, 'amd-zen4');
  for (const same of [{ seed: 2 }, { budget: '1h' }, { start: [{ irSha256: ir, candidate: null }] }, { machine: 'x' }])
    expect(islandGroup({ ...job, ...same }, 'amd-zen4')).toBe(ofJob);
  const others = [
    { ...job, goal: 'latency' as const },
    { ...job, target: 'x86-64' },
    { ...job, function: { ...fn, sourceSha256: b } },
    { ...job, function: { ...fn, request: { field: '25519', op: 'mul', strict: true } } },
  ].map((other) => islandGroup(other, 'amd-zen4'));
  expect(new Set([ofJob, islandGroup(job, 'intel-skylake'), ...others]).size).toBe(others.length + 2);
});
