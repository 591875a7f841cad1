/** Strategies: how a search spends its budget. */
import type { Rng } from '../base/rng.ts';
import type { Candidate } from '../codegen/candidate/candidate.ts';

/** A candidate together with the code it was lowered to. Immutable. */
export interface Solution {
  readonly candidate: Candidate;
  readonly code: Uint8Array;
  readonly hash: number;
  readonly instructions: number;
  /** Static bound in cycles. */
  readonly bound: number;
  /** Choice bits that influenced the code, per event. */
  readonly asked: Uint16Array;
}

/** How long a climb lasts, and what it accepts meanwhile. */
export interface Schedule {
  readonly acceptance: Acceptance;
  /** Ends when the meter has reached this share of the budget. */
  readonly until: number;
}

/** What a strategy may do: climb from a solution, make others of a start, pick the best of several. */
export interface StrategyTools {
  readonly start: Solution;
  climb(from: Solution, schedule: Schedule, phase: string, rng: Rng): Promise<Solution>;
  /** The start after a number of random mutations, all of them legal. */
  shake(from: Solution, mutations: number, rng: Rng): Solution;
  best(of: readonly Solution[]): Promise<Solution>;
  readonly used: () => number;
  readonly stopped: () => boolean;
}

/** How a search spends its budget. */
export interface Strategy {
  /** Name with parameters, as written into records. */
  readonly name: string;
  run(x: StrategyTools, rng: Rng): Promise<Solution>;
}

/** When a candidate that was raced against the current one replaces it. Stateful: one object per climb. */
interface Acceptance {
  /**
   * Largest ratio, candidate's time over the current one's, that is accepted; asked anew for every race. `share` of the
   * climb, 0 to 1, is over.
   */
  limit(share: number, rng: Rng): number;
  /** How much slower than the best one, as a fraction, the current candidate is expected to be at times. */
  slack(share: number): number;
  /** A race ended with `ratio`, and the candidate became current or not. */
  note(ratio: number, accepted: boolean): void;
}

const ignore = (): void => {};

/**
 * Simulated annealing (S. Kirkpatrick et al., Science 220, 1983) on ratios: at most 1 - T·ln(u) of the current
 * time, u uniform, T falling from `hot` to `cold` geometrically.
 */
function annealing(hot: number, cold: number): Acceptance {
  const temperature = (share: number): number => hot * (cold / hot) ** Math.min(1, Math.max(0, share));
  return { limit: (share, rng) => 1 - temperature(share) * Math.log(1 - rng.unit()), slack: temperature, note: ignore };
}

/** Hill climbing: whatever does not measure slower. The noise of a race is all that leads out of local optima. */
function greedy(): Acceptance {
  return { limit: () => 1, slack: () => 0.002, note: ignore };
}

/**
 * Late acceptance (E. Burke and Y. Bykov, European Journal of Operational Research 258, 2017): a candidate
 * may be as slow as the current one was `length` races ago. Times are products of measured ratios.
 */
function lateAcceptance(length: number): Acceptance {
  const history = new Float64Array(length).fill(1);
  let current = 1;
  let at = 0;
  return {
    limit: () => Math.max(1, history[at] / current),
    slack: () => 0.005,
    note: (ratio, accepted) => {
      if (accepted) current *= ratio;
      history[at] = current;
      at = (at + 1) % length;
    },
  };
}

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

/** The strategies of `optimize --strategy`; the first is the default. Compared in docs/notes/SEARCH.md. */
export const STRATEGIES: Readonly<Record<string, () => Strategy>> = {
  'anneal-cool': () => anneal(WARM),
  anneal: () => anneal(HOT),
  'bet-and-run': () => betAndRun(4, 0.25),
  'hill-climb': hillClimb,
  'late-acceptance': () => acceptLate(200),
  restarts: () => restarts(4),
  portfolio,
};
