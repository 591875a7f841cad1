/**
 * Interval of a linear combination Σ coefficient·value, using what operations say about their results jointly:
 * lo + 2^64·hi of a product is the product, the words of a sum are the sum, a masked constant is constant·bit.
 *
 * This proves what word-by-word intervals cannot, such as Crandall's last step: for x = l + 2^256·h in [0, U],
 * l + 38·h stays below 2^256 although l alone reaches 2^256 − 1 and h reaches 1.
 */
import type { ValueId } from '../base/ids.ts';
import type { Definition, Definitions } from './definitions.ts';
import { operandInterval } from './definitions.ts';
import type { Op, Operand, Term } from './function.ts';
import { contains, hull, meet, minus, plus, point, scale, times, unsigned, type Interval } from './interval.ts';

type Coefficients = Map<ValueId, bigint>;

/** Interval of Σ sign·2^(64·column)·operand over the integers. */
export function termsInterval(terms: readonly Term[], defs: Definitions): Interval {
  const sum: Combination = { coefficients: new Map(), constant: 0n };
  for (const t of terms) addTo(sum, t.operand, BigInt(t.sign) << BigInt(64 * t.column));
  const naive = independentBound(sum.coefficients, sum.constant, defs);
  return meet(naive, jointBound(sum, defs)) ?? naive;
}

interface Combination { readonly coefficients: Coefficients; constant: bigint }

function addTo(sum: Combination, a: Operand, factor: bigint): void {
  if (a.kind === 'const') sum.constant += factor * a.value;
  else sum.coefficients.set(a.id, (sum.coefficients.get(a.id) ?? 0n) + factor);
}

function independentBound(coefficients: Coefficients, constant: bigint, defs: Definitions): Interval {
  let total = point(constant);
  for (const [id, c] of coefficients) total = plus(total, scale(defs.value(id), c));
  return total;
}

/** Works backwards from the latest definition: every operation is either rewritten into its operands or bounded as a group. */
function jointBound(sum: Combination, defs: Definitions): Interval {
  let total = point(0n);
  for (let def = latest(sum, defs); def !== undefined; def = latest(sum, defs)) {
    const group = groupOf(def.op, defs);
    const parts = group.map(p => sum.coefficients.get(p.id) ?? 0n);
    const whole = proportional(parts, group);
    const linear = whole === null ? null : linearForm(def.op, defs);
    if (linear !== null && whole !== null) for (const [a, f] of linear) addTo(sum, a, f * whole);
    else total = plus(total, groupBound(def.op, group, parts, defs));
    for (const p of group) sum.coefficients.delete(p.id);
  }
  return plus(total, independentBound(sum.coefficients, sum.constant, defs));
}

function latest(sum: Combination, defs: Definitions): Definition | undefined {
  let best: Definition | undefined;
  for (const id of sum.coefficients.keys()) {
    const d = defs.definition(id);
    if (d !== undefined && (best === undefined || d.position > best.position)) best = d;
  }
  return best;
}

/** Results of one operation: result i counts `sign`·2^`shift` in the operation's total. */
interface Part { readonly id: ValueId; readonly shift: bigint; readonly sign: 1n | -1n }

function groupOf(op: Op, defs: Definitions): readonly Part[] {
  const part = (id: ValueId, shift: number, sign: 1n | -1n = 1n): Part => ({ id, shift: BigInt(shift), sign });
  switch (op.kind) {
    case 'mulx': return [part(op.outs[0], 0), part(op.outs[1], 64)];
    case 'addcarryx': return [part(op.outs[0], 0), part(op.outs[1], defs.value(op.outs[0]).width)];
    case 'subborrowx': return [part(op.outs[0], 0), part(op.outs[1], defs.value(op.outs[0]).width, -1n)];
    case 'sum': {
      const words = op.outs.map((id, k) => part(id, 64 * k));
      return op.borrow === null ? words : [...words, part(op.borrow, 64 * op.outs.length, -1n)];
    }
    default: return [part(op.outs[0], 0)];
  }
}

/** The factor f with coefficient i = f·sign_i·2^shift_i for all i, or null. */
function proportional(coefficients: readonly bigint[], group: readonly Part[]): bigint | null {
  const f = coefficients[0];
  return group.every((p, i) => coefficients[i] === f * p.sign << p.shift) ? f : null;
}

