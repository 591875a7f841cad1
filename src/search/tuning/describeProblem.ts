import type { Problem } from '../../codegen/candidate/problem.ts';

/** Size of a search problem in words. */
export function describeProblem({ fn, values, columns, leaves, events, systems }: Problem): string {
  return [
    `${fn.name}: ${values.count} values, ${events.count} events`,
    `${systems.count} sums with ${columns.count} columns, ${leaves.count} leaves and ${events.nodeCount} additions`,
  ].join('\n');
}
