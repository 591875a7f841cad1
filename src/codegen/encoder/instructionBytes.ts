import { Program, STRIDE } from '../x86/program.ts';
import { encode, encoded } from './encode.ts';

/** More than the longest instruction needs. */
const ROOM = 32;

/** The bytes of each instruction, cut out of `code`, which must begin with what `encode` makes of the program. */
export function instructionBytes(program: Program, code: Uint8Array): Uint8Array[] {
  const single = new Program();
  const scratch = new Uint8Array(ROOM);
  single.count = 1;
  let at = 0;
  return Array.from({ length: program.count }, (_, i) => {
    single.data.set(program.data.subarray(i * STRIDE, (i + 1) * STRIDE));
    const start = at;
    at += encode(single, scratch, 0);
    return code.subarray(start, at);
  });
}

/** Offset behind each instruction. */
export function instructionEnds(program: Program): number[] {
  let end = 0;
  return instructionBytes(program, encoded(program)).map((bytes) => (end += bytes.length));
}
