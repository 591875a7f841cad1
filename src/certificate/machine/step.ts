/** What each instruction does to the machine that the checker follows (coq/Symbolic.v, `symbolic_step`). */
import { Failure } from '../../base/errors.ts';
import type { AsmInstruction, AsmOperand, AsmMemory } from '../../prover/listing/listing.ts';
import { runMeaning } from '../../x86/meaning.ts';
import { conditionMeaning, scalarMeanings } from '../../x86/scalar.ts';
import { stateBit, constantWord, type Word } from '../facts/context.ts';
import { CheckedTarget, conditionWord, steppedOverflow, isByte, register, type Step } from './checkedDomain.ts';
import { call, goBack, type Machine } from './machine.ts';
import { ZERO_WORD, limited } from './words.ts';
import { registerIndex } from './entryUnknowns.ts';
import { add, constant, scale } from '../bounds/poly.ts';

/** Executes one instruction. Throws `NeedsValue`, or `unsupported` with its place. */
export function step(machine: Machine, { mnemonic, operands, place, text, returnTo }: AsmInstruction): void {
  try {
    if (returnTo !== undefined) return (mnemonic === 'call' ? call : goBack)(machine, returnTo);
    const special = operands.some((o) => isByte(o) || isByteOfMemory(o))
      ? OF_BYTES.get(mnemonic)
      : SPECIAL.get(mnemonic);
    if (special !== undefined) special(machine, operands);
    else if (mnemonic.startsWith('set')) setByte(machine, mnemonic, operands);
    else wholeWords(machine, mnemonic, operands);
  } catch (error) {
    if (!(error instanceof Failure) || error.detail.where !== undefined) throw error;
    throw new Failure(error.kind, error.message, { ...error.detail, where: `${place}: ${text}` });
  }
}

/** What the checker follows of words of 64 bits (and of few on half of one), and where the first may be memory. */
const FOLLOWED = new Set(
  (
    'mov mulx mul imul inc dec xchg add adc adcx adox sub sbb cmp neg not and or xor shl shr sar ror shld shrd shlx ' +
    'shrx sarx rorx bzhi lea bt btr bswap movbe clc stc cmc nop endbr64 push pop cmovb cmovae cmovo cmovno cmove cmovne'
  ).split(' '),
);
const OF_REGISTERS = /^(push|pop|xchg|shld|shrd)$/;
const TAKES_MEMORY = /^(mov|mul|add|adc|cmp|movbe)$/;

function wholeWords(machine: Machine, name: string, operands: readonly AsmOperand[]): void {
  const mnemonic = name === 'movq' || name === 'movabs' ? 'mov' : name;
  const meaning = scalarMeanings(mnemonic).find((m) => m.operandCount === operands.length);
  if (meaning === undefined || !FOLLOWED.has(mnemonic)) throw new Failure('unsupported', `the checker has no ${name}`);
  const [to, from] = operands;
  if (to?.kind === 'memory' && !TAKES_MEMORY.test(mnemonic)) register(to);
  const isStore = to?.kind === 'memory' && mnemonic.startsWith('mov');
  if (isStore || OF_REGISTERS.test(mnemonic)) for (const o of isStore ? [from] : [to, from ?? to]) register(o);
  const target = new CheckedTarget(machine, mnemonic);
  const before = mnemonic === 'inc' || mnemonic === 'dec' ? machine.wordIn(register(to)) : null;
  runMeaning(meaning, target, operands);
  target.forgetOthers(meaning.flags.writes);
  if (before !== null) machine.setFlag('overflow', steppedOverflow(machine, mnemonic, before));
}

/** Conditions as bytes. */
function setByte(machine: Machine, mnemonic: string, [to]: readonly AsmOperand[]): void {
  const condition = conditionMeaning(mnemonic.slice('set'.length));
  if (condition === undefined) throw new Failure('unsupported', `the checker has no ${mnemonic}`);
  const d = register(to, 8);
  const bit = conditionWord(machine, mnemonic, condition);
  // What is no unknown is known to be a bit by what it is a quotient of, of which less is known later.
  if (bit.poly.size > 2) stateBit(machine.context, bit.poly);
  const a = machine.wordIn(d);
  const { quotient } = machine.cut(8, a.poly, a.max);
  machine.setWord(d, withByte(quotient, bit));
}

