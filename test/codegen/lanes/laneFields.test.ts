/**
 * Vectorised functions of every field: what a search begins with is proved from its bytes and right on corner and
 * random lanes, as scalar code where the processor lacks AVX-512 IFMA. FIELDWRIGHT_LONG=1 takes all fields and
 * operations, for 4, 8 and 16.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { laneRunner } from '../../../src/bench/testing/differential.ts';
import { workerSignature } from '../../../src/bench/testing/workerVectors.ts';
import { proveCode } from '../../../src/engine/optimize/checkStage.ts';
import { listFields } from '../../../src/frontend/field/fieldDescription.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { againstSpec } from '../../../src/prover/inputs/againstSpec.ts';
import { firstLaneCode } from './firstLaneCode.ts';
import { onProcessors, openProcessors } from '../../openProcessors.ts';
import { items } from '../../items.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
/** Of which one operation each is taken in every run. */
const FEW = [
  ...items`25519 mul 4; p256-montgomery mul 4; bls12-381-p mul 4; p521 square 4; secp256k1 sub 4; 25519 mul121666 4`,
  ...['bn254-p mul 16', 'p256-montgomery mul 8', 'p384-montgomery sub 8', 'p448 mul 8', 'pallas square 8'],
];
const CALLS = isLong ? 20_000 : 2000;

const toolchain = await openToolchain(root);
const processors = await openProcessors(toolchain);

const cases = listFields(root).flatMap((field) => {
  const own = field.operations.map(({ name, relation }) => [name, relation] as const);
  const operations = new Map([...own, ['opp', '-arg1'], ['mul9', '9*arg1'], ['mul121666', '121666*arg1']]);
  return [...operations].flatMap(([name, relation]) =>
    [4, 8, 16].map((lanes) => ({ title: `${field.name} ${name} ${lanes}`, field, relation, lanes })),
  );
});

const chosen = cases.filter(({ title }) => isLong || FEW.includes(title));

test.each(onProcessors(chosen, processors, ({ lanes }) => (lanes === 4 ? 4 : 8)))(
  '$title, on $on',
  async ({ field, relation, lanes, worker }) => {
    const runner = laneRunner(worker, toolchain);
    const { fn, code } = firstLaneCode(field, relation, lanes);
    const verdicts = await proveCode(fn, code, { root });
    expect(verdicts.map(({ claim, kind }) => `${claim} ${kind}`)).toEqual(items`
      asm = IR proved; constant time proved; IR = specification proved`);
    await worker.setFunction(workerSignature(fn), []);
    const options = { calls: CALLS, rng: seeded(1, relation) };
    expect(await againstSpec(runner, code, fn, options)).toMatchObject({ kind: 'passed' });
  },
);

test('a plan of limbs that computes something else is ours to mend, not the statement of the user', async () => {
  const field = listFields(root).find(({ name }) => name === '25519');
  if (field === undefined) throw new Error('no field 25519');
  const { fn, code } = firstLaneCode(field, 'arg1*arg2', 4);
  if (fn.spec === undefined) throw new Error('no specification');
  const other = { ...fn, spec: { ...fn.spec, relation: 'arg1*arg2+1' } };
  await expect(proveCode(other, code, { root })).rejects.toMatchObject({
    kind: 'wrong',
    detail: { hint: expect.stringContaining('please report it: limbs were planned') },
  });
});
