import { describe, expect, it } from 'vitest';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import { EncodedCode } from '../../../src/codegen/encoder/encodedCode.ts';
import { nasmInstruction, nasmLines } from '../../../src/codegen/encoder/assemblyText.ts';
import { seeded } from '../../../src/base/rng.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { P_POOL } from '../../../src/codegen/candidate/candidate.ts';
import { formNamed } from '../../../src/codegen/x86/forms.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { programOfAllForms } from './randomProgram.ts';
import { irFixtures, TEMPLATES, walk } from '../lowering/mutants.ts';

const SEED = 3;

function codeOf(program: Program): Uint8Array {
  const bytes = new Uint8Array(16 * program.count + 8 * program.pool.length + 64);
  return bytes.subarray(0, encode(program, bytes, 0));
}

describe('encoded programs, read back', () => {
  it.each(['25519-mul-loose', 'secp256k1-square-loose'])(
    '%s: codes give the lines that were encoded, constants included; others give nothing',
    (name) => {
      const fn = irFixtures().find((f) => f.name === name)?.fn;
      if (fn === undefined) throw new Error(`no fixture ${name}`);
      const problem = buildProblem(fn);
      const lowerer = new Lowerer(problem, TEMPLATES);
      const program = new Program();
      const encoded = new EncodedCode({ instruction: (one) => nasmInstruction(one, 0), constants: (pool) => pool });
      const rng = seeded(SEED, name);
      let withPool = 0;
      for (const candidate of walk(problem, rng.fork('walk'), 60)) {
        candidate.params[P_POOL] = rng.below(2);
        if (!lowerer.lower(candidate, program)) continue;
        const code = codeOf(program);
        const text = { instructions: nasmLines(program), constants: program.pool };
        expect(encoded.read(code), `seed ${SEED}`).toEqual(text);
        withPool += program.pool.length > 0 ? 1 : 0;
        expect(encoded.read(code.subarray(0, code.length - 1)), 'a byte is missing').toBeNull();
        expect(encoded.read(Uint8Array.of(0x06, ...code)), 'no instruction').toBeNull();
      }
      expect(withPool).toBeGreaterThan(5);
    },
  );

  it('a changed byte never gives the same text', () => {
    const fn = irFixtures().find((f) => f.name === '25519-mul-loose')?.fn;
    if (fn === undefined) throw new Error('no fixture');
    const problem = buildProblem(fn);
    const lowerer = new Lowerer(problem, TEMPLATES);
    const program = new Program();
    const encoded = new EncodedCode({ instruction: (one) => nasmInstruction(one, 0), constants: (pool) => pool });
    const rng = seeded(SEED, 'changed');
    expect([...walk(problem, rng.fork('walk'), 20)].some((candidate) => lowerer.lower(candidate, program))).toBe(true);
    const code = codeOf(program);
    const text = encoded.read(code);
    for (let at = 0; at < code.length; at++) {
      const changed = code.slice();
      changed[at] ^= 1 << rng.below(8);
      expect(encoded.read(changed), `seed ${SEED}, byte ${at}`).not.toEqual(text);
    }
  });

  it('knows all forms', () => {
    const program = programOfAllForms(seeded(SEED), 12, (form) => form.mnemonic !== 'ret');
    const encoded = new EncodedCode({ instruction: (one) => nasmInstruction(one, 0), constants: (pool) => pool });
    program.emit(formNamed('ret'));
    // An exchange with the accumulator has the same bytes either way; it is read with the accumulator first.
    const instructions = nasmLines(program).map((line) => line.replace(/^xchg (\w+), ([re]ax)$/, 'xchg $2, $1'));
    expect(encoded.read(codeOf(program))).toEqual({ instructions, constants: program.pool });
  });
});
