import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import { EncodedCode } from '../../../src/codegen/encoder/encodedCode.ts';
import { seeded } from '../../../src/base/rng.ts';
import { prover } from '../../../src/search/tuning/proofThread.ts';
import { parse } from '../../../src/ir/parse.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import { programInstruction, labelled } from '../../../src/search/tuning/programListing.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { TEMPLATES, walk } from '../../codegen/lowering/mutants.ts';

const SEED = 4;
const COUNT = 12;
const functionText = readFileSync(new URL('../../fixtures/ir/poly1305-mul.ir', import.meta.url), 'utf8');

/** Codes of candidates of a random walk. */
function codes(): Uint8Array[] {
  const problem = buildProblem(parse(functionText));
  const lowerer = new Lowerer(problem, TEMPLATES, TARGETS[0]);
  const program = new Program();
  const made: Uint8Array[] = [];
  for (const candidate of walk(problem, seeded(SEED), 3 * COUNT)) {
    if (made.length === COUNT || !lowerer.lower(candidate, program)) continue;
    const bytes = new Uint8Array(16 * program.count + 8 * program.pool.length + 64);
    made.push(bytes.slice(0, encode(program, bytes, 0)));
  }
  return made;
}

describe('the thread that proves champions', () => {
  it('answers for each code', () => {
    const prove = prover({ functionText });
    for (const code of codes()) expect(prove(code).isShown, `seed ${SEED}`).toBe(true);
  });

  it('refuses what is no code', () => {
    expect(() => prover({ functionText })(Uint8Array.of(0x06))).toThrow('cannot be read back');
  });

  it('calls damaged code proved only where the ordinary proof does', () => {
    const [code] = codes();
    const fn = parse(functionText);
    const rng = seeded(SEED);
    const encoded = new EncodedCode({ instruction: programInstruction, constants: labelled });
    const prove = prover({ functionText });
    let open = 0;
    for (let at = rng.below(9); at < code.length; at += 9) {
      const damaged = code.map((byte, i) => (i === at ? byte ^ (1 << rng.below(8)) : byte));
      const read = encoded.read(damaged);
      if (read === null) continue;
      if (!prove(damaged).isShown) {
        open++;
        continue;
      }
      expect(proveListing({ ...read, name: fn.name }, fn).kind, `seed ${SEED}, byte ${at}`).toBe('proved');
    }
    expect(open, 'codes that can be read and are not shown right').toBeGreaterThan(3);
  });
});
