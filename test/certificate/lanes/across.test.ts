/**
 * Theorems about code on rows, whose words work together: operations on points of edwards25519 as they ship, one or two
 * side by side; and faults in claims, bytes, masks and moves, of which Coq may accept none that is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { assembledText } from '../../../src/bench/assemble.ts';
import { acrossText } from '../../../src/certificate/lanes.ts';
import { readCode, type ReadCode } from '../../../src/engine/claim/verifyTarget.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import { openToolchain, type Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { checkQuickly, openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { pointElements, type PointStep, pointSteps, pointText } from '../../../src/library/edwards/acrossPoints.ts';
import { provedBytes } from '../../../src/library/kernels/provedKernels.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';
import { bounded, claimOf, FRAME, MODULUS, OTHER_CLAIMS, RESULTS } from './otherClaims.ts';
import { acceptedTerms, imageOf, imageTerm } from './acceptedTerms.ts';
import { oneIn } from '../../oneIn.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SEED = 61;
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const BYTE_FAULTS = IS_LONG ? 300 : 7;
const TIMEOUT = IS_LONG ? 3_600_000 : 300_000;
const CORES = IS_LONG ? ['amd-zen4', 'amd-zen5', 'intel'] : ['amd-zen4'];
/** What is called once: loops have no theorem. */
const points = CORES.flatMap((core) =>
  pointSteps(core, { root: ROOT })
    .filter(({ operation }) => !operation.isRepeated)
    .map((point) => ({ name: `${point.operation.name} for ${core}`, point })),
);
/** It has masks and moves, and is short. */
const [SHORT] = points.filter(({ name }) => name.startsWith('edwards.across_prepare'));
const [PAIRS] = points.filter(({ point }) => point.step.halves === 2);

describe.skipIf(!hasCoq)(withCoq('of code on rows'), () => {
  let toolchain: Toolchain;
  let coq: Awaited<ReturnType<typeof openCoq>>;
  let short: ReadCode;
  let bytes: Uint8Array;
  beforeAll(async () => {
    toolchain = await openToolchain(ROOT);
    coq = await openCoq(ROOT);
    bytes = await bytesOf(SHORT.point);
    short = await readCode('prepare', bytes, ROOT);
  }, TIMEOUT);

  async function bytesOf(point: PointStep): Promise<Uint8Array> {
    const symbol = point.operation.name.replace('.', '_');
    return extractFunction(readFileSync(await assembledText(toolchain, pointText(point))), symbol).bytes;
  }

  const textOf = (point: PointStep, { listing, bytesAt }: ReadCode): string => {
    const { plan, halves } = point.step;
    return acrossText(listing, { fn: pointElements(point, toolchain), places: plan.state, halves }, bytesAt, ['rows']);
  };

  const accepted = (terms: readonly string[]): Promise<boolean[]> =>
    acceptedTerms(textOf(SHORT.point, short), terms, coq.library);

  it.each(oneIn(4, points))(
    'Coq accepts a theorem about $name',
    async ({ point }) => {
      const code = await readCode(point.operation.name, await bytesOf(point), ROOT);
      expect(await checkQuickly(textOf(point, code), coq)).toEqual({ accepted: true, said: '' });
    },
    TIMEOUT,
  );

  it(
    'two sums side by side: each half is claimed of its own numbers, and has masks of its own',
    async () => {
      const own = await bytesOf(PAIRS.point);
      const code = await readCode('pairs', own, ROOT);
      const { read, entry, instructions } = code.listing;
      const [mask] = read.filter((_, i) => instructions[i].mnemonic === 'mov');
      const image = alteredBits(imageOf(code, own), mask.address - entry + 1, 4);
      const [first, second] = ['firstn 4 (results claimed)', 'skipn 4 (results claimed)'];
      const found = await acceptedTerms(
        textOf(PAIRS.point, code),
        [
          claimOf(FRAME, MODULUS, `${first} ++ ${second}`),
          // Each takes as long as the theorem.
          ...oneIn(4, [
            claimOf(FRAME, MODULUS, `${first} ++ ${first}`),
            imageTerm(image),
            'certified_lanes (isa := ACROSS) claimed leak image constants',
            'certified_lanes (isa := AVX512) claimed leak image constants',
          ]),
        ],
        coq.library,
      );
      expect(found).toEqual([true, ...found.slice(1).map(() => false)]);
    },
    TIMEOUT,
  );

  it(
    'other claims are refused',
    async () => {
      const found = await accepted([
        claimOf(FRAME, MODULUS, RESULTS),
        // All of them are claimed of other code, which takes less time (theorems.test.ts).
        ...oneIn(3, OTHER_CLAIMS),
        claimOf(FRAME, MODULUS, 'rev (results claimed)'),
        claimOf(FRAME, MODULUS, 'map (fun t => (fst t + 1, snd t)) (results claimed)'),
        claimOf(FRAME, MODULUS, 'map (fun t => (fst t, Add (snd t) (Number 0))) (results claimed)'),
        bounded('Input l => Input (l ++ l)'),
        'certified_lanes claimed ((Arg 1, 32) :: tl leak) image constants',
        'certified_lanes (isa := AVX2) claimed leak image constants',
        'certified_lanes (isa := AVX512) claimed leak image constants',
        `certified_lanes claimed leak image
          (map (fun t => (fst t, map (fun b => (b + 1) mod 256) (snd t))) constants)`,
        'certified_lanes claimed leak image (tl constants)',
      ]);
      expect(found).toEqual([true, ...found.slice(1).map(() => false)]);
    },
    TIMEOUT,
  );

  const alteredBits = (code: Uint8Array, at: number, bit: number): Uint8Array => {
    const copy = Uint8Array.from(code);
    copy[at] ^= 1 << bit;
    return copy;
  };
  const altered = (at: number, bit: number): Uint8Array => alteredBits(bytes, at, bit);
  it(
    'other masks and moves are refused',
    async () => {
      const { read, entry, instructions } = short.listing;
      // Some of each.
      const [masks, moves] = [['mov'], ['vpermq', 'vpermilpd', 'vshufi64x2']].map((names) =>
        names.flatMap((name) =>
          oneIn(
            2,
            read.filter((_, i) => instructions[i].mnemonic === name),
          ),
        ),
      );
      expect(masks.length).toBeGreaterThan(0);
      expect(moves.length).toBeGreaterThan(2);
      const faults = [
        ...masks.map(({ address }) => altered(address - entry + 1, 0)),
        ...moves.map(({ address, length }) => altered(address - entry + length - 1, 0)),
      ];
      expect(await accepted(faults.map((code) => imageTerm(imageOf(short, code))))).toEqual(faults.map(() => false));
    },
    TIMEOUT,
  );

  it(
    `of ${BYTE_FAULTS} faults in bytes no wrong one is accepted (seed ${SEED})`,
    async () => {
      const rng = seeded(SEED, 'bytes of rows');
      const { length } = imageOf(short, bytes);
      const faults = Array.from({ length: BYTE_FAULTS }, () => altered(rng.below(length), rng.below(8)));
      const found = await accepted([bytes, ...faults].map((code) => imageTerm(imageOf(short, code))));
      expect(found[0]).toBe(true);
      const right = faults.filter((_, i) => found[i + 1]);
      // Such as bits that the processor ignores.
      for (const code of right) await provedBytes(SHORT.point.step.fn, code, ROOT);
      expect(right.length).toBeLessThan(0.3 * BYTE_FAULTS);
    },
    TIMEOUT,
  );
});
