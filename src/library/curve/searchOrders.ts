/**
 * A search over orders of a program on rows, and over ways of computing what it does, timed in a loop that feeds the
 * results back as the next inputs.
 */
import type { SearchMeans } from '../kernels/searchFunction.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from '../../base/files/folders.ts';
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
/** Dozens without a winner, one after another, until something else is varied. */
const PATIENCE: Readonly<Record<Way, number>> = { orders: 150, ways: 60 };
/** Changes of ways that lead to another place; from there on, orders are tried of what takes at most so much longer. */
const SHAKEN = 6;
const WORTH = 1.05;
const LAST_LAYOUTS = 48;
const TIMED_LAYOUTS = 16;

/** The part of a library's budget that orders get. */
const SHARE = 0.25;

/** What a search of orders gets of a library's budget, and what is left; null where there is none, or no processor. */
export function orderSearch<T extends Omit<SearchMeans, 'budget'> & { readonly budget: Budget | null }>(
  options: T,
): { readonly orders: SearchMeans | null; readonly rest: T } {
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
  /** These and `otherWays` throw RowOverflow where there are not enough registers. */
  readonly inOrder: (program: T, order: readonly RowId[]) => T;
  /** The same results computed in another way; undefined where there is none. */
  readonly otherWays?: (program: T, rng: Rng) => T;
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

/** What each of these that has a share gets of a budget: in proportion to the shares, and all of it together. */
export function partsOf(names: readonly string[], shares: Readonly<Record<string, number | undefined>>) {
  const known = names.flatMap((name) => (shares[name] === undefined ? [] : [[name, shares[name]] as const]));
  const together = known.reduce((sum, [, share]) => sum + share, 0);
  return new Map(known.map(([name, share]) => [name, share / together]));
}

/** All of them with the fastest orders that were found, and what to say of each; without options, as they are. */
export async function searchAll<P, T extends Ordered>(
  all: readonly P[],
  { nameOf, shares, startOf, racedOf, withBest }: Searched<P, T>,
  options: SearchMeans | null,
): Promise<{ readonly found: readonly P[]; readonly lines: readonly string[] }> {
  if (options === null) return { found: all, lines: [] };
  const lines: string[] = [];
  const found: P[] = [];
  const parts = partsOf(all.map(nameOf), shares);
  for (const one of all) {
    const [name, start] = [nameOf(one), startOf(one)];
    const part = parts.get(name);
    if (part === undefined) {
      found.push(one);
      continue;
    }
    const own = { budget: scaled(options.budget, part), rng: options.rng.fork(name) };
    const { best, line } = await searchOrders(start, racedOf(start), { ...options, ...own });
    found.push(withBest(one, best));
    lines.push(line);
  }
  return { found, lines };
}

/**
 * The program in the fastest order that was found, the first one if none is faster, and what is to be said of it. Where
 * orders of it do not become faster any more, others are tried of programs that compute the same in other ways.
 */
export async function searchOrders<T extends Ordered>(
  start: T,
  raced: RacedProgram<T>,
  { budget, rng, worker, io }: SearchMeans,
): Promise<{ readonly best: T; readonly line: string }> {
  await setRaced(worker, raced, rng.fork('vectors'));
  const evaluator = new WorkerEvaluator(worker, rng.fork('races'), io.clock, 'latency');
  const meter = new Meter(budget, io.clock);
  const moves = rng.fork('moves');
  const first = await assembled(start, raced);
  const ratioOf = async (a: Assembled<T>, b: Assembled<T>): Promise<number> =>
    (await evaluator.duel(a.code, b.code, LAST_LAYOUTS)) ?? 1;
  let [best, from, lost, way]: [Assembled<T>, Assembled<T>, number, Way] = [first, first, 0, 'orders'];
  while (meter.used < 1) {
    const winner = await winnerOf(from, way, raced, evaluator, moves);
    meter.evaluations += TOGETHER;
    if (winner !== null) {
      [from, lost] = [winner, 0];
      io.note(`${raced.symbol}: ${way === 'orders' ? 'a faster order' : 'faster ways'} after ${meter.evaluations}`);
    } else if (++lost === PATIENCE[way] && raced.otherWays !== undefined) {
      const ratio = await ratioOf(from, best);
      if (ratio < BETTER) best = from;
      way = way === 'ways' && ratio < WORTH ? 'orders' : 'ways';
      if (way === 'ways') from = await assembled(shaken(best.program, raced.otherWays, moves), raced);
      lost = 0;
    }
  }
  if (from !== best && (await ratioOf(from, best)) < 1) best = from;
  const ratio = best === first ? 1 : await ratioOf(best, first);
  const tried = `${raced.symbol}: ${meter.evaluations} orders tried`;
  if (ratio >= 1) return { best: start, line: `${tried}, none faster than the first one.` };
  return { best: best.program, line: `${tried}, ${ratio.toFixed(3)} of the time of the first one.` };
}

/** What is varied: the order of a program, or how it computes what it does, each time in an order made for that. */
type Way = 'orders' | 'ways';

interface Assembled<T> {
  readonly program: T;
  readonly code: Uint8Array;
}

const assembled = async <T extends Ordered>(program: T, raced: RacedProgram<T>): Promise<Assembled<T>> => {
  const [code] = await codesOf([program], raced);
  return { program, code };
};

/** The fastest of a dozen variants, if it wins all duels with what they were made from. */
async function winnerOf<T extends Ordered>(
  from: Assembled<T>,
  way: Way,
  raced: RacedProgram<T>,
  evaluator: WorkerEvaluator,
  rng: Rng,
): Promise<Assembled<T> | null> {
  evaluator.setIncumbent(from.code);
  const variant = way === 'orders' ? moved : (raced.otherWays ?? moved);
  const proposals = Array.from({ length: TOGETHER }, () => allocated(() => variant(from.program, rng, raced))).filter(
    (one) => one !== null,
  );
  const codes = await codesOf(proposals, raced);
  const races = await Promise.all(codes.map((code) => evaluator.race(code, code.length, 1)));
  const able = races.flatMap((race, k) => (race.accepted ? [{ k, ratio: race.ratio }] : []));
  const [winner] = able.toSorted((a, b) => a.ratio - b.ratio);
  if (winner === undefined) return null;
  const code = codes[winner.k];
  for (const layouts of DUELS) if (((await evaluator.duel(code, from.code, layouts)) ?? 1) > BETTER) return null;
  return { program: proposals[winner.k], code };
}

/** The program with some parts moved. */
function moved<T extends Ordered>(program: T, rng: Rng, { inOrder }: RacedProgram<T>): T {
  const needs = needsOf(program.ops);
  let { order } = program;
  for (let count = MOVES[rng.below(MOVES.length)]; count > 0; count--) order = movedBlock(order, needs, rng);
  return inOrder(program, order);
}

/** Another place to search from. */
function shaken<T extends Ordered>(program: T, otherWays: (program: T, rng: Rng) => T, rng: Rng): T {
  let other = program;
  for (let count = SHAKEN; count > 0; count--) other = allocated(() => otherWays(other, rng)) ?? other;
  return other;
}

/** What is made; null where there are not enough registers. */
function allocated<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof RowOverflow) return null;
    throw error;
  }
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
  { rng, worker, io }: Omit<SearchMeans, 'budget'>,
): Promise<number> {
  await setRaced(worker, raced, rng.fork('vectors'));
  const [code] = await codesOf([program], raced);
  const asked = { rng, clock: io.clock, layouts: TIMED_LAYOUTS, modes: ['latency'] as const };
  const [{ entries }] = await compare(worker, [{ name: raced.symbol, code }], asked);
  return entries[0].cycles / TIMED_STEPS;
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
