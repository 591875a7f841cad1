/** Withdraws a refutation of code that would be right if it were called in another way. */
import type { IrFunction, Param } from '../../ir/function.ts';
import type { ArgumentSource } from '../../prover/machine/call.ts';
import { constantAddressOf, entryOf } from '../../prover/machine/convention.ts';
import type { OtherCall } from '../../prover/machine/violation.ts';
import type { Refuted, Verdict } from '../../prover/proof/verdict.ts';
import { shorterLimbs } from './statedLimbs.ts';
import { verifyContract, type StatedContract, type VerifyContract } from './verifyContract.ts';

/** What to state of a function that is called in another way. */
const HINTS: Readonly<Record<OtherCall, string>> = {
  inPlace: 'a function that works in place is stated with its argument on both sides: "r = r*2^-1 mod ..."',
  returns: 'a result that is returned in a register is left out of the arguments: --args a,b',
  order: '--args says the arguments in their order, e.g. --args a,b,out',
  argument: '--args says all arguments in their order; a number, n0, &p or &n0 for what the statement does not name',
};

/** How the code is asked about, and whether its call was said or is only what is usual. */
interface Asked {
  readonly text: StatedContract;
  readonly contract: VerifyContract;
  readonly isCallStated: boolean;
  proves(fn: IrFunction, order: readonly ArgumentSource[]): Verdict;
}

/**
 * The same verdict, unless it refutes code that would be right if it were called otherwise than was stated, or than was
 * only taken for granted: then nothing is decided.
 */
export function justified(verdict: Verdict, asked: Asked): Verdict {
  if (verdict.kind !== 'refuted') return verdict;
  const { where, reason, millis } = verdict;
  const isOfLength = reason.startsWith('bounds:');
  const doubt = asked.contract.doubts.find((one) => isOfLength || !one.isOfLength);
  if (doubt !== undefined) return { kind: 'undecided', where, reason: `${doubt.text} (${reason})`, millis };
  const limbs = limbsThatMayBe(asked);
  if (limbs !== null) {
    const hint = `--limbs ${limbs}, if each takes 4 bytes`;
    return { kind: 'undecided', where, reason: `its limbs may be shorter: ${reason}`, hint, millis };
  }
  if (isRightOfWords(asked)) {
    const hint = '--limbs 1x64 with --bounds, if callers pass words of 64 bits';
    return { kind: 'undecided', where, reason: `its arguments may be longer: ${reason}`, hint, millis };
  }
  const shorter = isRightInByte(verdict, asked) ? asked.text.spec.replace(/^\s*(\w+)/, '$1:u8') : null;
  if (shorter !== null) {
    const hint = `"${shorter}", if it returns one byte, such as a _Bool`;
    return { kind: 'undecided', where, reason: `its answer may be shorter: ${reason}`, hint, millis };
  }
  const otherCall = verdict.otherCall ?? dependsOnOthers(verdict);
  if (otherCall === null || !mayBe(otherCall, asked)) return verdict;
  return { kind: 'undecided', where, reason: `it may be called otherwise: ${reason}`, hint: HINTS[otherCall], millis };
}

/** Limbs of 4 bytes, if nothing was said of their length and the code is not refuted for these; null otherwise. */
function limbsThatMayBe({ text, contract, proves }: Asked): string | null {
  // Rows of lanes are made of words.
  const isSaid = contract.isDeclared === true || text.lanes !== undefined;
  const limbs = isSaid ? null : shorterLimbs(text.limbs, contract.fn.spec?.modulus ?? 0n);
  if (limbs === null) return null;
  const { fn, order } = verifyContract({ ...text, limbs });
  return proves(fn, order).kind === 'refuted' ? null : limbs;
}

/** Whether the code is not refuted if nothing is above what is passed by value, where that was not declared. */
function isRightOfWords({ contract: { fn, order, isDeclared }, proves }: Asked): boolean {
  const isShort = ({ shape, width }: Param): boolean => shape === 'scalar' && width < 64;
  if (isDeclared === true || !fn.params.some(isShort)) return false;
  const params = fn.params.map((param) => (isShort(param) ? { ...param, width: 64 as const } : param));
  return proves({ ...fn, params }, order).kind !== 'refuted';
}

/** Whether the answer is wrong only above its lowest byte, where nothing was said of its length. */
function isRightInByte({ reason }: Refuted, { text, contract }: Asked): boolean {
  const isSaid = contract.isDeclared === true || /^\s*\w+\s*:/.test(text.spec);
  const [, wanted, found] = /^expected (0x[\da-f]+), as .* found (0x[\da-f]+)$/.exec(reason) ?? [];
  if (isSaid || contract.fn.spec?.truth === undefined || contract.fn.call?.returned == null) return false;
  return wanted !== undefined && (BigInt(wanted) ^ BigInt(found)) % 256n === 0n;
}

function mayBe(otherCall: OtherCall, asked: Asked): boolean {
  if (otherCall === 'returns' || !asked.isCallStated) return true;
  return otherCall === 'inPlace' && worksInPlace(asked);
}

/** Whether the code is not refuted if one of the operands is in the array of the result. */
function worksInPlace({ contract: { fn, order }, proves }: Asked): boolean {
  const [{ name, bounds }] = fn.results;
  if (fn.call !== undefined || fn.elements !== undefined) return false;
  return fn.params.some((replaced, p) => {
    if (replaced.shape !== 'array' || replaced.bounds.length !== bounds.length) return false;
    const others = fn.params.filter((param) => param !== replaced);
    const handed = [
      { name, result: name, param: replaced.name },
      ...others.map((o) => ({ name: o.name, param: o.name })),
    ];
    const kept = order.filter((source) => source.kind !== 'own' || source.index !== 1 + p);
    return proves({ ...fn, call: { arguments: handed, returned: null } }, kept).kind !== 'refuted';
  });
}

/** A result that depends on other registers, or on pointers as numbers, may be that of other arguments. */
function dependsOnOthers({ counterexample }: Refuted): 'argument' | null {
  const names = [...(counterexample?.entry.keys() ?? [])];
  const isOther = (name: string): boolean => [entryOf(''), constantAddressOf('')].some((head) => name.startsWith(head));
  return names.some(isOther) ? 'argument' : null;
}
