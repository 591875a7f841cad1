/**
 * Formulas of P-256 with four numbers side by side: every way of computing them gives what they say, their code is
 * proved, and code that differs is not.
 */
import { P256_SOURCE } from '../../../src/library/p256/p256Build.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { assembledText } from '../../../src/bench/assemble.ts';
import { P256_ORDER } from '../../../src/bench/reference/p256.ts';
import { P256 } from '../../../src/bench/reference/peerPoints.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import { multipleAbove } from '../../../src/ir/across/montgomery.ts';
import type { AcrossPlan } from '../../../src/ir/across/plan.ts';
import { roundsOf } from '../../../src/ir/across/rounds.ts';
import { joinLimbs } from '../../../src/ir/contract/domain.ts';
import { formulaIn } from '../../../src/ir/contract/formula.ts';
import { parseStatement } from '../../../src/ir/contract/statement.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import {
  ACROSS_FORMULAS,
  type AcrossP256,
  acrossP256,
  acrossP256Text,
  acrossPlans,
  bestDoubling,
  proveAcrossCode,
  provedAcrossP256,
  acrossWay,
} from '../../../src/library/p256/acrossP256.ts';
import { formulaText } from '../../../src/library/curve/formulas.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import {
  type AcrossCode,
  acrossCaller,
  callCount,
  callTarget,
  computesAsIr,
  drawnArguments,
  faultCount,
  outcomeOf,
  requireNoFalseProof,
  requireSameCalls,
  seedOf,
} from '../acrossCode.ts';
import { plainLaneObject } from '../pretendedLanes.ts';

const root = process.cwd();
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = seedOf(5);
const CALLS = callCount(400);
const [slug] = oneIn(3, ['intel-sapphire-rapids', 'amd-zen4', 'amd-zen5']);
type P256AcrossWay = ReturnType<typeof acrossWay>;
const ownOf = (name: AcrossP256['name']): P256AcrossWay => acrossWay(slug, name);
const plans = acrossPlans(ownOf('double').core, { root });

const LIMBS = [0, 1, 2, 3, 4];
const WEIGHTS = LIMBS.map((k) => 52 * k);
const bytesText = (x: bigint): string => x.toString(16).padStart(64, '0').replace(/../g, '0x$&, ');
const numberOf = (limbs: readonly bigint[]): bigint => joinLimbs(limbs, WEIGHTS) % P256;

/** What a formula says of elements. */
function meaningOf(name: AcrossP256['name']) {
  const { relation, modulus } = parseStatement(formulaText(`p256.across.${name}`, { root }), null);
  const evaluateIn = formulaIn<bigint>(relation, modulus, {
    constant: (x) => x,
    add: (x, y) => (x + y) % P256,
    sub: (x, y) => (x + P256 - y) % P256,
    mul: (x, y) => (x * y) % P256,
  });
  return (...params: readonly (readonly bigint[])[]): bigint[] => {
    const elements = new Map(params.map((one, i) => [`arg${i + 1}`, one]));
    return evaluateIn((label) => elements.get(label));
  };
}

/** Numbers of elements from rows. */
const elementsOf = (rows: readonly bigint[], plan: AcrossPlan, count = 4): bigint[] =>
  Array.from({ length: count }, (_, element) => {
    const word = plan.state.indexOf(element);
    return numberOf(LIMBS.map((k) => rows[4 * k + word]));
  });

function requireRight(made: AcrossP256, way: P256AcrossWay, calls: number): void {
  const rng = seeded(SEED, JSON.stringify([made.name, way]));
  const meaning = meaningOf(made.name);
  for (let call = 0; call < calls; call++) {
    const inputs = drawnArguments(made.fn, rng);
    const [out] = evaluate(made.fn, inputs);
    const where = `${made.symbol}, seed ${SEED}, call ${call}, ${JSON.stringify(way)}`;
    const plan = plans[made.name];
    const counts = [plan.sizes.state, plan.sizes.fixed];
    const elements = inputs.map((rows, i) => elementsOf(rows, plan, counts[i]));
    expect(elementsOf(out, plan), where).toEqual(meaning(...elements));
  }
}

