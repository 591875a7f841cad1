/** Source files of one function for Windows: GNU assembler, NASM, MASM, each with unwind data. */
import { blockComment, checkedHeader, checkedSymbol, type FileOptions } from './file.ts';
import { gasLines, gasPool } from './gas.ts';
import { masmLines, masmPool } from './masm.ts';
import { nasmLines, nasmPool } from './nasm.ts';
import type { Reframed } from './reframe.ts';
import { annotated, GAS_COMMENTS, NASM_COMMENTS } from './remarks.ts';
import { fillSkeleton, readSkeleton } from './skeleton.ts';
import { GNU_STEPS, MASM_STEPS, unwindDirectives, unwindInfo } from './win64Unwind.ts';

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
