/**
 * A choice that is newer than a stored candidate means what was before it: the bytes of every committed result come
 * again.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReplayable } from '../../src/engine/optimize/replayable.ts';
import { recordingIo } from './recordingIo.ts';

const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, 'results');
const files = readdirSync(RESULTS, { recursive: true, encoding: 'utf8' })
  .filter((f) => /best\.json$/.test(f))
  .map((f) => join('results', f))
  .filter((f) => existsSync(join(ROOT, f)));

test('there are results', () => {
  expect(files.length).toBeGreaterThan(10);
});

test.each(files)('%s', (file) => {
  const { bytes, recorded } = readReplayable(file, recordingIo([], { root: ROOT, cwd: ROOT }));
  expect(Buffer.from(bytes).toString('hex')).toBe(recorded);
});
