import { oneOf } from '../../base/options/option.ts';

/** Options of the commands that ask other people's assembler, checker and stopwatch. */
export const secondOpinionShape = {
  assembler: oneOf(
    ['builtin', 'assemblyline'],
    'name',
    'builtin (default), or assemblyline: an installed libassemblyline must make the same bytes of our code',
  ),
  check: oneOf(
    ['builtin', 'measuresuite'],
    'name',
    'builtin (default), or measuresuite: an installed MeasureSuite compares the results once more',
  ),
  measure: oneOf(
    ['builtin', 'measuresuite'],
    'name',
    'builtin (default), or measuresuite: an installed MeasureSuite times the same code once more',
  ),
};
