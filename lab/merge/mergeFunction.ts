import { ssaFunction } from '../../src/ir/ssa/schema.ts';
import { subjectOf } from '../../src/engine/subject/findSubject.ts';
import { Failure, invariant } from '../../src/base/errors.ts';
import { systemFailure } from '../../src/base/systemFailure.ts';
import { seeded, type Rng } from '../../src/base/rng.ts';
import { compareContestants } from '../../src/engine/contest/compareContestants.ts';
import { requireEqual, requireRight } from '../../src/engine/contest/demands.ts';
import type { Io } from '../../src/base/io.ts';
import { revisionOf, toolVersions } from '../../src/engine/environment/checkerIdentity.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { Patience } from '../../src/bench/measure/compare.ts';
import { standingsOf } from '../../src/engine/report/standing.ts';
import { type RecordedComparison, type RecordedRace, functionSlug } from '../../src/bench/record.ts';
import type { Compiled } from '../../src/engine/subject/compileStage.ts';
import type { Subject } from '../../src/engine/subject/subject.ts';
import { listFields } from '../../src/frontend/field/fieldDescription.ts';
import { openToolchain, type Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { testVectors } from '../../src/search/tuning/workerEvaluator.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { optionsOfJob } from '../../src/engine/optimize/runJob.ts';
import { withContendersCode, writeStage } from '../../src/engine/optimize/writeStage.ts';
import { optimizeSchema } from '../../src/engine/optimize/optimizeOptions.ts';
import { readCode } from '../../src/engine/claim/verifyTarget.ts';
import { certifiedCode } from '../../src/engine/optimize/judgeStages.ts';
import { admitRecord, refusalText, type Admitted, type Gathered } from './admitRecord.ts';
import type { FunctionChampions } from './championsOf.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';
import { TIMING_MODES, type TimingMode } from '../../src/base/aims.ts';
import { bootstrapMedian } from '../../src/bench/measure/statistics.ts';

/** Operand sets of races, per aliasing mode. */
const PER_MODE = 48;

interface MergeMeans {
  readonly worker: Worker;
  /** How long a race waits for a quiet core. */
  readonly waitMs: number;
  readonly seed: number;
  readonly io: Io;
}

/** What came of one function. */
export interface MergeOutcome {
  /** SHA-256 of the code that is fastest in independent calls; null if nothing could be taken in. */
  readonly best: string | null;
  readonly raced: number;
  /** Whether it is what the store now has as the best. */
  readonly isBest: boolean;
  /** Those that nothing beat in both modes, times over those of `best`; empty where nobody raced undisturbed. */
  readonly front: Readonly<NonNullable<RecordedRace['front']>>;
  /** Why others were left out. */
  readonly failures: readonly Failure[];
}

/** Checks, races and stores the champions of one function. Throws when something else than one of them fails. */
export async function mergeFunction(given: FunctionChampions, means: MergeMeans): Promise<MergeOutcome> {
  const { io } = means;
  const failures: Failure[] = [];
  const refused = (failure: Failure): void => {
    failures.push(failure);
    io.note(`merge: ${given.title}: left out: ${refusalText(failure)}`);
  };
  if (given.unraced > 0) io.note(`merge: ${given.title}: the slowest ${given.unraced} by their own runs are not raced`);
  const subject = await orFailure(() => subjectOfResults(given, io), refused);
  if (subject === null) return { ...NOTHING, failures };
  const contest = await Contest.open(subject, means);
  const admitted: Admitted[] = [];
  for (const one of given.champions) {
    const known = await orFailure(() => contest.admit(one), refused);
    if (known !== null) admitted.push(known);
  }
  if (admitted.length === 0) return { ...NOTHING, failures };
  const unbeaten = await contest.race(admitted);
  const [first] = unbeaten;
  let isBest = false;
  for (const one of unbeaten) {
    const { record } = admitted[one.at];
    const isWinner = one === first || one.race.throughput !== undefined || one.race.latency !== undefined;
    if (!isWinner && given.stored.has(record.code.sha256)) continue;
    const isNowBest = await contest.store(admitted[one.at], one);
    if (one === first) isBest = isNowBest;
  }
  const best = admitted[first.at].record.code.sha256;
  return { best, raced: admitted.length, isBest, front: first.race.front ?? [], failures };
}

const NOTHING = { best: null, raced: 0, isBest: false, front: [] } as const;

async function orFailure<T>(work: () => Promise<T>, refused: (failure: Failure) => void): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    refused(error);
    return null;
  }
}

