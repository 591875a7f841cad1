import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../base/errors.ts';
import { RECORD_FILE } from './appendRecord.ts';
import { recordSchema, type ResultRecord } from './record.ts';

/** All records below the folder of all results, by file name and line. Throws a Failure naming the line that is not one. */
export function readRecords(results: string): ResultRecord[] {
  if (!existsSync(results)) return [];
  const files = readdirSync(results, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith(RECORD_FILE)).sort();
  return files.flatMap(file => recordsOf(join(results, file)));
}

function recordsOf(file: string): ResultRecord[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, i) => line === '' ? [] : [recordOf(line, `${file}:${i + 1}`)]);
}

function recordOf(line: string, where: string): ResultRecord {
  const parsed = recordSchema.safeParse(jsonOf(line, where));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure('input', 'not a record of this version', {
    where: `${where}: ${issue.path.join('.') || '(whole record)'}`, expected: issue.message,
    hint: 'restore the file from git, or move the line away',
  });
}

function jsonOf(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Failure('input', 'not JSON', { where, found: String(error), hint: 'a write was cut off: remove the line' });
  }
}
