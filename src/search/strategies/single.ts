import { annealing, greedy, lateAcceptance, type Acceptance } from './acceptance.ts';
import { COLD, HOT, type Strategy } from './strategy.ts';

/** One climb from the start to the end of the budget. */
function single(name: string, acceptance: () => Acceptance): Strategy {
  return {
    name,
    run: (x, rng) => x.climb(x.start, { acceptance: acceptance(), until: 1 }, 'climb', rng.fork('climb')),
  };
}

export const anneal = (hot = HOT, cold = COLD): Strategy =>
  single(`anneal(${hot},${cold})`, () => annealing(hot, cold));
export const hillClimb = (): Strategy => single('hillClimb', greedy);
export const acceptLate = (length: number): Strategy => single(`acceptLate(${length})`, () => lateAcceptance(length));