/** What a record from elsewhere breaks here is not to be had from it, and no bug. */
async function asInput<T>(where: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error instanceof Failure && error.kind !== 'invariant') || systemFailure(error) !== null) throw error;
    throw new Failure('input', 'the record does not hold together', {
      where,
      found: error instanceof Error ? error.message : String(error),
    });
  }
}

/** What the results are of, by the name of a field, or by a job. Throws `unsupported` for anything else. */
async function subjectOfResults({ champions, title }: FunctionChampions, io: Io): Promise<Subject> {
  const known = champions.find((one) => one.job !== null) ?? champions[0];
  const subject = await subjectNamed(known, title, io);
  // The name becomes that of a folder, and stands in files of others.
  if (functionSlug(subject) === functionSlug(known.record)) return subject;
  throw new Failure('input', 'the record has the name of another function than its job', {
    where: title,
    expected: functionSlug(subject),
    found: functionSlug(known.record),
  });
}

function subjectNamed({ record, job }: Gathered, title: string, io: Io): Subject | Promise<Subject> {
  const { field, operation: op, form } = record;
  if (listFields(io.root).some(({ name }) => name === field))
    return subjectOf(optimizeSchema.parse({ field, op, strict: form === 'strict' }), io);
  if (job !== null && 'prime' in job.function.request) return subjectOf(optionsOfJob(job, title), io);
  throw new Failure('unsupported', 'the source of these results is not known here', {
    where: title,
    expected: `results of a field of \`${PROGRAM} list\`, or of jobs with a prime`,
  });
}

/** One function with its compilers' code, and the worker that it is raced on. */
class Contest {
  private readonly subject: Subject;
  private readonly means: MergeMeans;
  private readonly toolchain: Toolchain;
  private readonly compiled: Compiled;
  private readonly bridged: IrFunction;
  private readonly rng: Rng;

  private constructor(subject: Subject, means: MergeMeans, toolchain: Toolchain, compiled: Compiled) {
    [this.subject, this.means, this.toolchain, this.compiled] = [subject, means, toolchain, compiled];
    this.bridged = subject.lower(ssaFunction(compiled.ssaJson, subject.symbol));
    this.rng = seeded(means.seed, 'merge');
  }

  static async open(subject: Subject, means: MergeMeans): Promise<Contest> {
    const toolchain = await openToolchain(means.io.root);
    return new Contest(subject, means, toolchain, await subject.compile(toolchain));
  }

  admit(one: Gathered): Promise<Admitted> {
    const { worker, io } = this.means;
    const ssa = ssaFunction(this.compiled.ssaJson, this.subject.symbol);
    const rng = this.rng.fork(one.record.code.sha256);
    return asInput(one.from, () => admitRecord(one, { bridged: this.bridged, ssa, worker, rng, io }));
  }

  /** All of them in one run. */
  async race(admitted: readonly Admitted[]): Promise<Unbeaten[]> {
    if (admitted.length === 1) return [{ at: 0, race: {} }];
    const codes = admitted.map(({ record }) => record.code.sha256);
    const comparison = await this.compare(
      admitted.map(({ code }, i) => ({ name: codes[i], code })),
      'race',
    );
    // On a shared core nobody has lost.
    return unbeatenOf(comparison, codes, this.rng.fork('winners')).map(({ at, race }) => ({
      at,
      race: comparison.contended ? {} : race,
    }));
  }

