/** What the page of results is made from; it comes into the page as JSON, and the page only draws it. */

type Mode = 'throughput' | 'latency';
type Standing = 'ahead' | 'level' | 'behind';

export interface PageData {
  /** Day of the newest result, ISO 8601. */
  readonly newest: string;
  readonly records: number;
  readonly machines: readonly PageMachine[];
  readonly champions: readonly PageChampion[];
  readonly bars: readonly PageBar[];
  readonly builds: PageBuilds | null;
  /** Those of one function on several machines stand together. */
  readonly batches: readonly PageBatches[];
  /** Absent unless the page was asked for with the status of a fleet. */
  readonly queues?: readonly PageQueue[];
  /** What is not measured or not stored, in sentences. */
  readonly gaps: readonly string[];
}

/** Jobs for one microarchitecture. */
export interface PageQueue {
  readonly machine: string;
  readonly counts: Readonly<Record<'finished' | 'running' | 'waiting' | 'failed', number>>;
  readonly workers: readonly PageWorker[];
  readonly jobs: readonly PageJob[];
}

interface PageWorker {
  readonly name: string;
  readonly version: string;
  /** Hash of the job it works on. */
  readonly job: string | null;
  /** Why it takes no jobs. */
  readonly trouble: string | null;
}

/** A job in work, or one that failed. */
export interface PageJob {
  readonly hash: string;
  readonly title: string;
  readonly runs: number;
  /** Why it failed. */
  readonly reason: string | null;
  readonly progress: PageProgress | null;
}

interface PageProgress {
  /** Share of the budget. */
  readonly used: number;
  readonly evaluations: number;
  /** Evaluations per second. */
  readonly rate: number;
  /** Over the compiler's code. */
  readonly speedup: number | null;
  /** How often it went on from another island's best; null for jobs that are none. */
  readonly adopted: number | null;
  readonly worker: string;
}

export interface PageMachine {
  readonly slug: string;
  readonly brand: string;
  /** Its code is for a set of instructions that other processors have, too, not for all that it has. */
  readonly isPortable: boolean;
  /** Code for latency is not counted beside the other code of the same function. */
  readonly functions: number;
  /**
   * As README has it: geometric mean of the times of the fastest alternatives over ours, in throughput of
   * multiplications and squarings; null where none was timed.
   */
  readonly meanLead: number | null;
  /** In how many of these ours is faster or not, e.g. `faster in 42, level in 1, slower in 1 of 44`. */
  readonly leads: string;
  /** Functions and modes in which somebody else was timed. */
  readonly comparisons: number;
  /** Of functions and modes in which some contender is faster beyond the noise. */
  readonly losses: number;
  readonly contended: number;
  /** How many of the functions have met a library or gcc. */
  readonly met: number;
  /** Core whose port table stands for this machine, and whether it is another one. */
  readonly core: string;
  readonly isOtherCore: boolean;
}

/** One contender in one mode. */
export interface PageBar {
  readonly machine: string;
  readonly function: string;
  readonly mode: Mode;
  /** `table`: code of other people, bridged; the others are fields of ours. */
  readonly source: 'optimize' | 'bench' | 'table';
  readonly kind: string;
  readonly contender: string;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly standing: Standing;
  readonly contended: boolean;
  readonly cycles: number;
  readonly ourCycles: number;
}

/** The best stored code of a function on a machine. */
export interface PageChampion {
  readonly function: string;
  readonly machine: string;
  readonly date: string;
  readonly command: string;
  readonly instructions: number;
  readonly bytes: number;
  readonly throughput: number;
  readonly latency: number | null;
  /** Least cycles by port pressure or issue width, and which of them limits. */
  readonly bound: number;
  readonly boundBy: string;
  /** Of one call on an empty core, by the schedule. */
  readonly scheduled: number;
  readonly verdicts: readonly PageVerdict[];
  readonly contended: boolean;
  readonly quietShare: number;
  /** In which it is our best: code for latency and other code of the same function share them. */
  readonly modes: readonly Mode[];
  /** Time of `llc -O3` over ours in throughput. */
  readonly speedup: number;
  /** Whether it has met a library or gcc. */
  readonly met: boolean;
  /** Fastest alternative of each mode. */
  readonly strongest: readonly PageStrongest[];
  /** What came of proving the other champions of the search; empty where nothing is recorded. */
  readonly archive: string;
  readonly runs: readonly PageRun[];
  readonly timeline: PageTimeline;
  /** Of the fastest alternative whose code is in the record. */
  readonly contender: PageTimeline | null;
}

interface PageVerdict {
  readonly claim: string;
  readonly kind: 'proved' | 'tested' | 'refuted' | 'undecided';
  readonly text: string;
}

export interface PageStrongest {
  readonly mode: Mode;
  readonly contender: string;
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly standing: Standing;
}

/** One search: the best so far. */
export interface PageRun {
  readonly time: string;
  readonly seed: number;
  /** The record of the champion. */
  readonly isChampion: boolean;
  readonly seconds: number;
  readonly evaluations: number;
  /** Evaluations, seconds, speed-up over the search's baseline. */
  readonly points: readonly (readonly [number, number, number])[];
}

/** Instructions as they would run; or why they are not shown. */
export interface PageTimeline {
  readonly name: string;
  readonly cycles: number;
  /** Empty, or why (a part of) the code is missing. */
  readonly missing: string;
  readonly instructions: readonly PageInstruction[];
}

/**
 * Text, cycle of issue, of the load (-1 without), of the start, of the end, kind, ports, and the instructions that its
 * carry and overflow flag come from (-1 if it reads none).
 */
export type PageInstruction = readonly [
  text: string,
  issue: number,
  load: number,
  start: number,
  end: number,
  kind: 'product' | 'carry' | 'overflow' | 'move' | 'other',
  ports: string,
  carryFrom: number,
  overflowFrom: number,
];

export interface PageBuilds {
  /** The fastest first. */
  readonly rows: readonly PageBuild[];
  /** What all times are relative to. */
  readonly yardstick: string;
  /** What the figures rest on. */
  readonly notes: readonly string[];
}

export interface PageBuild {
  readonly name: string;
  readonly what: string;
  /** Of another library, to compare with. */
  readonly isLibrary: boolean;
  readonly cycles: number;
  /** Time relative to the yardstick, with its 95 % interval. */
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** A whole function in batches on one machine. */
export interface PageBatches {
  readonly function: string;
  readonly title: string;
  readonly machine: string;
  /** A curve for each contestant, ours first: calls at once, and cycles of one. */
  readonly curves: readonly {
    readonly name: string;
    readonly points: readonly (readonly [count: number, cycles: number])[];
  }[];
}
