/**
 * Theorems about vectorised functions: of what searches begin with, and of faults in bytes and claims, of which Coq may
 * accept none that is wrong. FIELDWRIGHT_LONG=1 takes all fields, for 4, 8 and 16, and more faults.
 */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { laneRunner } from '../../../src/bench/testing/differential.ts';
import { workerSignature } from '../../../src/bench/testing/workerVectors.ts';
import { buildWorker } from '../../../src/bench/worker/buildWorker.ts';
import { Worker } from '../../../src/bench/worker/client.ts';
import { certifyCode } from '../../../src/engine/claim/certificate.ts';
import { listFields, loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { checkCertificate, checkQuickly, openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { againstSpec } from '../../../src/prover/inputs/againstSpec.ts';
import { firstLaneCode, type FirstLaneCode } from '../../codegen/lanes/firstLaneCode.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';
import { claimOf, FRAME, MODULUS, OTHER_CLAIMS, RESULTS } from './otherClaims.ts';
import { acceptedTerms, imageTerm } from './acceptedTerms.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SEED = 41;
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const BYTE_FAULTS = IS_LONG ? 1000 : 12;
const CALLS = 5000;
const TIMEOUT = IS_LONG ? 3_600_000 : 300_000;
/**
 * Carries, a negative difference, a Montgomery quotient, one with carries that are never added, one whose word is a
 * multiple of four, two batches; AVX2.
 */
const FEW = [
  ...['25519 mul 8', '25519 sub 8', 'bn254-p to_montgomery 8', 'secp256k1 square 16'],
  ...['p256-montgomery mul 4', '25519-scalar square 4'],
];

const fields = listFields(ROOT).map((field) => ({
  of: field.name,
  cases: field.operations.flatMap(({ name, relation }) =>
    [4, 8, 16].map((lanes) => ({ title: `${field.name} ${name} ${lanes}`, field, relation, lanes })),
  ),
}));
/** What is asked for at once. */
const groups = IS_LONG
  ? fields
  : [{ of: 'a few functions', cases: fields.flatMap(({ cases }) => cases.filter(({ title }) => FEW.includes(title))) }];
const textOf = ({ fn, code }: FirstLaneCode): Promise<string> => certifyCode(fn, code, ROOT, ['lanes']);

describe.skipIf(!hasCoq)(withCoq('of vectorised functions'), () => {
  let coq: Awaited<ReturnType<typeof openCoq>>;
  const products = [4, 8].map((lanes) => firstLaneCode(loadField('25519', ROOT), 'arg1*arg2', lanes));
  beforeAll(async () => {
    coq = await openCoq(ROOT);
  }, TIMEOUT);

  it.each(groups)(
    'Coq accepts theorems about $of',
    async ({ cases }) => {
      expect(cases.length).toBeGreaterThanOrEqual(IS_LONG ? 1 : FEW.length);
      const texts: string[] = [];
      for (const { field, relation, lanes } of cases) texts.push(await textOf(firstLaneCode(field, relation, lanes)));
      expect(await checkCertificate(texts, coq)).toEqual({ accepted: true, said: '' });
    },
    TIMEOUT,
  );

  it(
    'Coq accepts a theorem modulo a number that shares a factor with one of the formula',
    async () => {
      const composite = { ...loadField('25519', ROOT), modulus: 2n ** 256n - 211n };
      const formula = 't = arg1^2; m = 15*t; m*m';
      expect(await checkQuickly(await textOf(firstLaneCode(composite, formula, 8)), coq)).toEqual({
        accepted: true,
        said: '',
      });
    },
    TIMEOUT,
  );

  const accepted = async (product: FirstLaneCode, terms: readonly string[]): Promise<boolean[]> =>
    acceptedTerms(await textOf(product), terms, coq.library);

  it.each(products)(
    'other claims are refused of $fn.lanes lanes',
    async (product) => {
      expect(
        await accepted(product, [
          claimOf(FRAME, MODULUS, RESULTS),
          ...OTHER_CLAIMS,
          claimOf(FRAME, MODULUS, '[(2, Mul (Number 0) (Number 1))]'),
          claimOf(FRAME, MODULUS, '[(1, Mul (Number 0) (Number 0))]'),
          claimOf(FRAME, MODULUS, '[(1, Mul (Number 0) (Number 1)); (1, Number 0)]'),
          'certified_lanes claimed ((Arg 1, row_size) :: tl leak) image constants',
          `certified_lanes (isa := ${product.fn.lanes === 4 ? 'AVX512' : 'AVX2'}) claimed leak image constants`,
          'certified_lanes claimed leak (map (fun b => b) image) ((1, [0]) :: constants)',
        ]),
      ).toEqual([true, ...Array.from({ length: 16 }, () => false)]);
    },
    TIMEOUT,
  );

  it.each(IS_LONG ? [...products, firstLaneCode(loadField('bn254-p', ROOT), 'arg1*2^256', 8)] : products)(
    `of ${BYTE_FAULTS} faults in bytes of $fn.spec.relation in $fn.lanes lanes no wrong one is accepted (seed ${SEED})`,
    async (product) => {
      const rng = seeded(SEED, 'bytes of lanes');
      const faults = Array.from({ length: BYTE_FAULTS + 1 }, (_, i) => {
        const code = Uint8Array.from(product.code);
        if (i > 0) code[rng.below(code.length)] ^= 1 << rng.below(8);
        return code;
      });
      const found = await accepted(
        product,
        faults.map((code) => imageTerm(code, '[]')),
      );
      expect(found[0]).toBe(true);
      const worker = await Worker.start({ binary: await buildWorker(ROOT) });
      try {
        const runner = laneRunner(worker, await openToolchain(ROOT));
        await worker.setFunction(workerSignature(product.fn), []);
        for (const [i, code] of faults.entries()) {
          if (!found[i]) continue;
          const options = { calls: CALLS, rng: rng.fork(`calls ${i}`) };
          expect(await againstSpec(runner, code, product.fn, options), `fault ${i}`).toMatchObject({ kind: 'passed' });
        }
      } finally {
        await worker.close();
      }
      expect(found.filter((isAccepted) => isAccepted).length).toBeLessThan(0.3 * BYTE_FAULTS);
    },
    TIMEOUT,
  );
});
