/**
 * Formulas of P-256 with four numbers side by side: every way of computing them gives what they say, their code is
 * proved, and code that differs is not.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { type Rng, seeded } from '../../../src/base/rng.ts';
import { assembledText } from '../../../src/bench/assemble.ts';
import { P256 } from '../../../src/bench/reference/peerPoints.ts';
import { proveCode } from '../../../src/engine/optimize/checkStage.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import { multipleAbove } from '../../../src/ir/across/montgomery.ts';
import { pointFormula } from '../../../src/ir/across/pointPlan.ts';
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
  acrossWay,
  type P256AcrossWay,
  proveAcrossCode,
  provedAcrossP256,
} from '../../../src/library/p256/acrossP256.ts';
import { formulaText } from '../../../src/library/x25519/x25519Builds.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { openWorker } from '../../openWorker.ts';

const root = process.cwd();
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 5;
const FAULTS = LONG ? 300 : 2;
const [slug] = oneIn(3, ['intel-sapphire-rapids', 'amd-zen4', 'amd-zen5']);
const ownOf = (name: AcrossP256['name']): P256AcrossWay => acrossWay(slug, name);
const plans = acrossPlans(ownOf('double').core, { root });

const LIMBS = [0, 1, 2, 3, 4];
const WEIGHTS = LIMBS.map((k) => 52 * k);
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

/** Limbs at random and at the ends of what they may be, row by row. */
const drawn = ({ fn }: AcrossP256, rng: Rng): bigint[][] =>
  fn.params.map(({ bounds }) => bounds.map(({ upper }) => [0n, upper, rng.big(64) % (upper + 1n)][rng.below(3)]));

/** Numbers of elements from rows. */
const elementsOf = (rows: readonly bigint[]): bigint[] =>
  [0, 1, 2, 3].map((element) => {
    const word = plans.double.state.indexOf(element);
    return numberOf(LIMBS.map((k) => rows[4 * k + word]));
  });

