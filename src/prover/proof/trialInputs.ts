import type { Rng } from '../../base/rng.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { AliasMode } from '../../ir/contract/aliasModes.ts';
import { aimedInputs } from '../inputs/aimedInputs.ts';
import { drawBatch } from '../inputs/vectors.ts';

const CORNERS = 150;
const RANDOM = 150;
const AIMED = 600;

/** Input tuples, one after another (layout: `Signature`). */
interface TrialInputs {
  readonly words: BigUint64Array;
  readonly count: number;
}

/** `count` inputs, corners and random ones. */
export const drawnInputs = (fn: IrFunction, mode: AliasMode, rng: Rng, count = CORNERS + RANDOM): TrialInputs => ({
  words: drawBatch(fn, mode, rng, count, count >> 1),
  count,
});

/** Those, and such that the result comes close to where carries are rare. */
export function trialInputs(fn: IrFunction, mode: AliasMode, rng: Rng): TrialInputs {
  const drawn = drawnInputs(fn, mode, rng).words;
  const aimed = aimedInputs(fn, mode, rng, AIMED);
  const words = new BigUint64Array(drawn.length + aimed.length);
  words.set(drawn);
  words.set(aimed, drawn.length);
  return { words, count: words.length / (drawn.length / (CORNERS + RANDOM)) };
}
