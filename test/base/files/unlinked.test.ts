import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { requireUnlinked, readUnlinked, unlinkedFiles } from '../../../src/base/files/folders.ts';
import { appendRecord } from '../../../src/engine/store/resultFiles.ts';
import { writeCheckpoint } from '../../../src/search/tuning/checkpoint.ts';
import { readRecords } from '../../../src/engine/store/readRecords.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

let place: string;
let victim: string;
beforeEach(() => {
  place = temporaryFolder(onTestFinished);
  victim = join(place, 'victim');
  writeFileSync(victim, 'secret');
});

const isLinked = expect.objectContaining({ kind: 'input', code: 'ELOOP' });

test('a link below a folder is found, the folder itself may be one', () => {
  mkdirSync(join(place, 'real'));
  symlinkSync(join(place, 'real'), join(place, 'link'));
  expect(() => requireUnlinked(join(place, 'link'), join(place, 'link', 'file'))).not.toThrow();
  expect(() => requireUnlinked(place, join(place, 'link', 'file'))).toThrow(isLinked);
  expect(() => requireUnlinked(place, join(place, 'absent', 'file'))).not.toThrow();
});

test('only ordinary files are read', () => {
  symlinkSync(victim, join(place, 'link'));
  expect(spawnSync('mkfifo', [join(place, 'pipe')]).status).toBe(0);
  expect(readUnlinked(victim)).toBe('secret');
  expect(() => readUnlinked(join(place, 'link'))).toThrow('symbolic link');
  for (const path of [join(place, 'pipe'), '/dev/zero', place]) expect(() => readUnlinked(path)).toThrow();
});

test('a search for files does not leave the folder, nor go in circles', () => {
  mkdirSync(join(place, 'a/b'), { recursive: true });
  writeFileSync(join(place, 'a/b/file'), '');
  symlinkSync('/', join(place, 'a/system'));
  symlinkSync(place, join(place, 'a/self'));
  symlinkSync(victim, join(place, 'a/linked'));
  expect(unlinkedFiles(place)).toEqual(['a/b/file', 'victim']);
});

test('records are neither read nor written through links, and nothing of other files is quoted', () => {
  const results = join(place, 'results');
  const file = appendRecord(results, sampleRecord());
  rmSync(file);
  symlinkSync(victim, file);
  expect(readRecords(results, () => {})).toEqual([]);
  expect(() => appendRecord(results, sampleRecord())).toThrow(isLinked);
  expect(readFileSync(victim, 'utf8')).toBe('secret');
  rmSync(file);
  writeFileSync(file, 'secret\n');
  expect(() => readRecords(results, () => {})).toThrow(
    expect.objectContaining({ message: 'not JSON', detail: expect.not.objectContaining({ found: expect.anything() }) }),
  );
});

test('a checkpoint takes the place of a link', () => {
  const file = join(place, 'checkpoint.json');
  symlinkSync(victim, file);
  writeCheckpoint(file, { schemaVersion: 1, key: 'k', seed: 1, state: null });
  expect(readFileSync(victim, 'utf8')).toBe('secret');
  expect(JSON.parse(readUnlinked(file))).toMatchObject({ key: 'k' });
});
