/** A search for one function of a suite, against what `llc` makes of the same word IR. */
import { gasFile } from '../../codegen/encoder/file.ts';
import type { Aim } from '../../base/aims.ts';
import { durationText } from '../../base/durationText.ts';
import { invariant } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import type { Io } from '../../base/io.ts';
import { templateLibrary } from '../../search/templateLibrary.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Budget } from '../../search/budget.ts';
import { search } from '../../search/search.ts';
import type { Solution } from '../../search/strategies/strategy.ts';
import type { RecordedVerdict } from '../../bench/record.ts';
import { movableImage } from '../../frontend/peers/peersImage.ts';
import type { CallArgument } from '../../frontend/peers/peersInterface.ts';
import { championProgram } from '../../search/tuning/championProgram.ts';
import { proveArchive } from '../../search/tuning/proveArchive.ts';
import { chooseVariant, type Chosen } from '../../search/tuning/chooseVariant.ts';
import { CodeGenerator } from '../../search/tuning/codeGenerator.ts';
import { testVectors } from '../../search/tuning/testVectors.ts';
import { WorkerEvaluator } from '../../search/tuning/workerEvaluator.ts';
import { proveListing } from '../../prover/proof/equivalence.ts';
import { programListing } from '../../search/tuning/programListing.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { nearestCore } from '../../codegen/x86/ports.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { TARGETS } from '../../codegen/x86/target.ts';
import { checkStage } from '../../engine/optimize/checkStage.ts';
import { KnownPieces } from './knownPieces.ts';

/** What a search found for one function. */
export interface FoundFunction {
  readonly fn: IrFunction;
  readonly program: Program;
  /** Its time over that of what `llc` makes of the same word IR, by the aim of the search. */
  readonly ratio: number;
  readonly verdicts: readonly RecordedVerdict[];
}

/** Tests of a search, per aliasing mode; layouts of the duel with `llc`. */
const VECTORS = 24;
const DUEL_LAYOUTS = 16;

interface SearchOptions {
  readonly budget: Budget;
  /** What is timed: one call after the other, or independent calls. */
  readonly aim: Aim;
  readonly rng: Rng;
  readonly worker: Worker;
  readonly io: Io;
}

/**
 * Searches `fn`, which `emitted` has as `llc` makes it, from what earlier searches have found if that is better than
 * the starts, and checks what is found: the fastest champion that is proved, or the fastest if none is. What is proved
 * and faster than what is stored is stored (`KnownPieces`); what is stored and not beaten is given instead. Throws
 * `wrong` if it is refuted.
 */
export async function searchFunction(fn: IrFunction, emitted: string, options: SearchOptions): Promise<FoundFunction> {
  const { budget, aim, rng, worker, io } = options;
  io.note(`builds: searching ${fn.name} for ${budgetInWords(budget)}`);
  const templates = templateLibrary(io.root);
  const evaluator = new WorkerEvaluator(worker, rng.fork('evaluator'), io.clock, aim);
  const pieces = new KnownPieces(io, aim);
  const chosen = await chosenStart(fn, pieces, options);
  const { problem, start, alternatives } = chosen;
  const generator = new CodeGenerator(problem, templates, TARGET, nearestCore(thisMachine()));
  const { archive } = await search({
    problem,
    start,
    alternatives,
    generator,
    evaluator,
    rng: rng.fork('search'),
    clock: io.clock,
    budget: chosen.budget,
    stopped: () => io.interrupted.aborted,
  });
  const programOf = ({ candidate }: Pick<Solution, 'candidate'>): Program =>
    championProgram(problem, templates, TARGET, candidate);
  const { shipped } = proveArchive(archive, (champion) =>
    proveListing(programListing(programOf(champion), fn.name), chosen.fn),
  );
  const stored = await pieces.unbeaten({ chosen, champion: shipped }, generator, evaluator);
  const best = stored ?? shipped;
  // The checks give the worker other vectors.
  const ratio = (await evaluator.duel(best.code, await emittedCode(fn, emitted), DUEL_LAYOUTS)) ?? Infinity;
  const verdicts = await checkStage(chosen.fn, best.code, { root: io.root, worker, rng: rng.fork('check') });
  const same = verdicts.find(({ claim }) => claim === 'asm = IR');
  if (stored === null && same?.kind === 'proved')
    pieces.keep({ chosen, champion: shipped }, { ratio, proof: same.by, budget: budgetInWords(budget) });
  return { fn, program: programOf(best), ratio, verdicts };
}

const [TARGET] = TARGETS;

/** The variant to be searched and where to begin; the worker then has the function and its vectors. */
async function chosenStart(
  fn: IrFunction,
  pieces: KnownPieces,
  { budget, aim, rng, worker, io }: SearchOptions,
): Promise<Chosen> {
  const vectors = testVectors(fn, VECTORS, rng.fork('vectors'));
  await worker.setFunction(workerSignature(fn), vectors);
  const request = {
    fn,
    written: [],
    wanted: 'auto',
    resume: false,
    checkpointFile: '',
    isKnown: () => false,
    others: (irSha256: string) => pieces.candidates(irSha256),
    target: TARGET,
    core: nearestCore(thisMachine()),
    aim,
    vectors,
    budget,
    rng: rng.fork('variant'),
  };
  return chooseVariant(request, worker, io);
}

/** The function as `llc` made it, as code that can be anywhere. */
async function emittedCode(fn: IrFunction, emitted: string): Promise<Uint8Array> {
  const code = await movableImage({ files: [emitted], symbol: fn.name, call: callOf(fn), modulus: 0n });
  invariant(code !== null, () => `${fn.name} as llc made it cannot be moved`);
  return code;
}

/** Results first, then the parameters, in order. */
const callOf = ({ params }: IrFunction): CallArgument[] => [
  { kind: 'out' },
  ...params.map((_, index) => ({ kind: 'operand' as const, index })),
];

/** GNU assembler text of what was found. */
export const textOf = ({ fn: { name }, program }: FoundFunction): string =>
  gasFile(program, { symbol: name, header: [], syntax: 'intel' });

/** Its time against llc's, and what is known of it. */
export function lineOf({ fn: { name }, ratio, verdicts }: FoundFunction): string {
  const claims = verdicts.map((v) => `${v.claim} ${v.kind}`).join(', ');
  return `${name}: ${ratio.toFixed(3)} of the time; ${claims}.`;
}

/** For sentences. */
export const budgetInWords = (budget: Budget): string =>
  budget.kind === 'time' ? durationText(budget.ms) : `${budget.count} evaluations`;
