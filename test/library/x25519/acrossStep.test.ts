/**
 * The step of the ladder with four numbers side by side: every way of computing it gives what the formula says, its
 * code is proved, and code that differs is not.
 */
import { residuesModulo } from '../../../src/ir/contract/relation.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { assembledText } from '../../../src/bench/assemble.ts';
import { seeded } from '../../../src/base/rng.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import { readFlatCode } from '../../../src/frontend/object/readFunction.ts';
import { acrossFunction } from '../../../src/ir/across/function.ts';
import { LATENCIES } from '../../../src/ir/across/moves.ts';
import {
  CARRIES,
  FIXED_UPPER,
  numbers25519,
  PRIME,
  SQUARE_WAYS,
  STATE_UPPER,
  WAYS,
  type Way,
} from '../../../src/ir/across/numbers.ts';
import { MULTIPLES } from '../../../src/ir/across/rows.ts';
import { formulaIn } from '../../../src/ir/contract/formula.ts';
import { parseStatement } from '../../../src/ir/contract/statement.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import {
  acrossPlan,
  proveLadder,
  provedAcrossMeaning,
  acrossCandidate,
} from '../../../src/library/x25519/acrossBuild.ts';
import { ACROSS_LADDER, ACROSS_STEPS, acrossText } from '../../../src/library/x25519/acrossLadder.ts';
import { type AcrossCandidate, acrossStep } from '../../../src/library/curve/acrossStep.ts';
import { formulaText } from '../../../src/library/curve/formulas.ts';
import { traceCode } from '../../../src/prover/instructions/traceCode.ts';
import { RCX, RDI, RSI } from '../../../src/prover/listing/registers.ts';
import { requireRepeated } from '../../../src/prover/proof/repeatedSteps.ts';
import { isOrder, movedBlock, needsOf, orderOfText, orderText } from '../../../src/codegen/across/orders.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import { acrossCaller, computesAsIr, faultCount, outcomeOf, requireNoFalseProof, seedOf } from '../acrossCode.ts';
import type { AcrossCode } from '../acrossCode.ts';

const root = process.cwd();
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = seedOf(3);
const SLUGS = ['amd-zen5', 'amd-zen4', 'intel-sapphire-rapids'];
const plans = new Map(oneIn(3, SLUGS).map((slug) => [slug, acrossPlan(acrossCandidate(slug).core, { root })]));
const planOf = (slug: string) => plans.get(slug)!;

/** A step of RFC 7748 between a, b, c, d, for u, with the bit. */
const step = (() => {
  const { relation, modulus } = parseStatement(formulaText('x25519.step', { root }), null);
  const evaluateIn = formulaIn(relation, modulus, residuesModulo(modulus));
  return (state: readonly bigint[], u: bigint, bit: bigint): bigint[] => {
    const elements = new Map([
      ['arg1', state],
      ['arg2', [u]],
      ['arg3', [bit]],
    ]);
    return evaluateIn((name) => elements.get(name));
  };
})();

const limbsOf = (x: bigint): bigint[] => [0, 1, 2, 3, 4].map((k) => (x >> BigInt(51 * k)) & ((1n << 51n) - 1n));
const numberOf = (limbs: readonly bigint[]): bigint =>
  limbs.reduce((sum, limb, k) => sum + (limb << BigInt(51 * k)), 0n) % PRIME;

/** Compares a candidate's word IR with the formula, for limbs at random and at their ends. */
function requireRight(slug: string, candidate: AcrossCandidate, calls: number): void {
  const plan = planOf(slug);
  const { fn } = acrossFunction('step', plan, numbers25519(candidate), LATENCIES[candidate.core]);
  const rng = seeded(SEED, `${slug} ${JSON.stringify(candidate)}`);
  const limb = (upper: bigint): bigint => [0n, upper, rng.big(64) % (upper + 1n)][rng.below(3)];
  for (let call = 0; call < calls; call++) {
    const state = [0, 1, 2, 3].map(() => limbsOf(0n).map(() => limb(STATE_UPPER)));
    const u = rng.big(255) % PRIME;
    const negative = limbsOf(PRIME).map((p, k) => 2n * p - limbsOf(u)[k]);
    const fixed = [limbsOf(121665n), limbsOf(0n).map(() => limb(FIXED_UPPER)), limbsOf(u), negative];
    const bit = BigInt(rng.below(2));
    const rows = (numbers: readonly (readonly bigint[])[]): bigint[] =>
      [0, 1, 2, 3, 4].flatMap((k) => plan.state.map((element) => numbers[element][k]));
    const [out] = evaluate(fn, [rows(state), rows(fixed), [bit]]);
    const found = [0, 1, 2, 3].map((element) =>
      numberOf([0, 1, 2, 3, 4].map((k) => out[4 * k + plan.state.indexOf(element)])),
    );
    const where = `seed ${SEED}, call ${call}, ${JSON.stringify(candidate)}`;
    expect(found, where).toEqual(step(state.map(numberOf), u, bit));
  }
}

