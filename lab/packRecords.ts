/**
 * Part of packing (`prepack`): the best committed record of each function and machine, which is all that an installed
 * package needs of the results.
 */
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { projectRoot } from '../src/base/files/installation.ts';
import { packedRecords } from '../src/engine/environment/places.ts';
import { appendRecord } from '../src/engine/store/resultFiles.ts';
import { bestRecords } from '../src/engine/store/bestRecords.ts';
import { readRecords } from '../src/engine/store/readRecords.ts';
import { committedFiles, recordsOfCommit } from './report/committedFiles.ts';

const root = projectRoot(import.meta.dirname);
const results = join(root, 'results');
const committed = await committedFiles({ root, results }, []);
const records = committed === null ? readRecords(results, () => {}) : recordsOfCommit(committed);
rmSync(packedRecords(root), { recursive: true, force: true });
for (const record of bestRecords(records)) appendRecord(packedRecords(root), record);
