/** Source files of one function for Windows: GNU assembler, NASM, MASM, each with unwind data. */
import { blockComment, checkedHeader, checkedSymbol, type FileOptions } from './file.ts';
import { gasLines, gasPool, nasmLines, nasmPool, annotated, GAS_COMMENTS, NASM_COMMENTS } from './assemblyText.ts';
import type { Reframed, UnwindStep } from './reframe.ts';
import { fillSkeleton, readSkeleton } from './skeleton.ts';
import type { Program } from '../x86/program.ts';
import { registerName } from '../x86/registers.ts';
import { instructionEnds } from './encodedCode.ts';

/** GNU assembler source, for clang and mingw. */
export function win64GasFile(code: Reframed, { symbol, header, remarks }: FileOptions): string {
  const prefix = `.L${symbol}_c`;
  const instructions = annotated(gasLines(code.program, 'intel', prefix, 'llvm'), remarks, GAS_COMMENTS);
  const directives = unwindDirectives(code, GNU_STEPS, '.seh_endprologue');
  return fillSkeleton(readSkeleton('win64.S'), {
    symbol: checkedSymbol(symbol),
    header: blockComment(checkedHeader(header)),
    syntax: ['.intel_syntax noprefix'],
    body: instructions.flatMap((lines, i) => [...lines, ...directives[i]]),
    pool: gasPool(code.program, prefix),
  });
}

/** NASM source, for -f win64; unwind data are sections of their own. */
export function win64NasmFile(code: Reframed, { symbol, header, remarks }: FileOptions): string {
  return fillSkeleton(readSkeleton('win64.asm'), {
    symbol: checkedSymbol(symbol),
    header: checkedHeader(header),
    body: annotated(nasmLines(code.program), remarks, NASM_COMMENTS).flat(),
    pool: nasmPool(code.program),
    unwind: unwindInfo(code),
  });
}

/** MASM source, for ml64. */
export function win64MasmFile(code: Reframed, { symbol, header, remarks }: FileOptions): string {
  const prefix = `${symbol}_c`;
  const instructions = annotated(masmLines(code.program, prefix), remarks, NASM_COMMENTS);
  const directives = unwindDirectives(code, MASM_STEPS, '.endprolog');
  return fillSkeleton(readSkeleton('win64-masm.asm'), {
    symbol: checkedSymbol(symbol),
    header: checkedHeader(header),
    body: instructions.flatMap((lines, i) => [...lines, ...directives[i]]),
    pool: masmPool(code.program, prefix),
  });
}

/* Machine program as MASM text (ml64): Intel syntax with numbers such as 038h and constants addressed by name. */

/** The instructions. Constant k is addressed through the name `<prefix>k`, which `masmPool` defines. */
const masmLines = (program: Program, prefix: string): string[] =>
  gasLines(program, 'intel', prefix, 'llvm').map((line) =>
    withMasmNumbers(withNamedConstant(line.replace(/^movabs /, 'mov '), prefix)),
  );

/** Only with its size is a name in brackets an address relative to rip. */
const withNamedConstant = (line: string, prefix: string): string =>
  line.replace(`ptr [rip+${prefix}`, `ptr [${prefix}`).replace(`[rip+${prefix}`, `qword ptr [${prefix}`);

/** The constant pool that follows the code; no line when there are no constants. */
const masmPool = (program: Program, prefix: string): string[] =>
  gasPool(program, prefix).map((line) =>
    withMasmNumbers(line.startsWith('.balign') ? 'ALIGN   8' : line.replace(': .quad', ' dq')),
  );

/** Hexadecimal begins with a digit and ends with h. */
const withMasmNumbers = (line: string): string => line.replace(/\b0x([0-9a-f]+)/g, '0$1h');

/* What Windows' unwinder is told of a prologue (Microsoft, x64 exception handling: UNWIND_INFO). */

/** What an assembler calls the steps. */
type StepNames = Readonly<Record<UnwindStep['kind'], string>>;

const GNU_STEPS: StepNames = { push: '.seh_pushreg', allocate: '.seh_stackalloc', saveVector: '.seh_savexmm' };
const MASM_STEPS: StepNames = { push: '.pushreg', allocate: '.allocstack', saveVector: '.savexmm128' };

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
function unwindDirectives({ program, unwind }: Reframed, names: StepNames, end: string): string[][] {
  return Array.from({ length: program.count }, (_, i) => [
    ...(i < unwind.length ? [stepText(unwind[i], names)] : []),
    ...(i === unwind.length - 1 ? [end] : []),
  ]);
}

/** Lines of NASM that define UNWIND_INFO: version 1, no handler, no frame register. */
function unwindInfo({ program, unwind }: Reframed): string[] {
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
