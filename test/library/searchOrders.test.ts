/** The search over orders of programs across words: what it leaves is an order, and computes the same. */
import { recordingIo } from '../cli/recordingIo.ts';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { isOrder, needsOf } from '../../src/codegen/across/orders.ts';
import { evaluate } from '../../src/ir/evaluate.ts';
import { acrossP256, acrossPlans, searchAcrossP256, acrossWay } from '../../src/library/p256/acrossP256.ts';
import { acrossStep, otherWays } from '../../src/library/curve/acrossStep.ts';
import { pointSteps } from '../../src/library/edwards/acrossPoints.ts';
import { drawnInputs, orderSearch, partsOf } from '../../src/library/curve/searchOrders.ts';
import { searchPoints } from '../../src/library/edwards/searchPoints.ts';
import { oneIn } from '../oneIn.ts';
import { openWorker } from '../openWorker.ts';

const root = process.cwd();
const io = { ...recordingIo([], { root }), clock: { nowMs: () => performance.now() } };
const worker = await openWorker();
const options = { budget: { kind: 'evaluations', count: 48 } as const, rng: seeded(3, 'orders'), worker, io };

test('a quarter of a budget is for orders; without a budget, or a processor, none', () => {
  const { orders, rest } = orderSearch({ ...options, worker: { hello: { avx512ifma: true } } as typeof worker });
  expect([orders?.budget, rest.budget]).toEqual([12, 36].map((count) => ({ kind: 'evaluations', count })));
  expect(orderSearch({ ...options, worker: { hello: { avx512ifma: false } } as typeof worker }).orders).toBe(null);
  expect(orderSearch({ ...options, budget: null }).orders).toBe(null);
});

const CORES = [
  ['intel-emeraldrapids', 'goldenCove'],
  ['amd-zen4', 'zen4'],
  ['amd-zen5', 'zen5'],
] as const;

test.each(CORES)('what searches found for %s is an order of operations on points', (slug) => {
  for (const { step } of pointSteps(slug, { root })) {
    const { found = null, ...way } = step.candidate;
    if (found === null) continue;
    const first = acrossStep(step.plan, way, step.fn.name);
    expect(step.order, step.fn.name).not.toEqual(first.order);
    expect(isOrder(step.order, needsOf(first.ops)), step.fn.name).toBe(true);
  }
});

test.each(oneIn(3, CORES))('what searches found for %s is an order of formulas of P-256', (slug, core) => {
  const plans = acrossPlans(core, { root });
  for (const name of oneIn(3, ['entry', 'double', 'add', 'add_affine'] as const)) {
    const { found = null, ...way } = acrossWay(slug, name);
    if (found === null) continue;
    const [first, own] = [way, { ...way, found }].map((one) => acrossP256(name, plans, one));
    expect(own.order, name).not.toEqual(first.order);
    expect(isOrder(own.order, needsOf(first.ops)), name).toBe(true);
  }
});

test('a doubling in twenty other ways, one made from another, computes the same', () => {
  const rng = seeded(7, 'ways');
  const [{ step }] = pointSteps('amd-zen4', { root });
  const inputs = drawnInputs(step.fn, rng);
  const expected = evaluate(step.fn, inputs);
  const seen = new Set([JSON.stringify(step.candidate.columns)]);
  for (let k = 0, other = step; k < 20; k++) {
    other = otherWays(other, rng);
    seen.add(JSON.stringify(other.candidate.columns));
    expect(evaluate(other.fn, inputs), `seed 7, way ${k}: ${JSON.stringify(other.candidate)}`).toEqual(expected);
  }
  expect(seen.size).toBeGreaterThan(5);
});

test('a budget is that of what is there, whole', () => {
  const shares = { double: 0.4, add: 0.2, pair: 0.4 };
  expect([...partsOf(['double', 'add', 'convert'], shares)]).toEqual([
    ['double', expect.closeTo(2 / 3)],
    ['add', expect.closeTo(1 / 3)],
  ]);
});

describe.skipIf(!worker.hello.avx512ifma)('on a processor with the instructions', () => {
  const slug = 'amd-zen5';
  test('points of edwards25519', { timeout: 300_000 }, async () => {
    const points = pointSteps(slug, { root });
    const { found, lines } = await searchPoints(points, options);
    expect(lines).toHaveLength(6);
    found.forEach(({ step, operation }, k) => {
      expect(isOrder(step.order, needsOf(step.ops)), operation.name).toBe(true);
      expect(step.fn).toBe(points[k].step.fn);
    });
  });

  test('formulas of P-256', { timeout: 300_000 }, async () => {
    const plans = acrossPlans('zen5', { root });
    const one = acrossP256('entry', plans, acrossWay(slug, 'entry'));
    const { found, lines } = await searchAcrossP256([one], options);
    expect(lines).toEqual([
      expect.stringMatching(
        /^p256_across_entry: \d+ orders tried, (0\.\d+ of the time of|none faster than) the first one\.$/,
      ),
    ]);
    expect(isOrder(found[0].order, needsOf(one.ops))).toBe(true);
    expect(
      evaluate(
        found[0].fn,
        one.fn.params.map(({ bounds }) => bounds.map(() => 1n)),
      ),
    ).toHaveLength(1);
  });
});
