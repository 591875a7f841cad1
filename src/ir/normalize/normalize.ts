import { dropUnused } from '../rebuild.ts';
import type { IrFunction } from '../function.ts';
import { recoverSums } from './recoverSums.ts';
import { shareLowWords } from './shareLowWords.ts';
import { splitWide } from './splitWide.ts';

/**
 * What every function goes through before it is searched: words of at most 64 bits, chains read back into sums, nothing
 * unused or computed twice.
 */
export function normalize(fn: IrFunction): IrFunction {
  return shareLowWords(dropUnused(recoverSums(splitWide(fn))));
}
