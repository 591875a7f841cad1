/**
 * Formulas of P-256 with four numbers side by side: every way of computing them gives what they say, their code is
 * proved, and code that differs is not.
 */
import { residuesModulo } from '../../../src/ir/contract/relation.ts';
import { P256_SOURCE } from '../../../src/library/p256/p256Build.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { chosenMachine } from '../../../src/engine/environment/thisMachine.ts';
import { checkSecrets } from '../../../src/library/curve/checkCurve.ts';
import { laneLoops } from '../../../src/library/curve/curveSources.ts';
import { P256_CHECKS, p256Secrets } from '../../../src/library/p256/checkP256.ts';
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
  acrossObjectsP256,
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
import { openWorker } from '../../openWorker.ts';
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
import { alteredLoops, changed, plainLaneObject } from '../pretendedLanes.ts';

const root = process.cwd();
const isEmulated = process.env['FIELDWRIGHT_EMULATED'] === '1';
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
  const evaluateIn = formulaIn(relation, modulus, residuesModulo(modulus));
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
const worker = await openWorker();
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

type Code = Pick<AcrossP256, 'name' | 'halves'>;
const PAIRS: Code = { name: 'add_affine', halves: 2 };
const CODES: readonly Code[] = [...ACROSS_FORMULAS.map((name) => ({ name, halves: 1 as const })), PAIRS];

describe.skipIf(toolchain === null)('proofs', () => {
  const tools = () => toolchain!;
  const codeOf = ({ name, halves }: Code): AcrossCode => {
    const made = acrossP256(name, plans, ownOf(name), halves);
    const bytesOf = async (lines: readonly string[]) => {
      const text = acrossP256Text({ ...made, text: { ...made.text, lines } });
      return extractFunction(readFileSync(await assembledText(tools(), text)), made.symbol).bytes;
    };
    return { fn: made.fn, lines: made.text.lines, bytesOf };
  };

  it.each(oneIn(2, CODES))('$name, $halves at once: its word IR and its bytes', async ({ name, halves }) => {
    expect(provedAcrossP256(name, plans, ownOf(name), { root })).toMatch(/^proved/);
    const line = await proveAcrossCode(acrossP256(name, plans, ownOf(name), halves), tools());
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
    const { fn, lines, bytesOf } = codeOf(CODES[2]);
    const at = lines.findIndex((line) => from.test(line));
    expect(at).toBeGreaterThan(-1);
    expect(await outcomeOf(fn, await bytesOf(lines.with(at, lines[at].replace(from, to))))).not.toBe('proved');
  });

  it(`no fault is proved that computes something else (seed ${SEED})`, { timeout: 36_000_000 }, () =>
    requireNoFalseProof((rng) => codeOf(LONG ? CODES[rng.below(CODES.length)] : CODES[2 + 2 * rng.below(2)]), {
      seed: SEED,
      count: faultCount(2),
      caller,
      what: 'P-256 side by side',
    }),
  );

  it.skipIf(caller === null).each(CODES)('$name, $halves at once, computes what its word IR says', async (code) => {
    const { fn, lines, bytesOf } = codeOf(code);
    const rng = seeded(SEED, code.name);
    expect(await computesAsIr(fn, await bytesOf(lines), caller!, rng), `seed ${SEED}`).toBe(true);
  });
});

test('the sum of lower digits of the order is negative, so that no scalar has two sums that are equal', () => {
  const [, count] = /LOW_DIGITS = (\d+)/.exec(headerText())!;
  const digits = Array.from({ length: Number(count) }, (_, i) => ((P256_ORDER >> BigInt(5 * i + 1)) % 32n) * 2n - 31n);
  const low = digits.reduce((sum, digit, i) => sum + digit * 32n ** BigInt(i), 0n);
  expect(low % 2n).toBe(-1n);
  expect(low).toBeLessThan(0n);
  expect((P256_ORDER - low) % 32n ** BigInt(count)).toBe(0n);
});

const headerText = (): string => readFileSync(join(root, 'templates/p256/p256.across.h'), 'utf8');

