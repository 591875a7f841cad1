/** How operations on points across words are computed (acrossPoints.ts), on the cores that were tried. */
import type { Way } from '../../ir/across/numbers.ts';
import { foundOrder } from '../curve/orders/foundOrder.ts';
import { coreOf, type AcrossCandidate } from '../curve/acrossStep.ts';

const [A, B, H, J, L]: readonly Way[] = ['apart', 'both', 'high', 'joined', 'low'];
const all = (way: Way): readonly Way[] => [way, way, way, way, way];

/** What was best on an Emerald Rapids, of some hundreds: 0.89 to 0.97 of the time of what others have. */
const ON_GOLDEN_COVE: Readonly<Record<string, Partial<AcrossCandidate>>> = {
  'edwards.across_double': {
    columns: [
      [A, J, J, J, J],
      [L, L, L, L, 'after'],
    ],
    carry: 'multiple',
    extra: [0, 0, -4],
    keep: 0.02,
    multiplications: 1,
  },
  'edwards.across_double_extended': { columns: [all(J), all(B)], keep: 0.02 },
  'edwards.across_add': { columns: [[A, L, L, L, H], all(L)], keep: 0.05, multiplications: 1 },
  'edwards.across_add_extended': { columns: [all(L), all(L)], extra: [-1, -1, 0, 0, 0, 0, 0, 0, -4] },
};

/** That of an operation for a processor, by the name of its kind. */
export function pointCandidate(operation: string, slug: string): AcrossCandidate {
  const core = coreOf(slug);
  const isGoldenCove = core === 'goldenCove';
  return {
    core,
    multiples: isGoldenCove ? 'shifted' : 'multiplied',
    columns: [all(A), all(A)],
    carry: 'product',
    extra: [],
    keep: 0,
    multiplications: 2,
    ...(isGoldenCove ? ON_GOLDEN_COVE[operation] : {}),
    ...foundOrder(core, operation),
  };
}
