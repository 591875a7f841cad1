/** One search as a whole: trials, climb, proofs, checkpoints. */
import type { Aim } from '../../base/aims.ts';
import { setImmediate as letSignalsIn } from 'node:timers/promises';
import { sha256 } from '../../base/hash.ts';
import { print } from '../../ir/print.ts';
import type { Candidate, Problem } from '../../codegen/candidate/candidate.ts';
import { within, type Progress, type SearchTask, type Solution } from '../task.ts';
import { search, type SearchResult } from '../search.ts';
import type { CompareEntry } from '../../bench/measure/compare.ts';
import type { ResultRecord } from '../../bench/record.ts';
import { checkpointWriter, checkpointKey, readCheckpoint, type Spent } from './checkpoint.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { Core } from '../../x86/cores.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { candidateFromJson, saveIfWrong } from './candidateJson.ts';
import type { Estimator } from './estimator.ts';
import { CodeGenerator, templateLibrary } from './codeGenerator.ts';
import type { Io, Clock } from '../../base/io.ts';
import { IslandExchange, type ExchangeCounts } from './islandExchange.ts';
import type { IslandFolder } from '../islandFolder.ts';
import { ProofClient } from './proofClient.ts';
import { WorkerEvaluator } from './workerEvaluator.ts';
import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import { requireLowerable } from '../../codegen/lowering/lower.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import { chainedOf } from '../../bench/worker/signature.ts';
import { statusLine } from '../../base/textTable.ts';
import { shortContender } from '../../base/contenderName.ts';
import { jsonLine } from '../../base/json.ts';

/** A checkpoint is written at each new best, and at least so often: it says what is used of the budget, too. */
const KEEP_MS = 5000;

/** What code is searched for: what may be used, whose ports the static bound is computed for, and what is timed. */
export interface Tuning {
  readonly target: Target;
  readonly core: Core;
  readonly aim: Aim;
  /** Judges instead of the processor where that cannot run the code; absent where it can. */
  readonly estimator?: Estimator | undefined;
}

/** Where a search keeps its best candidate while it goes on. */
interface SearchCheckpoint {
  readonly file: string;
  /** Written into it. */
  readonly seed: number;
  /** Start from what it has. */
  readonly resume: boolean;
  /** What earlier runs of the same search have used. */
  readonly before: Spent;
  /** Asked at the end: nothing else comes of this run, so that it must be written. */
  readonly isAll: () => boolean;
}

interface SearchRequest {
  /** Where the search begins, unless it resumes, and what else it tries first. */
  readonly task: SearchTask;
  readonly tuning: Tuning;
  /** Code that speed-ups are shown against while the search goes on. */
  readonly baseline: CompareEntry;
  /** How progress is shown: its title, e.g. `25519 mul`. */
  readonly shown: { readonly title: string; readonly json: boolean };
  /** Null for a search that keeps none. */
  readonly checkpoint: SearchCheckpoint | null;
  /**
   * Candidates for the same function to resume from where there is no checkpoint; the first one is known to be best.
   */
  readonly stored: readonly unknown[];
  /** When a search that is limited by time should end, on the clock; it gets half of its budget at least. */
  readonly deadlineMs: number;
  /** Best candidates of searches that ran beside this one; awaited before the tournament. */
  readonly contestants: () => Promise<readonly unknown[]>;
  /** Where other islands put what they find; null for a search of its own. */
  readonly islands: IslandFolder | null;
}

export interface Found {
  readonly result: SearchResult;
  /** Candidates whose code was wrong, also when tried again. */
  readonly wrong: number;
  /** Each new best: its time over that of the baseline. */
  readonly history: ResultRecord['history'];
  /** The same, thinned, from start to end. */
  readonly trace: NonNullable<ResultRecord['trace']>;
  /** Null for a search of its own. */
  readonly exchange: ExchangeCounts | null;
}

/** Searches on the worker, whose function and vectors are set; keeps a checkpoint while it goes on. */
export async function searchStage(request: SearchRequest, worker: Worker, io: Io): Promise<Found> {
  const client = new ProofClient(request.task.problem.fn, io.root);
  try {
    return await provenSearch(request, worker, client, io);
  } finally {
    await client.close();
  }
}

