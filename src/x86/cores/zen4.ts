/**
 * AMD Zen 4: four ALUs, three address units (loads on all, stores on two) and, of interest here, two pipes between
 * vector and general registers; they are numbered 0..3, 4..6 and 8 9. Pipes for registers of 512 bits are C to F.
 *
 * Sources: reciprocal throughputs measured on an EPYC of that core (mulx 1.00, adc 0.25 apart from its chain, shl 0.50,
 * shld 1.52, bts 1.00, cmov 0.51, movq 1.00..1.17 cycles) and the Znver4 model of LLVM 22. A three-component lea, 0.50
 * cycles there, is counted like any other: the table does not look inside addresses. Of 512 bits, for which a pair of
 * pipes of half the width stands, vpmadd52 and vpmullq 0.99, shifts 0.98, additions 0.49, and 1.48 for one of each.
 * Registers of 256 bits take a pipe alone: products 0.50, shifts 0.50, additions and masks 0.25, moves within pairs of
 * words 0.33, others 0.50. Which pipes: one product and one shift 0.50, a product and a vpermq 0.67 as well as a shift
 * and a vpermq, a product and a vpermilpd 0.50, but a shift and a vpermilpd 0.67. A vptestmq takes a pipe of products.
 * Latencies of vectors and sizes: AMD Software Optimization Guide 57647 (320 operations until they retire, two queues
 * of 64 and one of as many in front of them).
 */
import type { CoreFacts } from './coreFacts.ts';

export const ZEN4 = {
  title: 'Zen 4',
  machines: ['amd-zen4'],
  words: { load: 'p456', store: 'p45' },
  issueWidth: 6,
  loadLatency: 4,
  forwardLatency: 7,
  vectors: {
    // Two loads and a store of 256 bits, which larger ones are made of.
    accesses: { 256: { load: 'p56', store: 'p4' }, 512: { load: '2*p56', store: '2*p4' } },
    ...{ retiring: 320, waiting: 192, vpmadd52: 4, vpmullq: 3, vpmuludq: 3, other: 1 },
  },
  rows: { multiplications: 'pAB', shifts: 'pCD', pairs: 'pBCD', moves: 'pBC', sums: 'pABCD', crossing: 0 },
} as const satisfies CoreFacts;
