/**
 * The meaning of an instruction as a short program of word IR, and its execution on whatever a domain has for words.
 *
 *     adc to, from
 *     r, CF = addcarryx CF, to, from; OF = addoverflow to, from, r, CF; ZF = eqz r; SF = sign r; to = r
 *
 * The head names the operands in Intel order. Statements have names on the left, an operation on the right, or names
 * alone, which are moved without being looked at. Names are operands, flags, registers that the instruction implies
 * (`rax`, as wide as its operands; `eax`), and words of the program itself. `undefined` is a flag that may not be read,
 * `unmodelled` one that the manual defines and nobody here computes. `k = count by` is a number that must be known: it
 * is the last argument of shifts, and in front of statements that are executed `when k != 0`.
 */
import { Failure, invariant } from '../base/errors.ts';
import type { Domain } from './domain.ts';

export type Flag = 'carry' | 'overflow' | 'zero' | 'sign';

/** Computed when it is first read; null is undefined, `unmodelled` is defined by the manual but not computed. */
export type FlagValue<W> = (() => W) | null | 'unmodelled';

export type RegisterName = 'rax' | 'rdx' | 'rsp' | 'rbp';

/**
 * What the number of a shift is made of: a count modulo 32 or 64 as processors mask it, the lowest byte of a register,
 * the place of a bit, which is an immediate.
 */
export type AmountKind = 'count' | 'index' | 'place';

/** Whoever executes instructions, with operands of the kind O. */
export interface Target<W, O> {
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

type Letters = 'CF' | 'OF' | 'ZF' | 'SF';
const FLAGS: Readonly<Record<Letters, Flag>> = { CF: 'carry', OF: 'overflow', ZF: 'zero', SF: 'sign' };
const isFlag = (name: string): name is Letters => name in FLAGS;
const REGISTERS: Readonly<Record<string, readonly [RegisterName, width: number | null]>> = {
  rax: ['rax', null],
  rdx: ['rdx', null],
  rsp: ['rsp', null],
  rbp: ['rbp', null],
  eax: ['rax', 32],
};
const AMOUNTS: readonly string[] = ['count', 'index', 'place'];

interface Guard {
  readonly left: string;
  readonly relation: string;
  readonly right: string;
}

interface Statement {
  readonly guard: Guard | null;
  readonly outs: readonly string[];
  /** Empty for moves. */
  readonly op: string;
  readonly ins: readonly string[];
  /** By how much is shifted, or which bit is meant. */
  readonly amount: string;
  /** Whether all that comes of it are flags and words for these. */
  readonly isLazy: boolean;
  /** Whether all that goes in are bits, so that logic of bits is meant. */
  readonly isOfBits: boolean;
}

/** One instruction of a number of operands. */
export interface Meaning {
  readonly operands: readonly string[];
  /** The operands that say how wide the instruction is, by index, or its width. */
  readonly width: number | readonly number[];
  /** Registers and operands that are read. */
  readonly reads: readonly string[];
  /** Whether nothing of its operands is in what comes of it if both are the same register. */
  readonly cancels: boolean;
  readonly statements: readonly Statement[];
  /** By their letters. */
  readonly flags: { readonly reads: string; readonly writes: string };
}

/** Which argument of an operation is a number. */
const AMOUNT_OF: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['shl', 'shr', 'sar', 'ror', 'bit', 'low', 'withbit'].map((op) => [op, 1])),
  shld: 2,
  shrd: 2,
};
const LOGIC: readonly string[] = ['and', 'or', 'xor', 'not'];
const CONSTANT = /^-?\d+$/;
/** Operations whose operands are not read. */
const UNREAD = [...AMOUNTS, 'address'];
const BITS = ['eqz', 'sign', 'bit', 'addoverflow', 'suboverflow'];

