/** Races at several placements, and beside other code. */
import { beforeAll, expect, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { FW } from '../../../src/bench/worker/protocol.ts';
import { DEFAULT_PLAN, type RacePlan } from '../../../src/bench/worker/racePlan.ts';
import { add4, ADD4, addVectors, before } from './machineCode.ts';
import { openWorker } from '../../openWorker.ts';

const worker = await openWorker();

beforeAll(async () => {
  await worker.setFunction(ADD4, addVectors(seeded(1), 20));
  await worker.load(0, add4);
});

const looks = [
  { rounds: 8, margin: 0.02 },
  { rounds: 24, margin: 0 },
];
const raceWith = (code: Uint8Array, limit: number, plan: Partial<RacePlan>) =>
  worker.race({ code, incumbent: 0, limit, plan: { ...DEFAULT_PLAN, looks, gateMicroseconds: 0, ...plan } });
/** Ten thousand instructions that do nothing before the addition. */
const slow = before(...Array.from({ length: 10_000 }, () => 0x90));

test('a candidate that wins at the first placement is timed at all of them', async () => {
  expect(await raceWith(add4, 100, { placements: 5 })).toMatchObject({ verdict: 'ok', accepted: true, rounds: 120 });
  expect(await raceWith(add4, 100, { placements: 1 })).toMatchObject({ accepted: true, rounds: 24 });
  expect(await raceWith(add4, 100, {})).toMatchObject({ accepted: true, rounds: 24 });
});

test('one that loses at the first is not timed at others', async () => {
  expect(await raceWith(add4, 0.01, { placements: 5 })).toMatchObject({ verdict: 'ok', accepted: false, rounds: 8 });
});

test('other code may run between the batches, and is not timed', async () => {
  await worker.load(1, slow);
  expect(await worker.test(1)).toMatchObject({ verdict: 'ok' });
  const beside = await raceWith(add4, 100, { placements: 2, perturbation: { first: 0, count: 2 } });
  expect(beside).toMatchObject({ verdict: 'ok', accepted: true, rounds: 48 });
  expect(beside.ratio, 'the same code on both sides').toBeLessThan(10);
});

const ILLEGAL: [string, Partial<RacePlan>][] = [
  ['no placement', { placements: 0 }],
  ['too many placements', { placements: FW.MAX_PLACEMENTS + 1 }],
  ['an empty slot that perturbs', { perturbation: { first: 40, count: 1 } }],
  ['a slot that does not exist', { perturbation: { first: FW.SLOTS, count: 1 } }],
  ['too much that perturbs', { perturbation: { first: 0, count: FW.MAX_PERTURBING + 1 } }],
];

test.each(ILLEGAL)('%s is refused', async (_name, plan) => {
  await expect(raceWith(add4, 1, plan)).rejects.toThrow('the worker refused a request');
  expect(await worker.test(0)).toMatchObject({ verdict: 'ok' });
});

test('code that there is no room for is said to be too large', async () => {
  const large = new Uint8Array(FW.MAX_CODE_BYTES + 1).fill(0x90);
  await expect(raceWith(large, 100, {})).rejects.toMatchObject({
    kind: 'unsupported',
    detail: { expected: `code of at most ${FW.MAX_CODE_BYTES} bytes`, found: `${large.length} bytes` },
  });
});
