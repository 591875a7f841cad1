/**
 * Executes word-IR functions on polynomials. The stated intervals of values and sums are not believed: ranges are
 * derived from the bounds of the parameters alone.
 */
import { Failure, unreachable } from '../../base/errors.ts';
import type { ValueId } from '../../base/ids.ts';
import type { IrFunction, Op, Operand } from '../../ir/function.ts';
import { leadersOf, type AliasMode, domainsOf } from '../../ir/contract/domain.ts';
import type { Algebra } from '../algebra/algebra.ts';
import type { Addend } from '../algebra/combination.ts';
import type { Interval } from '../../ir/interval.ts';
import { isZero } from '../algebra/modular.ts';
import type { Poly } from '../algebra/poly.ts';
import type { Words } from '../algebra/words.ts';
import { numberOf } from './relationPolys.ts';

/** Values of bits that are assumed (cases of a case distinction). */
export type Decisions = ReadonlyMap<ValueId, bigint>;

export interface IrRun {
  /** outputs[r][limb]. */
  readonly outputs: readonly (readonly Poly[])[];
  /** By value id. */
  readonly values: readonly Poly[];
}

/**
 * The unknowns of all parameters with what is declared about them: bounds of limbs and, if the specification says so,
 * numbers below the modulus. Parameters that share an array have the same unknowns.
 */
export function inputPolys(words: Words, fn: IrFunction, mode: AliasMode): Poly[][] {
  const { algebra } = words;
  const leaders = leadersOf(fn, mode);
  const inputs = fn.params.map((p, k) =>
    p.bounds.map((bounds, i) => algebra.input(`${fn.params[leaders[k]].name}[${i}]`, bounds)),
  );
  learnReduced(words, inputs, fn);
  return inputs;
}

/**
 * Reduced inputs are below p or another limit, hence their sums and differences between -p and 2p (which limb by limb
 * addition does not see).
 */
function learnReduced(words: Words, inputs: readonly (readonly Poly[])[], fn: IrFunction): void {
  const { algebra } = words;
  const reduced = inputs.flatMap((limbs, p) =>
    domainsOf(fn, p).flatMap(({ below, weights }, k) => {
      if (below === null) return [];
      const own = limbs.slice(k * weights.length, (k + 1) * weights.length);
      const number = algebra.learn(numberOf(algebra, own, weights), 0n, below - 1n);
      algebra.propagate(number);
      words.restrict(number, { lower: 0n, upper: below - 1n });
      own.forEach((_, i) => learnAbove(algebra, own, weights, i, below - 1n));
      return [number];
    }),
  );
  for (const a of reduced) {
    for (const b of reduced) {
      algebra.add(a, b);
      algebra.sub(a, b);
      if (words.rules.names !== true) algebra.multiply(a, b);
    }
  }
}

/** The limbs from the i-th on are a number that is at most what the limit has of them, and so is its opposite. */
function learnAbove(
  algebra: Algebra,
  limbs: readonly Poly[],
  weights: readonly number[],
  i: number,
  most: bigint,
): void {
  const above = numberOf(
    algebra,
    limbs.slice(i),
    weights.slice(i).map((weight) => weight - weights[i]),
  );
  algebra.scale(algebra.learn(above, 0n, most >> BigInt(weights[i])), -1n);
}

/**
 * Executes the body. `assume` is called as soon as a decided bit is there, be it an input, and must make the algebra
 * know its value; throws `Contradiction` when the decisions exclude each other.
 */
export function executeIr(
  words: Words,
  fn: IrFunction,
  inputs: readonly (readonly Poly[])[],
  decisions: Decisions = NO_DECISIONS,
  assume: (bit: Poly, value: bigint) => void = () => {},
): IrRun {
  const values: Poly[] = [];
  const define = (ids: readonly ValueId[], polys: readonly Poly[]): void => {
    ids.forEach((id, i) => {
      values[id] = polys[i];
    });
    for (const id of ids) {
      const value = decisions.get(id);
      if (value !== undefined) assume(values[id], value);
    }
  };
  fn.inputs.forEach((ids, p) => define(ids, inputs[p]));
  const read = (a: Operand): Poly => {
    if (a.kind === 'const') return words.constant(a.value);
    const value = values[a.id];
    if (value === undefined)
      throw new Failure('invariant', 'a value is read before it is defined', {
        where: `${fn.name}: ${fn.values[a.id]?.name}`,
      });
    return words.resolve(value);
  };
  for (const op of fn.body) {
    const results = execute(words, fn, op, read);
    const ids = op.kind === 'sum' && op.borrow !== null ? [...op.outs, op.borrow] : op.outs;
    define(ids, results);
  }
  return { values, outputs: fn.outputs.map((limbs) => limbs.map(read)) };
}

const NO_DECISIONS: Decisions = new Map();

