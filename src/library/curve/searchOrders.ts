/** A search over orders of a program on rows, timed in a loop that feeds the results back as the next inputs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from '../../base/files/folders.ts';
import type { Io } from '../../base/io.ts';
import type { Rng } from '../../base/rng.ts';
import { assembleObject } from '../../bench/assemble.ts';
import { compare } from '../../bench/measure/compare.ts';
import type { Signature, TestVector } from '../../bench/worker/signature.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { movedBlock, needsOf } from '../../codegen/across/orders.ts';
import { runsLanes } from '../../codegen/x86/target.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import { type RowId, type RowOp, RowOverflow } from '../../ir/across/rows.ts';
import type { IrFunction } from '../../ir/function.ts';
import { Meter, scaled, type Budget } from '../../search/task.ts';
import { WorkerEvaluator } from '../../search/tuning/workerEvaluator.ts';

/** Steps of a call that is timed: so many that what is around them does not count. */
export const TIMED_STEPS = 48;
const VECTORS = 4;
/** Orders that are assembled together. */
const TOGETHER = 12;
const MOVES = [1, 1, 2, 4, 8];
/**
 * What becomes the order to go on from takes at most this part of the time of the one before, in two duels: of a dozen
 * orders, the one that wins the first was lucky as a rule.
 */
const BETTER = 0.9985;
const DUELS: readonly number[] = [8, 24];
const LAST_LAYOUTS = 48;
const TIMED_LAYOUTS = 16;

export interface OrderSearchOptions {
  readonly budget: Budget;
  readonly rng: Rng;
  readonly worker: Worker;
  readonly io: Io;
}

/** The part of a library's budget that orders get. */
const SHARE = 0.25;

/** What a search of orders gets of a library's budget, and what is left; null where there is none, or no processor. */
export function orderSearch<T extends Omit<OrderSearchOptions, 'budget'> & { readonly budget: Budget | null }>(
  options: T,
): { readonly orders: OrderSearchOptions | null; readonly rest: T } {
  const { budget, rng, worker, io } = options;
  if (budget === null || !runsLanes(8, worker.hello)) return { orders: null, rest: options };
  const orders = { budget: scaled(budget, SHARE), rng: rng.fork('orders'), worker, io };
  return { orders, rest: { ...options, budget: scaled(budget, 1 - SHARE) } };
}

/** A program in an order. */
interface Ordered {
  readonly ops: readonly RowOp[];
  readonly order: readonly RowId[];
}

/** How a program is raced. */
export interface RacedProgram<T extends Ordered> {
  /** Its name, which is part of no other symbol. */
  readonly symbol: string;
  /** Throws RowOverflow where an order needs more registers than there are. */
  readonly inOrder: (order: readonly RowId[]) => T;
  /** A function of that name with TIMED_STEPS steps. */
  readonly text: (program: T) => string;
  readonly signature: Signature;
  readonly vector: (rng: Rng) => TestVector;
}

/** Something with a program, of which orders are searched for a part of the budget, or not (undefined). */
interface Searched<P, T extends Ordered> {
  readonly nameOf: (one: P) => string;
  readonly shares: Readonly<Record<string, number | undefined>>;
  readonly startOf: (one: P) => T;
  readonly racedOf: (start: T) => RacedProgram<T>;
  readonly withBest: (one: P, best: T) => P;
}

/** All of them with the fastest orders that were found, and what to say of each; without options, as they are. */
export async function searchAll<P, T extends Ordered>(
  all: readonly P[],
  { nameOf, shares, startOf, racedOf, withBest }: Searched<P, T>,
  options: OrderSearchOptions | null,
): Promise<{ readonly found: readonly P[]; readonly lines: readonly string[] }> {
  if (options === null) return { found: all, lines: [] };
  const lines: string[] = [];
  const found: P[] = [];
  for (const one of all) {
    const [name, start] = [nameOf(one), startOf(one)];
    const share = shares[name];
    if (share === undefined) {
      found.push(one);
      continue;
    }
    const own = { budget: scaled(options.budget, share), rng: options.rng.fork(name) };
    const { best, line } = await searchOrders(start, racedOf(start), { ...options, ...own });
    found.push(withBest(one, best));
    lines.push(line);
  }
  return { found, lines };
}

