/**
 * Theorems about formulas of P-256 on rows, in Montgomery form, as they ship, one or two side by side; and faults in
 * claims, bytes and constants, of which Coq may accept none that is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { assembledText } from '../../../src/bench/assemble.ts';
import { acrossText } from '../../../src/certificate/lanes.ts';
import type { Halves } from '../../../src/codegen/across/rowFunction.ts';
import { readCode } from '../../../src/engine/claim/verifyTarget.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import { checkQuickly, openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { openToolchain, type Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import type { AcrossCore } from '../../../src/ir/across/moves.ts';
import { provedBytes } from '../../../src/library/kernels/provedKernels.ts';
import {
  ACROSS_FORMULAS,
  type AcrossP256,
  acrossP256,
  acrossP256Text,
  acrossPlans,
  acrossWay,
  elementsAcrossP256,
} from '../../../src/library/p256/acrossP256.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';
import { bounded, claimOf, FRAME, MODULUS, OTHER_CLAIMS, RESULTS } from './otherClaims.ts';
import { acceptedTerms, imageOf, imageTerm, repeatedText } from './acceptedTerms.ts';
import { oneIn } from '../../oneIn.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SEED = 62;
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const BYTE_FAULTS = IS_LONG ? 12 : 2;
const TIMEOUT = IS_LONG ? 3_600_000 : 300_000;

interface Shipped {
  readonly name: AcrossP256['name'];
  readonly core: AcrossCore;
  readonly slug: string;
  readonly halves: Halves;
}

const shippedFor = (core: AcrossCore, slug: string): Shipped[] => [
  ...ACROSS_FORMULAS.map((name): Shipped => ({ name, core, slug, halves: 1 })),
  { name: 'add_affine', core, slug, halves: 2 },
];
/** A doubling, which replaces what is above 2^256 in some words of its results, is the first. */
const SHIPPED = [
  ...shippedFor('zen4', 'amd-zen4'),
  ...(IS_LONG ? [...shippedFor('zen5', 'amd-zen5'), ...shippedFor('goldenCove', 'intel')] : []),
];
const titled = SHIPPED.map((one) => ({
  one,
  title: `${one.halves === 1 ? 'across' : 'pairs'}_${one.name} for ${one.slug}`,
}));
/** It is short; of the others, claims are compared in the long test. */
const ENTRY = SHIPPED.findIndex(({ name }) => name === 'entry');
const altered = titled.filter(({ one }, i) => i === ENTRY || (IS_LONG && one.core === 'zen4'));

/** What keeps results from being taken by the next call: no inverse of a factor; larger limbs, numbers or weights. */
const UNREPEATED = [
  'forallb (is_unit (modulus claimed)) (map (fun t => (modulus claimed, snd t)) (results claimed))',
  `forallb (is_unit (modulus claimed))
    (map (fun t => (1, Less (snd t) (Const 1) (Const 0) (Const 1))) (results claimed))`,
  ...[
    'Element (weights e) (map (fun u => u + 1) (Statement.most e)) (Statement.top e)',
    'Element (weights e) (Statement.most e) (Statement.top e + 1)',
    'Element (map (fun w => 2 * w) (weights e)) (Statement.most e) (Statement.top e)',
  ].map(
    (larger) => `match parameters claimed with
      | Output r :: Input l :: _ => is_within (map (fun e => ${larger}) r) l | _ => true end`,
  ),
];

describe.skipIf(!hasCoq)(withCoq('of P-256 on rows'), () => {
  let toolchain: Toolchain;
  let coq: Awaited<ReturnType<typeof openCoq>>;
  beforeAll(async () => {
    toolchain = await openToolchain(ROOT);
    coq = await openCoq(ROOT);
  }, TIMEOUT);

  async function theoremOf({ name, core, slug, halves }: Shipped) {
    const [plans, way] = [acrossPlans(core, toolchain), acrossWay(slug, name)];
    const made = acrossP256(name, plans, way, halves);
    const file = await assembledText(toolchain, acrossP256Text(made));
    const { bytes } = extractFunction(readFileSync(file), made.symbol);
    const code = await readCode(made.symbol, bytes, ROOT);
    const fn = elementsAcrossP256(name, plans, way, toolchain);
    const places = plans[name].state;
    const text = acrossText(code.listing, { fn, places, halves }, code.bytesAt, ['rows']);
    return { made, bytes, code, fn, places, text };
  }

  it.each(oneIn(SHIPPED.length, titled))(
    'Coq accepts a theorem about $title, and one about as many calls as one likes',
    async ({ one }) => {
      const { text } = await theoremOf(one);
      expect(await checkQuickly(repeatedText(text), coq)).toEqual({ accepted: true, said: '' });
    },
    TIMEOUT,
  );

  it('words that have no result, and numbers that have no word, are refused', async () => {
    const { code, fn, places } = await theoremOf(SHIPPED[ENTRY]);
    for (const others of [places.slice(1), [...places, places.length]])
      expect(() => acrossText(code.listing, { fn, places: others }, code.bytesAt, [])).toThrow(/a parameter with more/);
  });

  it.each(altered)(
    `other claims and constants of $title are refused, and of ${BYTE_FAULTS} faults in bytes wrong ones (seed ${SEED})`,
    async ({ one }) => {
      const { made, bytes, code, text } = await theoremOf(one);
      const claims = [
        ...oneIn(6, [
          claimOf(FRAME, MODULUS, 'map (fun t => (2 * fst t, snd t)) (results claimed)'),
          claimOf(FRAME, MODULUS, 'rev (results claimed)'),
          claimOf(FRAME, MODULUS, 'map (fun t => (fst t, Add (snd t) (Number 1))) (results claimed)'),
          ...OTHER_CLAIMS,
          bounded('Output l => Output (map (fun e => Element (weights e) (Statement.most e) (2^256 - 1)) l)'),
          `certified_lanes claimed leak image
          (map (fun t => (fst t, map (fun b => Z.lxor b 64) (snd t))) constants)`,
          'certified_lanes claimed leak image (tl constants)',
        ]),
        ...UNREPEATED,
      ];
      const rng = seeded(SEED, made.symbol);
      const { length } = imageOf(code, bytes);
      const faults = Array.from({ length: BYTE_FAULTS }, () => {
        const copy = Uint8Array.from(bytes);
        copy[rng.below(length)] ^= 1 << rng.below(8);
        return copy;
      });
      const images = faults.map((copy) => imageTerm(imageOf(code, copy)));
      const found = await acceptedTerms(text, [claimOf(FRAME, MODULUS, RESULTS), ...claims, ...images], coq.library);
      expect(found.slice(0, claims.length + 1)).toEqual([true, ...claims.map(() => false)]);
      const right = faults.filter((_, i) => found[claims.length + 1 + i]);
      // Such as bits that the processor ignores.
      for (const copy of right) await provedBytes(made.fn, copy, ROOT);
      expect(right.length).toBeLessThan(0.3 * BYTE_FAULTS);
    },
    TIMEOUT,
  );
});
