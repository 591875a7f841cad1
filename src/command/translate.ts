import { translateGas } from '../asm/translate/translateGas.ts';
import { writeAtomically } from '../store/writeAtomically.ts';
import type { CommandSpec } from './line/commandSpec.ts';
import { demandOut } from './optimize/demandPlaces.ts';
import { readInput } from '../host/readInput.ts';

/** GNU assembler text, as compilers print it, to NASM. */
export const translateCommand: CommandSpec = {
  name: 'translate',
  summary: 'translate GNU assembler text (AT&T or Intel) to NASM',
  operands: [{ name: '<file>', description: 'GNU assembler text, AT&T or Intel, as compilers print it' }],
  options: [{ flags: '--out <file>', description: 'write to a file' }],
  async run({ out }, io, [file]) {
    const path = out === undefined ? null : demandOut(String(out), io);
    const text = translateGas(readInput(String(file), io), String(file));
    if (path === null) io.out(text.trimEnd());
    else writeAtomically(path, text);
  },
};