/** A meaning by its text: `head` has the operands, perhaps behind `cancels`, and perhaps a width such as `@64`. */
export function meaning(head: string, body: string): Meaning {
  const [names, fixed] = head.split('@');
  const cancels = names.startsWith('cancels ');
  const operands = listed(names.replace(/^cancels /, ''));
  const parsed = body
    .split(';')
    .filter((text) => text.trim() !== '')
    .map(statement);
  const statements = withLaziness(withBits(parsed), operands);
  const unread = parsed.flatMap(({ op, ins }) => (UNREAD.includes(op) ? ins : []));
  const own = parsed.flatMap(({ op, ins }) => (op === 'sext' || op === 'zext' ? ins : []));
  const isSized = (name: string): boolean => !unread.includes(name) && !own.includes(name);
  const sized = operands.flatMap((name, i) => (isSized(name) ? [i] : []));
  return {
    operands,
    width: fixed === undefined ? (operands.length === 0 ? 64 : sized) : Number(fixed),
    reads: readFirst(statements, [...Object.keys(REGISTERS), ...operands]),
    cancels,
    statements,
    flags: {
      reads: readFirst(statements, Object.keys(FLAGS))
        .map((f) => f[0])
        .join(''),
      writes: Object.keys(FLAGS)
        .filter((f) => parsed.some(({ outs }) => outs.includes(f)))
        .map((f) => f[0])
        .join(''),
    },
  };
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((s) => s.trim())
    .filter((s) => s !== '');

function statement(text: string): Omit<Statement, 'isLazy' | 'isOfBits'> {
  const [, left, relation, right, outs = '', rest = ''] =
    /^\s*(?:when (\S+) (=|!=|<|>=) (\S+): )?(?:([\w, ]+) = )?(.*?)\s*$/.exec(text) ?? [];
  const guard = left === undefined ? null : { left, relation, right };
  const [, op, list] = rest === 'pop' ? ['', 'pop', ''] : (/^([a-z]\w*) (.*)$/.exec(rest) ?? ['', '', rest]);
  const at = AMOUNT_OF[op];
  const ins = listed(list);
  return {
    guard,
    outs: listed(outs),
    op,
    ins: ins.filter((_, i) => i !== at),
    amount: at === undefined ? '' : ins[at],
  };
}

function withBits(statements: readonly Omit<Statement, 'isLazy' | 'isOfBits'>[]): Omit<Statement, 'isLazy'>[] {
  const bits = new Set<string>(Object.keys(FLAGS));
  return statements.map((s) => {
    const isOfBits = s.ins.some((name) => bits.has(name)) && s.ins.every((a) => bits.has(a) || a === '0' || a === '1');
    const [word, carry] = s.outs;
    if (BITS.includes(s.op) || (isOfBits && ['', ...LOGIC].includes(s.op))) bits.add(word);
    if (/^(addcarryx|subborrowx)$/.test(s.op) && carry !== undefined) bits.add(carry);
    return { ...s, isOfBits };
  });
}

/** Statements of which nothing but flags comes need not be executed before these are read. */
function withLaziness(statements: readonly Omit<Statement, 'isLazy'>[], operands: readonly string[]): Statement[] {
  const isPlace = (name: string): boolean => operands.includes(name) || name in REGISTERS;
  const needed = new Set<string>();
  return statements
    .toReversed()
    .map((s): Statement => {
      const isLazy = s.outs.length > 0 && s.outs.every((name) => !needed.has(name) && !isPlace(name));
      if (!isLazy || AMOUNTS.includes(s.op)) for (const name of s.ins) if (!isPlace(name)) needed.add(name);
      return { ...s, isLazy };
    })
    .toReversed();
}

/** Those of the names that are read before they are written. */
function readFirst(statements: readonly Statement[], names: readonly string[]): string[] {
  const isFirst = (name: string): boolean => {
    for (const { op, ins, outs } of statements) {
      if (!UNREAD.includes(op) && ins.includes(name)) return true;
      if (outs.includes(name)) return false;
    }
    return false;
  };
  return names.filter(isFirst);
}

/** Executes one instruction. Throws `unsupported` for what the target or its domain cannot do. */
export function run<W, O>(of: Meaning, target: Target<W, O>, operands: readonly O[]): void {
  const width = typeof of.width === 'number' ? of.width : target.widthOf(of.width.map((i) => operands[i]));
  new Execution(of, target, operands, width).run();
}

/** The bit `c` of a program that only reads flags. */
export const conditionBit = <W, O>(of: Meaning, target: Target<W, O>): W => new Execution(of, target, [], 64).bit('c');

class Execution<W, O> {
  private readonly meaning: Meaning;
  private readonly target: Target<W, O>;
  private readonly operands: readonly O[];
  private readonly width: number;
  private readonly values = new Map<string, () => W>();
  private readonly amounts = new Map<string, number>();

  constructor(of: Meaning, target: Target<W, O>, operands: readonly O[], width: number) {
    this.meaning = of;
    this.target = target;
    this.operands = operands;
    this.width = width;
  }

  run(): void {
    const { reads, statements, cancels } = this.meaning;
    const [a, b] = this.operands;
    const isNothing = cancels && this.target.isSame(a, b);
    for (const name of reads) this.values.set(name, isNothing ? this.nought() : always(this.read(name)));
    for (const statement of statements) if (this.holds(statement.guard)) this.execute(statement);
  }

  /** What a name stands for in the end. */
  bit(name: string): W {
    this.run();
    return this.lazily(name)();
  }

  private nought(): () => W {
    return always(this.target.domain.constant(0n));
  }

  private place(name: string): readonly [operand: O, width: number] {
    const register = REGISTERS[name];
    if (register !== undefined) {
      const width = register[1] ?? this.width;
      return [this.target.register(register[0], width), width];
    }
    return [this.operands[this.meaning.operands.indexOf(name)], this.width];
  }

  private read(name: string): W {
    const [operand, width] = this.place(name);
    return this.target.read(operand, this.isOfOwnWidth(name) ? this.target.widthOf([operand]) : width);
  }

  private isOfOwnWidth(name: string): boolean {
    const { operands, width } = this.meaning;
    return typeof width !== 'number' && operands.includes(name) && !width.includes(operands.indexOf(name));
  }

  private holds(guard: Guard | null): boolean {
    if (guard === null) return true;
    const [a, b] = [this.number(guard.left), this.number(guard.right)];
    if (guard.relation === '<') return a < b;
    return guard.relation === '>=' ? a >= b : (a === b) === (guard.relation === '=');
  }

  /** A number such as `width-k`. */
  private number(text: string): number {
    const [a, b = 0] = text.split('-').map((name) => {
      if (name === 'width') return this.width;
      return this.amounts.get(name) ?? Number(name);
    });
    return a - b;
  }

  private execute(statement: Statement): void {
    const { outs, op, ins } = statement;
    const { target } = this;
    if (op === 'refuse') throw new Failure('unsupported', ins.join(', '));
    if (AMOUNTS.includes(op)) return void this.amounts.set(outs[0], this.amount(op as AmountKind, ins[0]));
    if (op === 'push') return target.push(this.lazily(ins[0])());
    if (op === 'address') return this.set(outs[0], always(target.address(this.place(ins[0])[0], this.width)));
    if (op === '') {
      const moved = ins.map((name) => (name === 'undefined' ? null : name === 'unmodelled' ? name : this.lazily(name)));
      return outs.forEach((name, i) => this.set(name, moved[i]));
    }
    const sources = ins.map((name) => this.lazily(name));
    const make = once(() => this.compute(statement, sources));
    if (!statement.isLazy) make();
    outs.forEach((name, i) => this.set(name, i === 0 ? () => make()[0]() : once(() => make()[1]())));
  }

  private amount(kind: AmountKind, name: string): number {
    const modulus = kind === 'index' ? 256 : kind === 'place' || this.width === 64 ? this.width : 32;
    return name === '1' ? 1 : this.target.amount(this.place(name)[0], kind, modulus);
  }

  private set(name: string, value: FlagValue<W>): void {
    if (isFlag(name)) this.target.setFlag(FLAGS[name], value);
    if (typeof value !== 'function') return;
    this.values.set(name, value);
    if (isFlag(name) || !(name in REGISTERS || this.meaning.operands.includes(name))) return;
    const [operand, width] = this.place(name);
    this.target.write(operand, width, value());
  }

  private lazily(name: string): () => W {
    const known = this.values.get(name);
    if (known !== undefined) return known;
    if (isFlag(name)) return always(this.target.flag(FLAGS[name]));
    invariant(CONSTANT.test(name), () => `${name} is read before it is made`);
    return always(this.target.domain.constant(BigInt.asUintN(this.width, BigInt(name))));
  }

  private compute(statement: Statement, ins: readonly (() => W)[]): readonly [() => W, () => W] {
    const { op, isOfBits } = statement;
    const { domain } = this.target;
    const [a, b, c] = ins.slice(0, 3).map((value) => value());
    const width = isOfBits && LOGIC.includes(op) ? 1 : this.width;
    switch (op) {
      case 'addcarryx':
      case 'subborrowx': {
        const { word, carry } = domain[op](width, a, b, c);
        return [always(word), carry];
      }
      case 'addoverflow':
      case 'suboverflow':
        return [always(domain.overflow(op === 'addoverflow', width, a, b, { word: c, carry: ins[3] })), never];
      case 'mulx': {
        const [low, high] = domain.mulx(width, a, b);
        return [always(low), always(high)];
      }
      default:
        return [always(this.single(statement, [a, b, c], width)), never];
    }
  }

  private single({ op, ins, amount }: Statement, [a, b, c]: readonly W[], width: number): W {
    const { domain } = this.target;
    switch (op) {
      case 'not':
      case 'eqz':
      case 'bswap':
      case 'sign':
        return domain[op](width, a);
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
  private narrow(name: string): number {
    const [operand, own] = this.place(name);
    const narrow = name in REGISTERS ? own : this.target.widthOf([operand]);
    if (narrow >= this.width) throw new Failure('unsupported', 'an extension to fewer bits');
    return narrow;
  }

  private shift(text: string): number {
    const k = this.number(text);
    if (k >= 0 && k < this.width) return k;
    throw new Failure('unsupported', 'a shift by the whole width');
  }
}

const always =
  <T>(value: T): (() => T) =>
  () =>
    value;

const never = (): never => {
  throw new TypeError('an operation with one result');
};

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
