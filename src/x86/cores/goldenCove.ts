/**
 * Intel Golden Cove, which names its ports 0..B: ALUs 0 1 5 6 A, loads 2 3 B, store data 4 9, store address 7 8.
 *
 * Sources: Intel Optimization Reference Manual §2.2 and the SapphireRapids model of LLVM 22 (llvm-mca), and where the
 * two differ, whichever allows more ports. Vectors were measured on an Emerald Rapids of that kind
 * (docs/notes/CORES.md): C is p0, D is p5 and E is p1, which has no 512 bits; of these products and additions take C
 * and D, shifts C alone; of 256 bits products and shifts take C and E, additions and masks all three. The sizes (512;
 * two queues of 32, one of 64) are what is commonly reported, and were not measured.
 */
import type { CoreFacts } from './coreFacts.ts';

export const GOLDEN_COVE = {
  title: 'Golden Cove',
  machines: ['intel-alderlake', 'intel-raptorlake', 'intel-sapphirerapids', 'intel-emeraldrapids'],
  words: { load: 'p23B', store: 'p49+p78' },
  issueWidth: 6,
  loadLatency: 5,
  forwardLatency: 5,
  vectors: {
    accesses: { 256: { load: 'p23B', store: 'p49+p78' }, 512: { load: 'p23', store: 'p4+p78' } },
    ...{ retiring: 512, waiting: 128, vpmadd52: 4, vpmullq: 15, vpmuludq: 5, other: 1 },
  },
  rows: { multiplications: 'pCE', shifts: 'pCE', pairs: 'pD', moves: 'pD', sums: 'pCDE', crossing: 1 },
} as const satisfies CoreFacts;
