import type { Aim } from '../../base/aims.ts';
import { setImmediate as letSignalsIn } from 'node:timers/promises';
import type { Rng } from '../../base/rng.ts';
import { sha256 } from '../../base/hash.ts';
import { print } from '../../ir/print.ts';
import type { Candidate } from '../../codegen/candidate/candidate.ts';
import type { Problem } from '../../codegen/candidate/problem.ts';
import { within, type Budget } from '../budget.ts';
import type { Progress } from '../progress.ts';
import { search, type SearchResult } from '../search.ts';
import type { Solution, Strategy } from '../strategies/strategy.ts';
import type { AcceptedProofs, ArchiveProofs, ResultRecord } from '../../bench/record.ts';
import { checkpointKey, readCheckpoint, type Spent } from '../checkpoint.ts';
import { proveListing } from '../../prover/proof/equivalence.ts';
import { programListing } from './programListing.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { Core } from '../../codegen/x86/ports.ts';
import type { Program } from '../../codegen/x86/program.ts';
import type { Target } from '../../codegen/x86/target.ts';
import { AcceptedProver } from './acceptedProver.ts';
import { awaitedLater } from '../../base/awaitedLater.ts';
import { ChampionProver } from './championProver.ts';
import { candidateFromJson } from './candidateJson.ts';
import { championProgram } from './championProgram.ts';
import { checkpointWriter } from './checkpointWriter.ts';
import { CodeGenerator } from './codeGenerator.ts';
import type { Io } from '../../base/io.ts';
import { IslandExchange, type ExchangeCounts } from './islandExchange.ts';
import type { IslandFolder } from '../islandFolder.ts';
import { progressReport } from './progressReport.ts';
import { ProofClient } from './proofClient.ts';
import { proveArchive } from './proveArchive.ts';
import { templateLibrary } from '../templateLibrary.ts';
import { ThinnedTrace } from './thinnedTrace.ts';
import { saveIfWrong, saveWrong } from './wrongCandidate.ts';
import { WorkerEvaluator } from './workerEvaluator.ts';

/** A checkpoint is written at each new best, and at least so often: it says what is used of the budget, too. */
const KEEP_MS = 5000;

interface SearchRequest {
  /** e.g. `25519 mul`. */
  readonly title: string;
  readonly problem: Problem;
  /** Where the search begins, unless it resumes. */
  readonly start: Candidate;
  readonly alternatives: readonly Candidate[];
  /** Code that speed-ups are shown against while the search goes on. */
  readonly baseline: { readonly name: string; readonly code: Uint8Array };
  readonly target: Target;
  /** Whose ports the static bound is computed for. */
  readonly core: Core;
  readonly seed: number;
  readonly rng: Rng;
  readonly budget: Budget;
  /** When a search that is limited by time should end, on the clock; it gets half of its budget at least. */
  readonly deadlineMs: number;
  readonly json: boolean;
  /**
   * Accepted candidates are proved while the search goes on, as long as that takes no more than this share of its time.
   */
  readonly proofShare: number;
  readonly strategy: Strategy;
  readonly aim: Aim;
  /** Best candidates of searches that ran beside this one; awaited before the tournament. */
  readonly contestants: () => Promise<readonly unknown[]>;
  /** Where other islands put what they find; null for a search of its own. */
  readonly islands: IslandFolder | null;
  /** Start from the checkpoint, or else from a stored result. */
  readonly resume: boolean;
  readonly checkpointFile: string;
  /** Asked at the end: nothing else comes of this run. */
  readonly isCheckpointAll: () => boolean;
  /** What earlier runs of the same search have used. */
  readonly before: Spent;
  /** Candidates for the same function to resume from where there is no checkpoint; the first one is known to be best. */
  readonly stored: readonly unknown[];
}

export interface Found {
  readonly result: SearchResult;
  /** The fastest champion that is decided, or the fastest if none is. */
  readonly shipped: Solution;
  /** The same as a machine program. */
  readonly program: Program;
  /** Candidates whose code was wrong, also when tried again. */
  readonly wrong: number;
  /** Each new best: its time over that of the baseline. */
  readonly history: ResultRecord['history'];
  /** The same, thinned, from start to end. */
  readonly trace: NonNullable<ResultRecord['trace']>;
  readonly archiveProofs: ArchiveProofs;
  /** Null for a search of its own. */
  readonly exchange: ExchangeCounts | null;
  /** Null unless every accepted candidate was to be proved. */
  readonly acceptedProofs: AcceptedProofs | null;
}

/** Searches on the worker, whose function and vectors are set; keeps a checkpoint while it goes on. */
export async function searchStage(request: SearchRequest, worker: Worker, io: Io): Promise<Found> {
  const client = new ProofClient(request.problem.fn, io.root);
  try {
    return await provenSearch(request, worker, client, io);
  } finally {
    await client.close();
  }
}

