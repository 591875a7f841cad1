import { nasmLines, nasmPool } from '../../src/codegen/encoder/assemblyText.ts';
import type { Program } from '../../src/codegen/x86/program.ts';

/** A program as text: a label, the instructions, the constants. */
export const listingText = (program: Program, name: string): string =>
  [`${name}:`, ...nasmLines(program), ...nasmPool(program), ''].join('\n');
