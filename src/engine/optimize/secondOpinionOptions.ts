import { z } from 'zod';
import type { OptionSpec } from '../../base/options/commandSpec.ts';

export const SECOND_OPINION_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--assembler <name>',
    description:
      'builtin (default), or assemblyline: an installed libassemblyline must make the same bytes of our code',
  },
  {
    flags: '--check <name>',
    description: 'builtin (default), or measuresuite: an installed MeasureSuite compares the results once more',
  },
  {
    flags: '--measure <name>',
    description: 'builtin (default), or measuresuite: an installed MeasureSuite times the same code once more',
  },
];

/** Part of the schemas of the commands that have these options. */
export const secondOpinionShape = {
  assembler: z.enum(['builtin', 'assemblyline'], 'one of builtin, assemblyline').default('builtin'),
  check: z.enum(['builtin', 'measuresuite'], 'one of builtin, measuresuite').default('builtin'),
  measure: z.enum(['builtin', 'measuresuite'], 'one of builtin, measuresuite').default('builtin'),
};
