import type { Listing } from '../../../src/prover/listing/listing.ts';
import { parseListing } from './parseListing.ts';

/** NASM lines of a function: its instructions up to `ret`, and the constants that stand after it. */
export interface CodeLines {
  readonly instructions: readonly string[];
  readonly constants: readonly string[];
}

const instructionOf = remembered((line) => parseListing(`one:\n${line}\nret`).instructions[0]);
const constantsOf = remembered((text) => parseListing(`one:\nret\n${text}`).constants);

/** The lines as a listing in which what is equal is one object, as the search reads code. */
export const lineListing = ({ instructions, constants }: CodeLines): Listing => ({
  name: 'one',
  instructions: instructions.map(instructionOf),
  constants: constantsOf(constants.join('\n')),
});

function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}
