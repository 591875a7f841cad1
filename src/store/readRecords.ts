import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FILE } from './appendRecord.ts';
import { parseRecord } from './parseRecord.ts';
import type { ResultRecord } from './record.ts';

/** All records below the folder of all results, by file name and line. Throws a Failure naming the line that is not one. */
export function readRecords(results: string): ResultRecord[] {
  if (!existsSync(results)) return [];
  const files = readdirSync(results, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith(RECORD_FILE)).sort();
  return files.flatMap(file => recordsOf(join(results, file)));
}

function recordsOf(file: string): ResultRecord[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, i) => line === '' ? [] : [parseRecord(line, `${file}:${i + 1}`)]);
}