const all = (way: Way): Way[] => [0, 1, 2, 3, 4].map(() => way);

describe('what a step computes', () => {
  test.each(oneIn(3, SLUGS))('%s: as it ships', (slug) => {
    requireRight(slug, acrossCandidate(slug), LONG ? 1000 : 20);
  });
  test.each(
    oneIn(
      3,
      WAYS.flatMap((way) => SQUARE_WAYS.map((square) => [way, square] as const)),
    ),
  )('products %s, squares %s', (way, square) => {
    const columns = [all(way), all(square), all(way)];
    for (const carry of CARRIES)
      for (const multiples of MULTIPLES)
        requireRight('amd-zen5', { ...acrossCandidate('amd-zen5'), columns, carry, multiples }, LONG ? 100 : 2);
  });
});

describe('orders', () => {
  const made = acrossStep(planOf('amd-zen5'), acrossCandidate('amd-zen5'), ACROSS_LADDER);
  const needs = needsOf(made.ops);

  test('what a search found is an order of the program that is made today', () => {
    for (const slug of SLUGS.filter((one) => plans.has(one))) {
      const { found } = acrossCandidate(slug);
      if (found === undefined) continue;
      const own = acrossStep(planOf(slug), acrossCandidate(slug), ACROSS_LADDER);
      expect(orderText(own.order, needsOf(own.ops)), slug).toBe(found);
    }
  });

  test(`moves of blocks make orders of orders (seed ${SEED})`, () => {
    const rng = seeded(SEED, 'moves');
    let order = made.order;
    for (let k = 0; k < 500; k++) order = movedBlock(order, needs, rng);
    expect(order).not.toEqual(made.order);
    expect(isOrder(order, needs), `seed ${SEED}`).toBe(true);
    expect(orderOfText(orderText(order, needs), needs)).toEqual(order);
  });

  test('what is too early, missing or there twice is no order', () => {
    const { order } = made;
    expect(isOrder(order.toReversed(), needs)).toBe(false);
    expect(isOrder(order.slice(1), needs)).toBe(false);
    expect(isOrder([...order, order[0]], needs)).toBe(false);
  });
});

test('a placement has each number once, and the best one waits less than all moves would', () => {
  for (const [slug, { state, latency, rounds }] of plans) {
    expect(state.toSorted(), slug).toEqual([0, 1, 2, 3]);
    expect(rounds).toHaveLength(3);
    expect(latency).toBeLessThan(160);
  }
});

const toolchain = await toolchainOrSkip();
const caller = await acrossCaller(toolchain);

