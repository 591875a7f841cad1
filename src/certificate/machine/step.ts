/** What each instruction does to the machine that the checker follows (coq/Symbolic.v, `symbolic_step`). */
import { Failure } from '../../base/errors.ts';
import type { AsmInstruction } from '../../prover/listing/listing.ts';
import { RAX, RDX } from '../../prover/listing/registers.ts';
import { call, goBack, setCodeAddress } from './codeAddresses.ts';
import { constantWord, type Word } from '../facts/context.ts';
import { registerIndex } from './entryUnknowns.ts';
import { CONDITIONAL } from './conditionalSteps.ts';
import type { Flag, Machine } from './machine.ts';
import { add, constant, multiply, scale } from '../bounds/poly.ts';
import { addToByte, isByteOfMemory, moveByte, zeroExtend } from './byteSteps.ts';
import { addHalf, addToMemory, exchange, maskHalf, stepping } from './rareSteps.ts';
import { count, isByte, isHalf, knownModulo, register, type Step } from './stepOperands.ts';
import {
  ONE_WORD,
  WORD_BITS,
  ZERO_WORD,
  and as andWords,
  bitOf,
  complement,
  difference,
  joined,
  opposite,
  or as orWords,
  reversedBytes,
  rotated,
  shiftedLeft,
  shiftedRight,
  shiftedSigned,
  xor as xorWords,
} from './words.ts';

/** Executes one instruction. Throws `NeedsValue`, or `unsupported` with its place. */
export function step(machine: Machine, { mnemonic, operands, place, text, returnTo }: AsmInstruction): void {
  try {
    if (returnTo !== undefined) return (mnemonic === 'call' ? call : goBack)(machine, returnTo);
    const run = STEPS.get(mnemonic);
    if (run === undefined) throw new Failure('unsupported', `the checker has no ${mnemonic}`);
    run(machine, operands);
  } catch (error) {
    if (!(error instanceof Failure) || error.detail.where !== undefined) throw error;
    throw new Failure(error.kind, error.message, { ...error.detail, where: `${place}: ${text}` });
  }
}

/** Sets `to` to a word by an operation on the words of both operands. */
const binary =
  (run: (machine: Machine, a: Word, b: Word) => Word): Step =>
  (machine, [to, from]) => {
    const d = register(to);
    machine.setWord(d, run(machine, machine.wordIn(d), machine.readWord(from)));
  };

/** The same for operations that set the flags as `and` does. */
const logic = (run: (machine: Machine, a: Word, b: Word) => Word): Step =>
  binary((machine, a, b) => {
    const word = run(machine, a, b);
    machine.setFlags(ZERO_WORD, ZERO_WORD, word);
    return word;
  });

const EXACT = 1n << 63n;

const addition =
  (withCarry: boolean): Step =>
  (machine, [to, from]) => {
    if (isByte(to) || isByteOfMemory(to)) return addToByte(machine, to, from, withCarry);
    if (withCarry && isHalf(to)) return addHalf(machine, to, from);
    if (to.kind === 'memory') return addToMemory(machine, to, from, withCarry);
    const d = register(to);
    const carry = withCarry ? machine.flag('carry') : ZERO_WORD;
    if (!withCarry && machine.movePointer(d, d, machine.distanceOf(from))) return machine.setFlags(null, null, null);
    const [a, b] = [machine.wordIn(d), machine.readWord(from)];
    const { quotient, remainder, max } = sum(machine, a, b, carry);
    machine.setWord(d, remainder);
    machine.setFlags(quotient, max < EXACT ? ZERO_WORD : null, remainder);
  };

function sum(machine: Machine, a: Word, b: Word, carry: Word): { quotient: Word; remainder: Word; max: bigint } {
  const max = a.max + b.max + carry.max;
  const parts = [a.poly, b.poly, carry.poly];
  return { ...machine.cut(WORD_BITS, parts.reduce(add), max, parts), max };
}

const additionBy =
  (flag: Flag): Step =>
  (machine, [to, from]) => {
    const d = register(to);
    const { quotient, remainder } = sum(machine, machine.wordIn(d), machine.readWord(from), machine.flag(flag));
    machine.setWord(d, remainder);
    machine.setFlag(flag, quotient);
  };

const subtraction =
  (withBorrow: boolean): Step =>
  (machine, [to, from]) => {
    if (withBorrow && isHalf(to)) return maskHalf(machine, to, from);
    const d = register(to);
    const borrow = withBorrow ? machine.flag('carry') : ZERO_WORD;
    const distance = withBorrow ? null : machine.distanceOf(from);
    if (distance !== null && machine.movePointer(d, d, -distance)) return machine.setFlags(null, null, null);
    machine.setWord(d, subtracted(machine, machine.wordIn(d), machine.readWord(from), borrow));
  };

