/** Sums of rare carries, such as those of two chains into one word, from which a mask is made. */
import { registerIndex } from '../machine/entryUnknowns.ts';
import type { AsmInstruction } from '../../prover/listing/listing.ts';
import type { Bound } from '../bounds/bound.ts';
import { evaluate, type Poly } from '../bounds/poly.ts';
import type { Statement } from '../facts/certificate.ts';
import type { Context } from '../facts/context.ts';
import type { Machine } from '../machine/machine.ts';

/**
 * Names what the instruction makes a mask of, or tests, if that is such a sum and seen to be a bit: else it is not
 * known that all bits of the mask are the same.
 */
export function namedMask(machine: Machine, { mnemonic, operands: [to, from] }: AsmInstruction): Statement[] {
  const operand = mnemonic === 'sub' ? from : mnemonic === 'neg' || mnemonic === 'bt' ? to : undefined;
  if (operand?.kind !== 'register' || machine.context.unknowns.areWhole) return [];
  const register = registerIndex(operand);
  const bound = boundOfRareSum(machine.context, machine.wordIn(register).poly);
  return bound === null ? [] : [machine.nameWord(register, bound)];
}

/** By what such a sum is at most 1; null of other polynomials, and where it is not seen. */
function boundOfRareSum(context: Context, p: Poly): Bound | null {
  if (!isRareSum(context, p)) return null;
  const bound = context.maximise(p, 1n, 0);
  return bound.kind === 'bound' && bound.upper <= 1n ? bound : null;
}

/** Of the bits one comes in no sample, so that its cases have none, and no two come in any. */
const isRareSum = (context: Context, p: Poly): boolean =>
  p.size > 1 &&
  [...p].every(([m, c]) => c === 1n && context.isBit(m)) &&
  [...p.keys()].some((m) => context.commonValue(m) === 0n) &&
  context.samples.every((values) => evaluate(p, values) <= 1n);
