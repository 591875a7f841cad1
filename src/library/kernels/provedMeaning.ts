/** What straight-line functions compute, proved before loops call them. */
import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { proveSpec } from '../../prover/proof/specification.ts';

/**
 * Proves that a function computes what it states, which is `meaning` in words, `where`; returns that in a line. Throws
 * `wrong` if it is refuted, `unsupported` if it is not decided.
 */
export function provedMeaning(fn: IrFunction, meaning: string, where: string): string {
  const { kind } = proveSpec(fn);
  if (kind === 'proved') return `proved: the word IR of ${fn.name} is ${meaning}, ${where}`;
  throw new Failure(kind === 'refuted' ? 'wrong' : 'unsupported', `${fn.name} is not ${meaning}`, {
    expected: fn.spec?.relation ?? '',
    found: `the proof ended ${kind}`,
  });
}

/** The same of a function of lanes, whose results must be operands again. */
export function provedLaneMeaning(fn: IrFunction, meaning: string): string {
  requireClosed(fn);
  return provedMeaning(fn, meaning, 'in each of eight lanes, for any limbs of 52 bits');
}

/** Throws `unsupported` unless every number that results is within the bounds of the first operand's first one. */
function requireClosed({ name, params: [first], results: [result], spec }: IrFunction): void {
  const limbs = first.bounds.slice(0, spec?.weights.length);
  const isClosed = result.bounds.every(({ upper }, k) => upper <= limbs[k % limbs.length].upper);
  if (!isClosed)
    throw new Failure('unsupported', `results of ${name} may be larger than what it takes`, {
      expected: `limbs of at most ${limbs.map(({ upper }) => upper).join(', ')}`,
      found: result.bounds.map(({ upper }) => upper).join(', '),
    });
}
