import { Failure } from '../base/errors.ts';
import { fiatSubject } from './fiatSubject.ts';
import type { Io } from '../host/io.ts';
import { irSubject } from './irSubject.ts';
import type { SubjectRequest } from './request.ts';
import { sourceKind } from './sourceKind.ts';
import type { Subject } from './subject.ts';

/** A function of a file that the user names with `--source`; how it is read follows from the name's ending. */
export function sourceSubject(options: SubjectRequest, file: string, io: Io): Subject {
  if (sourceKind(file, io) !== 'fiat') return irSubject(options, file, io);
  if (options.set.length > 0)
    throw new Failure('input', 'functions of Fiat JSON have no parameters to set', {
      where: '--set',
      expected: 'C, LLVM IR or a crate',
      found: file,
    });
  return fiatSubject(options, file, io);
}
