/**
 * Sums of several words that are finished: what is above them, such as carries that nothing reads, is stated to come to
 * nothing. What was to be computed is within the words, by facts about it or in each case of a bit that it depends on.
 */
import { bitLength, magnitude } from '../../base/integers.ts';
import type { AsmInstruction } from '../../prover/listing/listing.ts';
import type { Bound, Combination } from '../bounds/bound.ts';
import { combine, constant, evaluate, MAX_UNKNOWN, scale, settle, subtract, UNIT } from '../bounds/poly.ts';
import type { Poly, Unknown } from '../bounds/poly.ts';
import type { Reason, Statement } from '../facts/certificate.ts';
import type { Claim } from '../facts/claim.ts';
import type { Context, Word } from '../facts/context.ts';
import { stateBound } from '../facts/parts.ts';
import { byWords, learnNumber, learnRange, stateBy, wholeNumber } from '../facts/wholeNumbers.ts';
import type { Stated, Vanishing, Whole } from '../facts/wholeNumbers.ts';
import { digitsOf, partsAbove } from '../facts/wordsAbove.ts';
import { registerIndex } from '../machine/entryUnknowns.ts';
import type { Machine } from '../machine/machine.ts';
import { directly } from './byCases.ts';

/** Of the linear program, for one bound. */
const STEPS = 60;
/** Below any bound, so that the best one is found. */
const UNREACHABLE = -(1n << 1024n);
/** Bits whose cases are distinguished within each other. */
const MAX_CASES = 3;
/** Of constants that are no powers of two nor differences of two. */
const MIN_DIGITS = 3;

interface Found {
  readonly number: Whole;
  readonly vanishing: Vanishing;
  /** Of what was to be computed. */
  readonly range: Range;
  /** Facts by which the number is at least, and at most, that. */
  readonly equal: { readonly least: number; readonly most: number };
}

/** From what to what something is. */
interface Range {
  readonly least: Stated;
  readonly most: Stated;
}

/**
 * What is stated of the number whose highest word the instruction has finished, where nothing reads its carry, the last
 * of what was `made`, if such numbers are looked for.
 */
export function finishedSum(
  machine: Machine,
  instruction: AsmInstruction,
  made: readonly Unknown[],
  { modulus }: Claim,
): Statement[] {
  const { context } = machine;
  const { unknowns } = context;
  if (!unknowns.areWhole) return [];
  if (instruction.mnemonic === 'bt') return namedBit(machine);
  const [target] = instruction.operands;
  const carry = made.at(-1);
  if (!unknowns.isFinished || target?.kind !== 'register' || carry === undefined) return [];
  const register = registerIndex(target);
  const word = machine.wordIn(register);
  if (!word.poly.has(carry) || unknowns.definition(carry)?.shift === 0) return [];
  const found = foundAbove(context, word.poly, carry, modulus);
  if (found === null) return unknowns.stated.splice(0);
  const { number, vanishing, range, equal } = found;
  context.vanishing.push(vanishing);
  const bound = boundOfWord(context, word, vanishing);
  const before = unknowns.stated.splice(0);
  const name = machine.nameWord(register, bound);
  if (range.least.value > 0n || range.most.value < number.modulus - 1n) {
    const by = (fact: number): Combination[number] => ({ fact, factor: number.modulus });
    learnRange(context, number, [once(range.least), by(equal.least)], [once(range.most), by(equal.most)]);
  }
  return [...before, name, ...unknowns.stated.splice(0)];
}

/** A bit that is tested for something to be selected by it is one unknown, of which there are cases. */
function namedBit(machine: Machine): Statement[] {
  const { poly, max } = machine.flag('carry');
  if (poly.size <= 2) return [];
  for (const n of poly.keys()) machine.context.unknowns.selecting.add(n);
  machine.setFlag('carry', machine.context.named(poly, max).quotient);
  return [{ kind: 'nameFlag', flag: 'carry' }];
}

const once = ({ fact }: Stated): Combination[number] => ({ fact, factor: 1n });

