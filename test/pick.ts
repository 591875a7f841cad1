import type { Rng } from '../src/base/rng.ts';

/** One of the list, each as likely as another. */
export const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];
