/**
 * Word IR: straight-line functions on machine words, a superset of what Fiat-Crypto's JSON can say.
 *
 * Every operand is a constant or a value defined earlier (SSA). All values are unsigned; each carries
 * an inclusive interval that holds for every input within the declared bounds.
 */
import type { ValueId } from '../base/ids.ts';
import { point, type Interval } from './interval.ts';

/** Width in bits of an SSA value. 128 occurs only in imported Fiat functions, before `pass/splitWide`. */
export type Width = 1 | 8 | 32 | 64 | 128;

export type Operand =
  | { readonly kind: 'value'; readonly id: ValueId }
  | { readonly kind: 'const'; readonly value: bigint };

export interface Value {
  readonly id: ValueId;
  /** Name in print and parse; unique within the function. */
  readonly name: string;
  readonly width: Width;
  /** Inclusive bounds of the unsigned value. */
  readonly lower: bigint;
  readonly upper: bigint;
}

/** An array (passed by pointer) or a scalar (passed by value; results are always pointers). */
export interface Param {
  readonly name: string;
  readonly shape: 'array' | 'scalar';
  readonly width: 1 | 8 | 32 | 64;
  /** One inclusive interval per limb; a scalar has one limb. */
  readonly bounds: readonly { readonly lower: bigint; readonly upper: bigint }[];
}

/** One signed term of a `sum`: sign · 2^(64·column) · operand. */
export interface Term {
  readonly sign: 1 | -1;
  readonly column: number;
  readonly operand: Operand;
}

export type UnaryKind = 'not' | 'mask' | 'eqz' | 'copy' | 'bswap';
export type BinaryKind = 'add' | 'sub' | 'mul' | 'and' | 'or' | 'xor';
export type ShiftKind = 'shl' | 'shr' | 'sar' | 'ror';
export type DoubleShiftKind = 'shld' | 'shrd';

export type Op =
  /** outs[0] + 2^64·outs[1] = a·b. */
  | {
      readonly kind: 'mulx';
      readonly ins: readonly [a: Operand, b: Operand];
      readonly outs: readonly [lo: ValueId, hi: ValueId];
    }
  /** outs[0] + 2^52·outs[1] = (a mod 2^52)·(b mod 2^52): what the two halves of vpmadd52 add (AVX-512 IFMA). */
  | {
      readonly kind: 'mul52';
      readonly ins: readonly [a: Operand, b: Operand];
      readonly outs: readonly [lo: ValueId, hi: ValueId];
    }
  /** sum + 2^w·cout = cin + a + b, w = width of sum; ins = [cin, a, b] as in Fiat. */
  | {
      readonly kind: 'addcarryx';
      readonly ins: readonly [cin: Operand, a: Operand, b: Operand];
      readonly outs: readonly [sum: ValueId, cout: ValueId];
    }
  /** diff − 2^w·bout = a − b − bin; ins = [bin, a, b] as in Fiat. */
  | {
      readonly kind: 'subborrowx';
      readonly ins: readonly [bin: Operand, a: Operand, b: Operand];
      readonly outs: readonly [diff: ValueId, bout: ValueId];
    }
  /** out = a ∘ b mod 2^w, w = width of out. */
  | {
      readonly kind: BinaryKind;
      readonly ins: readonly [a: Operand, b: Operand];
      readonly outs: readonly [out: ValueId];
    }
  /**
   * not: 2^w−1−a; mask: 0−a mod 2^w for a bit a; eqz: 1 if a = 0 else 0; copy: a (truncated or extended to the width of
   * out); bswap: the eight bytes of a word in reverse order.
   */
  | { readonly kind: UnaryKind; readonly ins: readonly [a: Operand]; readonly outs: readonly [out: ValueId] }
  /** out = a shifted or rotated by the constant amount, at the width of out (shr: at the width of a). */
  | {
      readonly kind: ShiftKind;
      readonly ins: readonly [a: Operand];
      readonly amount: number;
      readonly outs: readonly [out: ValueId];
    }
  /** shrd: low word of (2^64·hi + lo) >> amount; shld: high word of (2^64·hi + lo) << amount. */
  | {
      readonly kind: DoubleShiftKind;
      readonly ins: readonly [lo: Operand, hi: Operand];
      readonly amount: number;
      readonly outs: readonly [out: ValueId];
    }
  /** out = c = 0 ? a : b; ins = [c, a, b] as in Fiat. */
  | {
      readonly kind: 'cmovznz';
      readonly ins: readonly [c: Operand, ifZero: Operand, ifNonzero: Operand];
      readonly outs: readonly [out: ValueId];
    }
  /**
   * Multi-word sum: T = Σ sign·2^(64·column)·operand.
   * Σ outs[k]·2^(64k) = T mod 2^(64·outs.length); with `borrow`, Σ outs[k]·2^(64k) − 2^(64n)·borrow = T exactly.
   * `lower` and `upper` bound T (inclusive, may be negative). How the terms are added is the search's affair.
   */
  | {
      readonly kind: 'sum';
      readonly terms: readonly Term[];
      readonly outs: readonly ValueId[];
      readonly borrow: ValueId | null;
      readonly lower: bigint;
      readonly upper: bigint;
    };

