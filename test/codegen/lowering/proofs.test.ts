/**
 * Lowering and proof engine share no code; here they meet. What is lowered must be proved, or at least never refuted,
 * and what was damaged after it was lowered must not be proved unless the processor agrees that nothing has changed.
 */
import { describe, expect, test } from 'vitest';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { compile } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { testAgainst, workerRunner } from '../../../src/bench/testing/differential.ts';
import { proveAsm } from '../../prover/listing/proveAsm.ts';
import { buildVectors } from '../../../src/prover/inputs/vectors.ts';
import type { Verdict } from '../../../src/prover/proof/verdict.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { fixture } from '../../prover/sampleFunctions.ts';
import { INJECTIONS } from './injections.ts';
import { TEMPLATES, walk } from './mutants.ts';
import { randomFunction } from './randomFunction.ts';
import { openWorker } from '../../openWorker.ts';
import { listingText } from '../wholeProgram.ts';

const SEED = 20261121;
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const RANDOM = LONG ? 2000 : 40;
const CANDIDATES = LONG ? 40 : 2;
const DAMAGES = LONG ? 40 : 6;

const random = Array.from({ length: RANDOM }, (_, i) => ({
  ...randomFunction(seeded(SEED, `function ${i}`), `random${i}`),
  aliasing: 'none' as const,
}));
const fields = [
  '25519-add-loose',
  '25519-mul-loose',
  '25519-square',
  'poly1305-mul',
  'poly1305-sub',
  'secp256k1-add',
  'secp256k1-mul-loose',
].map(fixture);

const prove = (program: Program, fn: IrFunction): Verdict => proveAsm(listingText(program, fn.name), fn);

/** Some lowered candidates of `fn`, each a program of its own. */
function lowered(fn: IrFunction, count: number): Program[] {
  const problem = buildProblem(fn);
  const programs: Program[] = [];
  for (const target of TARGETS) {
    const lowerer = new Lowerer(problem, TEMPLATES, target);
    for (const candidate of walk(problem, seeded(SEED, `${fn.name} ${target.name}`), count)) {
      const program = new Program();
      if (lowerer.lower(candidate, program)) programs.push(program);
    }
  }
  return programs;
}

describe('lowered code', () => {
  test.each(fields.map((fn) => [fn.name, fn] as const))('%s is proved for every target', (_, fn) => {
    for (const [i, program] of lowered(fn, CANDIDATES).entries())
      expect(prove(program, fn), `seed ${SEED} program ${i}`).toMatchObject({ kind: 'proved' });
  });

  test('random functions are mostly proved and never refuted', () => {
    const kinds = { proved: 0, refuted: 0, undecided: 0 };
    for (const fn of random) {
      for (const [i, program] of lowered(fn, 1).entries()) {
        const verdict = prove(program, fn);
        kinds[verdict.kind]++;
        expect(verdict.kind, `seed ${SEED} ${fn.name} program ${i}`).not.toBe('refuted');
      }
    }
    expect(kinds.proved, JSON.stringify(kinds)).toBeGreaterThan(4 * kinds.undecided);
  });
});

const worker = await openWorker();

describe('damaged code', () => {
  const damaged = [...fields, ...random.slice(0, RANDOM / 2)];
  test('is not proved, unless the processor sees no difference', async () => {
    const kinds = { proved: 0, refuted: 0, undecided: 0 };
    for (const fn of damaged) {
      const [program] = lowered(fn, 1);
      const rng = seeded(SEED, `damage ${fn.name}`);
      if (program === undefined) continue;
      const batches = buildVectors(fn, compile(fn), { perMode: 300, rng: rng.fork('vectors') });
      for (let i = 0; i < DAMAGES; i++) {
        const { name, wrong } = damage(program, rng);
        if (wrong === null) continue;
        const verdict = prove(wrong, fn);
        kinds[verdict.kind]++;
        if (verdict.kind !== 'proved') continue;
        const outcome = await testAgainst(workerRunner(worker), bytesOf(wrong), fn, batches);
        expect(
          outcome.kind,
          `seed ${SEED} ${fn.name}, damage ${i} (${name}) was proved:\n${listingText(wrong, fn.name)}`,
        ).toBe('passed');
      }
    }
    expect(kinds.refuted, JSON.stringify(kinds)).toBeGreaterThan(kinds.proved + kinds.undecided);
  });
});

/** A copy with one random injection; null if it has nothing to damage. */
function damage(program: Program, rng: Rng): { name: string; wrong: Program | null } {
  const wrong = program.clone();
  const injection = INJECTIONS[rng.below(INJECTIONS.length)];
  return { name: injection.name, wrong: injection.apply(wrong, rng.below(wrong.count), rng) ? wrong : null };
}

function bytesOf(program: Program): Uint8Array {
  const buffer = new Uint8Array(16 * program.count + 8 * program.pool.length + 64);
  return buffer.slice(0, encode(program, buffer, 0));
}
