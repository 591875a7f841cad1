/**
 * Functions of lanes of every field: what a search begins with is proved from its bytes and right on corner and random
 * lanes, as scalar code where the processor lacks AVX-512 IFMA. FIELDWRIGHT_LONG=1 takes all fields and operations, for
 * 8 and 16.
 */
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { laneRunner } from '../../../src/bench/testing/laneRunner.ts';
import { workerSignature } from '../../../src/bench/testing/workerVectors.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { encoded } from '../../../src/codegen/encoder/encode.ts';
import { LaneLowerer } from '../../../src/codegen/lanes/laneLowerer.ts';
import { startsOf } from '../../../src/codegen/lanes/startsOf.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { proveCode } from '../../../src/engine/optimize/checkStage.ts';
import { listFields, type FieldDescription } from '../../../src/frontend/field/fieldDescription.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { unsigned } from '../../../src/ir/interval.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import { againstSpec } from '../../../src/prover/inputs/againstSpec.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
/** Of which one operation each is taken in every run. */
const FEW = ['bn254-p mul 16', 'p256-montgomery mul 8', 'p384-montgomery sub 8', 'p448 mul 8', 'pallas square 8'];
const CALLS = isLong ? 20_000 : 2000;

const worker = await Worker.start({ binary: await buildWorker(root) });
afterAll(() => worker.close());
const runner = laneRunner(worker, await openToolchain(root));

const cases = listFields(root).flatMap((field) => {
  const own = field.operations.map(({ name, relation }) => [name, relation] as const);
  const operations = new Map([...own, ['opp', '-arg1'], ['mul9', '9*arg1'], ['mul121666', '121666*arg1']]);
  return [...operations].flatMap(([name, relation]) =>
    [8, 16].map((lanes) => ({ title: `${field.name} ${name} ${lanes}`, field, relation, lanes })),
  );
});

test.each(cases.filter(({ title }) => isLong || FEW.includes(title)))(
  '$title',
  async ({ field, relation, lanes }) => {
    const fn = laneFunction(sourceOf(field, relation), lanes / 8);
    const problem = buildProblem(fn);
    const program = new Program();
    expect(new LaneLowerer(problem).lower(startsOf(problem)[0].candidates[0], program)).toBe(true);
    const code = encoded(program);
    const verdicts = await proveCode(fn, code, { root });
    expect(verdicts.map(({ claim, kind }) => `${claim} ${kind}`)).toEqual([
      'asm = IR proved',
      'constant time proved',
      'IR = specification proved',
    ]);
    await worker.setFunction(workerSignature(fn), []);
    const options = { calls: CALLS, rng: seeded(1, relation) };
    expect(await againstSpec(runner, code, fn, options)).toMatchObject({ kind: 'passed' });
  },
  60_000,
);

/** The function of one element with the relation, of which only the signature and the specification are looked at. */
function sourceOf({ modulus, weights }: FieldDescription, relation: string): Parameters<typeof laneFunction>[0] {
  const array = (name: string): IrFunction['params'][number] => ({
    name,
    shape: 'array',
    width: 64,
    bounds: weights.map(() => unsigned(64)),
  });
  return {
    name: 'f',
    params: ['arg1', 'arg2'].filter((name) => relation.includes(name)).map(array),
    results: [array('out1')],
    spec: { modulus, relation, weights, canonical: false, canonicalInputs: false },
  };
}