describe('what formulas compute', () => {
  const ways = [0, 1, 4].flatMap((wait) =>
    [0, 2].flatMap((stagger) =>
      (['multiplied', 'shifted'] as const).map(
        (quotient): P256AcrossWay => ({ ...ownOf('add'), wait, stagger, quotient }),
      ),
    ),
  );
  test.each(ACROSS_FORMULAS)('%s: as it ships, and in other ways', (name) => {
    requireRight(acrossP256(name, plans, ownOf(name)), ownOf(name), LONG ? 1000 : 20);
    for (const way of oneIn(6, ways)) requireRight(acrossP256(name, plans, way), way, LONG ? 200 : 5);
  });
});

test('doublings are three rounds of products, additions five and those of affine points four, of four at most', () => {
  const counts = ACROSS_FORMULAS.map((name) => {
    const { relation, modulus } = parseStatement(formulaText(`p256.across.${name}`, { root }), null);
    return roundsOf(relation, modulus, { R: 2n ** 260n }).rounds.map(({ length }) => length);
  });
  expect(counts).toEqual([[3, 3, 2], [4, 4, 3, 3, 3], [3], [2, 2, 3, 3]]);
});

test(`what is subtracted from is a multiple of the prime with no smaller limb (seed ${SEED})`, () => {
  const rng = seeded(SEED, 'raised');
  for (let k = 0; k < 100; k++) {
    const least = LIMBS.map((limb) => rng.big(limb < 4 ? 56 : 52));
    const limbs = multipleAbove(least);
    expect(numberOf(limbs), `${least}`).toBe(0n);
    expect(
      limbs.every((limb, i) => limb >= least[i]),
      `${least}`,
    ).toBe(true);
  }
});

const toolchain = await toolchainOrSkip();
const caller = await acrossCaller(toolchain);
const folder = temporaryFolder();

/** Numbers, the highest byte first, at times those around the order and the prime; keys that are at times none. */
const DIFFERS = `
typedef unsigned char bytes[32];
#define DECLARE(end) \\
  void p256_ecdh##end(unsigned char *, bytes *, const bytes *, const bytes (*)[3]); \\
  void p256_public_key##end(unsigned char *, unsigned char (*)[64], const bytes *); \\
  void p256_sign##end(unsigned char *, unsigned char (*)[64], const bytes *, const bytes *, const bytes *); \\
  void p256_verify##end(unsigned char *, const unsigned char (*)[64], const bytes (*)[3], const bytes *);
DECLARE()
DECLARE(_across)
static const bytes ORDER = {${bytesText(P256_ORDER)}}, PRIME = {${bytesText(P256)}};
static void number(unsigned char *x) {
  const uint64_t kind = next() % 6;
  bytes own;
  draw(own);
  for (int i = 0; i < 32; i++) x[i] = own[31 - i];
  if (kind < 2) memcpy(x, kind ? ORDER : PRIME, 32), x[31] += (unsigned char)(next() % 9 - 4);
}
static int differs(void) {
  bytes secret, digest, nonce, one, other;
  bytes keys[1][3] = {{{0}}};
  unsigned char key[1][64], signature[1][64], again[1][64], a, b;
  number(secret);
  p256_public_key(&a, key, (const void *)secret);
  p256_public_key_across(&b, again, (const void *)secret);
  if (a != b || memcmp(key, again, 64)) return 1;
  memcpy(keys[0], key, 64);
  keys[0][2][31] = next() % 16 > 0;
  if (next() % 8 == 0) number(keys[0][next() % 3]);
  number(nonce);
  p256_ecdh(&a, &one, (const void *)nonce, (const void *)keys);
  p256_ecdh_across(&b, &other, (const void *)nonce, (const void *)keys);
  if (a != b || memcmp(one, other, 32)) return 2;
  number(digest);
  p256_sign(&a, signature, (const void *)secret, (const void *)nonce, (const void *)digest);
  p256_sign_across(&b, again, (const void *)secret, (const void *)nonce, (const void *)digest);
  if (a != b || memcmp(signature, again, 64)) return 3;
  if (next() % 4 == 0) signature[0][next() % 64] ^= (unsigned char)(1 << next() % 8);
  if (next() % 8 == 0) number(signature[0] + 32 * (next() % 2));
  p256_verify(&a, (const void *)signature, (const void *)keys, (const void *)digest);
  p256_verify_across(&b, (const void *)signature, (const void *)keys, (const void *)digest);
  return a == b ? 0 : 4;
}
`;

