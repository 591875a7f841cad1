/** Operands of 8 bits, as coq/Symbolic.v has them (`symbolic_step`): flags that are kept as bytes and restored. */
import type { AsmMemory, AsmOperand } from '../../prover/listing/listing.ts';
import { Failure } from '../../base/errors.ts';
import { registerIndex } from './entryUnknowns.ts';
import type { Machine } from './machine.ts';
import { add, constant, scale } from '../bounds/poly.ts';
import { isByte, register } from './stepOperands.ts';
import { constantWord, type Word } from '../facts/context.ts';
import { limited, ZERO_WORD } from './words.ts';

const BYTE_BITS = 8;
const BYTE = 1n << 8n;
const SIGN = BYTE / 2n;

export const isByteOfMemory = (operand: AsmOperand): operand is AsmMemory & { readonly width: 8 } =>
  operand.kind === 'memory' && operand.width === BYTE_BITS;

/** The lowest byte of a register. */
const lowestByte = (machine: Machine, r: number): Word => {
  const a = machine.wordIn(r);
  return machine.cut(BYTE_BITS, a.poly, a.max).remainder;
};

/** A word of its upper bits and another lowest byte. */
export const withByte = (upper: Word, byte: Word): Word =>
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
export function addToByte(machine: Machine, to: AsmOperand, from: AsmOperand, carries: boolean): void {
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
export function moveByte(machine: Machine, to: AsmOperand, from: AsmOperand): void {
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
export function zeroExtend(machine: Machine, [to, from]: readonly AsmOperand[]): void {
  if (to.kind !== 'register' || !(isByte(from) || isByteOfMemory(from)))
    throw new Failure('unsupported', 'movzx of more than a byte, or to memory');
  machine.setWord(registerIndex(to), isByte(from) ? lowestByte(machine, registerIndex(from)) : machine.readByte(from));
}
