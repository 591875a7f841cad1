/** The stages of the search: which formulation of the sums is searched, and the fastest right code. */
import { sha256 } from '../../base/hash.ts';
import type { Io } from '../../base/io.ts';
import { functionSlug } from '../../bench/record.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import { startWorker } from '../../bench/worker/buildWorker.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { TestVector } from '../../bench/worker/signature.ts';
import { nasmLines, nasmPool } from '../../codegen/encoder/assemblyText.ts';
import { VARIANTS } from '../../codegen/variants/variants.ts';
import { nearestCore, VECTOR_CORES } from '../../x86/cores.ts';
import { LANE_TARGETS, laneTarget, targetNamed } from '../../codegen/x86/target.ts';
import { type IrFunction, LANES } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import { templateLibrary, championProgram, type Champion } from '../../search/tuning/codeGenerator.ts';
import { MAX_PER_VARIANT, type Chosen } from '../../search/tuning/startTrials.ts';
import { checkpointFileOf, readCheckpoint } from '../../search/tuning/checkpoint.ts';
import { chooseVariant } from '../../search/tuning/chooseVariant.ts';
import { awaitedLater, searchKey, searchStage, type Found, type Tuning } from '../../search/tuning/searchStage.ts';
import { testVectors } from '../../search/tuning/workerEvaluator.ts';
import { Estimator } from '../../search/tuning/estimator.ts';
import { compiledVariants, fileVariants, type StartVariant } from '../../search/tuning/writtenVariants.ts';
import { openCodeTools } from '../claim/verifyTarget.ts';
import { chosenMachine, otherMachineText } from '../environment/thisMachine.ts';
import type { Compiled } from '../subject/compileStage.ts';
import { requireUninterrupted, type Assignment, type RunSetting, type SearchAsked, storedIr } from './setting.ts';
import type { Read } from './sourceStages.ts';
import type { Stage } from './stages.ts';
import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildFolder } from '../../base/files/installation.ts';

/** Vectors per way in which buffers may coincide, for the tests within the search. */
const SEARCH_VECTORS = 48;

interface OfVariant {
  /** Has the function and `vectors`. */
  readonly worker: Worker;
  readonly vectors: readonly TestVector[];
  readonly tuning: Tuning;
  readonly checkpointFile: string;
  readonly chosen: Chosen;
}

/** The formulation of the sums, and the start, that short searches find best. */
export const variant: Stage<RunSetting & Read, OfVariant> = {
  name: 'variant',
  run: async (context) => {
    const { asked, places, shown, assignment, io, rng, budget, atEnd, subject, compiled, bridged } = context;
    const { resume, target } = asked;
    const worker = await startWorker(io.root, asked.cpu);
    atEnd(() => worker.close());
    const vectors = testVectors(bridged, SEARCH_VECTORS, rng.fork('vectors'));
    await worker.setFunction(workerSignature(bridged), vectors);
    const tuning = tuningFor(bridged, asked, worker);
    const checkpointFile = checkpointFileOf({ ...places, target }, subject, io);
    const request = {
      ...tuning,
      fn: bridged,
      // Models know our own code only.
      written: asked.core === undefined ? await startVariants(asked, bridged, compiled.baselines, io) : [],
      wanted: asked.formulation,
      resume,
      checkpointFile,
      ...othersOf(assignment),
      isKnown: (irSha256: string) => assignment.candidates(irSha256).length > 0,
      bestKnown: (hashes: readonly string[]) => storedIr(hashes, target, io),
      vectors,
      budget,
      rng: rng.fork('variant'),
    };
    const chosen = await chooseVariant(request, worker, io);
    if (shown.verbose && chosen.why !== '') io.note(chosen.why);
    return { worker, vectors, tuning, checkpointFile, chosen };
  },
  print: ({ chosen }) => print(chosen.fn),
};

/** What may be used, and what judges: this processor, or the model that `--estimate` names. */
function tuningFor(
  { lanes }: IrFunction,
  { core, aim, target: named }: Pick<SearchAsked, 'core' | 'aim' | 'target'>,
  { hello }: Worker,
): Tuning {
  if (core !== undefined)
    return {
      target: LANE_TARGETS[lanes ?? LANES],
      core: VECTOR_CORES[core].column,
      aim,
      estimator: new Estimator(core, aim),
    };
  const target = lanes === undefined ? targetNamed(named, hello) : laneTarget(lanes, hello);
  return { target, core: nearestCore(chosenMachine()), aim };
}