describe.skipIf(toolchain === null)('proofs', () => {
  const tools = () => toolchain!;
  const codeOf = async (text: string) =>
    extractFunction(readFileSync(await assembledText(tools(), text)), ACROSS_LADDER);
  const zen5 = ((): AcrossCode => {
    const { fn, text } = acrossStep(planOf('amd-zen5'), acrossCandidate('amd-zen5'), ACROSS_LADDER);
    const bytesOf = async (lines: readonly string[]) =>
      (await codeOf(acrossText({ text: { ...text, lines } }, 1))).bytes;
    return { fn, lines: text.lines, bytesOf };
  })();

  it.each(oneIn(3, SLUGS))('%s: a step is a step of RFC 7748', (slug) => {
    const made = acrossStep(planOf(slug), acrossCandidate(slug), ACROSS_LADDER);
    expect(provedAcrossMeaning(made, { root })).toMatch(/^proved/);
  });

  it.each(oneIn(3, SLUGS))('%s: the ladder is proved from its bytes', async (slug) => {
    const made = acrossStep(planOf(slug), acrossCandidate(slug), ACROSS_LADDER);
    const object = readFileSync(await assembledText(tools(), acrossText(made, ACROSS_STEPS)));
    expect(await proveLadder(made, object, tools())).toMatch(/255 steps, each: asm = IR proved, constant time proved/);
  });

  /** Alterations of one line of a step, each of which changes what it computes, or whether it is known. */
  const ALTERATIONS: readonly (readonly [string, RegExp, string])[] = [
    ['a low half becomes a high one', /vpmadd52luq/, 'vpmadd52huq'],
    ['a shift by one less', /(vpsrlq .*), 51/, '$1, 50'],
    ['another mask of a sum', /(vpaddq ymm\d+)\{k(\d)\}/, '$1'],
    ['words in another order', /(vpermq .*), (\d+)$/m, '$1, 0'],
    ['the swap left out', /vptestmq k(\d), ymm31, .*/, 'kxorb k$1, k$1, k$1'],
    ['a row of what does not change read in place of another', /\[rdx\+64\]/, '[rdx+96]'],
    ['a pair of words not exchanged', /(vpermilpd .*), (\d+)$/m, '$1, 10'],
  ];
  const altered = oneIn(3, ALTERATIONS);
  it.each(altered)('not proved: %s', async (_, from, to) => {
    const made = acrossStep(planOf('amd-zen5'), acrossCandidate('amd-zen5'), ACROSS_LADDER);
    const text = acrossText(made, 1);
    expect(text).toMatch(from);
    const { bytes } = await codeOf(text.replace(from, to));
    expect(await outcomeOf(made.fn, bytes)).not.toBe('proved');
  });

  /** Its values have some 100,000 terms, of which nothing is said but that they are wrong. */
  it.skipIf(!LONG)('wrong code is refuted, though not where it differs', { timeout: 600_000 }, async () => {
    const [from, to] = ['vpaddq ymm21, ymm31, ymm31', 'vpaddq ymm30, ymm31, ymm31'];
    expect(zen5.lines).toContain(from);
    const bytes = await zen5.bytesOf(zen5.lines.with(zen5.lines.indexOf(from), to));
    expect(await outcomeOf(zen5.fn, bytes)).toBe('wrong');
  });

  it.skipIf(caller === null)('a step computes what its word IR says', async () => {
    expect(await computesAsIr(zen5.fn, await zen5.bytesOf(zen5.lines), caller!, seeded(SEED, 'code'))).toBe(true);
  });

  it(`no fault is proved that computes something else (seed ${SEED})`, { timeout: 36_000_000 }, () =>
    requireNoFalseProof(() => zen5, { seed: SEED, count: faultCount(3), caller, what: 'the step' }),
  );

  const COUNT = 3;
  const repeated = async (change: (text: string) => string): Promise<void> => {
    const made = acrossStep(planOf('amd-zen5'), acrossCandidate('amd-zen5'), ACROSS_LADDER);
    const [once, many] = await Promise.all(
      [1, COUNT].map(async (count) => {
        const { bytes } = await codeOf(change(acrossText(made, count)));
        return traceCode(await readFlatCode(ACROSS_LADDER, bytes, tools().bridge.decoder));
      }),
    );
    requireRepeated(once, many, COUNT, { result: RDI, state: RSI, steps: RCX, rows: 5, rowBytes: 32 });
  };
  it('steps that are repeated are known', async () => {
    await repeated((text) => text);
  });
  it.each<[string, RegExp | string, string]>([
    ['a store in the step', 'add rcx, 8', 'vmovdqu64 ymmword ptr [rdi], ymm0\nadd rcx, 8'],
    ['a mask that the next step finds changed', 'add rcx, 8', 'knotb k2, k2\nadd rcx, 8'],
    ['a pointer that moves', 'add rcx, 8', 'add rdx, 0\nadd rcx, 8'],
    ['the pointer of the steps moved too far', 'add rcx, 8', 'add rcx, 16'],
    ['a count by two', /mov r8d, (\d)\n([\s\S]*)sub r8d, 1/, 'mov r8d, 2*$1\n$2sub r8d, 2'],
    ['a count in a pointer', /r8d/g, 'edx'],
    ['the state loaded in another order', 'ymm0, ymmword ptr [rsi+0]', 'ymm5, ymmword ptr [rsi+0]'],
    ['the state stored elsewhere', 'ymmword ptr [rdi+32], ymm1', 'ymmword ptr [rdi+32], ymm2'],
    ['one step more than it says', /sub r8d, 1/, 'sub r8d, 1\njnz 1f\nnop\n1:\nsub r8d, 0'],
  ])('not known to be repeated: %s', async (_, from, to) => {
    await expect(repeated((text) => text.replace(from, to))).rejects.toThrow();
  });
});