export type OpKind = Op['kind'];

/** What is asked of two numbers, and what stands for yes beside 0: 1, all bits, or anything else. */
export interface Truth {
  /** As they are written; the relation of the specification is their difference. */
  readonly sides: readonly [left: string, right: string];
  readonly operator: '==' | '!=';
  readonly kind: '1' | '-1' | 'any';
}

/** What a function computes, independently of its body. */
export interface Specification {
  readonly modulus: bigint;
  /**
   * Polynomial in parameter names and integers, e.g. `arg1*arg2`, `121665*arg1`; the result is congruent to it. For
   * several elements a formula (formula.ts).
   */
  readonly relation: string;
  /** Bit weight of each limb of an element, e.g. [0, 64, 128, 192]; longer arrays are elements one after another. */
  readonly weights: readonly number[];
  /** Outputs are below the modulus. */
  readonly canonical: boolean;
  /** Inputs are below the modulus; otherwise any value within the bounds. */
  readonly canonicalInputs: boolean;
  /** Exclusive limits of the elements of parameters (assumed) and results (promised), by name. */
  readonly limits?: readonly { readonly name: string; readonly below: bigint }[];
  /** The result, of one word, says whether the relation is 0 modulo p. Of functions without body. */
  readonly truth?: Truth;
}

/**
 * What callers may do with pointers.
 *   any    arrays may overlap arbitrarily (element-wise semantics of the source order is kept)
 *   equal  an output equals an input exactly or is disjoint from it
 *   none   all arrays are disjoint
 */
export type Aliasing = 'any' | 'equal' | 'none';

/** One argument of the source's function. */
export interface SourceArgument {
  /** What the source calls it, or the name of the result or parameter. */
  readonly name: string;
  /** The result that is written through it, if there is one. */
  readonly result?: string;
  /** The parameter that it is; beside a result of the same length, an array that is changed in place. */
  readonly param?: string;
}

/**
 * How the source's function is called, where that is not (results, parameters): its arguments in their order, and the
 * result that it returns in registers (`value`, of one or two words) or the address of which it returns (`address`, as
 * functions do that return a structure in memory).
 */
export interface CallForm {
  readonly arguments: readonly SourceArgument[];
  readonly returned: Returned | null;
}

/** `bits`: of the type that the source returns, where that is narrower than a word. */
interface Returned {
  readonly result: string;
  readonly as: 'value' | 'address';
  readonly bits?: number;
}

/** The signature of word IR and what callers see of it; `call` is absent where that is (results, parameters). */
export interface Interface {
  readonly aliasing: Aliasing;
  readonly call?: CallForm;
  /**
   * The function is one of so many lanes, which are computed at once: a limb of an array is a row of that many words,
   * one for each lane, aligned to its size.
   */
  readonly lanes?: Lanes;
  /**
   * The function is one of so many of a call: arrays have that many elements, one behind the other, and what is stated
   * is stated of each. Of functions without body.
   */
  readonly elements?: number;
}

/** Words of a 512-bit register. */
export const LANES = 8;

/** How many lanes functions have: words of a register of AVX2, and of one of AVX-512. */
export const LANE_COUNTS = [4, LANES] as const;
export type Lanes = (typeof LANE_COUNTS)[number];

/** Lanes of the registers of code for so many numbers at once: 16 are two batches of eight. */
export const registerLanes = (numbers: number): Lanes => (numbers < LANES ? 4 : LANES);

