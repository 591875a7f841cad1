/**
 * A choice that is newer than a stored candidate means what was before it: the bytes of every committed result come
 * again.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReplayable } from '../../src/engine/optimize/replayable.ts';
import { storedResults } from '../engine/store/storedResult.ts';
import { recordingIo } from './recordingIo.ts';

const ROOT = join(import.meta.dirname, '../..');
const files = storedResults().map((result) => join('results', result, 'record.jsonl'));

test('there are results', () => {
  expect(files.length).toBeGreaterThan(10);
});

test.each(files)('%s', (file) => {
  const { bytes, recorded } = readReplayable(file, recordingIo([], { root: ROOT, cwd: ROOT }));
  expect(Buffer.from(bytes).toString('hex')).toBe(recorded);
});
