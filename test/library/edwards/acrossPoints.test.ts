/**
 * Operations on points of edwards25519 with four numbers side by side: their formulas are the plain ones, their code is
 * proved, and code that differs is not.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { acrossStep } from '../../../src/library/curve/acrossStep.ts';
import { assembledText } from '../../../src/bench/assemble.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import { STATE_UPPER } from '../../../src/ir/across/numbers.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import {
  pointSteps,
  type PointStep,
  pointText,
  proveMeaning,
  provePoint,
} from '../../../src/library/edwards/acrossPoints.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';
import {
  type AcrossCode,
  acrossCaller,
  computesAsIr,
  drawnArguments,
  faultCount,
  requireNoFalseProof,
  seedOf,
} from '../acrossCode.ts';

const root = process.cwd();
const SEED = seedOf(7);
const toolchain = await toolchainOrSkip();
const caller = await acrossCaller(toolchain);

/** Of one core in each run of the suite. */
const [slug] = oneIn(3, ['amd-zen4', 'intel-emeraldrapids', 'amd-zen5']);
const steps = pointSteps(slug, { root });
const step = (k: number): PointStep => steps[k];
const PAIRS = steps.findIndex(({ step: { halves } }) => halves === 2);
const EACH = [PAIRS, ...oneIn(2, [...steps.keys()].toSpliced(PAIRS, 1))];

test('a formula that is not what is said of it is refused', () => {
  const { operation, ...rest } = step(0);
  const { ways } = step(1).operation;
  expect(() => proveMeaning({ ...rest, operation: { ...operation, ways } }, { root })).toThrow(
    expect.objectContaining({ kind: 'wrong' }),
  );
});

test.each(EACH)('operation %i: limbs at their ends and at random become the words that the IR says', (k) => {
  const { step: made } = step(k);
  const rng = seeded(SEED, `${k}`);
  for (let call = 0; call < 10; call++) {
    const [out] = evaluate(made.fn, drawnArguments(made.fn, rng));
    expect(out.every((word) => word <= STATE_UPPER)).toBe(true);
  }
});

test('of additions side by side each half is the addition itself', () => {
  const { plan, candidate } = step(PAIRS).step;
  const [one, both] = ([1, 2] as const).map((halves) => acrossStep(plan, candidate, 'sum', halves).fn);
  const rng = seeded(SEED, 'halves');
  const halfOf = (words: readonly bigint[], half: number) => words.filter((_, i) => (i >> 2) % 2 === half);
  for (let call = 0; call < 10; call++) {
    const args = drawnArguments(both, rng);
    const [sums] = evaluate(both, args);
    for (const half of [0, 1])
      expect(halfOf(sums, half)).toEqual(
        evaluate(
          one,
          args.map((words) => halfOf(words, half)),
        )[0],
      );
  }
});

describe.skipIf(toolchain === null)('proofs', () => {
  const bytesOf = async (text: string, symbol: string) =>
    extractFunction(readFileSync(await assembledText(toolchain!, text)), symbol).bytes;

  test.each(EACH)('operation %i is proved from its bytes', { timeout: 300_000 }, async (k) => {
    const [meaning, bytes] = await provePoint(step(k), toolchain!);
    expect(meaning).toMatch(/^proved/);
    expect(bytes).toMatch(/asm = IR proved, constant time proved/);
  });

  /** Of what is repeated, for one time: what comes behind the first is followed by another proof. */
  const codeOf = ({ operation, step: made }: PointStep): AcrossCode => {
    const [count, symbol] = operation.isRepeated ? [1, `${made.fn.name}_counted`] : [null, made.fn.name];
    const textOf = (lines: readonly string[]): string =>
      pointText({ operation, step: { ...made, text: { ...made.text, lines } } }, count);
    return { fn: made.fn, lines: made.text.lines, bytesOf: (lines) => bytesOf(textOf(lines), symbol) };
  };

  test.skipIf(caller === null).each(EACH)('operation %i computes what its word IR says', async (k) => {
    const { fn, lines, bytesOf: made } = codeOf(step(k));
    expect(await computesAsIr(fn, await made(lines), caller!, seeded(SEED, `code ${k}`)), `seed ${SEED}`).toBe(true);
  });

  test(`no fault is proved that computes something else (seed ${SEED})`, { timeout: 36_000_000 }, () =>
    requireNoFalseProof((rng) => codeOf(step(EACH[rng.below(EACH.length)])), {
      seed: SEED,
      count: faultCount(2),
      caller,
      what: 'operations on points',
    }),
  );

  test.each(
    oneIn(2, [
      ['a count by two', 'sub edx, 1'],
      ['a store in the step', 'vmovdqu64 ymmword ptr [rdi], ymm0'],
    ]),
  )('not known to be repeated: %s', { timeout: 300_000 }, async (_, line) => {
    const { step: made, ...rest } = step(0);
    const lines = [...made.text.lines, line];
    const changed = { ...rest, step: { ...made, text: { ...made.text, lines } } };
    await expect(provePoint(changed, toolchain!)).rejects.toThrow(expect.objectContaining({ kind: 'unsupported' }));
  });
});
