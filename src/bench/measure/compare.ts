/** Times several implementations of one function against each other in one interleaved run. */
import type { CallOrder } from '../../base/aims.ts';
import type { Clock } from '../../base/io.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { Rng } from '../../base/rng.ts';
import type { Bench } from '../worker/client.ts';
import { bootstrapMedian, median, quantile, type Estimate, lowMean, minimum, interquartileMean } from './statistics.ts';
import { Failure } from '../../base/errors.ts';
import type { Hello } from '../worker/protocol.ts';
import { slotTicks, type RawSamples, imulChain, canaryAfter, canaryBefore } from '../worker/requests.ts';

export interface CompareEntry<Code extends Loadable = Uint8Array> {
  readonly name: string;
  readonly code: Code;
}

export interface CompareOptions {
  readonly rng: Rng;
  readonly clock: Clock;
  /** Throughput and latency by default. */
  readonly modes?: readonly CallOrder[];
  /** Random layouts of code, stack and data to be measured quietly; 64 by default, 16 at least in a claim. */
  readonly layouts?: number;
  /** Rounds per layout; 24 by default. */
  readonly rounds?: number;
  /** Core cycles per timed batch, about; by default 10,000, or 1000 steps of a coarse time stamp counter. */
  readonly batchCycles?: number;
  /**
   * Code is placed at random multiples of this; 64 by default. Placement at odd multiples of 16 moves results by
   * percents.
   */
  readonly align?: 16 | 64;
  /**
   * How long to wait for quiet phases, per mode, in milliseconds; 60,000 by default. Layouts that come out quiet are no
   * waiting.
   */
  readonly waitMs?: number;
  /**
   * Instead of `waitMs`: how long to wait in all modes together, and in further comparisons that are given the same.
   */
  readonly patience?: Patience;
  /** Told when it is waiting for a contended core. */
  readonly onMessage?: (text: string) => void;
}

interface EntryResult {
  readonly name: string;
  /** Core cycles per call: median over layouts. */
  readonly cycles: number;
  /** Time over that of the first entry: median over layouts with its 95 % interval. */
  readonly ratio: Estimate;
  /** Core cycles per call of each layout, in the same order for all entries. */
  readonly layoutCycles: readonly number[];
}

export interface Comparison {
  readonly mode: CallOrder;
  readonly entries: readonly EntryResult[];
  readonly layouts: number;
  /** Share of all rounds that were quiet. */
  readonly quietShare: number;
  /** True when the core never got quiet enough: contended rounds were used, which no claim may rest on. */
  readonly contended: boolean;
}

/**
 * Times pieces of code that share the worker's current function signature against each other,
 * interleaved in random order within every round. Each layout gives one ratio, the median of its
 * per-round ratios; the result is the median over layouts, and the interval is bootstrapped over
 * layouts, because placement moves the result more than the rounds do.
 *
 * The code is loaded into slots 0, 1, ... and is expected to have been tested. Errors: Failure
 * 'input' when the worker refuses the request (latency of a function that cannot be chained).
 */
export async function compare(
  worker: Bench,
  entries: readonly CompareEntry<Loadable>[],
  options: CompareOptions,
): Promise<Comparison[]> {
  for (const [slot, entry] of entries.entries()) await worker.load(slot, entry.code);
  const results: Comparison[] = [];
  for (const mode of options.modes ?? (['throughput', 'latency'] as const)) {
    const collected = await collectLayouts(worker, entries.length, mode, options);
    results.push(summarize(mode, entries, collected, options.rng.fork(mode)));
  }
  return results;
}

function summarize(mode: CallOrder, entries: readonly CompareEntry<Loadable>[], c: Collected, rng: Rng): Comparison {
  return {
    mode,
    entries: entries.map((entry, i) => entryResult(entry.name, i, c.layouts, rng.fork(String(i)))),
    layouts: c.layouts.length,
    quietShare: c.quietShare,
    contended: c.contended,
  };
}

function entryResult(name: string, i: number, layouts: readonly LayoutSamples[], rng: Rng): EntryResult {
  const layoutCycles = layouts.map((l) => median(l.cycles[i]));
  const ratios = layouts.map((l) => estimateRatio(l.cycles[i], l.cycles[0], 'medianRatio'));
  return {
    name,
    cycles: median(layoutCycles),
    ratio: bootstrapMedian(ratios, rng),
    layoutCycles,
  };
}

/** One number for "our time over theirs" from paired rounds; the names are those of the race. */
type Estimator = 'minima' | 'lowMean' | 'medianRatio';

/**
 * `medianRatio` pairs rounds, so that drift of clock and load cancels; `minima` needs a time stamp
 * much finer than a batch; `lowMean` averages the steps of a coarse one. Equal lengths, at least 1.
 */