/** Sets the zero flag if both are one register. */
const test: Step = (machine, [a, b]) => {
  const word = machine.readWord(a);
  const isSame = a.kind === 'register' && b.kind === 'register' && a.index === b.index && !isByte(a);
  machine.setFlags(ZERO_WORD, ZERO_WORD, isSame ? word : null);
};

const SPECIAL = new Map<string, Step>([['test', test]]);

const OF_BYTES = new Map<string, Step>([
  ['test', test],
  ['mov', (machine, [to, from]) => moveByte(machine, to, from)],
  ['movzx', zeroExtend],
  ['add', (machine, [to, from]) => addToByte(machine, to, from, false)],
  ['adc', (machine, [to, from]) => addToByte(machine, to, from, true)],
]);

/* Operands of 8 bits, as coq/Symbolic.v has them (`symbolic_step`): flags that are kept as bytes and restored. */

const BYTE_BITS = 8;
const BYTE = 1n << 8n;
const SIGN = BYTE / 2n;

const isByteOfMemory = (operand: AsmOperand): operand is AsmMemory & { readonly width: 8 } =>
  operand.kind === 'memory' && operand.width === BYTE_BITS;

/** The lowest byte of a register. */
const lowestByte = (machine: Machine, r: number): Word => {
  const a = machine.wordIn(r);
  return machine.cut(BYTE_BITS, a.poly, a.max).remainder;
};

/** A word of its upper bits and another lowest byte. */
const withByte = (upper: Word, byte: Word): Word =>
  limited(add(scale(upper.poly, BYTE), byte.poly), BYTE * upper.max + byte.max);

/** Adds a constant and a carry to a byte, and sets the flags: 127 moves a bit to OF. */
function sumOfBytes(machine: Machine, a: Word, by: bigint, carry: Word): Word {
  const n = BigInt.asUintN(BYTE_BITS, by);
  const parts = [a.poly, constant(n), carry.poly];
  const max = a.max + n + carry.max;
  const { quotient, remainder } = machine.cut(BYTE_BITS, parts.reduce(add), max);
  const isBitToOverflow = a.max <= 1n && n === SIGN - 1n && carry.max === 0n;
  const isExact = a.max < SIGN && a.max + BigInt.asIntN(BYTE_BITS, n) + carry.max < SIGN;
  machine.setFlags(quotient, isExact ? ZERO_WORD : isBitToOverflow ? a : null, remainder);
  return remainder;
}

/** `add` and `adc` of a byte and a constant. */
function addToByte(machine: Machine, to: AsmOperand, from: AsmOperand, carries: boolean): void {
  if (from.kind !== 'immediate') throw new Failure('unsupported', 'a sum of two bytes that vary');
  const carry = carries ? machine.flag('carry') : ZERO_WORD;
  if (isByteOfMemory(to)) {
    if (carries) throw new Failure('unsupported', 'adc to a byte of memory');
    const sum = sumOfBytes(machine, machine.readByte(to), from.value, carry);
    return machine.storeByte(to, sum);
  }
  const d = register(to, BYTE_BITS);
  const a = machine.wordIn(d);
  const { quotient, remainder } = machine.cut(BYTE_BITS, a.poly, a.max);
  machine.setWord(d, withByte(quotient, sumOfBytes(machine, remainder, from.value, carry)));
}

/** `mov` of a byte, from a register to another or to the stack, or of a constant to a register. */
function moveByte(machine: Machine, to: AsmOperand, from: AsmOperand): void {
  if (to.kind === 'memory') return machine.storeByte(to, lowestByte(machine, register(from, BYTE_BITS)));
  const d = register(to, BYTE_BITS);
  const a = machine.wordIn(d);
  const { quotient } = machine.cut(BYTE_BITS, a.poly, a.max);
  const byte =
    from.kind === 'immediate'
      ? constantWord(BigInt.asUintN(BYTE_BITS, from.value))
      : lowestByte(machine, register(from, BYTE_BITS));
  machine.setWord(d, withByte(quotient, byte));
}

/** `movzx` of a byte. */
function zeroExtend(machine: Machine, [to, from]: readonly AsmOperand[]): void {
  if (to.kind !== 'register' || !(isByte(from) || isByteOfMemory(from)))
    throw new Failure('unsupported', 'movzx of more than a byte, or to memory');
  machine.setWord(registerIndex(to), isByte(from) ? lowestByte(machine, registerIndex(from)) : machine.readByte(from));
}
