/** Programs of ours as a whole, as text and as the proof engine takes code. */
import { nasmLines, nasmPool } from '../../src/codegen/encoder/assemblyText.ts';
import type { Program } from '../../src/codegen/x86/program.ts';
import type { Listing } from '../../src/prover/listing/listing.ts';
import { labelled, programInstruction } from '../../src/search/tuning/programListing.ts';

/** A label, the instructions, the constants. */
export const listingText = (program: Program, name: string): string =>
  [`${name}:`, ...nasmLines(program), ...nasmPool(program), ''].join('\n');

export const programListing = (program: Program, name: string): Listing => ({
  name,
  instructions: Array.from({ length: program.count }, (_, i) => programInstruction(program, i)),
  constants: labelled(program.pool),
});
