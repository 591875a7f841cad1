/** What searches found for the step of the ladder across words (acrossLadder.ts), on the cores that they ran on. */
import { coreOf, type AcrossCandidate } from '../curve/acrossStep.ts';
import type { AcrossCore } from '../../ir/across/moves.ts';
import type { Way } from '../../ir/across/numbers.ts';
import { foundOrder } from '../curve/orders/foundOrder.ts';

const [B, H, A, J, L]: readonly Way[] = ['both', 'high', 'apart', 'joined', 'low'];

const CANDIDATES: Readonly<Record<AcrossCore, AcrossCandidate>> = {
  zen4: {
    core: 'zen4',
    multiples: 'multiplied',
    columns: [
      [B, B, L, J, J],
      [A, A, B, J, A],
      [A, A, A, A, A],
    ],
    carry: 'multiple',
    extra: [4, 4, 0, -2, 12, 2, 2, 9, -8, 1, -2, -1, -8, 9, 7],
    keep: 0.02,
    multiplications: 2,
  },
  zen5: {
    core: 'zen5',
    multiples: 'multiplied',
    columns: [
      [B, A, J, A, J],
      [A, J, A, A, H],
      [L, A, A, A, J],
    ],
    carry: 'multiple',
    extra: [-2, -6, 5, 15, 16, 0, 7, 8, -8, 2, 38, -4, 1, 4, 2],
    keep: 0.05,
    multiplications: 1,
  },
  goldenCove: {
    core: 'goldenCove',
    multiples: 'shifted',
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

/** That of a processor, by the name of its kind. */
export function acrossCandidate(slug: string): AcrossCandidate {
  const core = coreOf(slug);
  return { ...CANDIDATES[core], ...foundOrder(core, 'x25519.across') };
}
