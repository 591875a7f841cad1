/** Cores: what searches and estimates know of them. No proof and no test of code rests on it. */

/** Ports of loads and stores, in the notation of the table of forms (`p45`, `2*p06+p1`). */
interface Accesses {
  readonly load: string;
  readonly store: string;
}

/** What vectorised code needs of a core: sizes in operations, latencies in cycles. */
export interface VectorFacts {
  /** Of registers of so many bits, which have fewer ports than words. */
  readonly accesses: Readonly<Record<256 | 512, Accesses>>;
  /** Operations that have not retired, and those that wait for operands or ports. */
  readonly retiring: number;
  readonly waiting: number;
  readonly vpmadd52: number;
  readonly vpmullq: number;
  readonly vpmuludq: number;
  /** Of all other vector instructions. */
  readonly other: number;
}

/** A core that has a column in the table of forms. */
export interface CoreFacts {
  readonly title: string;
  /** Microarchitectures that the column describes; others go by the nearest. */
  readonly machines: readonly string[];
  /** What a memory operand adds when it is read and when it is written. */
  readonly words: Accesses;
  /** Micro-operations (memory accesses fused) that enter the core per cycle. */
  readonly issueWidth: number;
  /** From address to register, for what is in the first cache; from a word's maker to its reader through memory. */
  readonly loadLatency: number;
  readonly forwardLatency: number;
  readonly vectors: VectorFacts;
  /** Of operations on rows of four words, ports in the notation of the table of forms. */
  readonly rows: {
    readonly multiplications: string;
    readonly shifts: string;
    /** Moves within pairs of words, and other moves. */
    readonly pairs: string;
    readonly moves: string;
    /** Sums, logic, blends. */
    readonly sums: string;
    /** Cycles from a multiplication to what sums or shifts its result, and from that to a multiplication. */
    readonly crossing: number;
  };
}

/**
 * Intel Golden Cove, which names its ports 0..B: ALUs 0 1 5 6 A, loads 2 3 B, store data 4 9, store address 7 8.
 *
 * Sources: Intel Optimization Reference Manual §2.2 and the SapphireRapids model of LLVM 22 (llvm-mca), and where the
 * two differ, whichever allows more ports. Vectors were measured on an Emerald Rapids of that kind
 * (docs/notes/CORES.md): C is p0, D is p5 and E is p1, which has no 512 bits; of these products and additions take C
 * and D, shifts C alone; of 256 bits products and shifts take C and E, additions and masks all three. The sizes (512;
 * two queues of 32, one of 64) are what is commonly reported, and were not measured.
 */
const GOLDEN_COVE = {
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
const ZEN4 = {
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

/**
 * AMD Zen 3. Its scalar code is described by Zen 4's ports. Vector latencies and accesses were measured on an EPYC of
 * that core (docs/notes/CORES.md); the sizes (256 operations; two queues of 32, one of 64) are what is commonly
 * reported, and were not measured.
 */
const ZEN3: VectorFacts = { ...ZEN4.vectors, retiring: 256, waiting: 128 };

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
const ZEN5 = {
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

export const CORES = { goldenCove: GOLDEN_COVE, zen4: ZEN4, zen5: ZEN5 } as const satisfies Record<string, CoreFacts>;
export type Core = keyof typeof CORES;

/** One of each core's. */
export function byCore<T>(make: (core: Core, facts: CoreFacts) => T): Readonly<Record<Core, T>> {
  return {
    goldenCove: make('goldenCove', GOLDEN_COVE),
    zen4: make('zen4', ZEN4),
    zen5: make('zen5', ZEN5),
  };
}

/** The first family of AMD's, as CPUID counts them, with cores like Zen 5. */
const FAMILY_OF_ZEN5 = 0x1a;

/** The core whose port table is closest to a machine's, by the vendor and the family that CPUID names. */
export function nearestCore({ vendor, family }: { readonly vendor: string; readonly family: number }): Core {
  if (vendor !== 'AuthenticAMD') return 'goldenCove';
  return family < FAMILY_OF_ZEN5 ? 'zen4' : 'zen5';
}

/** Cores of whose vector code enough is known, and whose column in the table of forms it goes by. */
export const VECTOR_CORES = {
  zen3: { column: 'zen4', vectors: ZEN3, hasAvx512: false },
  zen4: { column: 'zen4', vectors: ZEN4.vectors, hasAvx512: true },
  zen5: { column: 'zen5', vectors: ZEN5.vectors, hasAvx512: true },
  goldenCove: { column: 'goldenCove', vectors: GOLDEN_COVE.vectors, hasAvx512: true },
} as const satisfies Readonly<
  Record<string, { readonly column: Core; readonly vectors: VectorFacts; readonly hasAvx512: boolean }>
>;
export type LaneCore = keyof typeof VECTOR_CORES;
export const LANE_CORES = Object.keys(VECTOR_CORES) as [LaneCore, ...LaneCore[]];
