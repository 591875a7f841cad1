import { readRecords } from '../../src/store/readRecords.ts';
import type { ResultRecord } from '../../src/store/record.ts';

/** All records of a folder, none of whose lines may be incomplete. */
export const wholeRecords = (results: string): ResultRecord[] =>
  readRecords(results, (text) => {
    throw new Error(text);
  });