/** a - b - borrow; sets the flags. */
function subtracted(machine: Machine, a: Word, b: Word, borrow: Word): Word {
  const { word, borrow: taken } = difference(machine.cut, a, b, borrow);
  machine.setFlags(taken, null, word);
  return word;
}

function product(machine: Machine, left: Word, right: Word): { readonly low: Word; readonly high: Word } {
  const [a, b] = machine.factors(left, right);
  const { quotient, remainder } = machine.cut(WORD_BITS, multiply(a.poly, b.poly), a.max * b.max);
  return { low: remainder, high: quotient };
}

const imul: Step = (machine, [to, from, by]) => {
  const d = register(to);
  const a = by === undefined ? machine.wordIn(d) : machine.readWord(from);
  machine.setWord(d, product(machine, a, machine.readWord(by ?? from)).low);
  machine.setFlags(null, null, null);
};

/** A shift by a constant; without one, by 1. */
const shift =
  (run: (machine: Machine, a: Word, bits: number) => Word): Step =>
  (machine, [to, by]) => {
    const d = register(to);
    machine.setWord(d, run(machine, machine.wordIn(d), by === undefined ? 1 : count(by)));
    machine.setFlags(null, null, null);
  };

const doubleShift =
  (run: (machine: Machine, to: Word, from: Word, bits: number) => Word): Step =>
  (machine, [to, from, by]) => {
    const d = register(to);
    machine.setWord(d, run(machine, machine.wordIn(d), machine.wordIn(register(from)), count(by)));
    machine.setFlags(null, null, null);
  };

/** By what a register holds, whose lowest bits must be known. */
const shiftBy =
  (run: (machine: Machine, a: Word, bits: number) => Word): Step =>
  (machine, [to, from, by]) => {
    const bits = knownModulo(machine, machine.wordIn(register(by)), BigInt(WORD_BITS));
    machine.setWord(register(to), run(machine, machine.readWord(from), bits));
  };

const zeroHighBits: Step = (machine, [to, from, by]) => {
  const bits = knownModulo(machine, machine.wordIn(register(by)), 256n);
  if (bits >= WORD_BITS) throw new Failure('unsupported', 'bzhi that leaves all bits');
  const a = machine.readWord(from);
  const word = machine.cut(bits, a.poly, a.max).remainder;
  machine.setWord(register(to), word);
  machine.setFlags(ZERO_WORD, ZERO_WORD, word);
};

const lea: Step = (machine, [to, from]) => {
  if (from.kind !== 'memory') throw new Failure('unsupported', 'lea of what is no address');
  if (from.symbol !== null) return setCodeAddress(machine, register(to), from);
  const { base, index, scale: factor, displacement } = from;
  const d = register(to);
  if (base !== null && index === null && machine.movePointer(d, base, Number(displacement))) return;
  const a = base === null ? ZERO_WORD : machine.wordIn(base);
  const b = index === null ? ZERO_WORD : machine.wordIn(index);
  const [n, distance] = [BigInt(factor), BigInt.asUintN(WORD_BITS, displacement)];
  const p = add(add(a.poly, scale(b.poly, n)), constant(distance));
  machine.setWord(d, machine.cut(WORD_BITS, p, a.max + n * b.max + distance).remainder);
};

const move: Step = (machine, [to, from]) => {
  if (isByte(from) || isByte(to)) return moveByte(machine, to, from);
  if (to.kind === 'memory') return machine.store(to, machine.contentOf(register(from)));
  const d = register(to, to.kind === 'register' && to.width === 32 ? 32 : WORD_BITS);
  const isNarrow = to.kind === 'register' && to.width === 32;
  if (!isNarrow) return machine.setContent(d, machine.read(from));
  if (from.kind === 'immediate') return machine.setWord(d, constantWord(BigInt.asUintN(32, from.value)));
  const a = machine.wordIn(register(from, 32));
  machine.setWord(d, machine.cut(32, a.poly, a.max).remainder);
};

const exclusiveOr: Step = (machine, [to, from]) => {
  if (to.kind === 'register' && from.kind === 'register' && to.index === from.index && to.file === 'general') {
    machine.setWord(to.index, ZERO_WORD);
    return machine.setFlags(ZERO_WORD, ZERO_WORD, ZERO_WORD);
  }
  XOR(machine, [to, from]);
};
const XOR = logic((machine, a, b) => xorWords(machine.context, a, b));

