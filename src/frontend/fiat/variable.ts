/** Parameters and results of Fiat-Crypto's functions as those of word IR. */
import { Failure } from '../../base/errors.ts';
import type { Param } from '../../ir/function.ts';
import { contains, unsigned, type Interval } from '../../ir/interval.ts';
import { integerOf, type FiatVariable } from './schema.ts';
import { fiatType, typeName, typeRange, type FiatType } from './integers.ts';

export interface ReadVariable {
  readonly param: Param;
  readonly type: FiatType;
  /** The integers that each limb stands for. */
  readonly ranges: readonly Interval[];
}

/** Throws `input` for bounds that are none, `unsupported` for types that no parameter of word IR has. */
export function readVariable(v: FiatVariable, use: 'argument' | 'result', where: string): ReadVariable {
  const [scalar, count] = v.datatype.split(/[[\]]/);
  const type = fiatType(scalar);
  const width = type === null ? null : storedWidth(type);
  if (type === null || width === null) {
    const expected = 'bits, or integers of 8, 32 or 64 bits';
    throw new Failure('unsupported', `the type of this ${use} is not handled`, { where, expected, found: v.datatype });
  }
  const all = typeRange(type);
  const limbs = count === undefined ? 1 : Number(count);
  const lower = limbsOf(v.lbound, limbs, all.lower);
  const upper = limbsOf(v.ubound, limbs, all.upper);
  if (lower.length !== limbs || upper.length !== limbs) {
    throw malformed(where, `${limbs} lower and upper bounds`, `${lower.length} and ${upper.length}`);
  }
  const ranges = lower.map((l, i): Interval => ({ lower: l, upper: upper[i] }));
  for (const range of ranges) {
    if (range.lower <= range.upper && contains(all, range)) continue;
    throw malformed(where, `bounds within ${typeName(type)}`, `${range.lower}..${range.upper}`);
  }
  const bounds = ranges.map((range) => wordBounds(range, width, use, where));
  return { type, ranges, param: { name: v.name, shape: count === undefined ? 'scalar' : 'array', width, bounds } };
}

/** Bits are stored in bytes; a signed bit is -1 or 0 in a byte. */
function storedWidth({ signed, bits }: FiatType): Param['width'] | null {
  if (bits === 1) return signed ? 8 : 1;
  return bits === 8 || bits === 32 || bits === 64 ? bits : null;
}

/** One bound for a scalar, one per limb for an array; where none is known that of the type. */
function limbsOf(bound: FiatVariable['lbound'], limbs: number, unknown: bigint): readonly bigint[] {
  const list = bound === null ? Array<null>(limbs).fill(null) : [bound].flat();
  return list.map((b) => (b === null ? unknown : integerOf(b)));
}

/**
 * Bounds of the two's complement words. The words of integers of both signs are no interval: of a result, whose bounds
 * are a promise, nothing is said then; an argument's bounds are an assumption that cannot be left out.
 */
function wordBounds(range: Interval, width: Param['width'], use: 'argument' | 'result', where: string): Interval {
  const word = (x: bigint): bigint => BigInt.asUintN(width, x);
  const all = unsigned(width);
  if (range.lower >= 0n || range.upper < 0n) return { lower: word(range.lower), upper: word(range.upper) };
  if (use === 'result' || range.upper - range.lower === all.upper) return all;
  throw new Failure('unsupported', 'an argument that may be negative or positive, but not every integer of its type', {
    where,
    expected: 'bounds of one sign, or those of the type',
    found: `${range.lower}..${range.upper}`,
  });
}

const malformed = (where: string, expected: string, found: string): Failure =>
  new Failure('input', 'malformed Fiat JSON', { where, expected, found });