/** The total of `op` as an exact linear combination of its operands, where it is one. */
function linearForm(op: Op, defs: Definitions): readonly (readonly [Operand, bigint])[] | null {
  const range = (a: Operand) => operandInterval(defs, a);
  const fits = (x: Interval) => contains(unsigned(defs.value(op.outs[0]).width), x);
  switch (op.kind) {
    case 'copy': return fits(range(op.ins[0])) ? [[op.ins[0], 1n]] : null;
    case 'mask': return [[op.ins[0], unsigned(defs.value(op.outs[0]).width).upper]];
    case 'shl': return fits(scale(range(op.ins[0]), 1n << BigInt(op.amount))) ? [[op.ins[0], 1n << BigInt(op.amount)]] : null;
    case 'add': return fits(plus(range(op.ins[0]), range(op.ins[1]))) ? [[op.ins[0], 1n], [op.ins[1], 1n]] : null;
    case 'sub': return fits(minus(range(op.ins[0]), range(op.ins[1]))) ? [[op.ins[0], 1n], [op.ins[1], -1n]] : null;
    case 'mulx': return constantMultiple(op.ins);
    case 'mul': return fits(times(range(op.ins[0]), range(op.ins[1]))) ? constantMultiple(op.ins) : null;
    case 'and': return maskedConstant(op.ins, defs);
    default: return null;
  }
}

function constantMultiple([a, b]: readonly [Operand, Operand]): readonly (readonly [Operand, bigint])[] | null {
  if (b.kind === 'const') return [[a, b.value]];
  return a.kind === 'const' ? [[b, a.value]] : null;
}

/** mask(bit) & K = K·bit. */
function maskedConstant([a, b]: readonly [Operand, Operand], defs: Definitions): readonly (readonly [Operand, bigint])[] | null {
  const [m, k] = a.kind === 'const' ? [b, a] : [a, b];
  if (m.kind !== 'value' || k.kind !== 'const') return null;
  const def = defs.definition(m.id)?.op;
  if (def?.kind !== 'mask' || k.value > unsigned(defs.value(m.id).width).upper) return null;
  return [[def.ins[0], k.value]];
}

function groupBound(op: Op, group: readonly Part[], coefficients: readonly bigint[], defs: Definitions): Interval {
  let naive = point(0n);
  group.forEach((p, i) => { naive = plus(naive, scale(defs.value(p.id), coefficients[i])); });
  const total = exactTotal(op, defs);
  const joint = total === null ? null : splitBound(group, coefficients, total);
  return joint === null ? naive : meet(naive, joint) ?? naive;
}

/** Interval of the integer that the results of `op` represent together, or null when they represent it only modulo a power of two. */
function exactTotal(op: Op, defs: Definitions): Interval | null {
  const range = (a: Operand) => operandInterval(defs, a);
  switch (op.kind) {
    case 'mulx': return times(range(op.ins[0]), range(op.ins[1]));
    case 'addcarryx': return plus(range(op.ins[0]), plus(range(op.ins[1]), range(op.ins[2])));
    case 'subborrowx': return minus(minus(range(op.ins[1]), range(op.ins[2])), range(op.ins[0]));
    case 'sum': return op.borrow !== null || contains(unsigned(64 * op.outs.length), op) ? op : null;
    default: return null;
  }
}

/**
 * The results split at one place into l (low) and h (high), total = l + 2^s·h, coefficients proportional within each half:
 * bounds a·l + b·h over all totals. Null when the coefficients are not of that form.
 */
function splitBound(group: readonly Part[], coefficients: readonly bigint[], total: Interval): Interval | null {
  const a = coefficients[0] * group[0].sign;
  const at = group.findIndex((p, i) => coefficients[i] !== a * p.sign << p.shift);
  if (at < 0) return scale(total, a);
  const s = group[at].shift, b = coefficients[at] * group[at].sign;
  const alike = group.slice(at).every((p, i) => coefficients[at + i] === b * p.sign << p.shift - s);
  return alike ? twoPartBound(a, b, s, total) : null;
}

/** Bound of a·l + b·h for l + 2^s·h in `total`, 0 <= l < 2^s. Between the extreme values of h, l is free and the form linear in h. */
function twoPartBound(a: bigint, b: bigint, s: bigint, total: Interval): Interval {
  const first = total.lower >> s, last = total.upper >> s, max = (1n << s) - 1n;
  let result: Interval | null = null;
  for (const h of [first, first + 1n, last - 1n, last]) {
    if (h < first || h > last) continue;
    const l = meet({ lower: 0n, upper: max }, { lower: total.lower - (h << s), upper: total.upper - (h << s) });
    if (l === null) continue;
    const here = plus(scale(l, a), point(b * h));
    result = result === null ? here : hull(result, here);
  }
  return result ?? scale(total, 0n);
}
