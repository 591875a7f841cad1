/** Executes meanings (notation.ts) on the words of a domain. */
import { Failure } from '../base/errors.ts';
import type { Domain } from './domain.ts';
import { AMOUNTS, LOGIC, type Flag, type Meaning, type RegisterName, type MeaningStatement } from './notation.ts';

/** Computed when it is first read; null is undefined, `unmodelled` is defined by the manual but not computed. */
export type FlagValue<W> = (() => W) | null | 'unmodelled';

/**
 * What the number of a shift is made of: a count modulo 32 or 64 as processors mask it, the lowest byte of a register,
 * the place of a bit, which is an immediate.
 */
export type AmountKind = 'count' | 'index' | 'place' | 'predicate';

/** Whoever executes instructions, with operands of the kind O. */
export interface Executor<W, O> {
  readonly domain: Domain<W>;
  /** Bits of an operand; of several, what the instruction works on. */
  widthOf(operands: readonly O[]): number;
  register(name: RegisterName, width: number): O;
  /** Whether both are the same register. */
  isSame(a: O, b: O): boolean;
  read(operand: O, width: number): W;
  /** The low `width` bits, which is what the value has; of general registers 32 bits clear the upper half. */
  write(operand: O, width: number, value: W): void;
  flag(flag: Flag): W;
  setFlag(flag: Flag, value: FlagValue<W>): void;
  /** The operand modulo a power of two, which must be known. */
  amount(operand: O, kind: AmountKind, modulus: number): number;
  /** Where a memory operand is, without an access. */
  address(operand: O, width: number): W;
  push(value: W): void;
  pop(): W;
}

/** Executes one instruction. Throws `unsupported` for what the target or its domain cannot do. */
export function runMeaning<W, O>(of: Meaning, target: Executor<W, O>, operands: readonly O[]): void {
  const width = typeof of.width === 'number' ? of.width : target.widthOf(of.width.map((i) => operands[i]));
  new Execution(of, target, operands, width).run();
}

/** The bit `c` of a program that only reads flags. */
export function conditionBit<W, O>(of: Meaning, target: Executor<W, O>): W {
  const execution = new Execution(of, target, [], 64);
  execution.run();
  return execution.value(of.bit)();
}

/**
 * The word that a program makes of one word of each operand, the destination's old one first; `k` is the number of its
 * immediate. Of masks, words have one bit.
 */
export function wordMade<W>(of: Meaning, domain: Domain<W>, words: readonly W[], k: number, width: number): W {
  const target = new WordTarget(domain, k, width);
  runMeaning({ ...of, width, cancels: false }, target, words);
  return target.made();
}

/** An instruction on one word of each register. */
class WordTarget<W> implements Executor<W, W> {
  readonly domain: Domain<W>;
  private readonly k: number;
  private readonly width: number;
  private result: W | undefined;

  constructor(domain: Domain<W>, k: number, width: number) {
    this.domain = domain;
    this.k = k;
    this.width = width;
  }

  made(): W {
    return this.result ?? none();
  }

  widthOf(): number {
    return this.width;
  }

  isSame(): boolean {
    return false;
  }

  read(word: W): W {
    return word;
  }

  write(_: W, __: number, value: W): void {
    this.result = value;
  }

  amount(_: W, __: AmountKind, modulus: number): number {
    return this.k % modulus;
  }

  readonly register = none;
  readonly flag = none;
  readonly setFlag = none;
  readonly address = none;
  readonly push = none;
  readonly pop = none;
}

const none = (): never => {
  throw new TypeError('a program of words has nothing but words');
};

class Execution<W, O> {
  private readonly meaning: Meaning;
  private readonly target: Executor<W, O>;
  private readonly operands: readonly O[];
  private readonly width: number;
  /** By slot. */
  private readonly values: ((() => W) | undefined)[] = [];
  private k = 0;

  constructor(of: Meaning, target: Executor<W, O>, operands: readonly O[], width: number) {
    this.meaning = of;
    this.target = target;
    this.operands = operands;
    this.width = width;
  }

  run(): void {
    const { reads, statements, cancels } = this.meaning;
    const [a, b] = this.operands;
    const isNothing = cancels && this.target.isSame(a, b);
    const nought = isNothing ? always(this.target.domain.constant(0n)) : null;
    for (const slot of reads) this.values[slot] = nought ?? always(this.read(slot));
    for (const statement of statements) if (statement.when?.(this.width, this.k) !== false) this.execute(statement);
  }

  private read(slot: number): W {
    return this.target.read(this.place(slot), this.widthOf(slot));
  }

  private place(slot: number): O {
    const of = this.meaning.slots[slot];
    if (of.kind === 'operand') return this.operands[of.index];
    if (of.kind === 'register') return this.target.register(of.name, of.width ?? this.width);
    throw new TypeError(`${of.kind} is no operand`);
  }

  private widthOf(slot: number): number {
    const of = this.meaning.slots[slot];
    if (of.kind === 'operand' && of.isOfOwnWidth) return this.target.widthOf([this.operands[of.index]]);
    return of.kind === 'register' ? (of.width ?? this.width) : this.width;
  }

