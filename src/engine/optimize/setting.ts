/**
 * What a run of the pipeline begins with: its options, grouped by stage, and its assignment (job, islands, known
 * candidates).
 */
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { seeded, type Rng } from '../../base/rng.ts';
import { LANE_TARGETS } from '../../codegen/x86/target.ts';
import { registerLanes } from '../../ir/function.ts';
import type { Aim } from '../../base/aims.ts';
import type { LaneCore } from '../../x86/cores.ts';
import { parseBudget, remaining, type Budget, type Strategy } from '../../search/task.ts';
import type { IslandFolder } from '../../search/islandFolder.ts';
import type { Spent } from '../../search/tuning/checkpoint.ts';
import { openCrossChecks, type CrossChecks } from '../contest/crossChecks.ts';
import type { Subject } from '../subject/subject.ts';
import type { SubjectRequest } from '../subject/request.ts';
import { type Places, requirePlaces } from './requirePlaces.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { optimizeApart, recordedLine, WITHOUT_ASIDE, type AskedOptions } from './optimizeLine.ts';
import type { StageName } from './stages.ts';
import type { ProcessResult } from '../../frontend/toolchain/run.ts';
import type { ResultRecord } from '../../bench/record.ts';
import { bestRecords, nearestMachine } from '../store/bestRecords.ts';
import { recordsOfIr } from '../environment/storedRecords.ts';
import { chosenMachine } from '../environment/thisMachine.ts';

/** What a run of the pipeline begins with besides its options. */
export interface Assignment {
  /** The job that it is a run of; null for a run of its own. */
  readonly job: { readonly hash: string; readonly sourceSha256: string } | null;
  /** What earlier runs of it have used of its budget. */
  readonly before: Spent;
  /** Where it exchanges candidates with other jobs; null if it does not. */
  readonly islands: IslandFolder | null;
  /** Candidates that are known for the word IR of this hash, the best one first. */
  candidates(irSha256: string): readonly unknown[];
}

/** A run of its own: what is stored is what is known. */
export const ownAssignment = (target: string, io: Io): Assignment => ({
  job: null,
  before: { evaluations: 0, seconds: 0 },
  islands: null,
  candidates: (irSha256) => [storedCandidate(irSha256, target, io)].filter((candidate) => candidate !== null),
});

/** How code is searched. */
export interface SearchAsked {
  readonly seed: number;
  /** What the code may use; of vectorised functions `native`. */
  readonly target: string;
  readonly aim: Aim;
  /** The core whose model judges in place of measurements. */
  readonly core: LaneCore | undefined;
  /** The formulation of the sums that is searched, or `auto`. */
  readonly formulation: string;
  /** Files with code of the same function to begin with as well. */
  readonly starts: readonly string[];
  /** Whether it goes on from the best code that is known. */
  readonly resume: boolean;
  readonly strategy: Strategy;
  /** Searches side by side, and the processor of the first. */
  readonly searches: number;
  readonly cpu: number | undefined;
}

/** What a run prints. */
interface Shown {
  /** One JSON object a line. */
  readonly json: boolean;
  /** What short searches went through. */
  readonly verbose: boolean;
}

/** The run as a command. */
interface RunLine {
  readonly recorded: string;
  readonly budget: string;
  /** Runs the same with some other options as a process of its own (`optimizeApart`). */
  apart(changes: AskedOptions): Promise<ProcessResult>;
}

/** What is asked of a run, by the stages that it is asked of. */
export interface Asked {
  /** Which function it is. */
  readonly request: SubjectRequest;
  readonly asked: SearchAsked;
  readonly places: Places;
  readonly shown: Shown;
  readonly line: RunLine;
  /** The stage that is the last one to run. */
  readonly last: StageName;
}

/** What the first stage of the pipeline finds. */
export interface RunSetting extends Asked {
  readonly io: Io;
  readonly assignment: Assignment;
  /** Other people's assembler and stopwatch, as far as they are asked for. */
  readonly crossChecks: CrossChecks;
  readonly rng: Rng;
  /** What is left of the budget. */
  readonly budget: Budget;
  /** When the search should end, on the clock. */
  readonly deadlineMs: number;
  /** Has something closed when the pipeline ends, however it does. */
  readonly atEnd: (close: () => Promise<void>) => void;
}

