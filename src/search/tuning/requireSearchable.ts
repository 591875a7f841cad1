import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { requireLowerable } from '../../codegen/lowering/lower.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import { chainedOf } from '../../bench/worker/signature.ts';
import type { Aim } from '../../base/aims.ts';
import type { Problem } from '../../codegen/candidate/problem.ts';

/**
 * Throws `unsupported` with the reason if `fn` cannot be lowered, or has nothing that could be tested and timed as
 * `aim` wants it.
 */
export function requireSearchable(fn: IrFunction, aim: Aim): void {
  if (fn.lanes === undefined) requireLowerable(fn);
  if (fn.params.length > 0) return requireChain(fn, aim);
  throw new Failure('unsupported', 'a function without parameters has nothing to search', {
    where: fn.name,
    expected: 'at least one parameter',
    found: 'none',
    hint: '`bridge --emit asm` prints its code',
  });
}

/** Latency is the time of calls each of which waits for the result of the one before. */
function requireChain(fn: IrFunction, aim: Aim): void {
  if (aim === 'throughput' || chainedOf(workerSignature(fn)) >= 0) return;
  throw new Failure(
    'unsupported',
    `the first result of ${fn.name} cannot be the input of its next call, so it has no latency that could be measured`,
    {
      where: '--for',
      expected: 'an input array of as many words as the first result',
      found: aim,
      hint: '--for throughput',
    },
  );
}

/** Size of a search problem in words. */
export function describeProblem({ fn, values, columns, leaves, events, systems }: Problem): string {
  return [
    `${fn.name}: ${values.count} values, ${events.count} events`,
    `${systems.count} sums with ${columns.count} columns, ${leaves.count} leaves and ${events.nodeCount} additions`,
  ].join('\n');
}
