/**
 * Searches as Markov chains whose steps are drawn from recorded ones (U. Lall and A. Sharma, "A nearest neighbor
 * bootstrap for resampling hydrologic time series", Water Resources Research 32(3), 1996): what happens next to a
 * search that is so far behind the best, after such a share of its budget, is what happened to one of the recorded
 * searches that were nearest to that.
 */
import type { Rng } from '../../src/base/rng.ts';

/** One part of a recorded search. */
export interface IslandStep {
  /** Of the budget that was used before it, 0 to 1. */
  readonly share: number;
  /** Logarithm of the time of the best code over that of the best that is known. */
  readonly gap: number;
  /** What became of the gap, as a factor. */
  readonly shrink: number;
}

/** Recorded steps among which one is drawn. */
const NEIGHBOURS = 24;
/** Gaps are told apart as their logarithms are, but for those far below this one. */
const LEAST_GAP = 0.002;
/** Cells of the table of neighbours per unit of that logarithm. */
const CELLS = 12;

/** Draws steps; neighbours are looked for once for gaps that hardly differ. */
export class StepTable {
  private readonly steps: readonly { readonly at: number; readonly share: number; readonly shrink: number }[];
  /** By share of the budget, then by cell. */
  private readonly shares = new Map<number, Float64Array[]>();

  constructor(steps: readonly IslandStep[]) {
    this.steps = steps
      .filter(({ gap }) => gap > 0)
      .map(({ gap, share, shrink }) => ({ at: height(gap), share, shrink }));
  }

  /** By which factor the gap shrinks in the next part. */
  draw(gap: number, share: number, rng: Rng): number {
    let cells = this.shares.get(share);
    if (cells === undefined) {
      cells = [];
      this.shares.set(share, cells);
    }
    const cell = Math.round(CELLS * height(gap));
    const found = (cells[cell] ??= this.nearest(cell / CELLS, share));
    return found[rng.below(found.length)];
  }

  private nearest(at: number, share: number): Float64Array {
    const distances = this.steps.map((s) => ({ s, d: Math.abs(s.at - at) + Math.abs(s.share - share) }));
    distances.sort((a, b) => a.d - b.d);
    return Float64Array.from(distances.slice(0, NEIGHBOURS), ({ s }) => s.shrink);
  }
}

const height = (gap: number): number => Math.log((gap + LEAST_GAP) / LEAST_GAP);

/** What is simulated; times are counted in parts of a search. */
interface Archipelago {
  readonly islands: number;
  /** Between two exchanges, after which all go on from the best; Infinity for islands that know nothing of each other. */
  readonly exchangeEvery: number;
  /** Parts of the budget; a search that has used it begins anew with its best. */
  readonly parts: number;
  /** Gap at which it ends. */
  readonly target: number;
  /** It ends here, too. */
  readonly mostParts: number;
}

/** Parts until one of the islands is so near to the best that is known; Infinity if none gets there in time. */
export function simulateIslands(a: Archipelago, starts: readonly number[], table: StepTable, rng: Rng): number {
  const gaps = Float64Array.from({ length: a.islands }, () => starts[rng.below(starts.length)]);
  let best = Math.min(...gaps);
  for (let part = 0; best > a.target; part++) {
    if (part >= a.mostParts) return Infinity;
    if (part > 0 && part % a.exchangeEvery === 0) gaps.fill(best);
    for (let i = 0; i < gaps.length; i++) {
      gaps[i] *= table.draw(gaps[i], (part % a.parts) / a.parts, rng);
      if (gaps[i] < best) best = gaps[i];
    }
    if (best <= a.target) return part + 1;
  }
  return 0;
}
