import { entryOf, constantAddressOf } from '../../prover/machine/convention.ts';
import type { OtherCall } from '../../prover/machine/violation.ts';
import type { Refuted, Verdict } from '../../prover/proof/verdict.ts';
import type { VerifyContract } from './verifyContract.ts';

/** What to state of a function that is called in another way. */
const HINTS: Readonly<Record<OtherCall, string>> = {
  inPlace: 'a function that works in place is stated with its argument on both sides: "r = r*2^-1 mod ..."',
  returns: 'a result that is returned in a register is left out of the arguments: --args a,b',
  order: '--args says the arguments in their order, e.g. --args a,b,out',
  argument: '--args says all arguments in their order; a number, &p or n0 for what the statement does not name',
};

/** Whatever callers say of arguments, these are left open by a statement of another kind of function. */
const ALWAYS: readonly OtherCall[] = ['inPlace', 'returns'];

/**
 * The same verdict, unless it accuses code of what is right for another way of calling it than was stated, or than was
 * only taken for granted: then nothing is decided.
 */
export function justified(verdict: Verdict, { isCallStated, doubts }: VerifyContract): Verdict {
  if (verdict.kind !== 'refuted') return verdict;
  const [doubt] = doubts;
  const { where, reason, millis } = verdict;
  if (doubt !== undefined) return { kind: 'undecided', where, reason: `${doubt} (${reason})`, millis };
  const otherCall = verdict.otherCall ?? dependsOnOthers(verdict);
  if (otherCall === null || (isCallStated && !ALWAYS.includes(otherCall))) return verdict;
  return { kind: 'undecided', where, reason: `it may be called otherwise: ${reason}`, hint: HINTS[otherCall], millis };
}

/** A result that depends on other registers, or on pointers as numbers, may be that of other arguments. */
function dependsOnOthers({ counterexample }: Refuted): 'argument' | null {
  const names = [...(counterexample?.entry.keys() ?? [])];
  const isOther = (name: string): boolean => [entryOf(''), constantAddressOf('')].some((head) => name.startsWith(head));
  return names.some(isOther) ? 'argument' : null;
}
