/** What searches found for the step of the ladder across words (acrossLadder.ts), on the cores that they ran on. */
import type { AcrossCore } from '../../ir/across/moves.ts';
import type { Way } from '../../ir/across/numbers.ts';
import type { AcrossCandidate } from './acrossLadder.ts';

const [B, H, A, J, L]: readonly Way[] = ['both', 'high', 'apart', 'joined', 'low'];

const CANDIDATES: Readonly<Record<AcrossCore, AcrossCandidate>> = {
  zen4: {
    core: 'zen4',
    columns: [
      [A, A, J, A, A],
      [A, A, B, H, H],
      [L, A, A, A, J],
    ],
    carry: 'multiple',
    extra: [],
    keep: 0,
    multiplications: 2,
  },
  zen5: {
    core: 'zen5',
    columns: [
      [B, A, J, A, J],
      [A, J, A, A, H],
      [L, A, A, A, J],
    ],
    carry: 'multiple',
    extra: [-2, -6, 5, 15, 16, 0, 7, 9, -8, 1, 42, -4, 1, 4, 2],
    keep: 0.05,
    multiplications: 1,
  },
  goldenCove: {
    core: 'goldenCove',
    columns: [
      [A, A, A, A, A],
      [A, A, A, A, A],
      [A, A, A, A, A],
    ],
    carry: 'product',
    extra: [],
    keep: 0,
    multiplications: 2,
  },
};

/** That of a processor, by the name of its kind; Zen 4's of one that is not known. */
export function acrossCandidate(slug: string): AcrossCandidate {
  if (slug.startsWith('amd-zen5')) return CANDIDATES.zen5;
  return slug.startsWith('intel') ? CANDIDATES.goldenCove : CANDIDATES.zen4;
}
