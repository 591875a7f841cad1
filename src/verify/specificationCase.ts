/** One case of a specification proof: the body is executed under the assumed bits and every obligation is checked. */
import type { ValueId } from '../base/ids.ts';
import type { IrFunction, Param, Specification } from '../ir/function.ts';
import { distinctMode } from './aliasModes.ts';
import { Algebra } from './algebra/algebra.ts';
import { assumeBit } from './algebra/assume.ts';
import { Contradiction } from './algebra/contradiction.ts';
import type { Poly } from './algebra/poly.ts';
import type { RuleSet } from './algebra/rules.ts';
import { Words } from './algebra/words.ts';
import { choiceBits } from './choiceBits.ts';
import { executeIr, inputPolys, type Decisions } from './irExecutor.ts';
import { learnQuotientBound } from './quotientBound.ts';
import { congruenceOf, numberOf, type Congruence } from './relationPolys.ts';
import { asConstant, isCongruent, residualsOf, shareOf } from './residual.ts';

export interface CaseResult {
  /** What could not be shown, or null. */
  readonly open: string | null;
  /** Bits that are not known in this case and that the body chooses by; earliest first. */
  readonly undecidedBits: readonly ValueId[];
}

/** A case that contradicts itself cannot occur and has nothing to prove. */
export function proveCase(fn: IrFunction, spec: Specification, rules: RuleSet, decisions: Decisions): CaseResult {
  try {
    return attempt(fn, spec, new Words(new Algebra(), rules), decisions);
  } catch (e) {
    if (e instanceof Contradiction && decisions.size > 0) return { open: null, undecidedBits: [] };
    throw e;
  }
}

function attempt(fn: IrFunction, spec: Specification, words: Words, decisions: Decisions): CaseResult {
  const { algebra } = words, inputs = inputPolys(words, fn, distinctMode(fn));
  const numbers = fn.params.map((param, i) => numberOf(algebra, inputs[i], weightsOf(param, spec)));
  const congruence = congruenceOf(algebra, fn, spec, numbers);
  const consequences: (() => void)[] = [];
  const run = executeIr(words, fn, inputs, decisions, (bit, value) => consequences.push(assumeBit(words, bit, value)));
  consequences.forEach(learn => learn());
  const open = fn.results.map((result, i) => openObligation(words, spec, result, run.outputs[i], congruence)).find(o => o !== null) ?? null;
  return { open, undecidedBits: open === null ? [] : choiceBits(fn, algebra, run) };
}

const weightsOf = (param: Param, spec: Specification): readonly number[] => (param.bounds.length === 1 ? [0] : spec.weights);

/** The first part of the specification that is not shown for the words of a result, or null. */
export function openObligation(words: Words, spec: Specification, result: Param, outputs: readonly Poly[], congruence: Congruence): string | null {
  const { algebra } = words, number = reduceResidual(words, spec, numberOf(algebra, outputs, weightsOf(result, spec)), congruence);
  if (!isCongruent(algebra, number, congruence, spec.modulus)) return `${result.name} ≡ ${spec.relation} (mod p)`;
  const loose = result.bounds.findIndex((b, i) => !words.isWithin(outputs[i], b));
  if (loose >= 0) return `bounds of ${result.name}[${loose}]`;
  return !spec.canonical || words.isWithin(number, { lower: 0n, upper: spec.modulus - 1n }) ? null : `0 <= ${result.name} < p`;
}

const ROUNDS = 4;

/** The same number with its dropped carries replaced by the constants they are, as far as these are found. */
function reduceResidual(words: Words, spec: Specification, start: Poly, congruence: Congruence): Poly {
  const { algebra } = words, shifts = [totalBits(spec)];
  let number: Poly = start;
  for (let round = 0; round < ROUNDS; round++) {
    const next = residualsOf(algebra, number, congruence, spec.modulus).map(part => {
      const share = shareOf(number, part), rest = algebra.combine(number, part, -share);
      learnQuotientBound(words, rest, congruence, spec.modulus, shifts);
      const value = asConstant(words, part);
      if (value === null) return null;
      algebra.learn(part, value, value);
      return algebra.resolve(algebra.combine(rest, algebra.constant(value), share));
    }).find(result => result !== null) ?? null;
    if (next === null) break;
    number = next;
  }
  if (spec.canonical) learnQuotientBound(words, number, congruence, spec.modulus, shifts);
  return number;
}

/** Bits of R in a Montgomery reduction over this many words. */
const totalBits = (spec: Specification): number => 64 * spec.weights.length;