/** Whether multiples of the base point are two sums side by side. */
const WAYS = [
  ['one sum', false],
  ['two sums side by side', true],
] as const;

describe.skipIf(toolchain === null)('whole calls', () => {
  let others: readonly string[];
  beforeAll(async () => {
    const io = recordingIo([], { root, cwd: folder });
    const { lanes, objects } = await P256_SOURCE.parts(toolchain!, [8], { io, target: callTarget });
    const ordinary = await acrossObjectsP256(toolchain!, false);
    others = [...objects.filter((file) => !ordinary.includes(file)), await plainLaneObject(lanes, toolchain!)];
  }, 300_000);

  const compared = (own: readonly string[], calls: number): void =>
    requireSameCalls(DIFFERS, [...others, ...own], { seed: SEED, calls, folder, toolchain: toolchain! });

  /** Two sums side by side with a change of p256.across.h. */
  async function altered(from: string, to: string): Promise<readonly string[]> {
    const header = join(folder, 'altered.h');
    const path = (_: string, file: string): string => `#include "${join(root, 'templates/p256', file)}"`;
    writeFileSync(header, changed(headerText(), { from, to }).replace(/#include "([\w./]+)"/g, path));
    const [code, table] = await acrossObjectsP256(toolchain!, true);
    const file = alteredLoops('p256.c', { from: '#include "p256.across.h"', to: `#include <${header}>` }, folder);
    const own = acrossPlans(acrossWay(chosenMachine().slug, 'double').core, { root }).double;
    return [code, table, await laneLoops(toolchain!, file, 1, ['-DACROSS', '-DPAIRS', `-DPLACES=${own.state.join()}`])];
  }

  it.skipIf(caller === null).each(WAYS)(
    `%s: ${CALLS} keys, signatures, shared secrets and verifications are those of scalar code (seed ${SEED})`,
    { timeout: 36_000_000 },
    async (_, isPaired) => compared(await acrossObjectsP256(toolchain!, isPaired), CALLS),
  );

  it.skipIf(caller === null).each(
    oneIn(2, [
      ['halves that change places', 'takeHalf(&low, &others, 0)', 'takeHalf(&low, &others, 1)'],
      ['a first digit without its sign', 'either(minus, P - y, y)', 'y'],
      ['the digits of one half in both', 'digit + LOW_DIGITS * half', 'digit'],
      ['a digit that is left out', 'LOW_DIGITS - 3; digit', 'LOW_DIGITS - 5; digit'],
    ]),
  )('%s: noticed', async (_, from, to) => {
    const own = await altered(from, to);
    expect(() => compared(own, 30)).toThrow(expect.objectContaining({ stdout: expect.stringContaining('differs') }));
  });

  it.skipIf(caller === null || isEmulated)(
    'two sums are chosen where they take less time',
    { timeout: 300_000 },
    async () => {
      const io = recordingIo([], { root, cwd: folder });
      const choice = { worker, rng: seeded(SEED) };
      const { objects, proofs } = await P256_SOURCE.parts(toolchain!, [], { io, choice });
      const said = (await proofs()).find((line) => line.startsWith('Public keys take'));
      const time = Number(said?.match(/take (\d\.\d+) of the time/)?.[1]);
      expect(objects).toEqual(expect.arrayContaining(await acrossObjectsP256(toolchain!, time < 1)));
    },
  );

  const secrets = new Map([...p256Secrets([])].filter(([name]) => name === 'p256_public_key_across'));
  const leaksOf = (own: readonly string[]) => checkSecrets([...others, ...own], secrets, P256_CHECKS, toolchain!);

  it('two sums side by side: no secret key leaks', async () => {
    expect(await leaksOf(await acrossObjectsP256(toolchain!, true))).toEqual([expect.stringMatching(/^ok: no jump/)]);
  }, 300_000);

  it.skipIf(!LONG)('a look-up by a digit is noticed', async () => {
    const leaking = await altered('words, digit + LOW_DIGITS * half', 'words, (int)(words[1][0] & 15)');
    await expect(leaksOf(leaking)).rejects.toThrow(expect.objectContaining({ kind: 'wrong' }));
  });
});
