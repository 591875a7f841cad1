import { Failure } from '../../src/base/errors.ts';
import { z } from 'zod';
import { commandOf, text } from '../../src/base/options/option.ts';
import { studyLanes } from './studyLanes.ts';
import { studyOneCall } from './studyOneCall.ts';

const countFromOne = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'a whole number from 1')
  .transform(Number);

const KINDS = 'lanes or one-call';

const studySchema = z.object({
  functions: text('names', 'lanes: functions to be searched (default all)'),
  seeds: countFromOne.default(5).meta({ metavar: 'n', description: 'searches per function, with seeds 1 to n' }),
  budget: z.string().default('10s').meta({ metavar: 'amount', description: 'time or evaluations of each search' }),
});

/** Compares vectorised code with compilers', or counts the steps of single calls. */
export const studyCommand = commandOf(
  studySchema,
  async ({ functions, seeds, budget }, io, [kind]) => {
    if (kind === 'lanes') return studyLanes({ names: functions?.split(',') ?? [], seeds, budget }, io);
    if (kind === 'one-call') return studyOneCall(io);
    throw new Failure('input', `there is no study of "${String(kind)}"`, { expected: KINDS });
  },
  [{ name: '<kind>', description: KINDS }],
);
