/** Reads straight-line machine code as word IR. */
import { Failure } from '../../base/errors.ts';
import { Builder } from '../../ir/build.ts';
import {
  type IrFunction,
  type Operand,
  ZERO,
  type BinaryKind,
  constOperand,
  type DoubleShiftKind,
  isZeroOperand,
  type ShiftKind,
} from '../../ir/function.ts';
import type { AsmInstruction, Listing, AsmOperand } from '../../prover/listing/listing.ts';
import { ARGUMENT_ORDER, RAX, RBP, RDX, RSP } from '../../prover/listing/registers.ts';
import type { WrittenCode, WrittenAddition } from '../../codegen/candidate/writtenOrder.ts';
import {
  word,
  LiftMemory,
  refused,
  LiftMachine,
  type LiftedArray,
  type Held,
  type Lift,
  ON_STACK,
} from './liftMachine.ts';
import { Domain, type Carried } from '../../x86/domain.ts';
import { runMeaning, type AmountKind, type FlagValue, type Executor } from '../../x86/meaning.ts';
import type { Flag, RegisterName } from '../../x86/notation.ts';
import { scalarMeanings } from '../../x86/scalar.ts';

/** Machine code as word IR, and how it was written. */
interface Lifted {
  /** Its operations stand in the order of the instructions. */
  readonly fn: IrFunction;
  readonly written: WrittenCode;
}

/**
 * Reads straight-line code that is called as (results, parameters) of `like` as a word-IR function of the same
 * signature and specification. Results are the words last stored; that the code works on coinciding buffers is not
 * said. Throws `unsupported`, with the place, for what word IR does not say, and for results that are not stored.
 */
export function lift(listing: Listing, like: IrFunction): Lifted {
  const b = new Builder(like.name, like);
  const params = like.params.map((param) => b.param(param));
  const arrays: LiftedArray[] = [
    ...like.results.map(({ name, bounds }) => ({ name, cells: bounds.map(() => null), isResult: true })),
    ...like.params.map(({ name }, i) => ({ name, cells: [...params[i]], isResult: false })),
  ];
  const m = new LiftMachine(b, new LiftMemory(arrays), listing.constants);
  enter(m, like, params);
  for (const instruction of listing.instructions) {
    if (instruction.mnemonic === 'ret' && instruction.returnTo === undefined) break;
    step(m, instruction);
  }
  like.results.forEach((param, i) =>
    b.resultAs(
      param,
      arrays[i].cells.map((cell, k) => cell ?? missing(`${param.name}[${k}] is never stored`)),
    ),
  );
  const fn = b.finish(like.spec);
  const written = { additions: m.written, swapped: swappedIn(fn, m), besideFlags: m.besideFlags, ...habitsOf(listing) };
  return { fn, written };
}

function enter(m: LiftMachine, like: IrFunction, params: readonly (readonly Operand[])[]): void {
  const all = [...like.results, ...like.params];
  if (all.length > ARGUMENT_ORDER.length) throw refused('arguments on the stack');
  all.forEach(({ shape, width }, i) => {
    // Of a scalar, bits above its width are not looked at, or the code is that of another function.
    if (width !== 64 && shape !== 'scalar') throw refused(`arrays of ${width}-bit elements`);
    const parameter = i - like.results.length;
    m.registers[ARGUMENT_ORDER[i]] =
      parameter >= 0 && shape === 'scalar' ? word(params[parameter][0]) : { kind: 'address', object: i, offset: 0 };
  });
}

function step(m: LiftMachine, instruction: AsmInstruction): void {
  const { mnemonic, operands, place, text, returnTo } = instruction;
  try {
    if (returnTo !== undefined) throw refused('a call');
    const read = VECTOR_MOVES.get(mnemonic);
    if (read !== undefined) read(m, operands);
    else if (!liftScalar(m, instruction)) throw refused(mnemonic);
  } catch (error) {
    if (!(error instanceof Failure) || error.detail.where !== undefined) throw error;
    throw new Failure(error.kind, error.message, { ...error.detail, where: `${place}: ${text}` });
  }
}

const missing = (what: string): never => {
  throw refused(what);
};

