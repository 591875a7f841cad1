import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { orSystemFailure } from '../base/systemFailure.ts';
import { RECORD_FILE } from './appendRecord.ts';
import { parseRecord } from './parseRecord.ts';
import type { ResultRecord } from './record.ts';
import { isTorn } from './tornLine.ts';

/**
 * All records below the folder of all results, by file name and line. A last line whose writing was cut off is left
 * out, which `note` is told. Throws a Failure naming any other line that is not a record.
 */
export function readRecords(results: string, note: (text: string) => void): ResultRecord[] {
  if (!existsSync(results)) return [];
  const files = orSystemFailure(results, () => readdirSync(results, { recursive: true, encoding: 'utf8' }));
  return files
    .filter((file) => file.endsWith(RECORD_FILE))
    .sort()
    .flatMap((file) => recordsOf(join(results, file), note));
}

function recordsOf(file: string, note: (text: string) => void): ResultRecord[] {
  const lines = orSystemFailure(file, () => readFileSync(file, 'utf8')).split('\n');
  if (isTorn(lines.at(-1) ?? '')) {
    note(`${file}:${lines.length}: the line is incomplete; it is ignored, and the next result takes its place`);
    lines.pop();
  }
  return lines.flatMap((line, i) => (line === '' ? [] : [parseRecord(line, `${file}:${i + 1}`)]));
}
