import type { Rng } from '../../base/rng.ts';
import type { Solution } from '../solution.ts';
import type { Schedule } from '../climb.ts';

/** What a strategy may do: climb from a solution, make variants of a start, pick the best of several. */
export interface StrategyTools {
  readonly start: Solution;
  climb(from: Solution, schedule: Schedule, phase: string, rng: Rng): Promise<Solution>;
  /** The start after a number of random mutations, all of them legal. */
  shake(from: Solution, mutations: number, rng: Rng): Solution;
  best(of: readonly Solution[]): Promise<Solution>;
  readonly used: () => number;
  readonly stopped: () => boolean;
}

export interface Strategy {
  /** Name with parameters, as written into records. */
  readonly name: string;
  run(x: StrategyTools, rng: Rng): Promise<Solution>;
}

/** Temperatures of the annealing: the ratio by which a candidate may be slower, on average, and still be accepted. */
const HOT = 0.03, COLD = 0.0008;

/**
 * Several short climbs, then one long climb from the best of them (M. Fischetti and M. Monaci, "Exploiting
 * erraticism in search", Operations Research 62(1), 2014): `bets` climbs share `share` of the budget.
 */
export function betAndRun(bets: number, share: number): Strategy {
  return {
    name: `betAndRun(${bets},${share})`,
    async run(x, rng) {
      const from = x.used(), found: Solution[] = [];
      for (let i = 0; i < bets && !x.stopped(); i++) {
        const start = i === 0 ? x.start : x.shake(x.start, 24, rng.fork(`shake${i}`));
        const until = from + (share * (i + 1)) / bets * (1 - from);
        found.push(await x.climb(start, { hot: HOT, cold: HOT * 0.3, until }, `bet ${i + 1}/${bets}`, rng.fork(`bet${i}`)));
      }
      const chosen = found.length === 0 ? x.start : await x.best(found);
      return x.climb(chosen, { hot: HOT * 0.6, cold: COLD, until: 1 }, 'run', rng.fork('run'));
    },
  };
}
