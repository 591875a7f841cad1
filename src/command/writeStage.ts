import { join, resolve } from 'node:path';
import type { IrFunction } from '../ir/function.ts';
import { appendRecord } from '../store/appendRecord.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { readRecords } from '../store/readRecords.ts';
import type { ResultRecord } from '../store/record.ts';
import { resultFolder } from '../store/resultFolder.ts';
import { writeAtomically } from '../store/writeAtomically.ts';
import type { Program } from '../x86/program.ts';
import { codeFiles } from './codeFiles.ts';
import type { Io } from './io.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';

export interface Written {
  readonly files: readonly string[];
  /** The record is the best that is known for its function and machine; otherwise only the record was written. */
  readonly isBest: boolean;
}

/** Appends the record; writes the files that ship if nothing better is stored, or if the user named a folder for them. */
export function writeStage(fn: IrFunction, program: Program, record: ResultRecord, { out }: OptimizeOptions, io: Io): Written {
  const { results } = io, sources = codeFiles(fn, program, record);
  const recordFile = appendRecord(results, record);
  const folder = resultFolder(results, record);
  const isBest = bestRecords(readRecords(folder)).some(best => best.time === record.time && best.code.sha256 === record.code.sha256);
  const files = { ...sources, 'best.json': `${JSON.stringify(record, null, 1)}\n` };
  const folders = [...(isBest ? [folder] : []), ...(out === undefined ? [] : [resolve(io.cwd, out)])];
  const written = folders.flatMap(target => Object.entries(files).map(([name, text]) => {
    const file = join(target, name);
    writeAtomically(file, text);
    return file;
  }));
  return { files: [...written, recordFile], isBest };
}
