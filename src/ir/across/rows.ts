/**
 * Programs on rows of four words: operations that do the same to each word, moves of words within rows, and masks. Each
 * row has its word IR beside it, whose intervals say that nothing overflows and which proofs of the code are held
 * against.
 */
import { invariant } from '../../base/errors.ts';
import type { Builder } from '../build.ts';
import { constOperand, type Operand, ZERO } from '../function.ts';
import { unsigned } from '../interval.ts';

export const ROW = 4;
export const WORDS: readonly number[] = [0, 1, 2, 3];

/** Numbers have so many limbs, one in each of as many rows, lowest first. */
export const LIMBS = 5;
export const EACH_LIMB: readonly number[] = [0, 1, 2, 3, 4];
export type LimbRows = readonly RowId[];

/** Bit i says something of word i. */
export type Mask = number;
export const EVERY: Mask = 0b1111;
export const has = (mask: Mask, word: number): boolean => ((mask >> word) & 1) === 1;

/** Of each word of a row, the word of another that it is. */
export type Order = readonly [number, number, number, number];
export const orderOf = ([a, b, c, d]: readonly number[]): Order => [a, b, c, d];
export const isInPlace = (order: Order): boolean => order.every((from, i) => from === i);

/** A row, by the number of the operation that makes it. */
export type RowId = number;

export type RowOp =
  /** A row of a parameter: of the state, which is in registers, or of what does not change, in memory. */
  | { readonly kind: 'input'; readonly of: 'state' | 'fixed'; readonly row: number; readonly ins: readonly RowId[] }
  | { readonly kind: 'constant'; readonly words: readonly bigint[]; readonly ins: readonly RowId[] }
  /** ins = [sum, a, b]: the sum and half of the product of low 52 bits. */
  | { readonly kind: 'low' | 'high'; readonly ins: readonly RowId[] }
  | { readonly kind: 'multiple' | 'and'; readonly ins: readonly RowId[] }
  /** ins = [a, b] or [a, b, base]: words outside the mask are those of the base. */
  | { readonly kind: 'add' | 'sub'; readonly ins: readonly RowId[]; readonly mask: Mask }
  | { readonly kind: 'right' | 'left'; readonly ins: readonly RowId[]; readonly amount: number }
  /** ins = [a] or [a, base]. */
  | { readonly kind: 'move'; readonly ins: readonly RowId[]; readonly order: Order; readonly mask: Mask }
  /** ins = [a, base]: words of `a` in the order where `always` says so, and of `secret` where the step's bit is 1. */
  | {
      readonly kind: 'choose';
      readonly ins: readonly RowId[];
      readonly order: Order;
      readonly secret: Mask;
      readonly always: Mask;
    }
  | { readonly kind: 'output'; readonly ins: readonly RowId[]; readonly row: number };

/** What is above a word, or below zero: another way of computing is needed. */
export class RowOverflow extends Error {}

/** How small multiples are made: by one multiplication, or where that takes long, by shifts and sums. */
export const MULTIPLES = ['multiplied', 'shifted'] as const;
export type Multiples = (typeof MULTIPLES)[number];

type Row = readonly Operand[];

export class RowBuilder {
  readonly b: Builder;
  readonly ops: RowOp[] = [];
  readonly #rows: Row[] = [];
  readonly #bit: Operand;
  readonly #constants = new Map<string, RowId>();
  readonly outputs: Row[] = [];

  readonly #multiples: Multiples;

  /** `bit`: that of the step. */
  constructor(b: Builder, bit: Operand, multiples: Multiples) {
    this.b = b;
    this.#bit = bit;
    this.#multiples = multiples;
  }

  input(of: 'state' | 'fixed', row: number, words: Row): RowId {
    return this.#made({ kind: 'input', of, row, ins: [] }, words);
  }

  constant(words: readonly bigint[]): RowId {
    const key = words.join();
    const known = this.#constants.get(key);
    if (known !== undefined) return known;
    const id = this.#made({ kind: 'constant', words, ins: [] }, words.map(constOperand));
    this.#constants.set(key, id);
    return id;
  }

  /** Half of a constant row of even words. */
  half(row: RowId): RowId {
    const op = this.ops[row];
    invariant(op.kind === 'constant', () => 'half of what is no constant');
    return this.constant(op.words.map((word) => word / 2n));
  }

  same(word: bigint): RowId {
    return this.constant(WORDS.map(() => word));
  }

  low = (sum: RowId | null, a: RowId, b: RowId): RowId => this.#added('low', sum, a, b);
  high = (sum: RowId | null, a: RowId, b: RowId): RowId => this.#added('high', sum, a, b);

