import { tmpdir } from 'node:os';

import { Failure } from '../../base/errors.ts';
import type { Check } from '../../engine/report/checkList.ts';
import { requireFolder, type Place } from '../../engine/store/requireWritable.ts';
import type { Io } from '../../base/io.ts';
import { buildFolder } from '../../base/files/installation.ts';

/** Whether results, what is built and temporary files can be written. */
export function placeChecks({ root, results }: Io): Check[] {
  const build = buildFolder(root);
  const found = 'results, build and temporary files can be written';
  const problems = [
    { name: 'results', path: results },
    { name: 'build', path: build },
    { name: 'temporary files', path: tmpdir() },
  ].flatMap(problem);
  return problems.length > 0 ? problems : [{ name: 'folders', state: 'good', found }];
}

function problem(place: Place): Check[] {
  try {
    requireFolder(place);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const {
      detail: { where, found, hint },
    } = error;
    const mend = hint === undefined ? {} : { mend: hint };
    return [{ name: place.name, state: 'missing', found: `${where ?? ''}: ${found ?? ''}`, ...mend }];
  }
}