async function provenSearch(request: SearchRequest, worker: Worker, client: ProofClient, io: Io): Promise<Found> {
  const { task, baseline, deadlineMs } = request;
  const { problem, rng } = task;
  const { target, core, aim, estimator } = request.tuning;
  const generator = new CodeGenerator(problem, templateLibrary(io.root), target, core, estimator);
  const measuring = new WorkerEvaluator(worker, rng.fork('evaluator'), io.clock, aim);
  if (estimator === undefined) await measuring.setPerturbation(baseline.code);
  const from = startOf(request);
  const { start } = from;
  // Models know our own code only.
  const startRatio = estimator === undefined ? await ratioToBaseline(baseline, generator, measuring, start) : 1;
  const history: ResultRecord['history'] = [];
  const trace = new ThinnedTrace();
  const suspects: Promise<boolean>[] = [];
  const show = progressReport(
    { ...request.shown, startRatio, against: estimator === undefined ? baseline.name : 'the start' },
    io,
  );
  const keep = keeper(request, io);
  let keptMs = 0;
  const islands = request.islands === null ? null : new IslandExchange(request.islands, problem, start);
  const champions = new ChampionProver(client, io.clock);
  const result = await search({
    ...task,
    ...from,
    generator,
    evaluator: estimator ?? measuring,
    rng: rng.fork('search'),
    clock: io.clock,
    budget: within(task.budget, deadlineMs - io.clock.nowMs()),
    admits: (solution) => champions.admits(solution),
    contestants: async () => [
      ...(champions.latestShown === null ? [] : [champions.latestShown.candidate]),
      ...(await request.contestants()).map((state) => candidateFromJson(state, start, 'a search beside this one')),
    ],
    ...(islands === null ? {} : { immigrants: () => islands.arrivals() }),
    stopped: () => io.interrupted.aborted,
    onWrong: (solution) => {
      suspects.push(awaitedLater(saveIfWrong(problem.fn, target.name, solution, worker, io)));
    },
    onProgress: async (p, best) => {
      show(p);
      trace.add(p.evaluations, p.elapsedMs / 1000, ratioOf(p, startRatio));
      islands?.note(p, best.candidate, ratioOf(p, startRatio));
      if (p.isNewBest) history.push(historyEntry(p, startRatio));
      if (p.isNewBest || p.elapsedMs - keptMs >= KEEP_MS) {
        keptMs = p.elapsedMs;
        keep(best.candidate, p);
      }
      await letSignalsIn();
    },
  });
  io.status('');
  const { progress } = result;
  keep(result.best.candidate, progress, request.checkpoint?.isAll());
  const { candidate: sent } = result.archive.find((champion) => champions.hasShown(champion)) ?? result.start;
  const exchange = islands?.finish(progress, sent, ratioOf(progress, startRatio)) ?? null;
  const wrong = (await Promise.all(suspects)).filter((isWrong) => isWrong).length;
  return { result, history, trace: trace.points(), wrong, exchange };
}

/** The same promise, marked as awaited later or never: if it rejects, only those who await it are told. */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** What must be the same for a candidate to make sense again. */
export const searchKey = ({ fn }: Problem): string => sha256(print(fn));

/** Writes the checkpoint, if one is kept. */
function keeper(
  { checkpoint, task: { problem } }: SearchRequest,
  io: Io,
): (best: Candidate, progress: Progress, mustSucceed?: boolean) => void {
  if (checkpoint === null) return () => {};
  const { before } = checkpoint;
  const keep = checkpointWriter({ ...checkpoint, key: searchKey(problem) }, io);
  return (best, { evaluations, elapsedMs }, mustSucceed) => {
    const seconds = before.seconds + Math.round(elapsedMs) / 1000;
    keep(best, { evaluations: before.evaluations + evaluations, seconds }, mustSucceed);
  };
}

/** Where to begin, and what else to try first: the checkpoint alone, or else what is stored. */
function startOf({ task, checkpoint, stored }: SearchRequest): Required<Pick<SearchTask, 'start' | 'alternatives'>> {
  const { start: initial, alternatives = [] } = task;
  const { file, resume } = checkpoint ?? { file: '', resume: false };
  const key = searchKey(task.problem);
  const kept = resume && checkpointKey(file) === key ? readCheckpoint(file, key)?.state : undefined;
  const known = (!resume ? [] : kept === undefined ? stored : [kept]).map((json) =>
    candidateFromJson(json, initial, file),
  );
  return known.length === 0
    ? { start: initial, alternatives }
    : { start: known[0], alternatives: [...known.slice(1), ...alternatives] };
}