  #added(kind: 'low' | 'high', sum: RowId | null, a: RowId, b: RowId): RowId {
    const from = sum ?? this.same(0n);
    const words = WORDS.map((i) => {
      if (this.upper(a, i) > FACTOR || this.upper(b, i) > FACTOR) throw new RowOverflow('a factor');
      const [low, high] = this.b.mul52(this.word(this.#unmasked(a), i), this.word(this.#unmasked(b), i));
      return this.#sum(this.word(from, i), kind === 'low' ? low : high);
    });
    return this.#made({ kind, ins: [from, this.#unmasked(a), this.#unmasked(b)] }, words);
  }

  /** Sums of words of the mask; the others are those of `base`. */
  add(a: RowId, b: RowId, mask: Mask = EVERY, base: RowId | null = null): RowId {
    const words = this.#masked(mask, base, (i) => this.#sum(this.word(a, i), this.word(b, i)));
    return this.#made({ kind: 'add', ins: withBase([a, b], mask, base), mask }, words);
  }

  sub(a: RowId, b: RowId, mask: Mask = EVERY, base: RowId | null = null): RowId {
    const words = this.#masked(mask, base, (i) => {
      if (this.lower(a, i) < this.upper(b, i)) throw new RowOverflow('a difference');
      return this.b.binary('sub', this.word(a, i), this.word(b, i));
    });
    return this.#made({ kind: 'sub', ins: withBase([a, b], mask, base), mask }, words);
  }

  /** Whether multiples are made by shifts and sums. */
  get isShifted(): boolean {
    return this.#multiples === 'shifted';
  }

  /** Words times a small number. */
  times(a: RowId, factor: bigint): RowId {
    if (this.#multiples === 'multiplied') return this.#multiple(a, this.same(factor));
    const bits = Array.from({ length: 64 }, (_, k) => k).filter((k) => (factor >> BigInt(k)) & 1n);
    const parts = bits.map((k) => (k === 0 ? a : k === 1 ? this.add(a, a) : this.left(a, k)));
    return parts.reduce((sum, part) => this.add(sum, part));
  }

  #multiple(a: RowId, constant: RowId): RowId {
    const words = WORDS.map((i) => {
      if (this.upper(a, i) * this.upper(constant, i) > MAX_WORD) throw new RowOverflow('a multiple');
      return this.b.binary('mul', this.word(a, i), this.word(constant, i));
    });
    return this.#made({ kind: 'multiple', ins: [a, constant] }, words);
  }

  and(a: RowId, constant: RowId): RowId {
    const words = WORDS.map((i) => this.b.binary('and', this.word(a, i), this.word(constant, i)));
    return this.#made({ kind: 'and', ins: [a, constant] }, words);
  }

  /** Low bits of words, unless that is what they are. A multiplication of 52 bits reads what they are low bits of. */
  masked(a: RowId, mask: bigint): RowId {
    return WORDS.every((i) => this.upper(a, i) <= mask) ? a : this.and(a, this.same(mask));
  }

  /** What has the same low 52 bits. */
  #unmasked(a: RowId): RowId {
    const op = this.ops[a];
    if (op.kind !== 'and') return a;
    const by = this.ops[op.ins[1]];
    return by.kind === 'constant' && by.words.every((word) => word === FACTOR) ? op.ins[0] : a;
  }

  right(a: RowId, amount: number): RowId {
    const words = WORDS.map((i) => this.b.shift('shr', this.word(a, i), amount));
    return this.#made({ kind: 'right', ins: [a], amount }, words);
  }

  left(a: RowId, amount: number): RowId {
    const words = WORDS.map((i) => {
      if (this.upper(a, i) << BigInt(amount) > MAX_WORD) throw new RowOverflow('a shift');
      return this.b.shift('shl', this.word(a, i), amount);
    });
    return this.#made({ kind: 'left', ins: [a], amount }, words);
  }

  /** Words in another order, where the mask says so; the others are those of `base`. */
  move(a: RowId, order: Order, mask: Mask = EVERY, base: RowId | null = null): RowId {
    if (mask === EVERY && isInPlace(order)) return a;
    // Where low bits are read alone, nothing has to be masked: masks come behind moves.
    const [own, other] = [this.#unmasked(a), base === null ? null : this.#unmasked(base)];
    if (own !== a && (mask === EVERY || (other !== null && other !== base)))
      return this.and(this.move(own, order, mask, other), this.same(FACTOR));
    const words = this.#masked(mask, base, (i) => this.word(a, order[i]));
    return this.#made({ kind: 'move', ins: withBase([a], mask, base), order, mask }, words);
  }

  choose(a: RowId, order: Order, base: RowId, secret: Mask, always: Mask): RowId {
    const words = WORDS.map((i) => {
      const [old, other] = [this.word(base, i), this.word(a, order[i])];
      if (has(always, i)) return other;
      return has(secret, i) ? this.b.cmovznz(this.#bit, old, other) : old;
    });
    return this.#made({ kind: 'choose', ins: [a, base], order, secret, always }, words);
  }

  output(row: number, a: RowId): void {
    this.ops.push({ kind: 'output', ins: [a], row });
    this.#rows.push(this.#rows[a]);
    this.outputs[row] = this.#rows[a];
  }

  word = (row: RowId, i: number): Operand => this.#rows[row][i];
  upper = (row: RowId, i: number): bigint => this.b.range(this.word(row, i)).upper;
  lower = (row: RowId, i: number): bigint => this.b.range(this.word(row, i)).lower;

  #sum(a: Operand, b: Operand): Operand {
    const [x, y] = [this.b.range(a), this.b.range(b)];
    if (x.upper + y.upper > MAX_WORD) throw new RowOverflow('a sum');
    return this.b.binary('add', a, b);
  }

  #masked(mask: Mask, base: RowId | null, f: (word: number) => Operand): Row {
    invariant(mask === EVERY || base !== null, () => 'a mask without a base');
    return WORDS.map((i) => (has(mask, i) ? f(i) : base === null ? ZERO : this.word(base, i)));
  }

  #made(op: RowOp, words: Row): RowId {
    this.ops.push(op);
    return this.#rows.push(words) - 1;
  }
}

const FACTOR = unsigned(52).upper;
const MAX_WORD = unsigned(64).upper;

const withBase = (ins: readonly RowId[], mask: Mask, base: RowId | null): readonly RowId[] =>
  mask === EVERY || base === null ? ins : [...ins, base];

/** Words of the mask, and of `base` where that is not. */
export const selected = (r: RowBuilder, x: RowId, mask: Mask, base: RowId | null): RowId =>
  mask === EVERY || base === null ? x : r.move(x, [0, 1, 2, 3], mask, base);
