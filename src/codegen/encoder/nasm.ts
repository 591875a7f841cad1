/** Machine program as NASM text, one instruction or constant per line, canonical (see canonical.ts). */
import type { Program } from '../x86/program.ts';
import { registerName } from '../x86/registers.ts';
import { canonicalInstruction, type MemoryText, type TextOperand } from './canonical.ts';
import { hex } from '../../base/numberText.ts';
import { POOL_PADDING } from './encode.ts';

const SIZE: Readonly<Record<number, string>> = { 8: 'byte ', 32: 'dword ', 64: 'qword ' };

/** The instructions. Constants are addressed as `[rel .c0]`, labels that `nasmPool` defines. */
export const nasmLines = (program: Program): string[] =>
  Array.from({ length: program.count }, (_, i) => nasmInstruction(program, i));

/** A program as text, for studies and tests: a label, the instructions, the constants. */
export const listingText = (program: Program, name: string): string =>
  [`${name}:`, ...nasmLines(program), ...nasmPool(program), ''].join('\n');

/** Instruction `i` alone. */
export function nasmInstruction(program: Program, i: number): string {
  const { form, operands } = canonicalInstruction(program, i);
  return operands.length === 0 ? form.mnemonic : `${form.mnemonic} ${operands.map(operandText).join(', ')}`;
}

/** The constant pool that follows the code; no line when there are no constants. */
export function nasmPool(program: Program): string[] {
  if (program.pool.length === 0) return [];
  return [
    `align 8, db ${hex(POOL_PADDING)}`,
    ...program.pool.map((c, k) => `.c${k}: dq ${hex(BigInt.asUintN(64, c))}`),
  ];
}

function operandText(o: TextOperand): string {
  switch (o.kind) {
    case 'register':
      return registerName(o.number, o.width);
    case 'immediate':
      return hex(o.value);
    case 'constant':
      return `${SIZE[o.bits] ?? ''}[rel .c${o.index}]${broadcast(o)}`;
    case 'memory':
      return `${SIZE[o.bits] ?? ''}[${addressText(o)}]${broadcast(o)}`;
  }
}

/** How all assemblers write that a word of memory is read eight times. */
export const broadcast = ({ isBroadcast }: { readonly isBroadcast: boolean }): string => (isBroadcast ? '{1to8}' : '');

/** `rax+rcx*8-0x10`. */
export function addressText({ base, index, scale, disp }: MemoryText): string {
  const parts = [];
  if (base !== null) parts.push(registerName(base));
  if (index !== null) parts.push(scale === 1 ? registerName(index) : `${registerName(index)}*${scale}`);
  return parts.join('+') + displacement(disp);
}

/** `+0x8`, `-0x10` or nothing for 0: the displacement inside brackets. */
export const displacement = (n: number): string => (n === 0 ? '' : n < 0 ? hex(n) : `+${hex(n)}`);
