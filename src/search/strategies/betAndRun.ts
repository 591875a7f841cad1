import { annealing } from '../acceptance.ts';
import type { Solution } from '../solution.ts';
import { COLD, HOT, type Strategy } from './strategy.ts';

/** Mutations by which the starts of bets differ. */
const SHAKE = 24;

/**
 * Several short climbs, then one long climb from the best of them (M. Fischetti and M. Monaci, "Exploiting
 * erraticism in search", Operations Research 62(1), 2014): `bets` climbs share `share` of the budget.
 */
export function betAndRun(bets: number, share: number, hot = HOT): Strategy {
  return {
    name: `betAndRun(${bets},${share},${hot})`,
    async run(x, rng) {
      const from = x.used(), found: Solution[] = [];
      for (let i = 0; i < bets && !x.stopped(); i++) {
        const start = i === 0 ? x.start : x.shake(x.start, SHAKE, rng.fork(`shake${i}`));
        const until = from + (share * (i + 1)) / bets * (1 - from);
        found.push(await x.climb(start, { acceptance: annealing(hot, hot * 0.3), until }, `bet ${i + 1}/${bets}`, rng.fork(`bet${i}`)));
      }
      const chosen = found.length === 0 ? x.start : await x.best(found);
      return x.climb(chosen, { acceptance: annealing(hot * 0.6, COLD), until: 1 }, 'run', rng.fork('run'));
    },
  };
}