/** Where constants and the words of the caller are kept. */
function habitsOf({ instructions, constants }: Listing): Pick<WrittenCode, 'areConstantsInMemory' | 'calleeSaved'> {
  return {
    areConstantsInMemory: constants.size > 0,
    calleeSaved: instructions.filter(({ mnemonic }) => mnemonic === 'push').length,
  };
}

/** The builder puts factors in an order of its own. */
function swappedIn(fn: IrFunction, m: LiftMachine): ReadonlySet<string> {
  const swapped = new Set<string>();
  for (const op of fn.body) {
    if (op.kind !== 'mulx') continue;
    const low = fn.values[op.outs[0]].name;
    const inRdx = m.inRdx.get(low);
    const [, second] = op.ins;
    if (inRdx?.kind === 'value' && second.kind === 'value' && nameOf(m, inRdx) === fn.values[second.id].name)
      swapped.add(low);
  }
  return swapped;
}

const nameOf = (m: LiftMachine, a: Operand & { kind: 'value' }): string => m.b.value(a.id).name;

/* Moves of vector registers, as far as they only carry words (SDM vol. 2). */

const isVector = (o: AsmOperand): o is AsmOperand & { kind: 'register' } =>
  o.kind === 'register' && o.file === 'vector';

/** movq: a word between a vector register and a general one or memory; what is above it becomes zero. */
const movq: Lift = (m, [to, from]) => {
  const value = isVector(from) ? m.vectors[from.index][0] : m.held(from);
  if (isVector(to)) m.vectors[to.index] = [value, word(ZERO)];
  else m.put(to, value);
};

/** 128 bits between vector registers and memory. */
const moveBoth: Lift = (m, [to, from]) => {
  const [low, high] = bothOf(m, from);
  if (isVector(to)) {
    m.vectors[to.index] = [low, high];
    return;
  }
  if (to.kind !== 'memory') throw refused('a vector move to this operand');
  const { object, offset } = m.place(to);
  m.memory.store(object, offset, 8, low);
  m.memory.store(object, offset + 8, 8, high);
};

function bothOf(m: LiftMachine, from: AsmOperand): readonly [Held, Held] {
  if (isVector(from)) return m.vectors[from.index];
  if (from.kind !== 'memory') throw refused('a vector move from this operand');
  if (from.symbol !== null) throw refused('a vector constant');
  const { object, offset } = m.place(from);
  return [m.memory.load(object, offset, 8), m.memory.load(object, offset + 8, 8)];
}

/** punpcklqdq: the low words of both. */
const lowWords: Lift = (m, [to, from]) => {
  if (!isVector(to) || !isVector(from)) throw refused('punpcklqdq with memory');
  m.vectors[to.index] = [m.vectors[to.index][0], m.vectors[from.index][0]];
};

const VECTOR_MOVES = new Map<string, Lift>([
  ['movq', movq],
  ['vmovq', movq],
  ...['movups', 'movaps', 'movdqu', 'movdqa', 'vmovups', 'vmovaps', 'vmovdqu', 'vmovdqa'].map(
    (name) => [name, moveBoth] as const,
  ),
  ['punpcklqdq', lowWords],
]);

/* Instructions on general registers as operations of a function; their meanings are programs of word IR (src/x86). */

class LiftDomain extends Domain<Held> {
  private readonly m: LiftMachine;
  private readonly lane: WrittenAddition['lane'];

  constructor(m: LiftMachine, mnemonic: string) {
    super();
    this.m = m;
    this.lane = mnemonic === 'adcx' || mnemonic === 'adox' ? mnemonic : 'add';
  }

  private operand(a: Held): Operand {
    return this.m.narrowed(a, 64);
  }

  /** The low bits of a word of 64 bits, in which the operation was done. */
  private made(width: number, a: Operand): Held {
    return word(this.m.low(a, width));
  }

  constant(value: bigint): Held {
    return word(constOperand(value));
  }

  binary(kind: BinaryKind, width: number, a: Held, b: Held): Held {
    return this.made(width, this.m.b.binary(kind, this.operand(a), this.operand(b), width === 1 ? 1 : 64));
  }

  not(width: number, a: Held): Held {
    return this.made(width, this.m.b.unary('not', this.operand(a)));
  }

  eqz(_: number, a: Held): Held {
    return word(this.m.b.unary('eqz', this.operand(a)));
  }

