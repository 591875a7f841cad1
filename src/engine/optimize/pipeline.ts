/**
 * The whole of `optimize` as one column of stages, from the plain source to the files that ship.
 *
 *   source   what is to be optimised                      compare  careful timing against the compilers
 *   llvm     reduced LLVM IR, compilers' own code         certificate  a theorem for Coq about the bytes
 *   ssa      iN SSA                                       write    record, .asm .S .h .v
 *   ir       words, sums, bounds, specification
 *   model    events and choices
 *   variant  which way of writing the sums to search
 *   search   the fastest right code that was found
 *   check    tests far beyond those of the search, and a proof
 */
import { seeded } from '../../base/rng.ts';
import { sha256 } from '../../base/hash.ts';
import { print } from '../../ir/print.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { nasmLines, nasmPool } from '../../codegen/encoder/nasm.ts';
import { Patience } from '../../bench/measure/patience.ts';
import { fasterByVectors } from '../contest/vectorCode.ts';
import { comparisonTable } from '../report/comparisonTable.ts';
import { standingsOf } from '../report/standing.ts';
import { parseBudget, remaining, type Budget } from '../../search/budget.ts';
import { STRATEGIES } from '../../search/strategies/all.ts';
import { functionSlug } from '../../bench/resultFolder.ts';
import type { ResultRecord } from '../../bench/record.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import { buildWorker } from '../../bench/worker/buildWorker.ts';
import { Worker } from '../../bench/worker/client.ts';
import { nearestCore } from '../../codegen/x86/ports.ts';
import { targetNamed } from '../../codegen/x86/target.ts';
import { MAX_PER_VARIANT } from '../../search/tuning/aheadOfStarts.ts';
import { testCode } from './checkStage.ts';
import { certificateStage } from './certificateStage.ts';
import { checkpointFileOf } from '../../search/tuning/checkpointWriter.ts';
import { chooseVariant } from '../../search/tuning/chooseVariant.ts';
import { startVariants } from './startVariants.ts';
import { compareContestants } from '../contest/compareContestants.ts';
import { requireEqual } from '../contest/demands.ts';
import { requirePlaces, requireSubjectPlaces } from './requirePlaces.ts';
import { requireRight } from '../contest/demands.ts';
import { describeProblem } from '../../search/tuning/describeProblem.ts';
import type { Io } from '../../base/io.ts';
import { makeRecord } from './makeRecord.ts';
import type { OptimizeOptions } from './optimizeOptions.ts';
import { requireSearchable } from '../../search/tuning/requireSearchable.ts';
import { searchKey, searchStage } from '../../search/tuning/searchStage.ts';
import { assemblerOpinion, checkerOpinion, openSecondOpinion, stopwatchOpinion } from '../contest/secondOpinion.ts';
import { storedIr } from './storedCandidate.ts';
import { sideSearches } from '../../search/tuning/sideSearches.ts';
import { ssaFunction } from '../subject/ssaFunction.ts';
import { shippedCode } from './shippedCode.ts';
import { stageRunner } from './stageRunner.ts';
import { requireSource, requireUninterrupted, ownAssignment, type Assignment } from './assignment.ts';
import { subjectOf } from '../subject/subject.ts';
import { templateLibrary } from '../../search/templateLibrary.ts';
import { thisMachine } from '../environment/thisMachine.ts';
import { testVectors } from '../../search/tuning/testVectors.ts';
import { writeStage, type Written } from './writeStage.ts';

/** Vectors per aliasing mode, for the tests within the search. */
const SEARCH_VECTORS = 48;

/** How much of the search's time may go into proofs of accepted candidates. */
const PROOF_SHARE = { champions: 0, sample: 0.1, accepted: Infinity } as const;

