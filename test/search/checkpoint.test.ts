import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readCheckpoint, writeCheckpoint } from '../../src/search/tuning/checkpoint.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder(onTestFinished);
  file = join(folder, 'c', 'checkpoint.json');
});

const checkpoint: Parameters<typeof writeCheckpoint>[1] = {
  schemaVersion: 1,
  key: 'abc',
  seed: 3,
  state: { best: [1, 2] },
};

test('round trip, the last one written counts', () => {
  expect(readCheckpoint(file, 'abc')).toBeNull();
  writeCheckpoint(file, checkpoint);
  expect(readCheckpoint(file, 'abc')).toEqual(checkpoint);
  writeCheckpoint(file, { ...checkpoint, seed: 4 });
  expect(readCheckpoint(file, 'abc')?.seed).toBe(4);
});

test('a checkpoint of something else is refused', () => {
  writeCheckpoint(file, checkpoint);
  expect(() => readCheckpoint(file, 'xyz')).toThrow(
    expect.objectContaining({ kind: 'input', detail: expect.objectContaining({ found: 'abc' }) }),
  );
});

test.each(['', '{', '{"schemaVersion":0}'])('damaged: %j', (text) => {
  const damaged = join(folder, 'damaged.json');
  writeFileSync(damaged, text);
  expect(() => readCheckpoint(damaged, 'abc')).toThrow('not a checkpoint');
});
