import { readRecords } from '../../../src/engine/store/readRecords.ts';
import type { ResultRecord } from '../../../src/bench/record.ts';

/** All records of a folder, none of whose lines may be incomplete. */
export const wholeRecords = (results: string): ResultRecord[] =>
  readRecords(results, (text) => {
    throw new Error(text);
  });
