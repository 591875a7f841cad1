/** Call-frame information as data, for NASM, which has no directives for it (DWARF 5, §6.4 and §7.24; LSB, .eh_frame). */
import { Failure } from '../../base/errors.ts';
import type { Program } from '../x86/program.ts';
import { registerName } from '../x86/registers.ts';
import { frameChanges, type FrameChange } from './callFrame.ts';
import { instructionEnds } from './instructionBytes.ts';

/** By hardware number (System V ABI, figure 3.36). */
const DWARF_NUMBERS = [0, 2, 1, 3, 7, 6, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15];
const FIRST_VECTOR = 17;

const DW_CFA_ADVANCE_LOC = 0x40;
const DW_CFA_ADVANCE_LOC1 = 0x02;
const DW_CFA_ADVANCE_LOC2 = 0x03;
const DW_CFA_OFFSET = 0x80;
const DW_CFA_RESTORE = 0xc0;
const DW_CFA_REGISTER = 0x09;
const DW_CFA_DEF_CFA_OFFSET = 0x0e;

/** Length of the common entry without its first word, and the distance from the second word of the other to it. */
const COMMON_LENGTH = 0x14;
const TO_COMMON = COMMON_LENGTH + 8;

/** The section .eh_frame of a function whose last byte is before `<symbol>.end`. Throws as `callFrame`. */
export function frameSection(program: Program, symbol: string): string[] {
  const steps = stepsOf(program);
  const bytes = 13 + steps.reduce((sum, step) => sum + step.length, 0);
  const padding = (8 - ((bytes + 4) % 8)) % 8;
  return [
    'section .eh_frame progbits alloc noexec nowrite align=8',
    // Version 1, pointers relative to themselves; rsp+8 is the frame address, below which the return address is.
    `dd      ${COMMON_LENGTH}, 0`,
    'db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0',
    `dd      ${bytes + padding}, ${TO_COMMON}`,
    `dd      ${symbol} - $`,
    `dd      ${symbol}.end - ${symbol}`,
    'db      0',
    ...steps.map((step) => `db      ${step.map((byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(', ')}`),
    ...(padding === 0 ? [] : [`times   ${padding} db 0`]),
  ];
}

/** The bytes of each place where something changes. */
function stepsOf(program: Program): number[][] {
  const ends = instructionEnds(program);
  let at = 0;
  return frameChanges(program).flatMap((changes, i) => {
    if (changes.length === 0) return [];
    const step = [...advance(ends[i] - at), ...changes.flatMap(bytesOf)];
    at = ends[i];
    return [step];
  });
}

const advance = (by: number): number[] =>
  by < 0x40
    ? [DW_CFA_ADVANCE_LOC | by]
    : by < 0x100
      ? [DW_CFA_ADVANCE_LOC1, by]
      : [DW_CFA_ADVANCE_LOC2, by & 0xff, by >> 8];

function bytesOf(change: FrameChange): number[] {
  switch (change.kind) {
    case 'depth':
      return [DW_CFA_DEF_CFA_OFFSET, ...uleb(change.depth)];
    case 'saved':
      return [DW_CFA_OFFSET | DWARF_NUMBERS[change.register], ...uleb(wordsOf(change))];
    case 'inVector':
      return [DW_CFA_REGISTER, DWARF_NUMBERS[change.register], FIRST_VECTOR + change.vector];
    case 'restored':
      return [DW_CFA_RESTORE | DWARF_NUMBERS[change.register]];
  }
}

/** Distance below the frame address in units of the common entry's. */
function wordsOf({ register, below }: Extract<FrameChange, { kind: 'saved' }>): number {
  if (below % 8 === 0) return below / 8;
  throw new Failure('unsupported', 'a register is saved where call-frame information cannot say it', {
    where: registerName(register),
    expected: 'a multiple of 8 bytes below the frame address',
    found: String(below),
  });
}

/** Unsigned LEB128. */
function uleb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...uleb(value >>> 7)];
}