/**
 * Compilers before the search and trials that take longer than planned are taken from its time as far as they exceed
 * the first; the second share of the budget, at most the third, is kept for what comes after it.
 */
const GRACE_MS = 2000;
const REST_SHARE = 0.05;
const MAX_REST_MS = 3000;

/** What the options ask for. Behind this no stage knows of options. */
export function askedBy(options: OptimizeOptions, io: Io): Asked {
  const { seed, target, variant, resume, strategy, cpu, out, checkpoint, json, verbose } = options;
  return {
    request: options,
    asked: {
      ...{ seed, target, aim: options.for, core: options.estimate, formulation: variant, starts: options.start },
      ...{ resume, strategy, searches: options.jobs, cpu },
    },
    places: { out, checkpoint },
    shown: { json, verbose },
    line: {
      recorded: recordedLine(options, io),
      budget: options.budget,
      apart: (changes) => optimizeApart({ ...options, ...WITHOUT_ASIDE, ...changes }, io),
    },
    last: options.stopAfter ?? 'write',
  };
}

/** Throws `input` or `tool`, long before anything is searched, for what could not be written or asked at its end. */
export async function openSetting(
  options: OptimizeOptions,
  beside: Pick<RunSetting, 'io' | 'assignment' | 'atEnd'>,
): Promise<RunSetting> {
  const { io, assignment } = beside;
  const { before } = assignment;
  requireLaneTarget(options);
  const budget = remaining(parseBudget(options.budget), before);
  const deadlineMs = deadlineOf(budget, io);
  const asked = askedBy(options, io);
  requirePlaces(asked.places, asked.last, io);
  return {
    ...beside,
    ...asked,
    crossChecks: await openCrossChecks(options, io),
    // A job that goes on must not draw again what it has drawn before.
    rng: seeded(options.seed, before.evaluations === 0 ? 'optimize' : `optimize/${before.evaluations}`),
    budget,
    deadlineMs,
  };
}

/** Vectorised code has their instructions, whatever other code may use. Throws `input` if a target is asked for. */
function requireLaneTarget({ lanes, target }: OptimizeOptions): void {
  if (lanes === undefined || target === 'native') return;
  throw new Failure('input', '--target does not apply to vectorised code', {
    where: '--target',
    expected: `native, which with --lanes ${lanes} is ${LANE_TARGETS[registerLanes(lanes)].name}`,
    found: target,
    hint: 'leave --target away',
  });
}

const deadlineOf = (budget: Budget, { clock }: Io): number =>
  budget.kind === 'time'
    ? clock.nowMs() + budget.ms + GRACE_MS - Math.min(REST_SHARE * budget.ms, MAX_REST_MS)
    : Infinity;

/** A job is of one source; throws `input` for another one, e.g. after the field's file was changed. */
export function requireSource({ job }: Assignment, { field, operation, sourceSha256 }: Subject): void {
  if (job === null || job.sourceSha256 === sourceSha256) return;
  throw new Failure('input', 'the job was made for another source', {
    where: `${field} ${operation}`,
    expected: job.sourceSha256,
    found: sourceSha256,
    hint: 'check out the revision it was made with, or make the job again',
  });
}

/** A job that was asked to stop has no result yet. Throws `interrupted` then. */
export function requireUninterrupted({ job }: Assignment, checkpointFile: string, { interrupted }: Io): void {
  if (job === null || !interrupted.aborted) return;
  throw new Failure('interrupted', 'the job was interrupted', {
    where: job.hash,
    hint: `the same command goes on from ${checkpointFile}`,
  });
}

type StoredIo = Pick<Io, 'root' | 'results' | 'note'>;

/** The best stored result for one of these hashes of word IR and this target, of the machine most like this one. */
function bestStored(irSha256s: readonly string[], target: string, io: StoredIo): ResultRecord | undefined {
  const same = recordsOfIr(irSha256s, io).filter((record) => record.target === target);
  return nearestMachine(bestRecords(same), chosenMachine());
}

/** Which of these hashes of word IR the best stored result has; null if nothing is stored for any. */
export const storedIr = (irSha256s: readonly string[], target: string, io: StoredIo): string | null =>
  bestStored(irSha256s, target, io)?.irSha256 ?? null;

/** Candidate of the best stored result for exactly this word IR; null if there is none. */
const storedCandidate = (irSha256: string, target: string, io: StoredIo): unknown =>
  bestStored([irSha256], target, io)?.candidate ?? null;