  bswap(width: number, a: Held): Held {
    const swapped = this.m.b.unary('bswap', this.operand(a));
    return word(width === 64 ? swapped : this.m.b.shift('shr', swapped, 64 - width));
  }

  shift(kind: ShiftKind, width: number, a: Held, k: number): Held {
    if (width < 64 && (kind === 'sar' || kind === 'ror')) throw refused(`${kind} of ${width} bits`);
    return this.made(width, k === 0 ? this.operand(a) : this.m.b.shift(kind, this.operand(a), k));
  }

  doubleShift(kind: DoubleShiftKind, width: number, lo: Held, hi: Held, k: number): Held {
    if (width !== 64) throw refused(`${kind} of 32 bits`);
    return word(this.m.b.doubleShift(kind, this.operand(lo), this.operand(hi), k));
  }

  /** The builder puts factors in an order of its own; the first was in rdx. */
  mulx(width: number, a: Held, b: Held): readonly [Held, Held] {
    if (width !== 64) throw refused('products of narrow words');
    const [low, high] = this.m.b.mulx(this.operand(a), this.operand(b));
    if (low.kind === 'value') this.m.inRdx.set(this.m.b.value(low.id).name, this.operand(a));
    return [word(low), word(high)];
  }

  addcarryx(width: number, carry: Held, a: Held, b: Held): Carried<Held> {
    const moved = movedAddress(a, b, 1);
    if (moved !== null) return moved;
    const [c, x, y] = [carry, a, b].map((held) => this.operand(held));
    if (width < 64) return this.narrowSum(width, x, y, c);
    const [sum, out] = this.added(c, x, y);
    this.remember(sum);
    return { word: word(sum), carry: () => word(out) };
  }

  /**
   * a + b + carry. Where nothing carries out of the word it is a sum of one word, so that a carry at the end of a chain
   * is still taken in from its flag, and the flag that it leaves is known to be zero.
   */
  private added(carry: Operand, a: Operand, b: Operand): readonly [sum: Operand, out: Operand] {
    const builder = this.m.b;
    const present = [a, b, carry].filter((x) => !isZeroOperand(x));
    const upper = present.reduce((sum, x) => sum + builder.range(x).upper, 0n);
    const isOfWords = present.length > 1 && !present.every((x) => x.kind === 'const');
    if (!isOfWords || upper >= 1n << 64n) return builder.addcarryx(carry, a, b);
    const lower = present.reduce((sum, x) => sum + builder.range(x).lower, 0n);
    const terms = present.map((operand) => ({ sign: 1, column: 0, operand }) as const);
    const [sum] = builder.rawSum(terms, 1, false, { lower, upper }).words;
    return [sum, ZERO];
  }

  /**
   * Compilers put a bit back into the carry flag by adding 255 to a byte; other carries of narrow words are not named.
   */
  private narrowSum(width: number, a: Operand, b: Operand, carry: Operand): Carried<Held> {
    const builder = this.m.b;
    const isBit = builder.range(a).upper <= 1n && isZeroOperand(carry);
    const restores = isBit && b.kind === 'const' && b.value === (1n << BigInt(width)) - 1n;
    const sum = this.made(width, builder.binary('add', builder.binary('add', a, b), carry));
    return { word: sum, carry: restores ? () => word(a) : unnamed };
  }

  /** The borrow of narrow words is that of the same words at full width; `sbb x, x` spreads it. */
  subborrowx(width: number, borrow: Held, a: Held, b: Held): Carried<Held> {
    const moved = movedAddress(a, b, -1);
    if (moved !== null) return moved;
    const [c, x, y] = [borrow, a, b].map((held) => this.operand(held));
    if (isZeroOperand(x) && isZeroOperand(y))
      return { word: this.made(width, this.m.b.unary('mask', c)), carry: () => word(c) };
    const [difference, out] = this.m.b.subborrowx(c, x, y);
    if (width === 64) this.remember(difference);
    return { word: this.made(width, difference), carry: () => word(out) };
  }

  /** How the word was made, for a start that follows the code. */
  private remember(made: Operand): void {
    const { m, lane } = this;
    if (made.kind !== 'value') return;
    const isOnNewFlags = m.areFlagsNew && lane !== 'add';
    m.written.set(m.b.value(made.id).name, { lane, isOnNewFlags });
    if (isOnNewFlags) m.areFlagsNew = false;
  }

