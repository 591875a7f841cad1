/** The word IR of a formula in Montgomery form across the four words of rows, for its code and for proofs. */
import { invariant } from '../../base/errors.ts';
import { Builder } from '../build.ts';
import type { IrFunction, Operand, Param } from '../function.ts';
import type { LinearForm } from './linear.ts';
import {
  carriedInTurn,
  foldedTops,
  leastForFolds,
  MAX_LIMB,
  montgomeryProduct,
  montgomerySquare,
  multipleAbove,
  type SumWay,
} from './montgomery.ts';
import type { LimbRows } from './numbers.ts';
import { type Latencies, moveOf } from './moves.ts';
import type { PointPlan } from './pointPlan.ts';
import { EVERY, has, type Mask, type Order, ROW, RowBuilder, type RowId, type RowOp, WORDS } from './rows.ts';

const POINT_LIMBS = 5;
const EACH_LIMB: readonly number[] = [0, 1, 2, 3, 4];
/** Of the highest limb of what is taken and left: numbers are below 2^257. */
const MAX_TOP = 2n ** 49n - 1n;
/** Of the highest limb, above which multiples of 2^256 are replaced by their residue. */
const MAX_FACTOR_TOP = 2n ** 51n;

interface PointFunction {
  readonly fn: IrFunction;
  readonly ops: readonly RowOp[];
  /** Columns of products, for whoever orders them. */
  readonly columns: readonly LimbRows[];
}

const array = (name: string, count: number, top: bigint, limbsFirst: boolean): Param => ({
  name,
  shape: 'array',
  width: 64,
  bounds: Array.from({ length: count }, (_, i) => {
    const limb = limbsFirst ? Math.floor(i / ROW) : i % POINT_LIMBS;
    return { lower: 0n, upper: limb === POINT_LIMBS - 1 ? top : MAX_LIMB };
  }),
});

/** out1 of arg1, the state, and arg2, what does not change: limb by limb, a word of each number. */
export function pointFunction(name: string, plan: PointPlan, way: SumWay, times: Latencies): PointFunction {
  const b = new Builder(name, { aliasing: 'none' });
  const count = ROW * POINT_LIMBS;
  const [state, fixed] = [b.param(array('arg1', count, MAX_TOP, true)), b.param(array('arg2', count, MAX_TOP, true))];
  const r = new RowBuilder(b, state[0], 'shifted');
  const rowsOf = (of: 'state' | 'fixed', words: readonly Operand[]): LimbRows =>
    EACH_LIMB.map((k) => r.input(of, k, words.slice(ROW * k, ROW * (k + 1))));
  const columns = lowered(r, plan, way, [rowsOf('state', state), rowsOf('fixed', fixed)], times);
  requireClosed(r);
  b.resultAs(array('out1', count, MAX_TOP, true), r.outputs.flat());
  return { fn: b.finish(), ops: r.ops, columns };
}

/** The same of elements one after another, which states what it computes. */
export function pointElements(
  name: string,
  plan: PointPlan,
  way: SumWay,
  times: Latencies,
  spec: { readonly relation: string; readonly modulus: bigint },
): IrFunction {
  const b = new Builder(name, { aliasing: 'none' });
  const count = ROW * POINT_LIMBS;
  const [state, fixed] = [b.param(array('arg1', count, MAX_TOP, false)), b.param(array('arg2', count, MAX_TOP, false))];
  const r = new RowBuilder(b, state[0], 'shifted');
  const rowsOf = (of: 'state' | 'fixed', words: readonly Operand[]): LimbRows =>
    EACH_LIMB.map((k) =>
      r.input(
        of,
        k,
        plan.state.map((element) => words[POINT_LIMBS * element + k]),
      ),
    );
  lowered(r, plan, way, [rowsOf('state', state), rowsOf('fixed', fixed)], times);
  const words = WORDS.map((element) => EACH_LIMB.map((k) => r.outputs[k][plan.state.indexOf(element)]));
  b.resultAs(array('out1', count, MAX_TOP, false), words.flat());
  const weights = EACH_LIMB.map((k) => 52 * k);
  return b.finish({ ...spec, weights, canonical: false, canonicalInputs: false });
}

/** What leaves must be what comes in. */
function requireClosed(r: RowBuilder): void {
  const most = r.outputs.map((row) => row.map((word) => r.b.range(word).upper));
  invariant(
    most.every((row, k) => row.every((upper) => upper <= (k === POINT_LIMBS - 1 ? MAX_TOP : MAX_LIMB))),
    () => `limbs become larger than those that are taken: ${most.join(', ')}`,
  );
}

