/** How operations on points across words are computed (acrossPoints.ts), on the cores that were tried. */
import type { Way } from '../../ir/across/numbers.ts';
import type { AcrossCandidate } from './acrossLadder.ts';
import { coreOf } from './acrossCandidates.ts';

const apart: readonly Way[] = ['apart', 'apart', 'apart', 'apart', 'apart'];

/** That of an operation for a processor, by the name of its kind. */
export function pointCandidate(_operation: string, slug: string): AcrossCandidate {
  const core = coreOf(slug);
  const multiples = core === 'goldenCove' ? 'shifted' : 'multiplied';
  return { core, multiples, columns: [apart, apart], carry: 'product', extra: [], keep: 0, multiplications: 2 };
}
