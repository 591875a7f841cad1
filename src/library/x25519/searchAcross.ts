/** A search over orders of the step across words, timed in its loop. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import type { Io } from '../../base/io.ts';
import type { Rng } from '../../base/rng.ts';
import { assembleObject } from '../../bench/assemble.ts';
import type { TestVector } from '../../bench/worker/signature.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { movedBlock, needsOf } from '../../codegen/across/orders.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import { FIXED_UPPER, STATE_UPPER } from '../../ir/across/function.ts';
import { LIMBS } from '../../ir/across/numbers.ts';
import { ROW, type RowId, RowOverflow } from '../../ir/across/rows.ts';
import { evaluate } from '../../ir/evaluate.ts';
import { Meter, type Budget } from '../../search/task.ts';
import { WorkerEvaluator } from '../../search/tuning/workerEvaluator.ts';
import { ACROSS_LADDER, type AcrossStep, acrossText, inOrder } from './acrossLadder.ts';

/** Steps of a call that is timed: so many that what is around them does not count. */
const STEPS = 48;
const VECTORS = 4;
/** Orders that are assembled together. */
const TOGETHER = 12;
const MOVES = [1, 1, 2, 4, 8];
/** What becomes the order to go on from takes at most this part of the time of the one before, in duels. */
const BETTER = 0.999;
const LAYOUTS = 8;

interface SearchOptions {
  readonly budget: Budget;
  readonly rng: Rng;
  readonly worker: Worker;
  readonly io: Io;
}

/** The step in the fastest order that was found, and what is to be said of it. */
export async function searchAcross(
  start: AcrossStep,
  { budget, rng, worker, io }: SearchOptions,
): Promise<{ readonly step: AcrossStep; readonly line: string }> {
  const words = ROW * LIMBS;
  await worker.setFunction(
    {
      arguments: [
        { kind: 'out', words },
        { kind: 'in', words },
        { kind: 'in', words },
        { kind: 'in', words: STEPS },
      ],
      aliases: [[0, 1, 2, 3]],
    },
    vectorsOf(start, rng.fork('vectors')),
  );
  const evaluator = new WorkerEvaluator(worker, rng.fork('races'), io.clock, 'latency');
  const meter = new Meter(budget, io.clock);
  const needs = needsOf(start.ops);
  const moves = rng.fork('moves');
  let best = start;
  let [bytes] = await codesOf([start]);
  let ratio = 1;
  while (meter.used < 1) {
    evaluator.setIncumbent(bytes);
    const proposals = Array.from({ length: TOGETHER }, () => proposal(best, needs, moves)).filter(
      (one) => one !== null,
    );
    const codes = await codesOf(proposals);
    meter.evaluations += TOGETHER;
    const races = await Promise.all(codes.map((code) => evaluator.race(code, code.length, 1)));
    const able = races.flatMap((race, k) => (race.accepted ? [{ k, ratio: race.ratio }] : []));
    const [first] = able.toSorted((a, b) => a.ratio - b.ratio);
    if (first === undefined) continue;
    const duel = await evaluator.duel(codes[first.k], bytes, LAYOUTS);
    if (duel === null || duel > BETTER) continue;
    [best, bytes, ratio] = [proposals[first.k], codes[first.k], ratio * duel];
    io.note(`x25519: four numbers side by side: ${ratio.toFixed(4)} of the time of the first order`);
  }
  const line = `${ACROSS_LADDER}: ${meter.evaluations} orders tried, ${ratio.toFixed(3)} of the time of the first one.`;
  return { step: best, line };
}

/** Another order; null where it needs more registers than there are. */
function proposal(
  { fn, ops, rows, order }: AcrossStep,
  needs: ReadonlyMap<RowId, readonly RowId[]>,
  rng: Rng,
): AcrossStep | null {
  let moved: readonly RowId[] = order;
  for (let count = MOVES[rng.below(MOVES.length)]; count > 0; count--) moved = movedBlock(moved, needs, rng);
  try {
    return inOrder({ fn, ops, rows }, moved);
  } catch (error) {
    if (error instanceof RowOverflow) return null;
    throw error;
  }
}

/** Their bytes, assembled together. */
async function codesOf(steps: readonly AcrossStep[]): Promise<Uint8Array[]> {
  return inTemporaryFolder('orders', async (folder) => {
    const symbol = (k: number): string => `${ACROSS_LADDER}${k}`;
    const texts = steps.map((step, k) => acrossText(step, STEPS).replaceAll(ACROSS_LADDER, symbol(k)));
    const [source, object] = ['orders.S', 'orders.o'].map((name) => join(folder, name));
    writeFileSync(source, texts.join('\n'));
    assembleObject('gas', source, object);
    const file = readFileSync(object);
    return steps.map((_, k) => extractFunction(file, symbol(k)).bytes);
  });
}

/** Calls by the word IR, step for step. */
function vectorsOf({ fn }: AcrossStep, rng: Rng): TestVector[] {
  const rows = (upper: bigint): bigint[] => Array.from({ length: ROW * LIMBS }, () => rng.big(64) % (upper + 1n));
  return Array.from({ length: VECTORS }, () => {
    const [state, fixed] = [rows(STATE_UPPER), rows(FIXED_UPPER)];
    const bits = Array.from({ length: STEPS }, () => BigInt(rng.below(2)));
    const expected = bits.reduce((now, bit) => evaluate(fn, [now, fixed, [bit]])[0], state);
    return {
      alias: 0,
      inputs: BigUint64Array.from([...state, ...fixed, ...bits]),
      expected: BigUint64Array.from(expected),
    };
  });
}
