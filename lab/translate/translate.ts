import { translateGas } from './translateGas.ts';
import { writeAtomically } from '../../src/base/files/writeAtomically.ts';
import type { CommandSpec } from '../../src/base/options/commandSpec.ts';
import { requireOut } from '../../src/engine/optimize/requirePlaces.ts';
import { readInput } from '../../src/base/readInput.ts';

/** GNU assembler text, as compilers print it, to NASM. */
export const translateCommand: CommandSpec = {
  name: 'translate',
  summary: 'translate GNU assembler text (AT&T or Intel) to NASM',
  operands: [{ name: '<file>', description: 'GNU assembler text, AT&T or Intel, as compilers print it' }],
  options: [{ flags: '--out <file>', description: 'write to a file' }],
  async run({ out }, io, [file]) {
    const path = out === undefined ? null : requireOut(String(out), io);
    const text = translateGas(readInput(String(file), io), String(file));
    if (path === null) io.out(text.trimEnd());
    else writeAtomically(path, text);
  },
};
