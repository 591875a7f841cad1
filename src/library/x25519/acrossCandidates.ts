/** What searches found for the step of the ladder across words (acrossLadder.ts), on the cores that they ran on. */
import type { AcrossCore } from '../../ir/across/moves.ts';
import type { Way } from '../../ir/across/numbers.ts';
import type { AcrossCandidate } from './acrossLadder.ts';

const [B, H, A, J, L]: readonly Way[] = ['both', 'high', 'apart', 'joined', 'low'];

/** What moves of operations made of its order on a Zen 5: 129.1 cycles a step. */
const FOUND_ON_ZEN_5 = [
  '0j0b0a0i2e0d0h2k1v0c0e1g1y1h212f2l26270s101r0g0f0n0o1w2g2m1x2b2c2h1z22232n281i2i242d200t2j2o2529110p0u2p152u',
  '3h1n3m2a2t3g121j1k3l0q0v3w1l163r1o1s131p1m17141q1a1d1t181u191b3s2s3f1e1c1f2r3e3j3p3k3v410r0w0x0y3y0z2q3d3q3i',
  '423o3x435n5o3t4w3z3u465p405s4q4h494u474i4a5q4v4x484j514b4k5r5t5v5u5w5x624y5367524r4c4z6n5b4l4m4d4f4n54504s4e',
  '4o4g5h4t595a5c5d5f5y5e5z5i63695g6f5j5k5l5m7756556m6j6l6k6s6o57586c686p6d60646a616r666i6e6g6t8m6q656u7n8n6v6b',
  '6z8s70898t8e786h7o7c8o8a71838u6w6x72847r6y73858f748j86757p79768k7v877z7q7s7d8y938p8b988v7t8g9d9i7a8q7w8c808l',
  '887b7e7x8w8h8d7u7h7k8i8r7f818x7y7g92977i9c9h9196827l9b90959m9g9l9a9n9s9f9k9o9x9r9t7j7m8z94999w9e9j9p9q9u9v',
].join('');

/**
 * The fewest X25519 for which eight lanes take less than one after the other with four numbers side by side: of Zen 4
 * 132,600 cycles to 35,500, of Zen 5 72,500 to 36,500. Of others nothing is known: eight lanes take twice a step.
 */
const LEAST_IN_EIGHT: Readonly<Record<AcrossCore, number>> = { zen4: 4, zen5: 2, goldenCove: 3 };
export const leastInEight = ({ core }: AcrossCandidate): number => LEAST_IN_EIGHT[core];

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
    extra: [-2, -6, 5, 15, 16, 0, 7, 8, -8, 2, 38, -4, 1, 4, 2],
    keep: 0.05,
    multiplications: 1,
    found: FOUND_ON_ZEN_5,
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
