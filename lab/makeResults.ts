/**
 * `make results`: writes what is not committed of the results, best.asm, best.h and best.json, of the best record of
 * each folder, and best.S as it is. Ends at the first that this cannot be done for, and names it.
 */
import { join } from 'node:path';
import { projectRoot } from '../src/base/files/installation.ts';
import { readReplayable, renewFiles } from '../src/engine/optimize/replayable.ts';
import { recordFiles } from '../src/engine/store/readRecords.ts';

const root = projectRoot(import.meta.dirname);
const note = (text: string): never => {
  throw new Error(text);
};
const io = { root, cwd: root, note };
for (const file of recordFiles(join(root, 'results')))
  try {
    renewFiles(readReplayable(file, io), file, io);
  } catch (error) {
    throw new Error(`no files are made of ${file}`, { cause: error });
  }