function lowered(
  r: RowBuilder,
  plan: PointPlan,
  way: SumWay,
  inputs: readonly LimbRows[],
  times: Latencies,
): readonly LimbRows[] {
  const rows: LimbRows[] = [...inputs];
  const columns: LimbRows[] = [];
  const nothing = EACH_LIMB.map(() => null);
  for (const { left, right } of plan.rounds) {
    const x = formed(r, left, rows, times);
    rows.push(x);
    const y = right === null ? null : formed(r, right, rows, times);
    if (y !== null) rows.push(y);
    const product = y === null ? montgomerySquare(r, x, way, nothing) : montgomeryProduct(r, x, y, way, nothing);
    rows.push(product);
    columns.push(product);
  }
  formed(r, plan.results, rows, times, MAX_TOP).forEach((limb, k) => r.output(k, limb));
  return columns;
}

/** Rows of limbs that are carried. */
function formed(
  r: RowBuilder,
  form: LinearForm,
  rows: readonly LimbRows[],
  times: Latencies,
  most: bigint = MAX_FACTOR_TOP,
): LimbRows {
  const moved = new Map<string, LimbRows>();
  const limbsOf = (from: number, order: Order): LimbRows => {
    const key = `${from} ${order.join()}`;
    const known = moved.get(key) ?? rows[from].map((limb) => inOrder(r, limb, order, times));
    moved.set(key, known);
    return known;
  };
  const limbs = form.isPlain ? joined(r, form, limbsOf) : combined(r, form, limbsOf, most);
  return form.isPlain && form.isCarried ? limbs : carriedInTurn(r, limbs);
}

function inOrder(r: RowBuilder, limb: RowId, order: Order, times: Latencies): RowId {
  const { mask } = moveOf(order, times);
  return mask === 0 ? limb : mask === EVERY ? r.move(limb, order) : r.move(limb, order, mask, limb);
}

type LimbsOf = (from: number, order: Order) => LimbRows;

function joined(r: RowBuilder, { steps }: LinearForm, limbsOf: LimbsOf): LimbRows {
  const [first, ...rest] = steps;
  return rest.reduce(
    (base, { from, order, sums }) => limbsOf(from, order).map((limb, k) => r.move(limb, [0, 1, 2, 3], sums, base[k])),
    limbsOf(first.from, first.order),
  );
}

function combined(r: RowBuilder, { steps, mask }: LinearForm, limbsOf: LimbsOf, limit: bigint): LimbRows {
  const shifted = steps.map(({ from, order, shift }) =>
    limbsOf(from, order).map((limb) => (shift === 0 ? limb : shift === 1 ? r.add(limb, limb) : r.left(limb, shift))),
  );
  const most = (of: 'sums' | 'differences', word: number): bigint[] =>
    EACH_LIMB.map((k) =>
      steps.reduce((sum, step, i) => (has(step[of], word) ? sum + r.upper(shifted[i][k], word) : sum), 0n),
    );
  const words = WORDS.filter((word) => has(mask, word));
  const isLarge = words.some((word) => {
    const least = most('differences', word);
    const top = multipleAbove(least)[POINT_LIMBS - 1];
    return most('sums', word)[POINT_LIMBS - 1] + top > limit;
  });
  const biases = WORDS.map((word) => {
    if (!has(mask, word)) return EACH_LIMB.map(() => 0n);
    const least = most('differences', word);
    return multipleAbove(isLarge ? leastForFolds(least) : least);
  });
  const sums = EACH_LIMB.map((k) => {
    const bias = biases.map((limbs) => limbs[k]);
    let all: RowId | null = bias.every((word) => word === 0n) ? null : r.constant(bias);
    const add = (row: RowId, own: Mask): void => {
      if (all === null && (own & mask) === mask) all = row;
      else if ((own & mask) === mask) all = r.add(row, all ?? r.same(0n));
      else {
        const base: RowId = all ?? r.same(0n);
        all = r.add(base, row, own, base);
      }
    };
    steps.forEach((step, i) => {
      if (step.sums > 0) add(shifted[i][k], step.sums);
    });
    steps.forEach((step, i) => {
      const base: RowId = all ?? r.same(0n);
      if (step.differences > 0) all = r.sub(base, shifted[i][k], step.differences, base);
    });
    invariant(all !== null, () => 'a sum of nothing');
    return all;
  });
  return isLarge ? foldedTops(r, sums) : sums;
}
