/** Steps of a Montgomery reduction: multiples of the modulus that make the lowest columns zero. */
import { bitLength, isPowerOfTwo, magnitude, inverse } from '../../base/integers.ts';
import type { Builder } from '../build.ts';
import { splitLimbs } from '../contract/domain.ts';
import { type Operand, constOperand } from '../function.ts';
import { unsigned } from '../interval.ts';
import { ColumnOverflow, lowBits, total } from './columns.ts';
import type { Columns } from './columns.ts';
import { laneWeights, type LaneShape } from './shape.ts';
import { SHIFT_OPERATIONS, signedLimbs, type SignedLimb } from './signedLimbs.ts';
import { workOf, type LaneWork } from './work.ts';

/**
 * Columns without the `steps` lowest, which multiples of the modulus make zero: the number divided by 2^(radix·steps).
 * The low half of what is added to the lowest column is not made: it leaves the next one a carry if there is anything
 * to be made zero. Whole products are made and taken as they are. Of them quotients may have more `bits` than a digit:
 * all that a product reads of a word, so that nothing masks them, and more of the column than a digit is made zero.
 */
export function dividedColumns(
  b: Builder,
  shape: LaneShape,
  columns: Columns,
  steps: number,
  bits = shape.radix,
): Columns {
  const { unit, limbs, radix } = shape;
  const terms = signedLimbs(shape);
  // The last one decides how large the number becomes; without a product, quotients are digits.
  const bitsOf = (step: number): number => (step === steps - 1 || magnitude(terms[0].value) === 1n ? radix : bits);
  const length = Math.max(columns.length, steps + limbs);
  const most = Array.from({ length: steps }, (_, i) => unsigned(bitsOf(i)).upper);
  const constants = borrows(terms, shape, most, length);
  const added = Array.from({ length }, (_, k) => [...(columns[k] ?? []), constOperand(constants[k])]);
  const taken = added.map((): Operand[] => []);
  const shifted = unit.isHalved ? shiftedProducts(workOf(b, columns), terms, steps, shape) : new Set<string>();
  const settled = (k: number): Operand => {
    const sum = total(b, added[k]);
    return taken[k].length === 0 ? sum : b.binary('sub', sum, total(b, taken[k]));
  };
  for (let i = 0; i < steps; i++) {
    const low = settled(i);
    const m = quotientWord(b, shape, low, terms, bitsOf(i));
    for (const term of terms) {
      const isByShifts = term.value < 0n ? isPowerOfTwo(-term.value) : shifted.has(`${i} ${term.limb}`);
      const [lo, hi] = multipleOf(b, shape, m, term, isByShifts);
      const words = term.value > 0n ? added : taken;
      if (term.limb > 0) words[i + term.limb].push(lo);
      if (i + term.limb + 1 < length) words[i + term.limb + 1].push(hi);
    }
    added[i + 1].push(b.shift('shr', cleared(b, shape, low, m, terms[0]), radix));
  }
  return added.slice(steps).map((words, k) => (taken[steps + k].length === 0 ? words : [settled(steps + k)]));
}

/** What the lowest column is multiplied by for the quotient, so that the multiple of the modulus makes it zero. */
const quotientOf = ([{ value }]: readonly SignedLimb[], bits: number): bigint => inverse(-value, 1n << BigInt(bits));

/** The largest digit. */
export const maskOf = ({ radix }: Pick<LaneShape, 'radix'>): bigint => unsigned(radix).upper;

/**
 * What the modulus is multiplied by: the low bits of a·factor, for ±1 without a product. Of halved products the word
 * may have others above, which they do not read.
 */
function quotientWord(b: Builder, shape: LaneShape, a: Operand, terms: readonly SignedLimb[], bits: number): Operand {
  const word = quotientProduct(b, shape, a, quotientOf(terms, bits));
  return shape.unit.isHalved ? word : lowBits(b, word, bits);
}

function quotientProduct(b: Builder, shape: LaneShape, a: Operand, factor: bigint): Operand {
  const { unit, radix } = shape;
  const mask = maskOf(shape);
  if (factor === 1n) return a;
  if (factor !== mask)
    return unit.isHalved
      ? b.mul52(a, constOperand(factor))[0]
      : b.binary('mul', lowBits(b, a, unit.factorBits), constOperand(factor));
  const above = (b.range(a).upper >> BigInt(radix)) + 1n;
  if (above << BigInt(radix) > unsigned(64).upper) throw new ColumnOverflow('a quotient');
  return b.binary('sub', constOperand(above << BigInt(radix)), a);
}

