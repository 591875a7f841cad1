import { expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { formNamed } from '../../../src/codegen/x86/forms.ts';
import { programOfAllForms } from '../../codegen/encoder/randomProgram.ts';
import { parseListing } from '../../prover/listing/parseListing.ts';
import { listingText } from '../../codegen/wholeProgram.ts';
import { programListing } from '../../../src/search/tuning/programListing.ts';

const SEED = 5;

it('every form is taken as its text reads', () => {
  const program = programOfAllForms(seeded(SEED), 12, (form) => form.mnemonic !== 'ret');
  program.emit(formNamed('ret'));
  const taken = programListing(program, 'f');
  const read = parseListing(listingText(program, 'f'));
  expect(taken.constants, `seed ${SEED}`).toEqual(read.constants);
  expect(taken.instructions.length).toBe(read.instructions.length);
  taken.instructions.forEach(({ mnemonic, operands, text }, i) => {
    const { mnemonic: name, operands: expected } = read.instructions[i];
    expect({ mnemonic, operands }, `seed ${SEED}: ${text}`).toEqual({ mnemonic: name, operands: expected });
  });
});
