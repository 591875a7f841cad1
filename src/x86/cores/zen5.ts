/**
 * AMD Zen 5: six ALUs (three multiply, three shift), four address units (loads on all, stores on two), and two pipes
 * between vector and general registers (from vector registers both, to them only one). The three groups are numbered
 * 0..5, 6..9 and A B. Pipes for registers of 512 bits are C to F.
 *
 * No manual gives the ports. Reciprocal throughputs were measured on an EPYC of that core (mulx and mul 0.67, imul
 * 0.33, shl and rorx 0.33, beside imul 0.24, shld 1.00, bts 0.81 to 0.98, adcx 0.19 apart from its chain, cmovc 0.19,
 * cmovbe 0.43, loads 0.25, stores 0.50, movq 1.00 to and 0.50 from vector registers, nop 0.13 cycles; of 512 bits
 * vpmadd52, shifts and additions 0.50, 0.50, 0.25); where these leave a choice, the one that allows more. Latencies and
 * accesses were measured there; sizes: AMD Software Optimization Guide 58455 (448; three queues of 38, and 96).
 */
import type { CoreFacts } from './coreFacts.ts';

export const ZEN5 = {
  title: 'Zen 5',
  machines: ['amd-zen5'],
  words: { load: 'p6789', store: 'p67' },
  issueWidth: 8,
  loadLatency: 4,
  forwardLatency: 7,
  vectors: {
    accesses: { 256: { load: 'p89', store: 'p67' }, 512: { load: 'p89', store: 'p6' } },
    ...{ retiring: 448, waiting: 210, vpmadd52: 4, vpmullq: 3, vpmuludq: 3, other: 2 },
  },
  rows: { multiplications: 'pAB', shifts: 'pCD', pairs: 'pABCD', moves: 'pCD', sums: 'pABCD', crossing: 0 },
} as const satisfies CoreFacts;
