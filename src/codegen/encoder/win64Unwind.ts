/** What Windows' unwinder is told of a prologue (Microsoft, x64 exception handling: UNWIND_INFO). */
import { registerName } from '../x86/registers.ts';
import { instructionEnds } from './instructionBytes.ts';
import type { Reframed, UnwindStep } from './reframe.ts';

/** What an assembler calls the steps. */
type StepNames = Readonly<Record<UnwindStep['kind'], string>>;

export const GNU_STEPS: StepNames = { push: '.seh_pushreg', allocate: '.seh_stackalloc', saveVector: '.seh_savexmm' };
export const MASM_STEPS: StepNames = { push: '.pushreg', allocate: '.allocstack', saveVector: '.savexmm128' };

/** E.g. `.seh_pushreg rdi`. */
function stepText(step: UnwindStep, names: StepNames): string {
  switch (step.kind) {
    case 'push':
      return `${names.push} ${registerName(step.register)}`;
    case 'allocate':
      return `${names.allocate} ${step.bytes}`;
    case 'saveVector':
      return `${names.saveVector} ${registerName(step.register, 128)}, ${step.offset}`;
  }
}

/** The directives that follow each instruction; `end` closes the prologue. */
export function unwindDirectives({ program, unwind }: Reframed, names: StepNames, end: string): string[][] {
  return Array.from({ length: program.count }, (_, i) => [
    ...(i < unwind.length ? [stepText(unwind[i], names)] : []),
    ...(i === unwind.length - 1 ? [end] : []),
  ]);
}

/** Lines of NASM that define UNWIND_INFO: version 1, no handler, no frame register. */
export function unwindInfo({ program, unwind }: Reframed): string[] {
  const ends = instructionEnds(program);
  const codes = unwind.map((step, i) => codeOf(step, ends[i])).reverse();
  const slots = codes.reduce((sum, { slots: n }) => sum + n, 0);
  return [
    `db      1, ${ends[unwind.length - 1] ?? 0}, ${slots}, 0`,
    ...codes.map(({ text }) => text),
    ...(slots % 2 === 1 ? ['dw      0'] : []),
  ];
}

const PUSH_NONVOL = 0;
const ALLOC_LARGE = 1;
const ALLOC_SMALL = 2;
const SAVE_XMM128 = 8;
/** The most that ALLOC_SMALL can say. */
const MAX_SMALL = 128;

function codeOf(step: UnwindStep, end: number): { text: string; slots: number } {
  const code = (operation: number, info: number, comment: string, ...words: number[]) => {
    const bytes = [end, operation | (info << 4), ...words.flatMap((word) => [word & 0xff, word >> 8])];
    return { text: `db      ${bytes.join(', ')}  ; ${comment}`, slots: 1 + words.length };
  };
  switch (step.kind) {
    case 'push':
      return code(PUSH_NONVOL, step.register, `push ${registerName(step.register)}`);
    case 'allocate':
      return step.bytes <= MAX_SMALL
        ? code(ALLOC_SMALL, step.bytes / 8 - 1, `room of ${step.bytes} bytes`)
        : code(ALLOC_LARGE, 0, `room of ${step.bytes} bytes`, step.bytes / 8);
    case 'saveVector':
      return code(
        SAVE_XMM128,
        step.register,
        `${registerName(step.register, 128)} at rsp+${step.offset}`,
        step.offset / 16,
      );
  }
}
