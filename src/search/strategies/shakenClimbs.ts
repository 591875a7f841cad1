import type { Rng } from '../../base/rng.ts';
import type { Acceptance } from '../acceptance.ts';
import type { Solution } from '../solution.ts';
import type { StrategyTools } from './strategy.ts';

/** Mutations by which the starts differ. */
const SHAKE = 24;

/**
 * One climb per acceptance, with equal parts of `share` of what is left of the budget: the first from the start, the
 * others from shaken copies of it. `phase` names them, to the user and to the streams of random numbers.
 */
export async function shakenClimbs(
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