/**
 * Time of the start over that of the baseline; 1 if the baseline cannot be timed, which only the display suffers from.
 */
async function ratioToBaseline(
  baseline: CompareEntry,
  generator: CodeGenerator,
  evaluator: WorkerEvaluator,
  start: Candidate,
): Promise<number> {
  const code = generator.codeOf(start);
  return code === null ? 1 : ((await evaluator.duel(code, baseline.code, 8)) ?? 1);
}

/** Time of the best over that of the baseline; the start counts until something better is found. */
const ratioOf = ({ bestRatio }: Progress, startRatio: number): number =>
  startRatio * (Number.isNaN(bestRatio) ? 1 : bestRatio);

const historyEntry = (p: Progress, startRatio: number): ResultRecord['history'][number] => ({
  evaluation: p.evaluations,
  seconds: Math.round(p.elapsedMs) / 1000,
  ratio: ratioOf(p, startRatio),
});

type Trace = NonNullable<ResultRecord['trace']>;

/** A search of any length leaves no more points than this. */
const MAX_POINTS = 200;

/**
 * The course of a search at points about equally far apart: evaluations, seconds, time of the best so far over that of
 * the baseline. When there are too many, every other one is left out and the distance doubles.
 */
export class ThinnedTrace {
  private kept: Trace[number][] = [];
  private last: Trace[number] | null = null;
  private distance: number;

  /** `seconds` is how far apart points are at first. */
  constructor(seconds = 0.05) {
    this.distance = seconds;
  }

  add(evaluations: number, seconds: number, ratio: number): void {
    this.last = [evaluations, Math.round(seconds * 1000) / 1000, rounded(ratio)];
    const before = this.kept.at(-1);
    if (before !== undefined && seconds - before[1] < this.distance) return;
    this.kept.push(this.last);
    if (this.kept.length < MAX_POINTS) return;
    this.kept = this.kept.filter((_, i) => i % 2 === 0);
    this.distance *= 2;
  }

  /** The points in order; the first and the last that were added are always there. */
  points(): Trace {
    const { kept, last } = this;
    return last === null || kept.at(-1) === last ? [...kept] : [...kept, last];
  }
}

/** To five digits, which is more than a measurement tells. */
const rounded = (ratio: number): number => Number(ratio.toPrecision(5));

/**
 * Throws `unsupported` with the reason if `fn` cannot be lowered, or has nothing that could be tested and timed as
 * `aim` wants it.
 */
export function requireSearchable(fn: IrFunction, aim: Aim): void {
  if (fn.lanes === undefined) requireLowerable(fn);
  if (fn.params.length > 0) return requireChain(fn, aim);
  throw new Failure('unsupported', 'a function without parameters has nothing to search', {
    where: fn.name,
    expected: 'at least one parameter',
    found: 'none',
    hint: '`bridge --emit asm` prints its code',
  });
}

/** Latency is the time of calls each of which waits for the result of the one before. */
function requireChain(fn: IrFunction, aim: Aim): void {
  if (aim === 'throughput' || chainedOf(workerSignature(fn)) >= 0) return;
  throw new Failure(
    'unsupported',
    `the first result of ${fn.name} cannot be the input of its next call, so it has no latency that could be measured`,
    {
      where: '--for',
      expected: 'an input array of as many words as the first result',
      found: aim,
      hint: '--for throughput',
    },
  );
}

/** Size of a search problem in words. */
export function describeProblem({ fn, values, columns, leaves, events, systems }: Problem): string {
  return [
    `${fn.name}: ${values.count} values, ${events.count} events`,
    `${systems.count} sums with ${columns.count} columns, ${leaves.count} leaves and ${events.nodeCount} additions`,
  ].join('\n');
}

/* Shows the progress of a search. */

/** What the status line needs besides the search's own progress. */
interface ProgressFrame {
  /** e.g. `25519 mul`. */
  readonly title: string;
  readonly json: boolean;
  /** Time of the search's start over that of the baseline. */
  readonly startRatio: number;
  /** Name of the baseline. */
  readonly against: string;
}