export function estimateRatio(ours: readonly number[], theirs: readonly number[], estimator: Estimator): number {
  switch (estimator) {
    case 'minima':
      return minimum(ours) / minimum(theirs);
    case 'lowMean':
      return lowMean(ours) / lowMean(theirs);
    case 'medianRatio':
      return median(ours.map((t, i) => t / theirs[i]));
  }
}

interface Collected {
  readonly layouts: readonly LayoutSamples[];
  readonly quietShare: number;
  readonly contended: boolean;
}

const DEFAULTS = { layouts: 64, rounds: 24, waitMs: 60_000, align: 64 } as const;
/** A layout counts when this share of its rounds was quiet. */
const LEAST_QUIET_SHARE = 0.5;
/** With fewer quiet layouts than this, contended ones are used and the result says so. */
const LEAST_LAYOUTS = 8;
const LAYOUTS_PER_REQUEST = 2;
const PAUSE_MS = 100;
const MESSAGE_MS = 5_000;

/**
 * Measures slots 0 to count-1 until enough layouts were quiet, or until the patience is over and there are as many
 * contended ones.
 */
async function collectLayouts(
  worker: Bench,
  count: number,
  mode: CallOrder,
  options: CompareOptions,
): Promise<Collected> {
  const { layouts, rounds, waitMs, align, clock, onMessage } = { ...DEFAULTS, ...options };
  const { patience = new Patience(waitMs) } = options;
  const slots = Array.from({ length: count }, (_, i) => i);
  const batch = await batchFor(worker, slots, mode, options.batchCycles ?? defaultBatchCycles(worker));
  const all: LayoutSamples[] = [];
  const quiet: LayoutSamples[] = [];
  let last = clock.nowMs();
  let nextMessage = last + MESSAGE_MS;
  while (quiet.length < layouts && !(patience.isOver && all.length >= layouts)) {
    const raw = await worker.measure({ slots, mode, rounds, batch, align, layouts: LAYOUTS_PER_REQUEST });
    const fresh = layoutSamples(raw, worker.hello);
    const good = fresh.filter(isUsable);
    all.push(...fresh);
    quiet.push(...good.map(quietPart));
    if (good.length === 0 && !patience.isOver) await pause(PAUSE_MS);
    const now = clock.nowMs();
    if (good.length === 0) patience.spend(now - last);
    last = now;
    if (now < nextMessage || good.length > 0 || patience.isOver) continue;
    onMessage?.(`the core is shared at the moment: ${quiet.length} of ${layouts} layouts measured, waiting`);
    nextMessage = now + MESSAGE_MS;
  }
  return chosen(all, quiet, layouts);
}

function chosen(all: readonly LayoutSamples[], quiet: readonly LayoutSamples[], wanted: number): Collected {
  const rounds = all.reduce((sum, l) => sum + l.quiet.length, 0);
  const quietShare = all.reduce((sum, l) => sum + quietCount(l), 0) / rounds;
  const contended = quiet.length < Math.min(wanted, LEAST_LAYOUTS);
  return { layouts: contended ? all.slice(-wanted) : quiet.slice(0, wanted), quietShare, contended };
}

const isUsable = (l: LayoutSamples): boolean => quietCount(l) >= LEAST_QUIET_SHARE * l.quiet.length;

/** Long enough for the clock's step to be about 0.1 % of a batch. */
const defaultBatchCycles = (worker: Bench): number => Math.max(10_000, 1000 * worker.hello.stepTicks);

