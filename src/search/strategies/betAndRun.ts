import { annealing } from './acceptance.ts';
import { shakenClimbs } from './shakenClimbs.ts';
import { COLD, HOT, type Strategy } from './strategy.ts';

/**
 * Several short climbs, then one long climb from the best of them (M. Fischetti and M. Monaci, "Exploiting
 * erraticism in search", Operations Research 62(1), 2014): `bets` climbs share `share` of the budget.
 */
export function betAndRun(bets: number, share: number, hot = HOT): Strategy {
  return {
    name: `betAndRun(${bets},${share},${hot})`,
    async run(x, rng) {
      const found = await shakenClimbs(
        x,
        rng,
        Array.from({ length: bets }, () => () => annealing(hot, hot * 0.3)),
        share,
        'bet',
      );
      const chosen = found.length === 0 ? x.start : await x.best(found);
      return x.climb(chosen, { acceptance: annealing(hot * 0.6, COLD), until: 1 }, 'run', rng.fork('run'));
    },
  };
}
