/**
 * `optimize` where something cannot be written: noticed before the search if possible, and a search is never in vain.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED_COMMANDS } from '../../src/cli/commands.ts';
import type { Io } from '../../src/base/io.ts';
import { runCommandLine } from '../../src/cli/runCommandLine.ts';
import { thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { parseRecord } from '../../src/engine/store/readRecords.ts';
import { appendRecord } from '../../src/engine/store/resultFiles.ts';
import { makeFullDevice } from '../fullDevice.ts';
import { sampleRecord } from '../engine/store/sampleRecord.ts';
import { wholeRecords } from '../engine/store/wholeRecords.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { RUNNING, runLine } from './runLine.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();

async function optimize(args: readonly string[], changes: Partial<Io> = {}) {
  const argv = ['optimize', '--curve', '25519', '--op', 'add', '--variant', 'direct', '--budget', '60', ...args];
  const surroundings = { ...RUNNING, root, cwd: folder, results: join(folder, 'results'), ...changes };
  return runLine(argv, surroundings, SHIPPED_COMMANDS);
}

test.each([
  [['--out', '/proc/x'], {}, '--out /proc/x'],
  [['--out', 'file'], {}, '/file: cannot write there'],
  [['--out', 'file/deep'], {}, '/file/deep: cannot write there'],
  [[], { results: '/proc/results' }, 'folder of results /proc/results'],
  [['--checkpoint', '/proc/x'], {}, '--checkpoint /proc/x'],
  [['--checkpoint', '.'], {}, 'a folder, where a file is to be'],
])('%j %j is noticed before the work begins', async (args, changes, where) => {
  writeFileSync(join(folder, 'file'), '');
  const { code, notes, out } = await optimize([...args, '--print-after', 'all'], changes);
  expect(notes).toContain(where);
  expect(notes).toContain('cannot write there');
  expect(notes).toMatch(/^ {2}try: {6}\S/m);
  expect(notes).not.toContain('; after llvm');
  expect([code, out]).toEqual([2, '']);
  expect(existsSync(join(folder, 'results'))).toBe(false);
});

test('a record file that cannot grow is noticed before the work begins', async () => {
  const results = join(folder, 'blocked');
  mkdirSync(join(results, '25519-add', thisMachine().slug, 'record.jsonl'), { recursive: true });
  const { code, notes } = await optimize(['--print-after', 'all'], { results });
  expect(notes).toContain('record.jsonl: cannot write there');
  expect(notes).not.toContain('; after llvm');
  expect(code).toBe(2);
});

test('what is not written needs no place', async () => {
  const { code, notes } = await optimize(['--stop-after', 'ir', '--out', '/proc/x'], { results: '/proc/results' });
  expect([code, notes]).toEqual([0, '']);
});

test('a search goes on without checkpoints, unless they are all that it is for', async ({ skip }) => {
  if (!makeFullDevice(join(folder, 'full'))) skip('no device can be made here');
  const whole = await optimize(['--checkpoint', 'full', '--stop-after', 'check']);
  expect(whole.code).toBe(0);
  expect(whole.notes.match(/the search goes on without checkpoint: .*the disk is full/g)).toHaveLength(1);
  const half = await optimize(['--checkpoint', 'full', '--stop-after', 'search']);
  expect(half.code).toBe(2);
  expect(half.notes).toContain(`error: ${join(folder, 'full')}: the disk is full`);
});

test('a torn last line is noted once, and what is whole counts', async () => {
  const results = join(folder, 'torn');
  const file = appendRecord(results, sampleRecord());
  writeFileSync(file, '{"schemaVersion":1,', { flag: 'a' });
  const io = recordingIo(['list'], { root, results });
  expect(await runCommandLine(SHIPPED_COMMANDS, io)).toBe(0);
  expect(io.noteText).toEqual([expect.stringContaining(`${file}:2: the line is incomplete`)]);
  expect(io.outText.join()).toMatch(/^25519 .* 1$/m);
});

test('a disk that is full after the search keeps whole files only, and the result is saved elsewhere', async ({
  skip,
}) => {
  const results = join(folder, 'filled');
  const slow = sampleRecord({ operation: 'add', machine: thisMachine() }, 0.1);
  const file = appendRecord(results, slow);
  const place = dirname(file);
  const names = ['best.S', 'best.asm', 'best.h', 'best.json'];
  for (const name of names) writeFileSync(join(place, name), 'old');
  const fillUp = (): void => {
    renameSync(file, join(folder, 'before.jsonl'));
    if (!makeFullDevice(file)) skip('no device can be made here');
  };
  const { code, notes } = await optimize(['--seed', '2'], {
    results,
    now: () => {
      fillUp(); // The record is being made.
      return '2026-01-02T03:04:05.000Z';
    },
  });
  expect(notes).toContain(`error: ${file}: the disk is full`);
  expect(code).toBe(2);
  expect(readdirSync(place).sort()).toEqual([...names, 'record.jsonl'].sort());
  expect(names.map((name) => readFileSync(join(place, name), 'utf8'))).toEqual(names.map(() => 'old'));
  const [, saved, stores] = /the result is saved in (\S+); (mkdir .* && cat .* >> .*) stores it/.exec(notes) ?? [];
  expect(parseRecord(readFileSync(saved, 'utf8'), saved)).toMatchObject({ seed: 2, operation: 'add' });
  renameSync(join(folder, 'before.jsonl'), file);
  execFileSync('sh', ['-c', stores]);
  expect(wholeRecords(results).map(({ seed }) => seed)).toEqual([slow.seed, 2]);
  rmSync(saved);
});
