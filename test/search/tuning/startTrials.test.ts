/** Short searches decide where a search begins: the smaller its budget is, the fewer. */
import type { Chosen } from '../../../src/search/tuning/startTrials.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Clock } from '../../../src/base/io.ts';
import { seeded } from '../../../src/base/rng.ts';
import type { Worker } from '../../../src/bench/worker/client.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { parse } from '../../../src/ir/parse.ts';
import { parseBudget, scaled, type Budget, type Race } from '../../../src/search/task.ts';
import { chooseVariant } from '../../../src/search/tuning/chooseVariant.ts';
import { Estimator } from '../../../src/search/tuning/estimator.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { fakeEvaluator } from '../fakeEvaluator.ts';

const root = join(import.meta.dirname, '../../..');
const fn = parse(readFileSync(join(root, 'test', 'fixtures', 'ir', '25519-mul-loose.ir'), 'utf8'), '25519-mul');

/** Judges by the bytes of the code. */
class Judge extends Estimator {
  readonly fake = fakeEvaluator();
  override show(): void {}
  override setIncumbent(code: Uint8Array): void {
    this.fake.setIncumbent(code);
  }
  override race(code: Uint8Array, length: number, limit: number): Promise<Race> {
    return this.fake.race(code, length, limit);
  }
  override async duel(a: Uint8Array, b: Uint8Array): Promise<number> {
    return this.fake.cost(a) / this.fake.cost(b);
  }
  override tournament(codes: readonly Uint8Array[]): Promise<readonly number[]> {
    return this.fake.tournament(codes);
  }
}

/** It is 20 ms later at each look. */
function steppingClock(): Clock {
  let now = 0;
  return { nowMs: () => (now += 20) };
}

async function chosenWith(budget: Budget): Promise<Chosen> {
  const estimator = new Judge('zen4', 'throughput');
  const request = {
    ...({ target: TARGETS[0], core: 'zen4', aim: 'throughput', estimator } as const),
    ...{ fn, written: [], wanted: 'auto', resume: false, checkpointFile: '', isKnown: () => false, vectors: [] },
    ...{ budget, rng: seeded(1) },
  };
  // Where something else judges, the worker is asked nothing.
  return chooseVariant(request, {} as Worker, recordingIo([], { root, clock: steppingClock() }));
}

/** The formulations that competed, and the winner. */
function competed({ why }: Chosen): { readonly variants: number; readonly winner: string } {
  const [, times, winner] = /^(.*) \(time after short searches, relative\): (.*)$/.exec(why)!;
  const names = times.split(', ').map((time) => /^(\S+) (rows|woven) [\d.]+$/.exec(time)![1]);
  return { variants: new Set(names).size, winner };
}

test.each<[budget: string, variants: number]>([
  ['799', 1],
  ['800', 2],
  ['1600', 4],
])('with %s evaluations %i formulations compete, for a quarter of them', async (text, variants) => {
  const budget = parseBudget(text);
  const chosen = await chosenWith(budget);
  expect(chosen.budget).toEqual(scaled(budget, 0.75));
  expect(competed(chosen)).toEqual({ variants, winner: expect.stringContaining(chosen.name) });
});

test('the trials of a search of two seconds are those of one formulation, by either measure', async () => {
  const chosen = await chosenWith(parseBudget('2s'));
  expect(chosen.budget).toEqual(parseBudget('1.5s'));
  expect(competed(chosen).variants).toBe(1);
});
