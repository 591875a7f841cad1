import type { Rng } from '../base/rng.ts';
import type { IrFunction } from '../ir/function.ts';
import type { AliasMode } from './aliasModes.ts';
import { aimedInputs } from './aimedInputs.ts';
import { drawBatch } from './vectors.ts';

const CORNERS = 150, RANDOM = 150, AIMED = 300;

/** Inputs at which a difference is looked for: corners, random ones, and such that the result comes close to where carries are rare. */
export function trialInputs(fn: IrFunction, mode: AliasMode, rng: Rng): { words: BigUint64Array; count: number } {
  const drawn = drawBatch(fn, mode, rng, CORNERS + RANDOM, CORNERS), aimed = aimedInputs(fn, mode, rng, AIMED);
  const words = new BigUint64Array(drawn.length + aimed.length);
  words.set(drawn);
  words.set(aimed, drawn.length);
  return { words, count: words.length / (drawn.length / (CORNERS + RANDOM)) };
}
