import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { distinctMode } from '../../src/ir/contract/domain.ts';
import { Algebra } from '../../src/prover/algebra/algebra.ts';
import { evaluatorAt } from '../../src/prover/algebra/evaluate.ts';
import { PORTFOLIO } from '../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../src/prover/algebra/words.ts';
import { specCheck } from '../../src/prover/inputs/againstSpec.ts';
import { inputValues } from '../../src/prover/proof/counterexample.ts';
import { testAgainst, workerRunner } from '../../src/bench/testing/differential.ts';
import { proveAsm } from './listing/proveAsm.ts';
import { executeIr, inputPolys } from '../../src/prover/proof/irExecutor.ts';
import { drawBatch, tupleOf, type VectorBatch } from '../../src/prover/inputs/vectors.ts';
import { signatureOf } from '../../src/prover/inputs/runner.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { mutateAsm, mutateIr } from './mutants.ts';
import { assembleNasm } from './nativeCode.ts';
import { naiveCode } from './naiveCode.ts';
import { fixture } from './sampleFunctions.ts';
import { openWorker } from '../openWorker.ts';

const SEED = 31;
/** With another product, whose proofs take as long as all others, in the long tests. */
const MORE = process.env['FIELDWRIGHT_LONG'] === '1' ? ['25519-mul-loose'] : [];
const NAMES = [...MORE, '25519-add', '25519-sub', 'poly1305-mul', 'secp256k1-add'];
const functions = NAMES.map((name) => ({ ...fixture(name), aliasing: 'none' as const }));

/** Inputs of `fn` and what its body makes of them, by polynomial evaluation. */
function vectorsOf(fn: IrFunction, count: number): VectorBatch {
  const words = new Words(new Algebra(), PORTFOLIO[0]);
  const mode = distinctMode(fn);
  const signature = signatureOf(fn);
  const rng = seeded(SEED, fn.name);
  const run = executeIr(words, fn, inputPolys(words, fn, mode));
  const inputs = drawBatch(fn, mode, rng, count, Math.floor(count / 2));
  const expected = new BigUint64Array(count * signature.outputWords);
  for (let i = 0; i < count; i++) {
    const valueAt = evaluatorAt(words.algebra, inputValues(fn, mode, tupleOf(fn, signature, inputs, i), rng));
    expected.set(run.outputs.flat().map(valueAt), i * signature.outputWords);
  }
  return { mode, count, inputs, expected };
}

const worker = await openWorker();

describe('single faults in assembly', () => {
  it.each(functions.map((fn) => [fn.name, fn] as const))(
    '%s: no mutant is proved that behaves differently',
    async (_, fn) => {
      const rng = seeded(SEED, `asm ${fn.name}`);
      const lines = (naiveCode(fn) ?? '').trim().split('\n');
      const vectors = vectorsOf(fn, 400);
      const kinds = { proved: 0, refuted: 0, undecided: 0 };
      for (let i = 0; i < 25; i++) {
        const mutant = mutateAsm(lines, rng);
        if (mutant === null) continue;
        const text = `${mutant.join('\n')}\n`;
        const verdict = proveAsm(text, fn);
        kinds[verdict.kind]++;
        const code = verdict.kind === 'proved' ? assembleNasm(text) : null;
        if (code === null) continue;
        const outcome = await testAgainst(workerRunner(worker), code, fn, [vectors]);
        expect(outcome.kind, `seed ${SEED} mutant ${i} of ${fn.name} was proved but differs:\n${text}`).toBe('passed');
      }
      expect(kinds.refuted, JSON.stringify(kinds)).toBeGreaterThan(kinds.proved);
    },
  );
});

describe('single faults in the word IR', () => {
  it.each(functions.map((fn) => [fn.name, fn] as const))(
    '%s: no mutant meets the specification but those that compute it',
    (_, fn) => {
      const rng = seeded(SEED, `ir ${fn.name}`);
      const check = specCheck(fn);
      const { inputWords, outputWords } = signatureOf(fn);
      const kinds = { proved: 0, refuted: 0, undecided: 0 };
      for (let i = 0; i < 10; i++) {
        const mutant = mutateIr(fn, rng);
        if (mutant === null) continue;
        const verdict = proveSpec(mutant);
        kinds[verdict.kind]++;
        if (verdict.kind !== 'proved') continue;
        const { inputs, expected, count } = vectorsOf(mutant, 300);
        for (let k = 0; k < count; k++)
          expect(
            check(inputs, k * inputWords, expected, k * outputWords),
            `seed ${SEED} mutant ${i} of ${fn.name}`,
          ).toBeNull();
      }
      expect(kinds.refuted, JSON.stringify(kinds)).toBeGreaterThan(kinds.proved);
    },
  );
});
