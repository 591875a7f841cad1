import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { orSystemFailure } from '../../base/systemFailure.ts';
import { readUnlinked, unlinkedFiles } from '../../base/files/unlinked.ts';
import { RECORD_FILE } from '../store/appendRecord.ts';
import { parseRecord } from '../store/parseRecord.ts';
import { recordsIn } from '../store/readRecords.ts';
import type { Io } from '../../base/io.ts';

const BEST = 'best.json';

/**
 * Makes sure that what ships is what was recorded: each best.json below the folder of results is a record, whose code
 * has the hash it names, and one of those of its folder. Throws `input` that names the first that is not.
 */
export function demandBestFiles({ results, note }: Pick<Io, 'results' | 'note'>): void {
  if (!existsSync(results)) return;
  const files = orSystemFailure(results, () => unlinkedFiles(results));
  for (const file of files.filter((name) => name.endsWith(`/${BEST}`)).map((name) => join(results, name))) {
    const best = parseRecord(
      orSystemFailure(file, () => readUnlinked(file)),
      file,
    );
    const beside = join(dirname(file), RECORD_FILE);
    const records = existsSync(beside) ? recordsIn(beside, note) : [];
    if (records.some(({ code, time }) => code.sha256 === best.code.sha256 && time === best.time)) continue;
    throw new Failure('input', `this is no result of the ${RECORD_FILE} beside it`, {
      where: file,
      found: `code ${best.code.sha256.slice(0, 16)}… of ${best.time}`,
      hint: 'restore the files of the folder from git',
    });
  }
}