  /** A record of the winner as it stands now, against the compilers of this run. Returns whether it is the best. */
  async store({ record, champion, code }: Admitted, { race }: Unbeaten): Promise<boolean> {
    const { io, worker } = this.means;
    const { baselines } = this.compiled;
    await (this.subject.exactContenders ? requireEqual : requireRight)(
      this.bridged,
      baselines,
      worker,
      this.rng.fork('baselines'),
    );
    const comparison = await this.compare([{ name: 'ours', code }, ...baselines], 'compilers');
    const { text, recorded } = await certifiedCode(
      champion.problem.fn,
      await readCode(champion.problem.fn.name, code, io.root),
      io,
    );
    const fresh = {
      ...record,
      certificate: recorded,
      time: io.now(),
      tools: toolVersions(this.toolchain.tools),
      revision: await revisionOf(io.root),
      comparison: withContendersCode(comparison, baselines),
      standings: standingsOf(comparison),
      race,
    };
    return writeStage(champion, fresh, text, { out: undefined }, io).place === 'best';
  }

  private compare(entries: Parameters<typeof compareContestants>[1], stream: string): Promise<RecordedComparison> {
    const { worker, waitMs, io } = this.means;
    return compareContestants(this.bridged, entries, {
      worker,
      vectors: testVectors(this.bridged, PER_MODE, this.rng.fork('vectors')),
      rng: this.rng.fork(stream),
      clock: io.clock,
      onMessage: (text) => io.note(text),
      patience: new Patience(waitMs),
    });
  }
}

type Contestants = RecordedComparison['contestants'];

/** One that nothing beat in both modes; who won in one of them first, with what it beat there. */
interface Unbeaten {
  /** Place among the contestants. */
  readonly at: number;
  readonly race: RecordedRace;
}

/**
 * The Pareto set of a race by one comparison of all; `codes` are their hashes. The fastest in independent calls comes
 * first, then the fastest in chained ones. Layouts are the same for all, so that ratios between any two are taken
 * layout by layout.
 */
export function unbeatenOf({ contestants }: RecordedComparison, codes: readonly string[], rng: Rng): Unbeaten[] {
  const ratio = (i: number, to: number, mode: TimingMode) =>
    ratioBetween(contestants, i, to, mode, rng.fork(`${mode} ${i} ${to}`));
  const winners = new Map<number, RecordedRace>();
  const modes = TIMING_MODES.filter((mode) => contestants.every((contestant) => contestant[mode] !== null));
  for (const mode of modes) {
    const at = fastest(contestants, mode);
    const others = codes.flatMap((code, i) => (i === at ? [] : [{ code, ratio: ratio(i, at, mode) }]));
    winners.set(at, { ...winners.get(at), [mode]: others });
  }
  if (modes.length < TIMING_MODES.length) return [...winners].map(([at, race]) => ({ at, race }));
  const front = frontOf(contestants);
  const from = (to: number): RecordedRace['front'] =>
    front.map((i) => ({ code: codes[i], throughput: ratio(i, to, 'throughput'), latency: ratio(i, to, 'latency') }));
  return [...new Set([...winners.keys(), ...front])].map((at) => ({
    at,
    race: { ...winners.get(at), front: from(at) },
  }));
}

/** Places of those that no other is at least as fast as in both modes, and faster in one. */
function frontOf(contestants: Contestants): number[] {
  const times = contestants.map((contestant) => TIMING_MODES.map((mode) => contestant[mode]?.ratio.value ?? 0));
  const beats = (a: readonly number[], b: readonly number[]): boolean =>
    a.every((time, k) => time <= b[k]) && a.some((time, k) => time < b[k]);
  return times.flatMap((own, i) => (times.some((other) => beats(other, own)) ? [] : [i]));
}

function fastest(contestants: Contestants, mode: TimingMode): number {
  const times = contestants.map((contestant) => contestant[mode]?.ratio.value ?? Infinity);
  return times.reduce((best, time, i) => (time < times[best] ? i : best), 0);
}

/** Time of one over that of another, with its interval over the layouts. */
function ratioBetween(contestants: Contestants, i: number, to: number, mode: TimingMode, rng: Rng) {
  const [a, b] = [contestants[i][mode], contestants[to][mode]];
  invariant(a !== null && b !== null, () => `a contestant was not timed in ${mode}`);
  return {
    ...bootstrapMedian(
      a.layoutCycles.map((cycles, l) => cycles / b.layoutCycles[l]),
      rng,
    ),
  };
}
