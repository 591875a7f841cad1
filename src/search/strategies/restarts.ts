import { annealing, greedy, lateAcceptance, type Acceptance } from './acceptance.ts';
import { shakenClimbs } from './shakenClimbs.ts';
import { COLD, HOT, type Strategy } from './strategy.ts';

/** A climb per acceptance, each with an equal share of the budget; the best wins. */
const climbs = (name: string, acceptances: readonly (() => Acceptance)[]): Strategy => ({
  name,
  run: async (x, rng) => x.best([x.start, ...(await shakenClimbs(x, rng, acceptances, 1, 'climb'))]),
});

/** Independent annealings. */
export const restarts = (n: number): Strategy =>
  climbs(
    `restarts(${n})`,
    Array.from({ length: n }, () => () => annealing(HOT, COLD)),
  );

/** Every way of climbing once. */
export const portfolio = (): Strategy =>
  climbs('portfolio', [() => annealing(HOT, COLD), () => annealing(HOT / 5, COLD), () => lateAcceptance(200), greedy]);