const bitTest =
  (isReset: boolean): Step =>
  (machine, [of, position]) => {
    const d = of.kind === 'register' ? registerIndex(of) : register(of);
    if (position.kind !== 'immediate' || position.value < 0n || position.value > 63n)
      throw new Failure('unsupported', 'a bit at no constant position');
    const { bit, rest } = bitOf(machine.cut, machine.wordIn(d), Number(position.value));
    if (isReset) machine.setWord(d, rest);
    machine.setFlags(bit, null, null);
  };

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ...CONDITIONAL,
  ['mov', move],
  ['movq', move],
  ['movabs', move],
  ['movzx', zeroExtend],
  [
    'mulx',
    (machine, [high, low, from]) => {
      const made = product(machine, machine.wordIn(RDX), machine.readWord(from));
      machine.setWord(register(low), made.low);
      machine.setWord(register(high), made.high);
    },
  ],
  [
    'mul',
    (machine, [from]) => {
      const { low, high } = product(machine, machine.wordIn(RAX), machine.readWord(from));
      machine.setWord(RAX, low);
      machine.setWord(RDX, high);
      machine.setFlags(null, null, null);
    },
  ],
  ['imul', imul],
  ['inc', stepping(1n)],
  ['dec', stepping(-1n)],
  ['xchg', exchange],
  ['add', addition(false)],
  ['adc', addition(true)],
  ['adcx', additionBy('carry')],
  ['adox', additionBy('overflow')],
  ['sub', subtraction(false)],
  ['sbb', subtraction(true)],
  ['cmp', (machine, [a, b]) => void subtracted(machine, machine.readWord(a), machine.readWord(b), ZERO_WORD)],
  [
    'neg',
    (machine, [to]) => {
      const d = register(to);
      machine.setWord(d, subtracted(machine, ZERO_WORD, machine.wordIn(d), ZERO_WORD));
    },
  ],
  ['not', (machine, [to]) => machine.setWord(register(to), complement(machine.wordIn(register(to))))],
  ['and', logic((machine, a, b) => andWords(machine.cut, machine, a, b))],
  ['or', logic((machine, a, b) => orWords(machine.context, a, b))],
  ['xor', exclusiveOr],
  [
    'test',
    (machine, [a, b]) => {
      const word = machine.readWord(a);
      const isSame = a.kind === 'register' && b.kind === 'register' && a.index === b.index && !isByte(a);
      machine.setFlags(ZERO_WORD, ZERO_WORD, isSame ? word : null);
    },
  ],
  ['shl', shift((machine, a, bits) => shiftedLeft(machine.cut, a, bits))],
  ['shr', shift((machine, a, bits) => shiftedRight(machine.cut, a, bits))],
  ['sar', shift((machine, a, bits) => shiftedSigned(machine.cut, a, bits))],
  ['ror', shift((machine, a, bits) => rotated(machine.cut, a, bits))],
  ['shld', doubleShift((machine, to, from, bits) => joined(machine.cut, to, from, bits))],
  ['shrd', doubleShift((machine, to, from, bits) => joined(machine.cut, from, to, WORD_BITS - bits))],
  ['shlx', shiftBy((machine, a, bits) => shiftedLeft(machine.cut, a, bits))],
  ['shrx', shiftBy((machine, a, bits) => shiftedRight(machine.cut, a, bits))],
  ['sarx', shiftBy((machine, a, bits) => shiftedSigned(machine.cut, a, bits))],
  [
    'rorx',
    (machine, [to, from, by]) => machine.setWord(register(to), rotated(machine.cut, machine.readWord(from), count(by))),
  ],
  ['bzhi', zeroHighBits],
  ['lea', lea],
  ['bt', bitTest(false)],
  ['btr', bitTest(true)],
  [
    'bswap',
    (machine, [to]) => {
      const d = register(to);
      machine.setWord(d, reversedBytes(machine.cut, machine.wordIn(d)));
    },
  ],
  [
    'movbe',
    (machine, [to, from]) => {
      const isStore = to.kind === 'memory';
      const word = reversedBytes(machine.cut, isStore ? machine.wordIn(register(from)) : machine.readWord(from));
      if (isStore) machine.store(to, { kind: 'word', word });
      else machine.setWord(register(to), word);
    },
  ],
  ['clc', (machine) => machine.setFlag('carry', ZERO_WORD)],
  ['stc', (machine) => machine.setFlag('carry', ONE_WORD)],
  ['cmc', (machine) => machine.setFlag('carry', opposite(machine.flag('carry')))],
  ['nop', () => {}],
  ['endbr64', () => {}],
  ['push', (machine, [from]) => machine.push(machine.contentOf(register(from)))],
  ['pop', (machine, [to]) => machine.pop(register(to))],
]);
