import { cloneCandidate, type Candidate, type Problem } from '../../src/codegen/candidate/candidate.ts';
import { Orderer } from '../../src/codegen/candidate/order.ts';

/** How much of a candidate is left. */
interface Minimized {
  readonly candidate: Candidate;
  /**
   * Settings (choice bits, parameters, tree links, places in the order) that differ from the simple candidate, before
   * and after.
   */
  readonly before: number;
  readonly after: number;
}

/**
 * The smallest departure from a simple candidate that still fails: delta debugging (A. Zeller and R. Hildebrandt,
 * IEEE Transactions on Software Engineering 28(2), 2002) over everything in which `failing` differs from `simple`.
 * `fails` must hold for `failing`; it is asked about legal candidates only.
 */
export async function minimize(
  problem: Problem,
  failing: Candidate,
  simple: Candidate,
  fails: (c: Candidate) => Promise<boolean>,
): Promise<Minimized> {
  const orderer = new Orderer(problem);
  let best = cloneCandidate(failing);
  const attempt = async (c: Candidate): Promise<boolean> => {
    if (weight(c, simple) >= weight(best, simple) || !orderer.legal(c) || !(await fails(c))) return false;
    best = c;
    return true;
  };
  for (let before = Infinity; weight(best, simple) < before; ) {
    before = weight(best, simple);
    for (const field of ['params', 'choice'] as const)
      await resetRanges(best[field].length, (from, to) => attempt(withRange(best, simple, field, from, to)));
    for (let k = 0; k < problem.columns.count; k++) await attempt(withTree(best, simple, orderer, problem.columns, k));
    await resetRanges(best.order.length, (from, to) => attempt(withOrder(best, simple, orderer, from, to)));
  }
  return { candidate: best, before: differences(failing, simple), after: differences(best, simple) };
}

/** Tries to reset halves, quarters, ... of a table of n entries. */
async function resetRanges(n: number, reset: (from: number, to: number) => Promise<boolean>): Promise<void> {
  for (let size = n; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < n; from += size) await reset(from, Math.min(n, from + size));
  }
}

function withRange(
  c: Candidate,
  simple: Candidate,
  field: 'params' | 'choice' | 'tree',
  from: number,
  to: number,
): Candidate {
  const out = cloneCandidate(c);
  out[field].set(simple[field].subarray(from, to), from);
  return out;
}

function withTree(
  c: Candidate,
  simple: Candidate,
  orderer: Orderer,
  { nodeStart }: Problem['columns'],
  column: number,
): Candidate {
  const out = withRange(c, simple, 'tree', 2 * nodeStart[column], 2 * nodeStart[column + 1]);
  orderer.pull(out);
  return out;
}

/**
 * The events of simple.order[from..to) follow each other in the simple order, at the place of the first of them; the
 * order is made legal.
 */
function withOrder(c: Candidate, simple: Candidate, orderer: Orderer, from: number, to: number): Candidate {
  const block = [...simple.order.subarray(from, to)];
  const inBlock = new Set(block);
  const out = cloneCandidate(c);
  const at = c.order.findIndex((e) => inBlock.has(e));
  const rest = [...c.order].filter((e) => !inBlock.has(e));
  const place = [...c.order.subarray(0, at)].filter((e) => !inBlock.has(e)).length;
  out.order.set([...rest.slice(0, place), ...block, ...rest.slice(place)]);
  orderer.pull(out);
  return out;
}

const unequal = (x: ArrayLike<number>, y: ArrayLike<number>): number =>
  Array.from(x).filter((v, i) => v !== y[i]).length;
const settings = (a: Candidate, b: Candidate): number =>
  unequal(a.params, b.params) + unequal(a.choice, b.choice) + unequal(a.tree, b.tree);
const order = (a: Candidate, b: Candidate): number => unequal(predecessors(a.order), predecessors(b.order));

/** Entries in which two candidates differ; for the order, events whose predecessor is another one. */
const differences = (a: Candidate, b: Candidate): number => settings(a, b) + order(a, b);

/** What is made less: resetting a setting is worth any number of events that have to move for it. */
const weight = (a: Candidate, b: Candidate): number => 0x10000 * settings(a, b) + order(a, b);

function predecessors(order: Uint16Array): Int32Array {
  const before = new Int32Array(order.length).fill(-1);
  for (let i = 1; i < order.length; i++) before[order[i]] = order[i - 1];
  return before;
}