/**
 * What the lowest column leaves when a multiple of the modulus has made its low bits zero: of halved products, of which
 * that low half is not made, a carry if there was anything; of whole ones the sum.
 */
function cleared(b: Builder, shape: LaneShape, low: Operand, m: Operand, { value }: SignedLimb): Operand {
  if (shape.unit.isHalved) return value > 0n ? total(b, [low, constOperand(maskOf(shape))]) : low;
  if (value === -1n) return low;
  const product = b.binary('mul', m, constOperand(magnitude(value)));
  return value > 0n ? total(b, [low, product]) : b.binary('sub', low, product);
}

/**
 * Which products by powers of two, as `step limb`, are made by shifts: as many as leave more multiplications than other
 * operations, those first that the next step waits for.
 */
function shiftedProducts(
  { products, others }: LaneWork,
  terms: readonly SignedLimb[],
  steps: number,
  shape: LaneShape,
): ReadonlySet<string> {
  const { limbs, radix } = shape;
  const multiplied = terms.filter(({ value }) => value > 0n || !isPowerOfTwo(-value)).length;
  const perStep = 2 * multiplied + ([1n, maskOf(shape)].includes(quotientOf(terms, radix)) ? 0 : 1);
  const carries = 2 * steps + SHIFT_OPERATIONS * steps * (terms.length - multiplied) + 3 * limbs;
  const spare = products + perStep * steps - others - carries;
  const able = terms.filter(({ limb, value }) => limb > 0 && value > 0n && isPowerOfTwo(value));
  const pairs = able.flatMap(({ limb }) => Array.from({ length: steps }, (_, i) => `${i} ${limb}`));
  return new Set(pairs.slice(0, Math.max(0, Math.floor(spare / (2 + SHIFT_OPERATIONS)))));
}

/** The two words of |m·term|, of halved products; m counts with its low 52 bits. Of whole ones the second is zero. */
function multipleOf(
  b: Builder,
  shape: LaneShape,
  m: Operand,
  { value, limb }: SignedLimb,
  isByShifts: boolean,
): readonly [lo: Operand, hi: Operand] {
  const size = magnitude(value);
  const { unit, radix } = shape;
  if (!unit.isHalved) return [limb === 0 ? constOperand(0n) : b.binary('mul', m, constOperand(size)), constOperand(0n)];
  if (limb === 0 && size === 1n) return [m, constOperand(0n)];
  if (!isByShifts) return b.mul52(m, constOperand(size));
  const amount = bitLength(size) - 1;
  const lo = b.shift('shl', lowBits(b, m, radix - amount), amount);
  const hi = b.shift('shr', b.binary('and', m, constOperand(maskOf(shape))), radix - amount);
  return [lo, hi];
}

/**
 * What columns begin with so that they never fall below zero: as much as may be subtracted, which the next column gives
 * back; and in the columns that remain, a multiple of the modulus.
 */
function borrows(
  terms: readonly SignedLimb[],
  shape: LaneShape,
  quotients: readonly bigint[],
  length: number,
): readonly bigint[] {
  const { unit, modulus, radix } = shape;
  const steps = quotients.length;
  const taken = Array.from({ length }, () => 0n);
  for (const [i, mask] of quotients.entries())
    for (const { limb, value } of terms) {
      if (value > 0n) continue;
      if (!unit.isHalved) {
        if (limb > 0 || value !== -1n) taken[i + limb] += mask * -value;
        continue;
      }
      if (limb > 0) taken[i + limb] += mask;
      if (i + limb + 1 < length && !(limb === 0 && value === -1n)) taken[i + limb + 1] += -value;
    }
  const constants: bigint[] = [];
  let owed = 0n;
  for (let k = 0; k < length - 1; k++) {
    const next = (taken[k] + owed + maskOf(shape)) >> BigInt(radix);
    constants.push((next << BigInt(radix)) - owed);
    owed = next;
  }
  constants.push(-owed);
  const least = owed + taken[length - 1];
  const remaining = laneWeights({ radix, limbs: length - steps });
  for (let multiple = 0n; ; multiple++) {
    const limbs = splitLimbs(multiple * modulus, remaining);
    if ((limbs.at(-1) ?? 0n) >= least) return constants.map((c, k) => c + (limbs[k - steps] ?? 0n));
  }
}
