/** The word IR of a step across words; it is used for the code and to prove what the step means. */
import { invariant } from '../../base/errors.ts';
import { Builder } from '../build.ts';
import type { ValueId } from '../../base/ids.ts';
import { constOperand, type IrFunction, type Operand, opOutputs, type Param, ZERO } from '../function.ts';
import { rebuild } from '../rebuild.ts';
import { type LoweredRows, lowerPlan } from './lower.ts';
import type { Latencies } from './moves.ts';
import { DIGIT, RADIX } from './numbers.ts';
import type { AcrossPlan } from './plan.ts';
import type { LimbValues, RowNumbers } from './rowNumbers.ts';
import { EACH_LIMB, LIMBS, ROW, RowBuilder, type RowOp, WORDS } from './rows.ts';

export interface AcrossFunction {
  /** Results and arguments are rows: limb by limb, a word of each number. */
  readonly fn: IrFunction;
  readonly ops: readonly RowOp[];
  readonly rows: LoweredRows;
}

const array = (name: string, uppers: LimbValues): Param => ({
  name,
  shape: 'array',
  width: 64,
  bounds: uppers.map((upper) => ({ lower: 0n, upper })),
});
/** Of rows, limb by limb, and of so many elements, one after another. */
const ofRows = (upper: LimbValues): LimbValues => upper.flatMap((limb) => WORDS.map(() => limb));
const ofElements = (count: number, upper: LimbValues): LimbValues => Array.from({ length: count }, () => upper).flat();

/**
 * The step as its code has it: out1 of arg1, the state, and, where the formula has such, of arg2, what does not change,
 * and arg3, the bit. `isApart`: results are elsewhere than what is taken.
 */
export function acrossFunction(
  name: string,
  plan: AcrossPlan,
  numbers: RowNumbers,
  times: Latencies,
  isApart = false,
): AcrossFunction {
  const { stateUpper, fixedUpper, multiples } = numbers;
  const begin = () => {
    const b = new Builder(name, { aliasing: isApart ? 'none' : 'equal' });
    const state = b.param(array('arg1', ofRows(stateUpper)));
    const fixed = plan.sizes.fixed > 0 ? b.param(array('arg2', ofRows(fixedUpper))) : [];
    const [bit] = plan.sizes.hasBit ? b.param(array('arg3', [1n])) : [ZERO];
    const r = new RowBuilder(b, bit, multiples);
    const rowsOf = (of: 'state' | 'fixed', words: readonly Operand[]) =>
      words.length === 0 ? [] : EACH_LIMB.map((k) => r.input(of, k, words.slice(ROW * k, ROW * (k + 1))));
    return { b, r, inputs: { state: rowsOf('state', state), fixed: rowsOf('fixed', fixed), times } };
  };
  const { b, r, rows } = lowerPlan(begin, plan, numbers);
  b.resultAs(array('out1', ofRows(stateUpper)), r.outputs.flat());
  requireClosed(r, stateUpper);
  return { fn: b.finish(), ops: r.ops, rows };
}

/** The same for each half of rows twice as long: words of one computation, then those of another. */
export function sideBySide(fn: IrFunction): IrFunction {
  const b = new Builder(fn.name, { aliasing: fn.aliasing });
  const ofBoth = <T>(words: readonly T[], others = words): T[] =>
    words.flatMap((_, i) => (i % ROW === 0 ? [...words.slice(i, i + ROW), ...others.slice(i, i + ROW)] : []));
  const params = fn.params.map((p) => b.param({ ...p, bounds: ofBoth(p.bounds) }));
  const results = [0, 1].map((half) => {
    const known = new Map<ValueId, Operand>();
    const read = (a: Operand): Operand => (a.kind === 'const' ? a : (known.get(a.id) ?? a));
    fn.inputs.forEach((ids, p) =>
      ids.forEach((id, i) => known.set(id, params[p][ROW * (2 * Math.floor(i / ROW) + half) + (i % ROW)])),
    );
    for (const op of fn.body) {
      const words = rebuild(b, fn, op, read);
      opOutputs(op).forEach((id, i) => known.set(id, words[i]));
    }
    return fn.outputs.map((words) => words.map(read));
  });
  fn.results.forEach((p, k) => {
    const [first, second] = results.map((words) => words[k]);
    b.resultAs({ ...p, bounds: ofBoth(p.bounds) }, ofBoth(first, second));
  });
  return b.finish();
}

/** What a step leaves must be what a step takes. */
function requireClosed(r: RowBuilder, stateUpper: LimbValues): void {
  const most = r.outputs.map((row) => row.map((word) => r.b.range(word).upper));
  invariant(
    most.every((row, k) => row.every((upper) => upper <= stateUpper[k])),
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
  readonly numbers: RowNumbers;
  readonly times: Latencies;
  readonly relation: string;
  /** What does not change, of one number; without it, arg2 has elements like arg1. */
  readonly fixed?: readonly FixedElement[];
  readonly isApart?: boolean;
}

/**
 * The same computation as a function of elements one after another: out1 of arg1 and, where the formula has such, of
 * arg2, elements that do not change or the number that they are made of, and arg3, the bit.
 */
export function elementFunction({ name, plan, numbers, times, relation, fixed, isApart }: MeaningRequest): IrFunction {
  const { sizes } = plan;
  const { stateUpper, fixedUpper, multiples, modulus, radix } = numbers;
  const begin = () => {
    const b = new Builder(name, { aliasing: isApart === true ? 'none' : 'equal' });
    const state = elementsOf(b.param(array('arg1', ofElements(sizes.state, stateUpper))));
    const made =
      fixed === undefined
        ? null
        : b.param(
            array(
              'arg2',
              EACH_LIMB.map(() => DIGIT),
            ),
          );
    const given = made === null && sizes.fixed > 0 ? b.param(array('arg2', ofElements(sizes.fixed, fixedUpper))) : [];
    const unchanged = made === null ? elementsOf(given) : (fixed ?? []).map((element) => element(b, made));
    const one = { name: 'arg3', shape: 'scalar', width: 64, bounds: [{ lower: 0n, upper: 1n }] } as const;
    const [bit] = sizes.hasBit ? b.param(one) : [ZERO];
    const r = new RowBuilder(b, bit, multiples);
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
  const { b, r } = lowerPlan(begin, plan, numbers);
  const words = WORDS.slice(0, sizes.results).map((element) =>
    EACH_LIMB.map((k) => r.outputs[k][plan.state.indexOf(element)]),
  );
  b.resultAs(array('out1', ofElements(sizes.results, stateUpper)), words.flat());
  const weights = EACH_LIMB.map((k) => radix * k);
  return b.finish({ modulus, relation, weights, canonical: false, canonicalInputs: false });
}

/** Limbs of one element after the other. */
const elementsOf = (limbs: readonly Operand[]): (readonly Operand[])[] =>
  Array.from({ length: limbs.length / LIMBS }, (_, i) => limbs.slice(LIMBS * i, LIMBS * (i + 1)));