/** What `--start` names, and what compilers made of the source unless one of our own variants is asked for. */
async function startVariants(
  { starts, formulation }: Pick<SearchAsked, 'starts' | 'formulation'>,
  fn: IrFunction,
  baselines: Compiled['baselines'],
  io: Io,
): Promise<StartVariant[]> {
  const isOwn = VARIANTS.includes(formulation);
  if (isOwn && starts.length === 0) return [];
  const tools = await openCodeTools(io.root);
  const named: StartVariant[] = [];
  for (const file of starts) named.push(...(await fileVariants(fn, file, tools, io)));
  return isOwn ? named : [...named, ...(await compiledVariants(fn, baselines, tools.decoder))];
}

/** What other islands have found already. */
const othersOf = ({ islands }: Assignment): { others?: (irSha256: string) => readonly unknown[] } =>
  islands === null ? {} : { others: (irSha256) => islands.known(irSha256, MAX_PER_VARIANT) };

interface OfSearch {
  /** What was searched. */
  readonly searched: Omit<Champion, 'candidate' | 'program'>;
  readonly found: Found;
}

/** The fastest right code. Throws `interrupted` for a job that was asked to stop. */
export const search: Stage<RunSetting & Read & OfVariant, OfSearch> = {
  name: 'search',
  run: async (context) => {
    const { asked, shown, last, assignment, io, rng, deadlineMs, subject, compiled } = context;
    const { worker, tuning, checkpointFile: file, chosen } = context;
    const { problem, start, alternatives, budget } = chosen;
    const other = otherMachineText();
    if (other !== null) io.note(other);
    const slug = functionSlug(subject);
    const side = sideSearches(context, slug, searchKey(problem));
    const found = await searchStage(
      {
        task: {
          ...{ problem, start, alternatives, budget, rng: rng.fork('search') },
          strategy: asked.strategy,
        },
        tuning,
        baseline: compiled.baselines[0],
        shown: { title: slug.replaceAll('-', ' '), json: shown.json },
        checkpoint: {
          file,
          seed: asked.seed,
          before: assignment.before,
          resume: asked.resume,
          isAll: () => last === 'search' || (assignment.job !== null && io.interrupted.aborted),
        },
        stored: asked.resume ? assignment.candidates(sha256(print(chosen.fn))) : [],
        deadlineMs,
        contestants: () => side.finish(),
        islands: assignment.islands,
      },
      worker,
      io,
    );
    requireUninterrupted(assignment, file, io);
    return { searched: { problem, templates: templateLibrary(io.root), target: tuning.target }, found };
  },
  print: ({ searched: { problem, templates, target }, found }) => {
    const program = championProgram(problem, templates, target, found.result.best.candidate);
    return [...nasmLines(program), ...nasmPool(program)].join('\n');
  },
};

/** What the search leaves to those who judge it. */
export type Searched = OfVariant & OfSearch;

/** Further searches for the same function, in processes of their own. */
interface SideSearches {
  /** Their best candidates as JSON, when all have ended; searches that failed are reported and left out. */
  finish(): Promise<readonly unknown[]>;
}

/**
 * Starts `searches` - 1 others like this one with the seeds that follow, each measuring on a processor of its own,
 * counted down from that of this search. There must be as many processors as searches.
 */
function sideSearches(run: RunSetting & OfVariant, slug: string, key: string): SideSearches {
  const { io, chosen } = run;
  const { searches, seed, cpu } = run.asked;
  const processors = availableParallelism();
  if (searches > 1 && 2 * searches > processors)
    io.note(
      `${searches} searches on ${processors} processors: measuring and generating share them, expect fewer ` +
        'evaluations per search',
    );
  const first = cpu ?? processors - 1;
  const others = Array.from({ length: searches - 1 }, (_, i) =>
    awaitedLater(
      sideSearch(
        run,
        {
          ...{ variant: chosen.name, seed: seed + i + 1, cpu: (first - i - 1 + processors) % processors },
          checkpoint: join(buildFolder(io.root), 'checkpoints', `${slug}-job${seed + i + 1}.json`),
        },
        key,
      ),
    ),
  );
  return { finish: async () => (await Promise.all(others)).flat() };
}

async function sideSearch(
  { line, io }: RunSetting,
  own: { readonly variant: string; readonly seed: number; readonly cpu: number; readonly checkpoint: string },
  key: string,
): Promise<readonly unknown[]> {
  const { seed, checkpoint } = own;
  rmSync(checkpoint, { force: true });
  const { status, stderr } = await line.apart({ ...own, jobs: 1, stopAfter: 'search' });
  if (status !== 0)
    io.note(`the search with seed ${seed} failed and is left out: ${stderr.trim().split('\n').at(-1) ?? ''}`);
  else if (!existsSync(checkpoint)) io.note(`the search with seed ${seed} has left no checkpoint and is left out`);
  return existsSync(checkpoint) ? [readCheckpoint(checkpoint, key)?.state] : [];
}
