import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { templateLibrary } from '../../search/tuning/codeGenerator.ts';
import { explainChampion } from '../../search/tuning/championProgram.ts';
import { bestRecordText } from '../environment/storedRecords.ts';
import { prepareBest, type BestFiles } from '../store/bestFiles.ts';
import { codeFiles } from './codeFiles.ts';
import { hasRecordedBytes, type Replayable } from './replayable.ts';

/** Those files of a result that follow from its record; `where` names it. Throws `input` unless its code can be made. */
export function filesOf(known: Replayable, where: string, io: Pick<Io, 'root' | 'note'>): Omit<BestFiles, 'best.v'> {
  const { fn, program, record } = known;
  if (record === null || !hasRecordedBytes(known))
    throw new Failure('input', 'no files are written', {
      where,
      expected: 'the record of a result, of which the same bytes are made now',
      found: record === null ? 'a saved candidate' : 'other bytes',
    });
  const explanation = explainChampion({ ...known, templates: templateLibrary(io.root) }, (text) => io.note(text));
  return { ...codeFiles(fn, program, record, explanation), 'best.json': bestRecordText(record) };
}

/** Writes them beside the file of the record, all or none; a theorem that is there stays. */
export function renewFiles(known: Replayable, file: string, io: Pick<Io, 'root' | 'cwd' | 'note'>): void {
  const folder = dirname(resolve(io.cwd, file));
  const theorem = join(folder, 'best.v');
  const text = existsSync(theorem) ? readFileSync(theorem, 'utf8') : '';
  const prepared = prepareBest(folder, { ...filesOf(known, file, io), 'best.v': text }, folder);
  try {
    prepared.commit();
  } finally {
    prepared.discard();
  }
}
