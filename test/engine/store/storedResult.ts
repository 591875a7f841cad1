import { remembered } from '../../../src/base/remembered.ts';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bestRecords } from '../../../src/engine/store/bestRecords.ts';
import { filesOf, readReplayable } from '../../../src/engine/optimize/replayable.ts';
import type { ResultRecord } from '../../../src/bench/record.ts';
import { wholeRecords } from './wholeRecords.ts';

const root = join(import.meta.dirname, '../../..');

/** Names of all committed results, e.g. `25519-mul/amd-zen4`. */
export const storedResults = (): string[] =>
  readdirSync(join(root, 'results'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'record.jsonl')
    .map(dirname);

/** Path of the records of a committed result. */
const recordsOfResult = (result: string): string => join(root, 'results', result, 'record.jsonl');

/** The best of them. */
export const storedRecord = remembered(
  (result: string): ResultRecord => bestRecords(wholeRecords(join(root, 'results', result)))[0],
);

/** All files of a committed result, as `make results` writes them. */
export const storedFiles = remembered((result: string): ReturnType<typeof filesOf> => {
  const file = recordsOfResult(result);
  const note = (text: string): never => {
    throw new Error(text);
  };
  return filesOf(readReplayable(file, { root, cwd: root, note }), file, { root, note });
});
