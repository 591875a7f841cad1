/** Dependencies and their repair, against an independent notion of what an order needs. */
import { expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { oneIn } from '../../oneIn.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { type Candidate, cloneCandidate } from '../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { Orderer } from '../../../src/codegen/candidate/order.ts';
import { irFixtures, shaken } from '../lowering/mutants.ts';
import { isLegal } from './isLegal.ts';

const SEED = 5;
const ORDERS = 12;

function shuffle(c: Candidate, rng: Rng): void {
  for (let i = c.order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [c.order[i], c.order[j]] = [c.order[j], c.order[i]];
  }
}

test.each(oneIn(3, irFixtures()))('orders of $name are repaired, whichever way', ({ name, fn }) => {
  const p = buildProblem(fn);
  const orderer = new Orderer(p);
  const rng = seeded(SEED, name);
  for (let i = 0; i < ORDERS; i++) {
    const c = shaken(p, rng);
    expect(isLegal(p, c), `seed ${SEED}, shaken candidate ${i}`).toBe(true);
    for (const repair of ['pull', 'push'] as const) {
      shuffle(c, rng);
      orderer[repair](c);
      expect([isLegal(p, c), orderer.legal(c)], `seed ${SEED}, ${repair} ${i}`).toEqual([true, true]);
      const before = c.order.join();
      orderer.pull(c);
      orderer.push(c);
      expect(c.order.join(), `seed ${SEED}, a legal order is left alone`).toBe(before);
    }
  }
});

test.each(oneIn(3, irFixtures()))(
  'disturbed places of $name are repaired alone as if all were looked at',
  ({ name, fn }) => {
    const p = buildProblem(fn);
    const orderer = new Orderer(p);
    const rng = seeded(SEED, `${name} places`);
    const legal = shaken(p, rng);
    for (let i = 0; i < 4 * ORDERS; i++) {
      const c = cloneCandidate(legal);
      const from = rng.below(c.order.length);
      const end = from + 1 + rng.below(c.order.length - from);
      c.order.set([...c.order.subarray(from, end)].reverse(), from);
      for (const repair of ['pull', 'push'] as const) {
        const part = cloneCandidate(c);
        const whole = cloneCandidate(c);
        orderer[repair](part, from, end);
        orderer[repair](whole);
        expect(part.order.join(), `seed ${SEED}, ${repair} ${from} to ${end}`).toBe(whole.order.join());
      }
    }
  },
);

test.each(oneIn(3, irFixtures()))('an order of $name is called legal exactly when it is', ({ name, fn }) => {
  const p = buildProblem(fn);
  const orderer = new Orderer(p);
  const rng = seeded(SEED, `${name} swaps`);
  let legal = 0;
  let illegal = 0;
  for (let i = 0; i < 20 * ORDERS; i++) {
    const c = i % ORDERS === 0 ? shaken(p, rng) : cloneCandidate(initialCandidate(p));
    const at = rng.below(c.order.length - 1);
    const to = Math.min(c.order.length - 1, at + 1 + rng.below(4));
    [c.order[at], c.order[to]] = [c.order[to], c.order[at]];
    const is = isLegal(p, c);
    if (is) legal++;
    else illegal++;
    expect(orderer.legal(c), `seed ${SEED}, swap ${i}`).toBe(is);
  }
  expect(Math.min(legal, illegal), 'both kinds occur').toBeGreaterThan(0);
});

test.each(oneIn(3, irFixtures()))('the first candidate of $name is legal and adds every leaf once', ({ fn }) => {
  const p = buildProblem(fn);
  const c = initialCandidate(p);
  expect(isLegal(p, c)).toBe(true);
  const parts = [...c.tree].sort((a, b) => a - b);
  expect(new Set(parts).size).toBe(parts.length);
  for (let k = 0; k < p.columns.count; k++) {
    for (let n = p.columns.nodeStart[k]; n < p.columns.nodeStart[k + 1]; n++) {
      const columnOf = (part: number): number =>
        part < p.leaves.count ? p.leaves.column[part] : p.events.detail[p.events.firstNode + part - p.leaves.count];
      expect([columnOf(c.tree[2 * n]), columnOf(c.tree[2 * n + 1])]).toEqual([k, k]);
    }
  }
});
