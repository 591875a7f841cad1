import { betAndRun } from './betAndRun.ts';
import { portfolio, restarts } from './restarts.ts';
import { acceptLate, anneal, hillClimb } from './single.ts';
import type { Strategy } from './strategy.ts';

/** The strategies of `optimize --strategy`; the first is the default. Compared in docs/notes/STARTS.md. */
export const STRATEGIES: Readonly<Record<string, () => Strategy>> = {
  anneal: () => anneal(),
  'bet-and-run': () => betAndRun(4, 0.25),
  'anneal-cool': () => anneal(0.006),
  'hill-climb': hillClimb,
  'late-acceptance': () => acceptLate(200),
  restarts: () => restarts(4),
  portfolio,
};
