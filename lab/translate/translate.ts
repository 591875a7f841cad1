import { z } from 'zod';
import { translateGas } from './translateGas.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import { commandOf, place } from '../../src/base/options/option.ts';
import { requireOut } from '../../src/engine/optimize/requirePlaces.ts';
import { readInput } from '../../src/base/readInput.ts';

/** GNU assembler text, as compilers print it, to NASM. */
export const translateCommand = commandOf(
  z.object({ out: place('file', 'write to a file') }),
  ({ out }, io, [file]) => {
    const path = out === undefined ? null : requireOut(out, io);
    const translated = translateGas(readInput(String(file), io), String(file));
    if (path === null) io.out(translated.trimEnd());
    else writeAtomically(path, translated);
  },
  [{ name: '<file>', description: 'GNU assembler text, AT&T or Intel, as compilers print it' }],
);
