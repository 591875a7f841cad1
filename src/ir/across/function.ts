/** The word IR of a step across words; it is used for the code and to prove what the step means. */
import { invariant } from '../../base/errors.ts';
import { Builder } from '../build.ts';
import { constOperand, type IrFunction, type Operand, type Param, ZERO } from '../function.ts';
import { type AcrossWays, type LoweredRows, lowerPlan } from './lower.ts';
import type { Latencies } from './moves.ts';
import { DIGIT, EACH_LIMB, LIMBS, PRIME, RADIX } from './numbers.ts';
import type { AcrossPlan } from './plan.ts';
import { ROW, RowBuilder, type RowOp, WORDS } from './rows.ts';

/** What limbs of the state may be: 51 bits, and what a carry adds to them. */
export const STATE_UPPER = DIGIT + 2n ** 17n;
/** Of what does not change: those of twice the prime. */
export const FIXED_UPPER = 2n * DIGIT;

export interface AcrossFunction {
  /** Results and arguments are rows: limb by limb, a word of each number. */
  readonly fn: IrFunction;
  readonly ops: readonly RowOp[];
  readonly rows: LoweredRows;
}

const array = (name: string, count: number, upper: bigint): Param => ({
  name,
  shape: 'array',
  width: 64,
  bounds: Array.from({ length: count }, () => ({ lower: 0n, upper })),
});

/**
 * The step as its code has it: out1 of arg1, the state, and, where the formula has such, of arg2, what does not change,
 * and arg3, the bit.
 */
export function acrossFunction(name: string, plan: AcrossPlan, ways: AcrossWays, times: Latencies): AcrossFunction {
  const begin = () => {
    const b = new Builder(name, { aliasing: 'equal' });
    const state = b.param(array('arg1', ROW * LIMBS, STATE_UPPER));
    const fixed = plan.sizes.fixed > 0 ? b.param(array('arg2', ROW * LIMBS, FIXED_UPPER)) : [];
    const [bit] = plan.sizes.hasBit ? b.param(array('arg3', 1, 1n)) : [ZERO];
    const r = new RowBuilder(b, bit, ways.multiples);
    const rowsOf = (of: 'state' | 'fixed', words: readonly Operand[]) =>
      words.length === 0 ? [] : EACH_LIMB.map((k) => r.input(of, k, words.slice(ROW * k, ROW * (k + 1))));
    return { b, r, inputs: { state: rowsOf('state', state), fixed: rowsOf('fixed', fixed), times } };
  };
  const { b, r, rows } = lowerPlan(begin, plan, ways);
  b.resultAs(array('out1', ROW * LIMBS, STATE_UPPER), r.outputs.flat());
  requireClosed(r);
  return { fn: b.finish(), ops: r.ops, rows };
}

/** What a step leaves must be what a step takes. */
function requireClosed(r: RowBuilder): void {
  const most = r.outputs.flat().map((word) => r.b.range(word).upper);
  invariant(
    most.every((upper) => upper <= STATE_UPPER),
    () => `limbs of a step become larger than those that it takes: ${most.join(', ')}`,
  );
}

/** Element k of what does not change, of the number that a caller knows. */
export type FixedElement = (b: Builder, x: readonly Operand[]) => readonly Operand[];

export const fixedConstant: (value: bigint) => FixedElement = (value) => () =>
  EACH_LIMB.map((k) => constOperand((value >> BigInt(RADIX * k)) & DIGIT));
/** Twice the prime less the number, limb by limb. */
export const negativeLimbs: FixedElement = (b, x) =>
  x.map((limb, k) => b.binary('sub', constOperand(2n * (k === 0 ? DIGIT - 18n : DIGIT)), limb));

/** What a step means, as `elementFunction` makes it. */
interface MeaningRequest {
  readonly name: string;
  readonly plan: AcrossPlan;
  readonly ways: AcrossWays;
  readonly times: Latencies;
  readonly relation: string;
  /** What does not change, of one number; without it, arg2 has elements like arg1. */
  readonly fixed?: readonly FixedElement[];
}

/**
 * The same computation as a function of elements one after another: out1 of arg1 and, where the formula has such, of
 * arg2, elements that do not change or the number that they are made of, and arg3, the bit.
 */
export function elementFunction({ name, plan, ways, times, relation, fixed }: MeaningRequest): IrFunction {
  const { sizes } = plan;
  const begin = () => {
    const b = new Builder(name, { aliasing: 'equal' });
    const state = elementsOf(b.param(array('arg1', sizes.state * LIMBS, STATE_UPPER)));
    const made = fixed === undefined ? null : b.param(array('arg2', LIMBS, DIGIT));
    const given = made === null && sizes.fixed > 0 ? b.param(array('arg2', sizes.fixed * LIMBS, FIXED_UPPER)) : [];
    const unchanged = made === null ? elementsOf(given) : (fixed ?? []).map((element) => element(b, made));
    const one = { name: 'arg3', shape: 'scalar', width: 64, bounds: [{ lower: 0n, upper: 1n }] } as const;
    const [bit] = sizes.hasBit ? b.param(one) : [ZERO];
    const r = new RowBuilder(b, bit, ways.multiples);
    const inRows = (of: 'state' | 'fixed', elements: readonly (readonly Operand[])[]) =>
      EACH_LIMB.map((k) =>
        r.input(
          of,
          k,
          plan.state.map((element) => elements[element]?.[k] ?? ZERO),
        ),
      );
    return { b, r, inputs: { state: inRows('state', state), fixed: inRows('fixed', unchanged), times } };
  };
  const { b, r } = lowerPlan(begin, plan, ways);
  const words = WORDS.slice(0, sizes.results).map((element) =>
    EACH_LIMB.map((k) => r.outputs[k][plan.state.indexOf(element)]),
  );
  b.resultAs(array('out1', sizes.results * LIMBS, STATE_UPPER), words.flat());
  const weights = EACH_LIMB.map((k) => RADIX * k);
  return b.finish({ modulus: PRIME, relation, weights, canonical: false, canonicalInputs: false });
}

/** Limbs of one element after the other. */
const elementsOf = (limbs: readonly Operand[]): (readonly Operand[])[] =>
  Array.from({ length: limbs.length / LIMBS }, (_, i) => limbs.slice(LIMBS * i, LIMBS * (i + 1)));
