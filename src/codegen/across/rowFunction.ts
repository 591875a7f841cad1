/** Functions on rows as text for the GNU assembler, around the lines of what they compute. */
import type { Mask } from '../../ir/across/rows.ts';
import { fillSkeleton, readSkeleton } from '../encoder/skeleton.ts';

export const ROW_BYTES = 32;

export const maskLines = (k: number, mask: Mask): string[] => [`mov eax, ${mask}`, `kmovb k${k}, eax`];

/** The label of the constants of a function. */
export const constantLabel = (symbol: string): string => `.L${symbol}_c`;

interface RowFunction {
  readonly symbol: string;
  readonly body: readonly string[];
  /** Words of constant rows. */
  readonly constants: readonly (readonly bigint[])[];
  /** Of another entry, whose end runs into this one. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

export const rowFunction = ({ symbol, body, constants, before = [], after = [] }: RowFunction): string =>
  fillSkeleton(readSkeleton('across.S'), {
    symbol,
    body,
    constants: constants.map((words) => `.quad ${words.join(', ')}`),
    before,
    after,
  });

/** Lines on a state of so many rows in the first registers, with what brings it there and from there. */
export function onState(rows: number, lines: readonly string[]): string[] {
  const each = (text: (ymm: string, at: number) => string): string[] =>
    Array.from({ length: rows }, (_, k) => text(`ymm${k}`, ROW_BYTES * k));
  return [
    ...each((ymm, at) => `vmovdqu64 ${ymm}, ymmword ptr [rsi+${at}]`),
    ...lines,
    ...each((ymm, at) => `vmovdqu64 ymmword ptr [rdi+${at}], ${ymm}`),
  ];
}

/** Lines that are repeated until `counter`, which they leave alone, is zero. */
export const repeated = (symbol: string, counter: string, lines: readonly string[]): string[] => [
  '.p2align 6',
  `.L${symbol}_next:`,
  ...lines,
  `sub ${counter}, 1`,
  `jnz .L${symbol}_next`,
];

/** Lines with so many rows on the stack. */
export function withSlots(slots: number, lines: readonly string[]): readonly string[] {
  const bytes = ROW_BYTES * slots;
  if (bytes === 0) return lines;
  return [
    `sub rsp, ${bytes}`,
    `.cfi_adjust_cfa_offset ${bytes}`,
    ...lines,
    `add rsp, ${bytes}`,
    `.cfi_adjust_cfa_offset -${bytes}`,
  ];
}