async function provenSearch(request: SearchRequest, worker: Worker, client: ProofClient, io: Io): Promise<Found> {
  const { problem, rng } = request;
  const templates = templateLibrary(io.root);
  const generator = new CodeGenerator(problem, templates, request.target, request.core);
  const evaluator = new WorkerEvaluator(worker, rng.fork('evaluator'), io.clock, request.aim);
  await evaluator.setBystander(request.baseline.code);
  const { start, alternatives } = startOf(request);
  const startRatio = await ratioToBaseline(request, generator, evaluator, start);
  const history: ResultRecord['history'] = [];
  const trace = new ThinnedTrace();
  const suspects: Promise<boolean>[] = [];
  const show = progressReport(
    { subject: request.title, json: request.json, startRatio, against: request.baseline.name },
    io,
  );
  const keep = checkpointWriter({ ...request, key: searchKey(problem) }, io);
  let keptMs = 0;
  const islands = request.islands === null ? null : new IslandExchange(request.islands, problem, start);
  const champions = new ChampionProver(client, io.clock);
  const prover =
    request.proofShare > 0 ? new AcceptedProver(client, { clock: io.clock, share: request.proofShare }) : null;
  const result = await search({
    problem,
    start,
    alternatives,
    generator,
    evaluator,
    rng: rng.fork('search'),
    clock: io.clock,
    budget: within(request.budget, request.deadlineMs - io.clock.nowMs()),
    strategy: request.strategy,
    admits: (solution) => champions.admits(solution),
    contestants: async () => [
      ...(champions.latestShown === null ? [] : [champions.latestShown.candidate]),
      ...(await request.contestants()).map((state) => candidateFromJson(state, start, 'a search beside this one')),
    ],
    ...(islands === null ? {} : { immigrants: () => islands.arrivals() }),
    stopped: () => io.interrupted.aborted,
    onWrong: (solution) => {
      suspects.push(awaitedLater(saveIfWrong(problem.fn, request.target.name, solution, worker, io)));
    },
    onAccepted: (solution) => prover?.prove(solution),
    onProgress: async (p, best) => {
      show(p);
      trace.add(p.evaluations, p.elapsedMs / 1000, ratioOf(p, startRatio));
      islands?.note(p, best.candidate, ratioOf(p, startRatio));
      if (p.isNewBest) history.push(historyEntry(p, startRatio));
      if (p.isNewBest || p.elapsedMs - keptMs >= KEEP_MS) {
        keptMs = p.elapsedMs;
        keep(best.candidate, spentBy(p, request.before));
      }
      await prover?.catchUp();
      await letSignalsIn();
    },
  });
  io.status('');
  const { progress } = result;
  keep(result.best.candidate, spentBy(progress, request.before), request.isCheckpointAll());
  const programOf = ({ candidate }: Solution): Program =>
    championProgram(problem, templates, request.target, candidate);
  const {
    wrong: refuted,
    proofs,
    shipped,
  } = proveArchive(result.archive, (champion) =>
    proveListing(programListing(programOf(champion), problem.fn.name), problem.fn),
  );
  const sent = refuted.includes(shipped) ? start : shipped.candidate;
  const exchange = islands?.finish(progress, sent, ratioOf(progress, startRatio)) ?? null;
  const accepted = (await prover?.finish()) ?? null;
  const disproved = [...refuted, ...(accepted?.wrong ?? [])];
  for (const solution of disproved) saveWrong(problem.fn, request.target.name, solution, 'refuted by proof', io);
  const wrong = (await Promise.all(suspects)).filter((isWrong) => isWrong).length + disproved.length;
  return {
    result,
    shipped,
    program: programOf(shipped),
    history,
    trace: trace.points(),
    wrong,
    archiveProofs: { ...proofs, leftOut: progress.counters.refused },
    exchange,
    acceptedProofs: accepted?.proofs ?? null,
  };
}

/** What must be the same for a candidate to make sense again. */
export const searchKey = ({ fn }: Problem): string => sha256(print(fn));

/** Where to begin, and what else to try first: the checkpoint alone, or else what is stored. */
function startOf(request: SearchRequest): { readonly start: Candidate; readonly alternatives: readonly Candidate[] } {
  const { start: initial, alternatives, checkpointFile, resume, stored } = request;
  const key = searchKey(request.problem);
  const kept = resume && checkpointKey(checkpointFile) === key ? readCheckpoint(checkpointFile, key)?.state : undefined;
  const known = (!resume ? [] : kept === undefined ? stored : [kept]).map((json) =>
    candidateFromJson(json, initial, checkpointFile),
  );
  return known.length === 0
    ? { start: initial, alternatives }
    : { start: known[0], alternatives: [...known.slice(1), ...alternatives] };
}

const spentBy = ({ evaluations, elapsedMs }: Progress, before: Spent): Spent => ({
  evaluations: before.evaluations + evaluations,
  seconds: before.seconds + Math.round(elapsedMs) / 1000,
});

/**
 * Time of the start over that of the baseline; 1 if the baseline cannot be timed, which only the display suffers from.
 */
async function ratioToBaseline(
  { baseline }: SearchRequest,
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
