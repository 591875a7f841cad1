import { resolve } from 'node:path';
import { translateGas } from '../asm/translate/translateGas.ts';
import { writeAtomically } from '../store/writeAtomically.ts';
import type { CommandSpec } from './commandSpec.ts';
import { readInput } from './readInput.ts';

/** GNU assembler text, as compilers print it, to NASM. */
export const translateCommand: CommandSpec = {
  name: 'translate',
  summary: 'translate GNU assembler text (AT&T or Intel) to NASM',
  operands: ['<file>'],
  options: [{ flags: '--out <file>', description: 'write to a file' }],
  async run({ out }, io, [file]) {
    const text = translateGas(readInput(String(file), io), String(file));
    if (out === undefined) io.out(text.trimEnd());
    else writeAtomically(resolve(io.cwd, String(out)), text);
  },
};