/** Of the comparison for a quiet core, all its parts together: at least so long, and so much of the budget. */
const LEAST_WAIT_MS = 3000;
const WAIT_SHARE = 0.05;
/**
 * Compilers before the search and trials that take longer than planned are taken from its time as far as they exceed
 * the first; the second share of the budget, at most the third, is kept for what comes after it.
 */
const GRACE_MS = 2000;
const REST_SHARE = 0.05;
const MAX_REST_MS = 3000;

export interface OptimizeOutcome {
  readonly record: ResultRecord;
  readonly written: Written;
  /** What was asked of other people's assembler and stopwatch, as text. */
  readonly opinions: readonly string[];
  /** Opponents that are faster because they use vector registers. */
  readonly vectorised: readonly string[];
}

/**
 * Runs all stages. Throws a Failure, among them `interrupted` for a job that was asked to stop, or StoppedAfter if the
 * options ask to stop early.
 */
export async function pipeline(
  options: OptimizeOptions,
  io: Io,
  assignment: Assignment = ownAssignment(options.target, io),
): Promise<OptimizeOutcome> {
  const { before } = assignment;
  const stage = stageRunner(options, io.clock, (text) => io.note(text));
  // A job that goes on must not draw again what it has drawn before.
  const rng = seeded(options.seed, before.evaluations === 0 ? 'optimize' : `optimize/${before.evaluations}`);
  const whole = remaining(parseBudget(options.budget), before);
  const deadlineMs = deadlineOf(whole, io);
  requirePlaces(options, io);

  const opinion = await openSecondOpinion(options, io);
  const subject = await stage(
    'source',
    () => subjectOf(options, io),
    (s) => s.source,
  );
  requireSource(assignment, subject);
  requireSubjectPlaces(options, subject, io);
  const toolchain = await openToolchain(io.root);
  const compiled = await stage(
    'llvm',
    () => subject.compile({ ...toolchain, target: options.target }),
    (c) => c.llvmIr,
  );
  for (const { name, reason } of compiled.absent) io.note(`not compared with ${name}: ${reason}`);
  const ssa = await stage(
    'ssa',
    () => ssaFunction(compiled.ssaJson, subject.symbol),
    (s) => JSON.stringify(s, null, 1),
  );
  const bridged = await stage('ir', () => subject.lower(ssa), print);
  requireSearchable(bridged, options.for);
  await stage('model', () => buildProblem(bridged), describeProblem);

  const worker = await startWorker(options, io);
  try {
    const vectors = testVectors(bridged, SEARCH_VECTORS, rng.fork('vectors'));
    await worker.setFunction(workerSignature(bridged), vectors);
    const slug = functionSlug(subject);
    const target = targetNamed(options.target, worker.hello);
    const core = nearestCore(thisMachine());
    const aim = options.for;
    const checkpointFile = checkpointFileOf(options, subject, io);
    const { name, fn, isRead, problem, start, alternatives, budget, why } = await stage(
      'variant',
      async () =>
        chooseVariant(
          {
            fn: bridged,
            written: await startVariants(options, bridged, compiled.baselines, io),
            wanted: options.variant,
            resume: options.resume,
            checkpointFile,
            ...othersOf(assignment),
            isKnown: (irSha256) => assignment.candidates(irSha256).length > 0,
            bestKnown: (hashes) => storedIr(hashes, options.target, io),
            target,
            core,
            aim,
            vectors,
            budget: whole,
            rng: rng.fork('variant'),
          },
          worker,
          io,
        ),
      (v) => print(v.fn),
    );
    if (options.verbose && why !== '') io.note(why);
    const side = sideSearches({ ...options, variant: name }, slug, searchKey(problem), io);
    const found = await stage(
      'search',
      () =>
        searchStage(
          {
            title: slug.replaceAll('-', ' '),
            problem,
            start,
            alternatives,
            baseline: compiled.baselines[0],
            target,
            core,
            seed: options.seed,
            rng: rng.fork('search'),
            budget,
            deadlineMs,
            json: options.json,
            proofShare: PROOF_SHARE[options.prove],
            islands: assignment.islands,
            resume: options.resume,
            strategy: STRATEGIES[options.strategy](),
            aim,
            contestants: () => side.finish(),
            checkpointFile,
            isCheckpointAll: () =>
              options.stopAfter === 'search' || (assignment.job !== null && io.interrupted.aborted),
            before,
            stored: options.resume ? assignment.candidates(sha256(print(fn))) : [],
          },
          worker,
          io,
        ),
      (f) => [...nasmLines(f.program), ...nasmPool(f.program)].join('\n'),
    );
    requireUninterrupted(assignment, checkpointFile, io);
    const searched = { problem, templates: templateLibrary(io.root), target };
    const shipped = await stage(
      'check',
      async () => {
        const code = await shippedCode({ searched, variant: name, isRead, bridged, ssa, found }, io);
        const tests = await testCode(code.fn, code.bytes, { worker, rng: rng.fork('check') });
        return { ...code, verdicts: [...code.verdicts, ...tests] };
      },
      ({ verdicts }) => JSON.stringify(verdicts, null, 1),
    );
    const { fn: shippedFn, bytes: code, champion } = shipped;
    const entries = [{ name: 'ours', code }, ...compiled.baselines];
    const comparison = await stage(
      'compare',
      async () => {
        await (subject.exactOpponents ? requireEqual : requireRight)(
          shippedFn,
          compiled.baselines,
          worker,
          rng.fork('baselines'),
        );
        return compareContestants(shippedFn, entries, {
          worker,
          vectors,
          rng: rng.fork('compare'),
          clock: io.clock,
          onMessage: (text) => io.note(text),
          ...patienceFor(whole),
        });
      },
      (c) => comparisonTable(c, { width: io.width, isVerbose: true }),
    );
    const opinions = [
      await assemblerOpinion(opinion, () => champion.program, code, subject.symbol),
      await checkerOpinion(opinion, shippedFn, subject.exactOpponents ? entries : entries.slice(0, 2)),
      await stopwatchOpinion(opinion, shippedFn, entries, rng.fork('opinions')),
    ].filter((text) => text !== null);
    const certified = await stage(
      'certificate',
      () => certificateStage(shippedFn, code, io),
      (c) => c.text ?? '',
    );
    const record = await makeRecord(
      {
        options,
        assignment,
        subject,
        found,
        shipped,
        certificate: certified.recorded,
        comparison,
        baselines: compiled.baselines,
        toolchain,
      },
      io,
    );
    const written = await stage(
      'write',
      () => writeStage(champion, record, certified.text, options, io),
      (w) => w.files.join('\n'),
    );
    const vectorised = await fasterByVectors(standingsOf(comparison), compiled.baselines, io.root);
    return { record, written, opinions, vectorised };
  } finally {
    await worker.close();
  }
}

/** What other islands have found already. */
const othersOf = ({ islands }: Assignment): { others?: (irSha256: string) => readonly unknown[] } =>
  islands === null ? {} : { others: (irSha256) => islands.known(irSha256, MAX_PER_VARIANT) };

/** When the search should end, on the clock. */
const deadlineOf = (budget: Budget, { clock }: Io): number =>
  budget.kind === 'time'
    ? clock.nowMs() + budget.ms + GRACE_MS - Math.min(REST_SHARE * budget.ms, MAX_REST_MS)
    : Infinity;

/** Of the comparison, where the user limits the time: it is to end soon, and says so where the core was never quiet. */
const patienceFor = (budget: Budget): { patience?: Patience } =>
  budget.kind === 'time' ? { patience: new Patience(Math.max(LEAST_WAIT_MS, WAIT_SHARE * budget.ms)) } : {};

const startWorker = async ({ cpu }: OptimizeOptions, { root }: Io): Promise<Worker> =>
  Worker.start({ binary: await buildWorker(root), ...(cpu === undefined ? {} : { cpu }) });