  private execute(statement: MeaningStatement): void {
    const { outs, op, ins } = statement;
    const { target } = this;
    if (op === 'refuse') throw new Failure('unsupported', statement.reason);
    if (AMOUNTS.includes(op)) this.k = this.amount(op as AmountKind, ins[0]);
    else if (op === 'address') this.set(outs[0], always(target.address(this.place(ins[0]), this.width)));
    else if (op === 'push') target.push(this.value(ins[0])());
    else if (op === '') {
      const moved = ins.map((slot) => this.moved(slot));
      outs.forEach((slot, i) => this.set(slot, moved[i]));
    } else this.compute(statement);
  }

  private amount(kind: AmountKind, slot: number): number {
    const of = this.meaning.slots[slot];
    if (of.kind === 'constant') return Number(of.value);
    const modulus =
      kind === 'index' ? 256 : kind === 'predicate' ? 8 : kind === 'place' || this.width === 64 ? this.width : 32;
    return this.target.amount(this.place(slot), kind, modulus);
  }

  private moved(slot: number): FlagValue<W> {
    const { kind } = this.meaning.slots[slot];
    if (kind === 'undefined') return null;
    return kind === 'unmodelled' ? kind : this.value(slot);
  }

  private set(slot: number, value: FlagValue<W>): void {
    const of = this.meaning.slots[slot];
    if (of.kind === 'flag') this.target.setFlag(of.flag, value);
    if (typeof value !== 'function') return;
    this.values[slot] = value;
    if (of.kind === 'operand' || of.kind === 'register')
      this.target.write(this.place(slot), this.widthOf(slot), value());
  }

  /** What a name stands for: a flag, what it is now. */
  value(slot: number): () => W {
    const known = this.values[slot];
    if (known !== undefined) return known;
    const of = this.meaning.slots[slot];
    if (of.kind === 'flag') return always(this.target.flag(of.flag));
    if (of.kind !== 'constant') throw new TypeError('a word is read before it is made');
    return always(this.target.domain.constant(BigInt.asUintN(this.width, of.value)));
  }

  private compute(statement: MeaningStatement): void {
    const { outs, ins, isLazy } = statement;
    const sources = ins.map((slot) => this.value(slot));
    if (!isLazy) {
      const made = this.results(statement, sources);
      return outs.forEach((slot, i) => this.set(slot, made[i]));
    }
    const made = once(() => this.results(statement, sources));
    outs.forEach((slot, i) => this.set(slot, () => made()[i]()));
  }

  private results(statement: MeaningStatement, ins: readonly (() => W)[]): readonly (() => W)[] {
    const { op, isOfBits } = statement;
    const { domain } = this.target;
    const [a, b, c] = ins.slice(0, 3).map((value) => value());
    const width = isOfBits && LOGIC.includes(op) ? 1 : this.width;
    switch (op) {
      case 'addcarryx':
      case 'subborrowx': {
        const { word, carry } = domain[op](width, a, b, c);
        return [always(word), once(carry)];
      }
      case 'addoverflow':
      case 'suboverflow':
        return [always(domain.overflow(op === 'addoverflow', width, a, b, { word: c, carry: ins[3] }))];
      case 'mulx':
      case 'mul52': {
        const [low, high] = domain[op](width, a, b);
        return [always(low), always(high)];
      }
      default:
        return [always(this.single(statement, a, b, c, width))];
    }
  }

  private single({ op, ins, amount }: MeaningStatement, a: W, b: W, c: W, width: number): W {
    const { domain } = this.target;
    switch (op) {
      case 'not':
      case 'eqz':
      case 'bswap':
      case 'sign':
        return domain[op](width, a);
      case 'below':
      case 'less':
        return domain[op](width, a, b);
      case 'cmovznz':
        return domain.cmovznz(width, a, b, c);
      case 'bit':
      case 'low':
        return domain[op](width, a, this.shift(amount));
      case 'withbit':
        return domain.withBit(width, a, this.shift(amount), b);
      case 'sext':
        return domain.signExtended(width, this.narrow(ins[0]), a);
      case 'zext':
        this.narrow(ins[0]);
        return a;
      case 'pop':
        return this.target.pop();
      case 'shld':
      case 'shrd':
        return domain.doubleShift(op, width, a, b, this.shift(amount));
      case 'shl':
      case 'shr':
      case 'sar':
      case 'ror':
        return domain.shift(op, width, a, this.shift(amount));
      case 'add':
      case 'sub':
      case 'mul':
      case 'and':
      case 'or':
      case 'xor':
        return domain.binary(op, width, a, b);
      default:
        throw new TypeError(`no operation ${op}`);
    }
  }

  /** The width of what is extended. */
  private narrow(slot: number): number {
    const narrow = this.widthOf(slot);
    if (narrow >= this.width) throw new Failure('unsupported', 'an extension to fewer bits');
    return narrow;
  }

  private shift(amount: MeaningStatement['amount']): number {
    const k = amount(this.width, this.k);
    if (k >= 0 && k < this.width) return k;
    throw new Failure('unsupported', 'a shift by the whole width');
  }
}

const always =
  <T>(value: T): (() => T) =>
  () =>
    value;

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