function foundAbove(context: Context, word: Poly, carry: Unknown, p: bigint): Found | null {
  const number = wholeNumber(context, word, carry);
  if (number === null) return null;
  for (const { poly, sum } of partsAbove(context, number, p)) {
    const factor = sum.get(carry) ?? 0n;
    if (magnitude(factor) !== 1n) continue;
    const { modulus } = number;
    const range = rangeWithin(context, combine(poly, sum, -modulus), modulus);
    if (range === null) continue;
    // sum·modulus is the number less what was to be computed.
    const least = stateBy(context, scale(sum, -1n), modulus, [once(range.most), ...byWords(number, false)]);
    const most = stateBy(context, sum, modulus, [once(range.least), ...byWords(number, true)]);
    if (least.value !== 0n || most.value !== 0n) continue;
    const equal = { least: least.fact, most: most.fact };
    const signed = factor > 0n ? equal : { least: equal.most, most: equal.least };
    return { number, vanishing: { sum: scale(sum, factor), carry, ...signed }, range, equal };
  }
  return null;
}

/** A bound of the word by what vanishes with its carry, if it says more. */
function boundOfWord(context: Context, { poly, max }: Word, { sum, carry, least, most }: Vanishing): Bound | null {
  const factor = poly.get(carry) ?? 0n;
  const greatest = context.samples.map((values) => evaluate(poly, values)).reduce((a, b) => (a > b ? a : b), 0n);
  const goal = (1n << BigInt(bitLength(greatest))) - 1n;
  const bound = context.upperBound(combine(poly, sum, -factor), goal, STEPS);
  if (bound.upper >= max) return null;
  const used = { fact: factor > 0n ? most : least, factor: magnitude(factor) * bound.weight };
  return { ...bound, facts: [...bound.facts, used].sort((a, b) => a.fact - b.fact) };
}

/** States that p is from 0 to below the modulus, and from what to what, if that is seen. */
function rangeWithin(context: Context, p: Poly, modulus: bigint): Range | null {
  const [below, above] = [scale(p, -1n), p].map((q) => context.upperBound(q, UNREACHABLE, 0));
  if (below.upper <= 0n && above.upper < modulus)
    return {
      least: { fact: stateBound(context, scale(p, -1n), below), value: -below.upper },
      most: { fact: stateBound(context, p, above), value: above.upper },
    };
  const bits = bitsOf(context, p);
  if (bits.length === 0) return null;
  for (const bit of bits) learnNumber(context, bit);
  const reasons = [p, subtract(constant(modulus - 1n), p)].map((q) => ({ poly: q, reason: byCases(context, q, bits) }));
  const facts = reasons.flatMap(({ poly, reason }) => {
    if (reason === null) return [];
    context.unknowns.stated.push({ kind: 'fact', poly, reason });
    return [context.learnFact(poly)];
  });
  if (facts.length < reasons.length) return null;
  return { least: { fact: facts[0], value: 0n }, most: { fact: facts[1], value: modulus - 1n } };
}

/** Bits that several words of p depend on, by which something was selected; the newest first. */
const bitsOf = (context: Context, p: Poly): Unknown[] =>
  [...p]
    .filter(([m, c]) => m !== UNIT && m <= MAX_UNKNOWN && digitsOf(c) >= MIN_DIGITS && context.isBit(m))
    .map(([m]) => m)
    .sort((a, b) => b - a)
    .slice(0, MAX_CASES);

/** Why p is not negative, in all cases of these bits that matter. */
function byCases(context: Context, p: Poly, bits: readonly Unknown[]): Reason | null {
  const direct = directly(context, settle(p, context.bounds), STEPS);
  if (direct !== null || bits.length === 0) return direct;
  const [bit, ...others] = bits;
  const { lower, upper } = context.boundsOf(bit);
  const low = byCases(context.inCase(bit, lower, lower), p, others);
  const high = low && byCases(context.inCase(bit, upper, upper), p, others);
  return low && high && { kind: 'either', unknown: bit, most: lower, low, high };
}
