import { z } from 'zod';
import { Failure } from '../../base/errors.ts';
import { thisMachine } from '../environment/thisMachine.ts';
import type { Job } from '../store/job.ts';
import { parseBudget } from '../../search/budget.ts';
import { optimizeSchema, type OptimizeOptions } from './optimizeOptions.ts';

/**
 * The options that a job stands for, without places. Throws `input`, which names `where`, for values that options of
 * these names would not have.
 */
export function optionsOfJob(job: Job, where: string): OptimizeOptions {
  const { goal, budget, seed, target } = job;
  const { request } = job.function;
  const parsed = optimizeSchema.safeParse({ ...request, for: goal, budget, seed: String(seed), target });
  if (!parsed.success)
    throw new Failure('input', 'the job asks for something that is not known here', {
      where,
      found: z.prettifyError(parsed.error),
    });
  parseBudget(budget, where);
  return parsed.data;
}

/** Jobs of a microarchitecture run there only, for results of different ones are never compared. Throws `input`. */
export function requireMachine({ machine }: Job, where: string): void {
  const { slug } = thisMachine();
  if (machine === null || machine === slug) return;
  throw new Failure('input', 'the job is for another microarchitecture', { where, expected: machine, found: slug });
}
