import type { Rng } from '../../base/rng.ts';
import {
  annealing,
  greedy,
  lateAcceptance,
  type Acceptance,
  type Solution,
  type Strategy,
  type StrategyTools,
} from './strategy.ts';

/**
 * Temperatures of annealing: the fraction by which an accepted candidate may be slower, on average. Starts are good
 * enough for a search that begins hot to lose what they have.
 */
const HOT = 0.03;
const WARM = 0.006;
const COLD = 0.0008;

/** One climb from the start to the end of the budget. */
function single(name: string, acceptance: () => Acceptance): Strategy {
  return {
    name,
    run: (x, rng) => x.climb(x.start, { acceptance: acceptance(), until: 1 }, 'climb', rng.fork('climb')),
  };
}

const anneal = (hot: number, cold = COLD): Strategy => single(`anneal(${hot},${cold})`, () => annealing(hot, cold));
const hillClimb = (): Strategy => single('hillClimb', greedy);
const acceptLate = (length: number): Strategy => single(`acceptLate(${length})`, () => lateAcceptance(length));

/** Mutations by which the starts differ. */
const SHAKE = 24;

/**
 * One climb per acceptance, with equal parts of `share` of what is left of the budget: the first from the start, the
 * others from shaken copies of it. `phase` names them, to the user and to the streams of random numbers.
 */
async function shakenClimbs(
  x: StrategyTools,
  rng: Rng,
  acceptances: readonly (() => Acceptance)[],
  share: number,
  phase: string,
): Promise<Solution[]> {
  const from = x.used();
  const n = acceptances.length;
  const found: Solution[] = [];
  for (let i = 0; i < n && !x.stopped(); i++) {
    const start = i === 0 ? x.start : x.shake(x.start, SHAKE, rng.fork(`shake${i}`));
    const until = from + ((share * (i + 1)) / n) * (1 - from);
    found.push(
      await x.climb(start, { acceptance: acceptances[i](), until }, `${phase} ${i + 1}/${n}`, rng.fork(`${phase}${i}`)),
    );
  }
  return found;
}

/** A climb per acceptance, each with an equal share of the budget; the best wins. */
const climbs = (name: string, acceptances: readonly (() => Acceptance)[]): Strategy => ({
  name,
  run: async (x, rng) => x.best([x.start, ...(await shakenClimbs(x, rng, acceptances, 1, 'climb'))]),
});

/** Independent annealings. */
const restarts = (n: number): Strategy =>
  climbs(
    `restarts(${n})`,
    Array.from({ length: n }, () => () => annealing(WARM, COLD)),
  );

/** Every way of climbing once. */
const portfolio = (): Strategy =>
  climbs('portfolio', [() => annealing(HOT, COLD), () => annealing(WARM, COLD), () => lateAcceptance(200), greedy]);

/**
 * Several short climbs, then one long climb from the best of them (M. Fischetti and M. Monaci, "Exploiting
 * erraticism in search", Operations Research 62(1), 2014): `bets` climbs share `share` of the budget.
 */
function betAndRun(bets: number, share: number, hot = WARM): Strategy {
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

/** The strategies of `optimize --strategy`; the first is the default. Compared in docs/notes/STARTS.md. */
export const STRATEGIES: Readonly<Record<string, () => Strategy>> = {
  'anneal-cool': () => anneal(WARM),
  anneal: () => anneal(HOT),
  'bet-and-run': () => betAndRun(4, 0.25),
  'hill-climb': hillClimb,
  'late-acceptance': () => acceptLate(200),
  restarts: () => restarts(4),
  portfolio,
};
