import { fiatSubject } from './fiatSubject.ts';
import type { Io } from './io.ts';
import { irSubject } from './irSubject.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { sourceKind } from './sourceKind.ts';
import type { Subject } from './subject.ts';

/** A function of a file that the user names with `--source`; how it is read follows from the name's ending. */
export function sourceSubject(options: OptimizeOptions, file: string, io: Io): Subject {
  return sourceKind(file, io) === 'fiat' ? fiatSubject(options, file, io) : irSubject(options, file, io);
}