/** Results in the order of `outs`, a borrow last. */
function execute(words: Words, fn: IrFunction, op: Op, read: (a: Operand) => Poly): Poly[] {
  const { algebra } = words;
  const width = fn.values[op.outs[0]].width;
  const cut = (size: number, plus: readonly Poly[], minus: readonly Poly[] = []): Poly[] => {
    const { low, high } = words.cut(size, [
      ...plus.map((poly) => ({ poly, factor: 1n })),
      ...minus.map((poly) => ({ poly, factor: -1n })),
    ]);
    return [low, high];
  };
  switch (op.kind) {
    case 'mulx': {
      const [low, high] = cut(64, [words.multiply(read(op.ins[0]), read(op.ins[1]))]);
      words.folded?.recordProduct(low, high);
      return [low, high];
    }
    case 'mul52':
      return cut(52, [words.multiply(words.low(52, read(op.ins[0])), words.low(52, read(op.ins[1])))]);
    case 'addcarryx':
      return cut(width, [read(op.ins[1]), read(op.ins[2]), read(op.ins[0])]);
    case 'subborrowx': {
      const [low, high] = cut(width, [read(op.ins[1])], [read(op.ins[2]), read(op.ins[0])]);
      return [low, algebra.scale(high, -1n)];
    }
    case 'add':
      return cut(width, [read(op.ins[0]), read(op.ins[1])]).slice(0, 1);
    case 'sub':
      return cut(width, [read(op.ins[0])], [read(op.ins[1])]).slice(0, 1);
    case 'mul':
      return [words.low(width, words.multiply(read(op.ins[0]), read(op.ins[1])))];
    case 'and':
      return [words.low(width, words.and(read(op.ins[0]), read(op.ins[1])))];
    case 'or':
      return [words.low(width, words.or(read(op.ins[0]), read(op.ins[1])))];
    case 'xor':
      return [words.low(width, words.xor(width, read(op.ins[0]), read(op.ins[1])))];
    case 'not':
      return [words.not(width, words.low(width, read(op.ins[0])))];
    case 'bswap':
      return [words.byteSwapped(64, read(op.ins[0]))];
    case 'mask':
      return [words.low(width, algebra.scale(read(op.ins[0]), -1n))];
    case 'eqz':
      return [words.isZero(read(op.ins[0]))];
    case 'copy':
      return [words.low(width, read(op.ins[0]))];
    case 'shl':
      return [words.cut(width, [{ poly: read(op.ins[0]), factor: 1n << BigInt(op.amount) }]).low];
    case 'shr':
      return [words.low(width, words.high(op.amount, read(op.ins[0])))];
    case 'sar':
      return [words.low(width, words.high(op.amount, words.signed(width, read(op.ins[0]))))];
    case 'ror':
      return [words.funnel(width, op.amount, read(op.ins[0]), read(op.ins[0]))];
    case 'shld':
      return [words.funnel(64, 64 - op.amount, read(op.ins[0]), read(op.ins[1]))];
    case 'shrd':
      return [words.funnel(64, op.amount, read(op.ins[0]), read(op.ins[1]))];
    case 'cmovznz':
      return [words.choose(isNonzero(words, read(op.ins[0])), read(op.ins[2]), read(op.ins[1]))];
    case 'sum':
      return multiWordSum(words, fn, op, read);
    default:
      return unreachable(op);
  }
}

function isNonzero(words: Words, p: Poly): Poly {
  return words.complement(words.isZero(p));
}

/** Column by column with a signed carry; what the total is known to lie in is learnt about the carries. */
function multiWordSum(words: Words, fn: IrFunction, op: Op & { kind: 'sum' }, read: (a: Operand) => Poly): Poly[] {
  const { algebra } = words;
  const outs: Poly[] = [];
  const size = op.outs.length;
  const addends = op.terms.map((t) => ({ poly: read(t.operand), factor: BigInt(t.sign), column: t.column }));
  const whole = addends.map((a) => ({ poly: a.poly, factor: a.factor << BigInt(64 * a.column) }));
  const columns = Array.from({ length: size }, (_, column) =>
    words.sum(whole.filter((_, i) => addends[i].column === column)),
  );
  const below = columns.reduce<Poly[]>(
    (sums, column) => [...sums, algebra.add(sums[sums.length - 1], column)],
    [words.constant(0n)],
  );
  const total = words.sum(whole);
  const isFolded = words.folded?.boundFold(total) ?? false;
  const range = rangeOfTotal(words, whole, size, fn.values[op.outs[size - 1]].upper);
  let carry: readonly Addend[] = [];
  for (let column = 0; column < size; column++) {
    const sum = [...carry, ...addends.filter((a) => a.column === column)];
    learnFloor(algebra, words.sum(sum), algebra.rangeOf(below[column + 1]), 64 * column);
    const { low, high } = words.cut(64, sum, isFolded);
    outs.push(low);
    carry = [{ poly: high, factor: 1n }];
  }
  if (op.borrow === null) {
    const isWhole = carry.every(({ poly }) => isZero(words.resolveDropped(poly)));
    if (isWhole)
      words.folded?.recordNumber(
        total,
        outs,
        addends.filter((a) => a.column === 0 && a.factor === 1n).map((a) => a.poly),
      );
    return outs;
  }
  const above = addends
    .filter((a) => a.column >= size)
    .map((a) => ({ poly: a.poly, factor: a.factor << BigInt(64 * (a.column - size)) }));
  return [...outs, algebra.scale(learnFloor(algebra, words.sum([...carry, ...above]), range, 64 * size), -1n)];
}

/**
 * The interval of a sum of `size` words. That its last one is small, as the word IR states of it, is not believed: it
 * only says that looking for more than that the words suffice is worth the time.
 */
function rangeOfTotal(words: Words, whole: readonly Addend[], size: number, statedTop: bigint): Interval {
  const range = words.rangeOfSum(whole, { lower: 0n, upper: (1n << BigInt(64 * size)) - 1n });
  return range.upper >> BigInt(64 * (size - 1)) <= statedTop ? range : words.rangeOfSum(whole);
}

/** p is floor(total / 2^shift). */
function learnFloor(algebra: Algebra, p: Poly, total: Interval, shift: number): Poly {
  return algebra.learn(p, total.lower >> BigInt(shift), total.upper >> BigInt(shift));
}