export interface IrFunction extends Interface {
  readonly name: string;
  readonly params: readonly Param[];
  readonly results: readonly Param[];
  /** All SSA values, indexed by id. */
  readonly values: readonly Value[];
  /** inputs[p][limb]: the value that holds limb `limb` of parameter `p` on entry. */
  readonly inputs: readonly (readonly ValueId[])[];
  readonly body: readonly Op[];
  /** outputs[r][limb]: what is stored to limb `limb` of result `r`. */
  readonly outputs: readonly (readonly Operand[])[];
  readonly spec?: Specification;
}

/** The operand that reads value `id`. */
export const valueOperand = (id: ValueId): Operand => ({ kind: 'value', id });

/** The constant operand; `value` must be non-negative. */
export const constOperand = (value: bigint): Operand => ({ kind: 'const', value });

/** The constant 0. */
export const ZERO: Operand = constOperand(0n);

/** The constant 0. */
export const isZeroOperand = (a: Operand): boolean => a.kind === 'const' && a.value === 0n;

/** Same value or same constant. */
export function sameOperand(a: Operand, b: Operand): boolean {
  if (a.kind === 'value') return b.kind === 'value' && a.id === b.id;
  return b.kind === 'const' && a.value === b.value;
}

/** A string that is equal exactly for equal operands; for tables. */
export const operandKey = (a: Operand): string => (a.kind === 'value' ? `v${a.id}` : `#${a.value}`);

/** Where an operation that defines a value stands. */
export interface Definition {
  readonly op: Op;
  /** Index in the body; operands always have a smaller one. */
  readonly position: number;
}

/** What is known about values: themselves and the operations that define them (inputs have none). */
export interface Definitions {
  value(id: ValueId): Value;
  definition(id: ValueId): Definition | undefined;
}

/** The table for a finished function; later changes of `fn` are not seen. */
export function definitionsOf(fn: IrFunction): Definitions {
  const table: (Definition | undefined)[] = fn.values.map(() => undefined);
  fn.body.forEach((op, position) => {
    for (const id of opOutputs(op)) table[id] = { op, position };
  });
  return { value: (id) => fn.values[id], definition: (id) => table[id] };
}

/** Interval of an operand. */
export const operandInterval = (defs: Definitions, a: Operand): Interval =>
  a.kind === 'const' ? point(a.value) : defs.value(a.id);

/** The operation that an operand is a result of; undefined for constants and inputs. */
export const definingOp = (defs: Definitions, a: Operand): Op | undefined =>
  a.kind === 'value' ? defs.definition(a.id)?.op : undefined;

/** All operands read, in order; for a `sum` the operands of its terms. */
export function opInputs(op: Op): readonly Operand[] {
  return op.kind === 'sum' ? op.terms.map((t) => t.operand) : op.ins;
}

/** All values defined, in order; the borrow of a `sum` comes last. */
export function opOutputs(op: Op): readonly ValueId[] {
  return op.kind === 'sum' && op.borrow !== null ? [...op.outs, op.borrow] : op.outs;
}

/** The same operation on other operands and results. */
export function mapOp(op: Op, input: (a: Operand) => Operand, output: (id: ValueId) => ValueId): Op {
  switch (op.kind) {
    case 'sum':
      return {
        ...op,
        terms: op.terms.map((t) => ({ ...t, operand: input(t.operand) })),
        outs: op.outs.map(output),
        borrow: op.borrow === null ? null : output(op.borrow),
      };
    case 'mulx':
    case 'mul52':
      return { ...op, ins: [input(op.ins[0]), input(op.ins[1])], outs: [output(op.outs[0]), output(op.outs[1])] };
    case 'addcarryx':
    case 'subborrowx':
      return {
        ...op,
        ins: [input(op.ins[0]), input(op.ins[1]), input(op.ins[2])],
        outs: [output(op.outs[0]), output(op.outs[1])],
      };
    case 'cmovznz':
      return { ...op, ins: [input(op.ins[0]), input(op.ins[1]), input(op.ins[2])], outs: [output(op.outs[0])] };
    case 'add':
    case 'sub':
    case 'mul':
    case 'and':
    case 'or':
    case 'xor':
    case 'shld':
    case 'shrd':
      return { ...op, ins: [input(op.ins[0]), input(op.ins[1])], outs: [output(op.outs[0])] };
    case 'not':
    case 'mask':
    case 'eqz':
    case 'copy':
    case 'bswap':
    case 'shl':
    case 'shr':
    case 'sar':
    case 'ror':
      return { ...op, ins: [input(op.ins[0])], outs: [output(op.outs[0])] };
  }
}