it.skipIf(!LONG).each(['goldenCove', 'zen4', 'zen5'] as const)('no doubling is faster on a %s', (core) => {
  expect(acrossPlans(core, { root }).double).toEqual(bestDoubling(core, { root }));
});

describe.skipIf(toolchain === null)('proofs', () => {
  const tools = () => toolchain!;
  const codeOf = (name: AcrossP256['name']): AcrossCode => {
    const made = acrossP256(name, plans, ownOf(name));
    const bytesOf = async (lines: readonly string[]) => {
      const text = acrossP256Text({ ...made, text: { ...made.text, lines } });
      return extractFunction(readFileSync(await assembledText(tools(), text)), made.symbol).bytes;
    };
    return { fn: made.fn, lines: made.text.lines, bytesOf };
  };

  it.each(oneIn(2, ACROSS_FORMULAS))('%s: its word IR and its bytes', async (name) => {
    expect(provedAcrossP256(name, plans, ownOf(name), { root })).toMatch(/^proved/);
    const line = await proveAcrossCode(acrossP256(name, plans, ownOf(name)), tools());
    expect(line).toMatch(/asm = IR proved, constant time proved/);
  });

  /** Alterations of one line, each of which changes what is computed. */
  const ALTERATIONS: readonly (readonly [string, RegExp, string])[] = [
    ['a low half becomes a high one', /vpmadd52luq/, 'vpmadd52huq'],
    ['a carry by one bit less', /(vpsrlq .*), 52/, '$1, 51'],
    ['another mask of words', /(vshufi64x2 ymm\d+)\{k\d\}/, '$1'],
    ['a row of the point read in place of another', /\[rsi\+64\]/, '[rsi+96]'],
    ['a result stored elsewhere', /\[rdi\+32\]/, '[rdi+64]'],
  ];
  it.each(oneIn(3, ALTERATIONS))('not proved: %s', async (_, from, to) => {
    const { fn, lines, bytesOf } = codeOf('entry');
    const at = lines.findIndex((line) => from.test(line));
    expect(at).toBeGreaterThan(-1);
    expect(await outcomeOf(fn, await bytesOf(lines.with(at, lines[at].replace(from, to))))).not.toBe('proved');
  });

  it(`no fault is proved that computes something else (seed ${SEED})`, { timeout: 36_000_000 }, () =>
    requireNoFalseProof((rng) => codeOf(LONG ? ACROSS_FORMULAS[rng.below(ACROSS_FORMULAS.length)] : 'entry'), {
      seed: SEED,
      count: faultCount(2),
      caller,
      what: 'P-256 side by side',
    }),
  );

  it.skipIf(caller === null).each(ACROSS_FORMULAS)('%s computes what its word IR says', async (name) => {
    const { fn, lines, bytesOf } = codeOf(name);
    expect(await computesAsIr(fn, await bytesOf(lines), caller!, seeded(SEED, name)), `seed ${SEED}`).toBe(true);
  });

  it.skipIf(caller === null)(
    `${CALLS} keys, signatures, shared secrets and verifications are those of scalar code (seed ${SEED})`,
    { timeout: 36_000_000 },
    async () => {
      const { lanes, objects } = await P256_SOURCE.parts(tools(), [8], {
        io: recordingIo([], { root, cwd: folder }),
        target: callTarget,
      });
      const own = [...objects, await plainLaneObject(lanes, tools())];
      requireSameCalls(DIFFERS, own, { seed: SEED, calls: CALLS, folder, toolchain: tools() });
    },
  );
});
