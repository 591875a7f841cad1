import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWorker } from '../../src/worker/buildWorker.ts';
import { Worker } from '../../src/worker/client.ts';
import { faultCampaign } from './faultCampaign.ts';
import { isProduct, proofSubjects } from './proofSubjects.ts';

/** `make mutants` runs the long form: more than 10,000 faults over all products. */
const LONG = process.env['FIELDWRIGHT_LONG'] === '1', SEED = Number(process.env['SEED'] ?? 4);
const FAULTS = LONG ? 340 : 12, VECTORS = LONG ? 100_000 : 400;

const products = proofSubjects().filter(isProduct).map(fn => ({ ...fn, aliasing: 'none' as const }));

let worker: Worker | undefined;
beforeAll(async () => { worker = await Worker.start({ binary: await buildWorker(process.cwd()) }); }, 120_000);
afterAll(() => worker?.close());

it.each(LONG ? products : products.slice(0, 8))('$name: no fault in one instruction is proved right that the processor shows to be wrong', async fn => {
  const counts = await faultCampaign(fn, started(), SEED, FAULTS, VECTORS);
  if (LONG) console.log(`${fn.name}: ${JSON.stringify(counts)}`);
  expect(counts.falseAccepts, `seed ${SEED}`).toEqual([]);
  expect(counts.faults).toBe(FAULTS);
  expect(counts.refuted, JSON.stringify(counts)).toBeGreaterThan(counts.faults / 3);
}, LONG ? 600_000 : 60_000);

function started(): Worker {
  if (worker === undefined) throw new Error('the worker was not started');
  return worker;
}