/** Between two lines where there is no terminal; those of JSON come with every new best, too. */
const PLAIN_LINE_MS = 10_000;
const JSON_LINE_MS = 1000;

/** Of a line where there is no terminal. */
const PLAIN_WIDTH = 80;

/** Shows progress: one self-updating line on a terminal, a plain line now and then elsewhere, or JSON objects. */
function progressReport(frame: ProgressFrame, io: Io): (p: Progress) => void {
  if (frame.json) return jsonProgress(frame, io);
  let lastMs = 0;
  return (p) => {
    if (io.columns > 0) return io.status(statusLine(stateOf(p, frame), io.columns - 1));
    if (p.elapsedMs - lastMs < PLAIN_LINE_MS) return;
    lastMs = p.elapsedMs;
    io.note(statusLine(stateOf(p, frame), PLAIN_WIDTH));
  };
}

function jsonProgress(frame: ProgressFrame, io: Io): (p: Progress) => void {
  let lastMs = -Infinity;
  return (p) => {
    if (p.elapsedMs - lastMs < JSON_LINE_MS && !p.isNewBest) return;
    lastMs = p.elapsedMs;
    io.out(jsonLine('progress', { subject: frame.title, against: frame.against, ...p, speedup: speedupOf(p, frame) }));
  };
}

function stateOf(p: Progress, frame: ProgressFrame): Parameters<typeof statusLine>[0] {
  return {
    subject: frame.title,
    phase: p.phase,
    elapsedMs: p.elapsedMs,
    done: p.used,
    evaluations: p.evaluations,
    accepted: p.evaluations === 0 ? 0 : p.counters.accepted / p.evaluations,
    measuring: p.elapsedMs === 0 ? 0 : Math.min(1, p.busyMs / p.elapsedMs),
    best: {
      speedup: speedupOf(p, frame),
      against: shortContender(frame.against),
      instructions: p.instructions,
    },
  };
}

/** Of the best code so far over the reference; the start counts until something better is found. */
const speedupOf = (p: Progress, { startRatio }: ProgressFrame): number =>
  1 / (startRatio * (Number.isNaN(p.bestRatio) ? 1 : p.bestRatio));

/* Proves the champions of a search while it runs. */

/** How much of the search's time may go into proofs of champions. */
const SHARE = 0.1;

/**
 * Proves the champions of a search while it goes on, as what ships is proved: some tens of milliseconds each. The
 * search waits meanwhile, so that nothing runs beside what is measured.
 */
export class ChampionProver {
  private readonly client: Pick<ProofClient, 'prove'>;
  private readonly clock: Clock;
  private readonly startMs: number;
  private millis = 0;
  private readonly shown = new KnownCodes();
  private latest: Solution | null = null;

  constructor(client: Pick<ProofClient, 'prove'>, clock: Clock) {
    this.client = client;
    this.clock = clock;
    this.startMs = clock.nowMs();
  }

  /** Whether a solution was shown right. */
  hasShown(solution: Solution): boolean {
    return this.shown.has(solution);
  }

  /** The latest solution that was shown right: what ships if nothing that came after it can be proved. */
  get latestShown(): Solution | null {
    return this.latest;
  }

  /**
   * False for code that is not shown right in bounded time, though it may be. While proofs have taken more than
   * their share of the time nothing is asked, and all admitted: what is not proved at the end does not ship.
   */
  async admits(solution: Solution): Promise<boolean> {
    if (this.shown.has(solution) || this.isSpent()) return true;
    const { isShown, millis } = await this.client.prove(solution.code);
    this.millis += millis;
    if (!isShown) return false;
    this.shown.add(solution);
    this.latest = solution;
    return true;
  }

  /** Not before something was shown: the first proof is made by code that is not compiled yet. */
  private isSpent(): boolean {
    return !this.shown.isEmpty && this.millis > SHARE * (this.clock.nowMs() - this.startMs);
  }
}

/** Codes of solutions, found by hash and compared byte by byte; of two with one hash the last counts. */
class KnownCodes {
  private readonly codes = new Map<number, Uint8Array>();

  get isEmpty(): boolean {
    return this.codes.size === 0;
  }

  has({ code, hash }: Solution): boolean {
    const known = this.codes.get(hash);
    return known !== undefined && Buffer.compare(known, code) === 0;
  }

  add({ code, hash }: Solution): void {
    this.codes.set(hash, code);
  }
}
