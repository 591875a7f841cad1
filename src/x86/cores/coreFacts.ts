/** What searches and estimates know of a core; no proof and no test of code rests on it. */

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
