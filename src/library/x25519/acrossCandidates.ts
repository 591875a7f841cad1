/** What searches found for the step of the ladder across words (acrossLadder.ts), on the cores that they ran on. */
import { coreOf, type AcrossCandidate } from '../curve/acrossStep.ts';
import type { AcrossCore } from '../../ir/across/moves.ts';
import type { Way } from '../../ir/across/numbers.ts';

const [B, H, A, J, L]: readonly Way[] = ['both', 'high', 'apart', 'joined', 'low'];

/** What moves of operations made of its order on a Zen 5: 126.9 cycles a step. */
const FOUND_ON_ZEN_5 = [
  '00092701081t210f03071o1i0204131l1y140a0b0n1j281u0629150o2a0g1z051p1v1w1q1r1k2223241m1n1s1x2l250h0s1e0c20261a',
  '0p160d0i2b2c2h2m2r17180q0t1b1c190u1f0e0l0r0x100v1d0w0y110z121g2j2e2o312g2q2v371h2f2k2p2y2w2t32302z352u363b0j',
  '0k0m2d2i2n2x2s3338343j393a3x424q4o3v3c3d3e3f3g3k4p4r4s4t4u4v4x3r3y4i4a44433s5o3l3m4w3w3z404c4y5345413t4b4d4e',
  '4f4g4j4h4k4l583n3o3h3p3q3i3u504z545a4m5g4n525c604748465n495d51555b565i575j74755h615m5l595k62635e5f5u5v5w5x5y',
  '685s5t5p6o7a6w5q7n5r7o7t7u7f696p7v7k776d7p7b6s5z64767g65666q6a67786e7z6b84706r6t7q7c7d6c6f6i6g6h6j6k897w6u7h',
  '8e718j7r6x7l7m796y7x6l6m6n80858a8f8k8q7i7e6v7j7s727y6z83887381868b8l8r8w8d8i82878c8o8p8u8v8n8h8m8t8y8g8s8x',
].join('');

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
    found: FOUND_ON_ZEN_5,
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
export const acrossCandidate = (slug: string): AcrossCandidate => CANDIDATES[coreOf(slug)];
