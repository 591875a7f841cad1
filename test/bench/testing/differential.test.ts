import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import { aliasModes } from '../../../src/ir/contract/domain.ts';
import { againstSpec } from '../../../src/prover/inputs/againstSpec.ts';
import { testAgainst, workerRunner } from '../../../src/bench/testing/differential.ts';
import { buildVectors, tupleOf } from '../../../src/prover/inputs/vectors.ts';
import { type Runner, signatureOf } from '../../../src/prover/inputs/runner.ts';
import { compileC } from '../../prover/nativeCode.ts';
import { fixture, mul25519InC } from '../../prover/sampleFunctions.ts';
import { openWorker } from '../../openWorker.ts';

const anyWord = { lower: 0n, upper: 2n ** 64n - 1n };
const loose = fixture('25519-mul-loose');
/** Results may be anything below 2^256. */
const fn = { ...loose, results: loose.results.map((r) => ({ ...r, bounds: r.bounds.map(() => anyWord) })) };
const SEED = 2024;
const NO_CODE = new Uint8Array(0);

/** Runs the word IR itself; `spoil` may change the results of a call. */
function interpreter(spoil: (outputs: bigint[], inputs: bigint[][]) => void = () => {}): Runner {
  return {
    async run(_code, f, _mode, inputs, count) {
      const signature = signatureOf(f);
      const words = new BigUint64Array(count * signature.outputWords);
      for (let i = 0; i < count; i++) {
        const tuple = tupleOf(f, signature, inputs, i);
        const outputs = evaluate(f, tuple).flat();
        spoil(outputs, tuple);
        words.set(outputs, i * signature.outputWords);
      }
      return { kind: 'outputs', words };
    },
  };
}

describe('aliasModes', () => {
  it('lists every allowed coincidence, distinct first', () => {
    expect(aliasModes(fn).map((m) => m.name)).toEqual([
      'distinct',
      'out1=arg2',
      'arg1=arg2',
      'out1=arg1',
      'out1=arg1=arg2',
    ]);
    expect(aliasModes({ ...fn, aliasing: 'none' }).map((m) => m.name)).toEqual(['distinct']);
  });

  it('leaves out those in which no words are within all bounds', () => {
    const [a, b] = fn.params;
    const large = (bounds: typeof a.bounds) => bounds.map(() => ({ lower: 5n, upper: 9n }));
    const small = (bounds: typeof a.bounds) => bounds.map(() => ({ lower: 0n, upper: 4n }));
    const apart = {
      ...fn,
      params: [
        { ...a, bounds: large(a.bounds) },
        { ...b, bounds: small(b.bounds) },
      ],
    };
    expect(aliasModes(apart).map((m) => m.name)).toEqual(['distinct', 'out1=arg2', 'out1=arg1']);
  });
});

describe('vectors', () => {
  const batches = buildVectors(fn, (inputs) => evaluate(fn, inputs), { perMode: 60, rng: seeded(SEED) });

  it('give shared arrays equal inputs', () => {
    const batch = batches.find((b) => b.mode.name === 'arg1=arg2');
    expect(batch).toBeDefined();
    for (let i = 0; i < 60; i++) {
      const [a, b] = tupleOf(fn, signatureOf(fn), batch?.inputs ?? new BigUint64Array(0), i);
      expect(a).toEqual(b);
    }
  });

  it('pass on the interpreter and catch one wrong word', async () => {
    expect(await testAgainst(interpreter(), NO_CODE, fn, batches)).toEqual({
      kind: 'passed',
      calls: 60 * batches.length,
    });
    const spoiled = interpreter((outputs, [a]) => {
      if (a[0] === 0n) outputs[3] ^= 1n;
    });
    expect((await testAgainst(spoiled, NO_CODE, fn, batches)).kind).toBe('failed');
  });
});

describe('againstSpec', () => {
  it('accepts the interpreter and any congruent result', async () => {
    const rng = seeded(SEED);
    expect((await againstSpec(interpreter(), NO_CODE, fn, { calls: 2000, rng })).kind).toBe('passed');
  });

  it('sees a result that is not congruent, and one that is not reduced', async () => {
    const offByOne = interpreter((outputs, [a, b]) => {
      if (a[3] > b[3] && b[3] === 0n) outputs[0] ^= 1n;
    });
    const wrong = await againstSpec(offByOne, NO_CODE, fn, { calls: 2000, rng: seeded(SEED) });
    expect(wrong.kind === 'failed' && wrong.failure.expected).toMatch(/mod p/);
    const spec = fn.spec && { ...fn.spec, canonical: true };
    const notReduced = await againstSpec(
      interpreter(),
      NO_CODE,
      { ...fn, ...(spec && { spec }) },
      { calls: 2000, rng: seeded(SEED) },
    );
    expect(notReduced.kind === 'failed' && notReduced.failure.expected).toBe('a result below p');
  });
});

const worker = await openWorker();

describe('on the native worker', () => {
  const good = compileC(mul25519InC('(u64)c * 38'));
  const bad = compileC(mul25519InC('0'));

  it.skipIf(good === null)('passes compiled C in all alias modes', async () => {
    const outcome = await againstSpec(workerRunner(worker), good ?? NO_CODE, fn, { calls: 20_000, rng: seeded(SEED) });
    expect(outcome, `seed ${SEED}`).toEqual({ kind: 'passed', calls: 20_000 });
  });

  it.skipIf(bad === null)('finds a dropped last carry, which uniform inputs almost never set', async () => {
    const outcome = await againstSpec(workerRunner(worker), bad ?? NO_CODE, fn, { calls: 20_000, rng: seeded(SEED) });
    expect(outcome.kind, `seed ${SEED}`).toBe('failed');
  });
});