  cmovznz(_: number, c: Held, ifZero: Held, ifNonzero: Held): Held {
    return word(this.m.b.cmovznz(this.operand(c), this.operand(ifZero), this.operand(ifNonzero)));
  }

  override low(_: number, a: Held, k: number): Held {
    return this.made(k, this.operand(a));
  }

  override overflow(): Held {
    throw refused('the overflow flag, which no operation of word IR gives here');
  }
}

const unnamed = (): never => {
  throw refused('the carry flag, which no operation of word IR gives here');
};

/** An address and a constant, which is no arithmetic of words. */
function movedAddress(a: Held, b: Held, sign: 1 | -1): Carried<Held> | null {
  if (a.kind !== 'address' || b.kind !== 'word' || b.of.kind !== 'const') return null;
  const by = Number(BigInt.asIntN(64, b.of.value));
  return { word: { ...a, offset: a.offset + sign * by }, carry: unnamed };
}

const IMPLIED: Readonly<Record<RegisterName, number>> = { rax: RAX, rdx: RDX, rsp: RSP, rbp: RBP };

class LiftTarget implements Executor<Held, AsmOperand> {
  readonly domain: LiftDomain;
  private readonly m: LiftMachine;
  private readonly leavesFlags: boolean;

  constructor(m: LiftMachine, mnemonic: string, leavesFlags: boolean) {
    this.domain = new LiftDomain(m, mnemonic);
    this.m = m;
    this.leavesFlags = leavesFlags;
  }

  widthOf(operands: readonly AsmOperand[]): number {
    return this.m.widthOf(operands);
  }

  register(name: RegisterName, width: number): AsmOperand {
    return { kind: 'register', file: 'general', index: IMPLIED[name], width };
  }

  isSame(a: AsmOperand, b: AsmOperand): boolean {
    return a.kind === 'register' && b.kind === 'register' && a.index === b.index;
  }

  read(operand: AsmOperand, width: number): Held {
    return width === 64 ? this.m.held(operand) : word(this.m.read(operand, width));
  }

  write(operand: AsmOperand, width: number, value: Held): void {
    if (width === 64) this.m.put(operand, value);
    else this.m.write(operand, width, this.m.narrowed(value, width));
    if (this.leavesFlags && value.kind === 'word' && value.of.kind === 'value')
      this.m.besideFlags.add(this.m.b.value(value.of.id).name);
  }

  flag(flag: Flag): Held {
    return word(this.m.flag(flag));
  }

  setFlag(flag: Flag, value: FlagValue<Held>): void {
    this.m.flags[flag] = typeof value === 'function' ? () => this.m.narrowed(value(), 64) : null;
  }

  amount(operand: AsmOperand, kind: AmountKind, modulus: number): number {
    if (kind === 'place' && operand.kind !== 'immediate') throw refused('a bit at a place that is no constant');
    const by = this.m.read(operand, 8);
    if (by.kind !== 'const') throw refused('a shift by a count that is no constant');
    return Number(by.value & BigInt(modulus - 1));
  }

  address(operand: AsmOperand, width: number): Held {
    if (operand.kind !== 'memory' || width !== 64) throw refused('lea of 32 bits');
    return this.m.address(operand);
  }

  push(value: Held): void {
    const top = this.m.moveStack(-8) - 8;
    this.m.memory.store(ON_STACK, top, 8, value);
  }

  pop(): Held {
    return this.m.memory.load(ON_STACK, this.m.moveStack(8), 8);
  }
}

/** Appends what the instruction does to the function that is made; false if it is none on general registers. */
function liftScalar(m: LiftMachine, { mnemonic, operands }: AsmInstruction): boolean {
  const found = scalarMeanings(mnemonic).find((meaning) => meaning.operandCount === operands.length);
  if (found === undefined) return false;
  const target = new LiftTarget(m, mnemonic, /^(mulx|(shl|shr|sar|ror)x)$/.test(mnemonic));
  if (mnemonic === 'xor' && target.isSame(operands[0], operands[1])) m.areFlagsNew = true;
  runMeaning(found, target, operands);
  return true;
}
