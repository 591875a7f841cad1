/** Machine program as MASM text (ml64): Intel syntax with numbers such as 038h and constants addressed by their names. */
import type { Program } from '../x86/program.ts';
import { gasLines, gasPool } from './gas.ts';

/** The instructions. Constant k is addressed through the name `<prefix>k`, which `masmPool` defines. */
export const masmLines = (program: Program, prefix: string): string[] =>
  gasLines(program, 'intel', prefix, 'llvm').map((line) =>
    withMasmNumbers(withNamedConstant(line.replace(/^movabs /, 'mov '), prefix)),
  );

/** Only with its size is a name in brackets an address relative to rip. */
const withNamedConstant = (line: string, prefix: string): string =>
  line.replace(`ptr [rip+${prefix}`, `ptr [${prefix}`).replace(`[rip+${prefix}`, `qword ptr [${prefix}`);

/** The constant pool that follows the code; no line when there are no constants. */
export const masmPool = (program: Program, prefix: string): string[] =>
  gasPool(program, prefix).map((line) =>
    withMasmNumbers(line.startsWith('.balign') ? 'ALIGN   8' : line.replace(': .quad', ' dq')),
  );

/** Hexadecimal begins with a digit and ends with h. */
const withMasmNumbers = (line: string): string => line.replace(/\b0x([0-9a-f]+)/g, '0$1h');