/** One batch size for all slots, so that each of them sees the same fixed costs. */
async function batchFor(
  worker: Bench,
  slots: readonly number[],
  mode: CallOrder,
  batchCycles: number,
): Promise<number> {
  const raw = await worker.measure({ slots, mode, rounds: 9, layouts: 1 });
  const [probe] = layoutSamples(raw, worker.hello);
  const slowest = Math.max(...probe.cycles.map(median));
  return 8 * Math.max(1, Math.round(batchCycles / slowest / 8));
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Version of the measurement protocol: raised when a change of how code is timed makes older figures incomparable with
 * new ones. Since 2 every function is called by a loop of its own; in 1 a shared loop's indirect calls cost more the
 * more functions were compared. Records call it `ruler`.
 */
export const MEASUREMENT_VERSION = 2;

/** Environment variable: the most seconds that a measurement waits for a quiet core, whatever it would wait. */
const MAX_WAIT = 'FIELDWRIGHT_MAX_WAIT';

/**
 * How long measurements wait for a quiet core: all those together that are given the same one, at most what
 * `FIELDWRIGHT_MAX_WAIT` allows. Throws `input` for another value of it than a number of seconds.
 */
export class Patience {
  private leftMs: number;

  constructor(ms: number, env: NodeJS.ProcessEnv = process.env) {
    this.leftMs = Math.min(ms, maxWaitMs(env[MAX_WAIT]));
  }

  get isOver(): boolean {
    return this.leftMs <= 0;
  }

  /** Takes away what was waited. */
  spend(ms: number): void {
    this.leftMs -= ms;
  }
}

function maxWaitMs(text: string | undefined): number {
  if (text === undefined || text === '') return Infinity;
  const seconds = Number(text);
  if (seconds >= 0) return 1000 * seconds;
  throw new Failure('input', 'not a time to wait for a quiet core', {
    where: MAX_WAIT,
    expected: 'seconds, e.g. 0 or 2.5',
    found: text,
  });
}

export interface SelfComparison {
  /** Ratio of the code to itself; its interval should hold 1. */
  readonly ratio: Estimate;
  /** Differences below this fraction mean nothing: the interval's farther end from 1. */
  readonly noiseFloor: number;
  /** Half the central 90 % of single layouts' ratios: what a measurement of one layout is worth. */
  readonly layoutSpread: number;
  readonly contended: boolean;
  readonly quietShare: number;
}

/** Compares code with itself, which shows what the machine's noise makes of "equal". */
export async function compareWithItself(
  worker: Bench,
  code: Loadable,
  options: CompareOptions,
): Promise<SelfComparison> {
  const entries = [
    { name: 'A', code },
    { name: 'A again', code },
  ];
  const [
    {
      entries: [a, b],
      contended,
      quietShare,
    },
  ] = await compare(worker, entries, { modes: ['throughput'], ...options });
  const ratios = b.layoutCycles.map((cycles, i) => cycles / a.layoutCycles[i]);
  const { ratio } = b;
  return {
    ratio,
    noiseFloor: Math.max(Math.abs(ratio.low - 1), Math.abs(ratio.high - 1)),
    layoutSpread: (quantile(ratios, 0.95) - quantile(ratios, 0.05)) / 2,
    contended,
    quietShare,
  };
}

/* Splits raw samples into random layouts and converts them to core cycles. */

/** The samples of one random layout: for each entry, core cycles per call in each round. */
export interface LayoutSamples {
  readonly cycles: readonly (readonly number[])[];
  /** Whether each round was quiet. */
  readonly quiet: readonly boolean[];
}

/** Cuts raw samples into layouts and converts ticks to core cycles per call. */
export function layoutSamples(s: RawSamples, hello: Hello): LayoutSamples[] {
  return Array.from({ length: s.layouts }, (_, layout) => oneLayout(s, layout, hello));
}

function oneLayout(s: RawSamples, layout: number, hello: Hello): LayoutSamples {
  const scale = cyclesPerTick(s, layout, hello);
  const rows = Array.from({ length: s.rounds }, (_, round) => layout * s.rounds + round);
  return {
    cycles: Array.from(s.calls, (calls, slot) => rows.map((row) => (slotTicks(s, row, slot) * scale) / calls)),
    quiet: rows.map((row) => isQuiet(s, row, hello)),
  };
}

export const quietCount = (l: LayoutSamples): number => l.quiet.filter((q) => q).length;

/** Only the quiet rounds. */
export function quietPart(l: LayoutSamples): LayoutSamples {
  return {
    cycles: l.cycles.map((rounds) => rounds.filter((_, round) => l.quiet[round])),
    quiet: l.quiet.filter((q) => q),
  };
}

/**
 * Core cycles per time stamp tick during one layout, from the dependent-imul chain that ran in each of
 * its rounds (3 cycles per imul). The core clock drifts, but not within the milliseconds of a layout;
 * the mean over the middle half of the rounds removes interrupts and averages the time stamp's steps.
 */
function cyclesPerTick(s: RawSamples, layout: number, hello: Hello): number {
  const chains: number[] = [];
  for (let round = 0; round < s.rounds; round++) chains.push(imulChain(s, layout * s.rounds + round));
  return hello.imulChainCycles / interquartileMean(chains);
}

/** Core cycles per canary group, given canary and imul chain ticks; about 1.0 to 1.3 when alone. */
const canaryCycles = (canaryTicks: number, chainTicks: number, hello: Hello): number =>
  (canaryTicks / chainTicks) * (hello.imulChainCycles / hello.canaryGroups);

/** Whether no other tenant used the core before and after the round: both canaries are below the limit. */
function isQuiet(s: RawSamples, row: number, hello: Hello): boolean {
  const chain = imulChain(s, row);
  const worst = Math.max(canaryBefore(s, row), canaryAfter(s, row));
  return canaryCycles(worst, chain, hello) <= hello.gateLimit;
}