/** The program in the fastest order that was found, the first one if none is faster, and what is to be said of it. */
export async function searchOrders<T extends Ordered>(
  start: T,
  raced: RacedProgram<T>,
  { budget, rng, worker, io }: OrderSearchOptions,
): Promise<{ readonly best: T; readonly line: string }> {
  await setRaced(worker, raced, rng.fork('vectors'));
  const evaluator = new WorkerEvaluator(worker, rng.fork('races'), io.clock, 'latency');
  const meter = new Meter(budget, io.clock);
  const needs = needsOf(start.ops);
  const moves = rng.fork('moves');
  let best = start;
  const [first] = await codesOf([start], raced);
  let bytes = first;
  const isBetter = async (code: Uint8Array): Promise<boolean> => {
    for (const layouts of DUELS) if (((await evaluator.duel(code, bytes, layouts)) ?? 1) > BETTER) return false;
    return true;
  };
  while (meter.used < 1) {
    evaluator.setIncumbent(bytes);
    const proposals = Array.from({ length: TOGETHER }, () => proposal(best.order, raced, needs, moves)).filter(
      (one) => one !== null,
    );
    const codes = await codesOf(proposals, raced);
    meter.evaluations += TOGETHER;
    const races = await Promise.all(codes.map((code) => evaluator.race(code, code.length, 1)));
    const able = races.flatMap((race, k) => (race.accepted ? [{ k, ratio: race.ratio }] : []));
    const [winner] = able.toSorted((a, b) => a.ratio - b.ratio);
    if (winner === undefined || !(await isBetter(codes[winner.k]))) continue;
    [best, bytes] = [proposals[winner.k], codes[winner.k]];
    io.note(`${raced.symbol}: a faster order after ${meter.evaluations}`);
  }
  const ratio = best === start ? 1 : ((await evaluator.duel(bytes, first, LAST_LAYOUTS)) ?? 1);
  const tried = `${raced.symbol}: ${meter.evaluations} orders tried`;
  if (ratio >= 1) return { best: start, line: `${tried}, none faster than the first one.` };
  return { best, line: `${tried}, ${ratio.toFixed(3)} of the time of the first one.` };
}

/** The worker calls what is timed so from now on. */
async function setRaced<T extends Ordered>(
  worker: Worker,
  { signature, vector }: Pick<RacedProgram<T>, 'signature' | 'vector'>,
  rng: Rng,
): Promise<void> {
  await worker.setFunction(
    signature,
    Array.from({ length: VECTORS }, () => vector(rng)),
  );
}

/** Cycles of a step of a program in its order, each after the one before, in a quiet interleaved run. */
export async function stepCycles<T extends Ordered>(
  program: T,
  raced: RacedProgram<T>,
  { rng, worker, io }: Omit<OrderSearchOptions, 'budget'>,
): Promise<number> {
  await setRaced(worker, raced, rng.fork('vectors'));
  const [code] = await codesOf([program], raced);
  const asked = { rng, clock: io.clock, layouts: TIMED_LAYOUTS, modes: ['latency'] as const };
  const [{ entries }] = await compare(worker, [{ name: raced.symbol, code }], asked);
  return entries[0].cycles / TIMED_STEPS;
}

/** Another order; null where it needs more registers than there are. */
function proposal<T extends Ordered>(
  order: readonly RowId[],
  { inOrder }: RacedProgram<T>,
  needs: ReadonlyMap<RowId, readonly RowId[]>,
  rng: Rng,
): T | null {
  let moved = order;
  for (let count = MOVES[rng.below(MOVES.length)]; count > 0; count--) moved = movedBlock(moved, needs, rng);
  try {
    return inOrder(moved);
  } catch (error) {
    if (error instanceof RowOverflow) return null;
    throw error;
  }
}

/** Their bytes, assembled together. */
async function codesOf<T extends Ordered>(
  programs: readonly T[],
  { symbol, text }: RacedProgram<T>,
): Promise<Uint8Array[]> {
  return inTemporaryFolder('orders', async (folder) => {
    const own = (k: number): string => `${symbol}_order${k}`;
    // Each in a section of its own, which is what is taken out.
    const sectionOf = (k: number): string => `.section .text.${own(k)}, "ax", @progbits`;
    const texts = programs.map((one, k) =>
      text(one)
        .replaceAll(symbol, own(k))
        .replace(/^ *\.text$/m, sectionOf(k)),
    );
    const [source, object] = ['orders.S', 'orders.o'].map((name) => join(folder, name));
    writeFileSync(source, texts.join('\n'));
    assembleObject('gas', source, object);
    const file = readFileSync(object);
    return programs.map((_, k) => extractFunction(file, own(k)).bytes);
  });
}

/** Words of all parameters, at random within their bounds. */
export const drawnInputs = ({ params }: Pick<IrFunction, 'params'>, rng: Rng): bigint[][] =>
  params.map(({ bounds }) => bounds.map(({ upper }) => rng.big(64) % (upper + 1n)));
