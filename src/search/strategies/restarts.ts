import { annealing, greedy, lateAcceptance, type Acceptance } from '../acceptance.ts';
import type { Solution } from '../solution.ts';
import { COLD, HOT, type Strategy } from './strategy.ts';

/** Mutations by which the starts differ. */
const SHAKE = 24;

/** `acceptances.length` climbs, each with an equal share of the budget and a shaken start (the first from the start itself); the best wins. */
function climbs(name: string, acceptances: readonly (() => Acceptance)[]): Strategy {
  return {
    name,
    async run(x, rng) {
      const from = x.used(), n = acceptances.length, found: Solution[] = [x.start];
      for (let i = 0; i < n && !x.stopped(); i++) {
        const start = i === 0 ? x.start : x.shake(x.start, SHAKE, rng.fork(`shake${i}`));
        const until = from + (i + 1) / n * (1 - from);
        found.push(await x.climb(start, { acceptance: acceptances[i](), until }, `climb ${i + 1}/${n}`, rng.fork(`climb${i}`)));
      }
      return x.best(found);
    },
  };
}

/** Independent annealings. */
export const restarts = (n: number): Strategy => climbs(`restarts(${n})`, Array.from({ length: n }, () => () => annealing(HOT, COLD)));

/** Every way of climbing once. */
export const portfolio = (): Strategy => climbs('portfolio', [() => annealing(HOT, COLD), () => annealing(HOT / 5, COLD), () => lateAcceptance(200), greedy]);