function requireRight(made: AcrossP256, way: P256AcrossWay, calls: number): void {
  const rng = seeded(SEED, JSON.stringify([made.name, way]));
  const meaning = meaningOf(made.name);
  for (let call = 0; call < calls; call++) {
    const inputs = drawn(made, rng);
    const [out] = evaluate(made.fn, inputs);
    const where = `${made.symbol}, seed ${SEED}, call ${call}, ${JSON.stringify(way)}`;
    expect(elementsOf(out), where).toEqual(meaning(...inputs.map(elementsOf)));
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

test('doublings are three rounds of products and additions five, of four at most', () => {
  const counts = ACROSS_FORMULAS.map((name) => {
    const { relation, modulus } = parseStatement(formulaText(`p256.across.${name}`, { root }), null);
    return pointFormula(relation, modulus, 2n ** 260n).rounds.map(({ length }) => length);
  });
  expect(counts).toEqual([[3, 3, 2], [4, 4, 3, 3, 3], [3]]);
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
const worker = await openWorker();

describe.skipIf(toolchain === null)('proofs', () => {
  const tools = () => toolchain!;
  const codeOf = async (made: AcrossP256): Promise<Uint8Array> =>
    extractFunction(readFileSync(await assembledText(tools(), acrossP256Text(made, root))), made.symbol).bytes;

  it.each(oneIn(2, ACROSS_FORMULAS))('%s: its word IR and its bytes', async (name) => {
    expect(provedAcrossP256(name, plans, ownOf(name), { root })).toMatch(/^proved/);
    const line = await proveAcrossCode(acrossP256(name, plans, ownOf(name)), tools());
    expect(line).toMatch(/asm = IR proved, constant time proved/);
  });

  /** Alterations of one line, each of which changes what is computed. */
  const ALTERATIONS: readonly (readonly [string, RegExp, string])[] = [
    ['a low half becomes a high one', /vpmadd52luq/, 'vpmadd52huq'],
    ['a carry by one bit less', /(vpsrlq .*), 52/, '$1, 51'],
    ['another mask of words', /(vpaddq ymm\d+)\{k\d\}/, '$1'],
    ['a row of the point read in place of another', /\[rsi\+64\]/, '[rsi+96]'],
    ['a result stored elsewhere', /\[rdi\+32\]/, '[rdi+64]'],
  ];
  it.each(oneIn(3, ALTERATIONS))('not proved: %s', async (_, from, to) => {
    const made = acrossP256('entry', plans, ownOf('entry'));
    const at = made.text.lines.findIndex((line) => from.test(line));
    expect(at).toBeGreaterThan(-1);
    const lines = made.text.lines.with(at, made.text.lines[at].replace(from, to));
    expect(await outcomeOf(made, lines)).not.toBe('proved');
  });

  async function outcomeOf(made: AcrossP256, lines: readonly string[]): Promise<string> {
    const bytes = await codeOf({ ...made, text: { ...made.text, lines } }).catch(() => null);
    if (bytes === null) return 'no code';
    return proveCode(made.fn, bytes, { root }).then(
      (verdicts) => (verdicts.every(({ kind }) => kind === 'proved') ? 'proved' : 'not decided'),
      (error: unknown) => (error instanceof Failure ? error.kind : 'error'),
    );
  }

  /** One line with another register, number or half of a product, or without it. */
  function fault(lines: readonly string[], rng: Rng): readonly string[] {
    const at = rng.below(lines.length);
    const registers = [...lines[at].matchAll(/ymm\d+/g)];
    const one = registers[rng.below(Math.max(1, registers.length))];
    const other = `ymm${rng.below(32)}`;
    const line = [
      () =>
        one === undefined ? '' : lines[at].slice(0, one.index) + other + lines[at].slice(one.index + one[0].length),
      () => lines[at].replace(/, (\d+)$/, (_, n: string) => `, ${(Number(n) + 1 + rng.below(7)) % 64}`),
      () => lines[at].replace(/52(l|h)uq/, (_, half: string) => (half === 'l' ? '52huq' : '52luq')),
      () => lines[at].replace(/\+(\d+)\]/, (_, n: string) => `+${(Number(n) + 32) % 160}]`),
      () => '',
    ][rng.below(5)]();
    return lines.with(at, line);
  }

  it(`no fault is proved that computes something else (seed ${SEED})`, { timeout: 3_600_000 }, async () => {
    const rng = seeded(SEED, 'faults');
    const outcomes: Record<string, number> = {};
    for (let k = 0; k < FAULTS; k++) {
      const one = rng.fork(`${k}`);
      const name = LONG ? ACROSS_FORMULAS[one.below(3)] : 'entry';
      const made = acrossP256(name, plans, ownOf(name));
      const lines = fault(made.text.lines, one);
      const changed = lines.findIndex((line, i) => line !== made.text.lines[i]);
      if (changed < 0) continue;
      const outcome = await outcomeOf(made, lines);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      const where = `fault ${k} of seed ${SEED}: ${made.text.lines[changed]} becomes ${lines[changed] || 'nothing'}`;
      if (outcome === 'proved')
        expect(await computesTheSame({ ...made, text: { ...made.text, lines } }), where).toBe(true);
    }
    if (LONG) console.log(`faults of P-256 side by side: ${JSON.stringify(outcomes)}`);
  });

  /** On this processor; where it cannot run the code, what is proved is believed. */
  async function computesTheSame(made: AcrossP256): Promise<boolean> {
    if (!worker.hello.avx512ifma) return true;
    const code = await codeOf(made);
    const words = [20, 20, 20].map((count, i) => ({
      kind: i === 0 ? ('out' as const) : ('in' as const),
      words: count,
    }));
    await worker.setFunction({ arguments: words, aliases: [[0, 1, 2]] }, []);
    const rng = seeded(SEED, 'calls');
    for (let call = 0; call < 20; call++) {
      const inputs = drawn(made, rng);
      const { verdict, outputs } = await worker.run({ target: code, inputs: BigUint64Array.from(inputs.flat()) });
      if (verdict !== 'ok' || [...outputs].join() !== evaluate(made.fn, inputs)[0].join()) return false;
    }
    return true;
  }

  it.each(ACROSS_FORMULAS)('%s computes so on this processor, if it can', async (name) => {
    expect(await computesTheSame(acrossP256(name, plans, ownOf(name)))).toBe(true);
  });
});
