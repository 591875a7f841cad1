/** Searches for code of a single function of a library or suite. */
import { gasFile } from '../../codegen/encoder/file.ts';
import { z } from 'zod';
import { AIMS, type Aim } from '../../base/aims.ts';
import { machineSchema } from '../../bench/machine.ts';
import { durationText } from '../../base/numberText.ts';
import { invariant } from '../../base/errors.ts';
import type { Rng } from '../../base/rng.ts';
import type { Io } from '../../base/io.ts';
import { firstCodes, templateLibrary, loweredCode, type LoweredCode } from '../../search/tuning/codeGenerator.ts';
import { knownPlaces } from '../../engine/environment/places.ts';
import { chosenMachine, thisMachine } from '../../engine/environment/thisMachine.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { Budget, Evaluator } from '../../search/task.ts';
import type { RecordedVerdict } from '../../bench/record.ts';
import { movableImage } from '../../frontend/peers/peersImage.ts';
import type { CallArgument } from '../../frontend/peers/peersInterface.ts';
import { chooseVariant } from '../../search/tuning/chooseVariant.ts';
import { testVectors, WorkerEvaluator } from '../../search/tuning/workerEvaluator.ts';
import { searchStage, type Tuning } from '../../search/tuning/searchStage.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { nearestCore } from '../../x86/cores.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { laneTarget, type Target, TARGETS } from '../../codegen/x86/target.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import { checkStage, testCode } from '../../engine/optimize/checkStage.ts';
import { shippedCode } from '../../engine/optimize/judgeStages.ts';
import { sha256 } from '../../base/hash.ts';
import { print } from '../../ir/print.ts';
import { nearestMachines } from '../../engine/store/bestRecords.ts';
import { MachineFiles } from '../../engine/store/machineEntries.ts';
import { MAX_PER_VARIANT, type Chosen } from '../../search/tuning/startTrials.ts';
import { candidateToJson } from '../../search/tuning/candidateJson.ts';
import { foreignCandidate } from '../../search/tuning/islandExchange.ts';

/* Where tuned kernels, the parts of X25519 and of formulas, are stored. */

const kernelSchema = z.strictObject({
  /** ISO 8601, UTC. */
  time: z.string(),
  /** The function, such as `x25519_step`. */
  name: z.string(),
  /** SHA-256 of the word IR that the candidate is one of. */
  irSha256: z.string(),
  aim: z.enum(AIMS),
  budget: z.string(),
  /** Time over that of what `llc` makes of the same word IR, in the run that found it. */
  ratio: z.number().positive(),
  /** How equality with the word IR was proved. */
  proof: z.string(),
  /** SHA-256 of its code. */
  code: z.string(),
  /** As `candidateToJson`; whether it fits is found out when it is used. */
  candidate: z.unknown(),
});

/** The best known code of a function of a program or suite, which has no results of its own. */
export type TunedKernel = z.infer<typeof kernelSchema>;

const fileSchema = z.strictObject({
  schemaVersion: z.literal(1),
  machine: machineSchema,
  pieces: z.array(kernelSchema),
});

/** The pieces of one machine. */
type KernelFile = z.infer<typeof fileSchema>;

export const KERNELS = new MachineFiles<KernelFile>('pieces', 'file of pieces', fileSchema, ({ pieces, ...head }) => {
  const lines = pieces.map((each) => JSON.stringify(each)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"pieces":[\n${lines}\n]}\n`;
});

/** Adds a piece, or puts it in the place of the one for the same word IR and aim, as `change`. */
export function storeKernel(results: string, machine: KernelFile['machine'], piece: TunedKernel): void {
  KERNELS.change(results, machine.slug, (known) => {
    const others = (known?.pieces ?? []).filter((other) => !isFor(other, piece));
    return { schemaVersion: 1, machine, pieces: [...others, piece].sort(byName) };
  });
}

/** Whether both are for the same word IR and aim. */
const isFor = (a: { irSha256: string; aim: Aim }, b: { irSha256: string; aim: Aim }): boolean =>
  a.irSha256 === b.irSha256 && a.aim === b.aim;

const byName = (a: TunedKernel, b: TunedKernel): number =>
  `${a.name} ${a.aim} ${a.irSha256}` < `${b.name} ${b.aim} ${b.irSha256}` ? -1 : 1;

/* Searches, and what is known of earlier ones. */

/** Layouts of the duel between what was found and what is stored. */
const STORED_DUEL_LAYOUTS = 16;

type PieceIo = Pick<Io, 'root' | 'results' | 'now'>;

/** What earlier searches of functions of suites have found with one aim: where later ones begin. */
export class TunedKernels {
  private readonly io: PieceIo;
  private readonly aim: Aim;
  /** What was stored when the search began; every variant asks for it. */
  private readonly files: ReturnType<typeof KERNELS.all>;

  constructor(io: PieceIo, aim: Aim) {
    this.io = io;
    this.aim = aim;
    this.files = nearestMachines(KERNELS.all(knownPlaces(io)), chosenMachine());
  }

  /** Candidates for the word IR of this hash, those of machines like this one first. */
  candidates(irSha256: string): readonly unknown[] {
    return this.files
      .flatMap(({ pieces }) => pieces.filter((piece) => isFor(piece, { irSha256, aim: this.aim })))
      .map(({ candidate }) => candidate)
      .slice(0, MAX_PER_VARIANT);
  }

  /** What is stored of this machine, unless what was found wins a duel against it; then null. */
  async unbeaten(found: LoweredCode, evaluator: Evaluator): Promise<LoweredCode | null> {
    const { fn, variant: name, champion, bytes } = found;
    const json = this.stored(keyOf(found));
    const candidate = json === null ? null : foreignCandidate(json, champion.problem, champion.candidate);
    const stored = candidate === null ? null : loweredCode({ name, fn }, candidate, champion.target, this.io);
    if (stored === null) return null;
    const ratio = await evaluator.duel(bytes, stored.bytes, STORED_DUEL_LAYOUTS);
    return ratio !== null && ratio < 1 ? null : stored;
  }

  /** Stores what was found. */
  keep(found: LoweredCode, about: Pick<TunedKernel, 'ratio' | 'proof' | 'budget'>): void {
    storeKernel(this.io.results, thisMachine(), {
      time: this.io.now(),
      name: found.fn.name,
      irSha256: keyOf(found),
      aim: this.aim,
      ...about,
      code: sha256(found.bytes),
      candidate: candidateToJson(found.champion.candidate),
    });
  }

  private stored(irSha256: string): unknown {
    const own = KERNELS.known(knownPlaces(this.io), thisMachine().slug).flatMap(({ pieces }) => pieces);
    return own.find((piece) => isFor(piece, { irSha256, aim: this.aim }))?.candidate ?? null;
  }
}

const keyOf = ({ fn }: LoweredCode): string => sha256(print(fn));

/** What searches have stored of a function, lowered for a target, of each variant that of like machines first. */
export function* storedKernels(fn: IrFunction, target: Target, aim: Aim, io: PieceIo): Generator<LoweredCode> {
  const known = new TunedKernels(io, aim);
  for (const code of firstCodes(fn, target, io))
    for (const json of known.candidates(keyOf(code))) {
      const candidate = foreignCandidate(json, code.champion.problem, code.champion.candidate);
      const stored = candidate && loweredCode({ name: code.variant, fn: code.fn }, candidate, target, io);
      if (stored !== null) yield stored;
    }
}

/* A search for one function of a suite, against what a compiler makes of the same word IR. */

/** What a search found for one function. */
export interface FoundFunction {
  readonly fn: IrFunction;
  readonly program: Program;
  /** Its time over that of what a compiler makes of the same word IR, by the aim of the search. */
  readonly ratio: number;
  readonly verdicts: readonly RecordedVerdict[];
}

/** Tests of a search, per aliasing mode; layouts of the duel with the compiler. */
const VECTORS = 24;
const DUEL_LAYOUTS = 16;

/** With what code is searched. */
export interface SearchMeans {
  readonly budget: Budget;
  readonly rng: Rng;
  readonly worker: Worker;
  readonly io: Io;
}

/** The same, and what is timed: one call after the other, or independent calls. */
export interface AimedSearch extends SearchMeans {
  readonly aim: Aim;
}

/** What is asked of the searches of a library, together. */
export interface SearchRequest {
  /** Null leaves them out. */
  readonly budget: Budget | null;
  readonly seed: number;
}

/**
 * Searches `fn`, which the object `compiled` has as `llc` makes it (of lanes, clang), from what earlier searches have
 * found if that is better than the starts, and checks what is found, by the stages of `optimize`. What is proved and
 * faster than what is stored is stored (`TunedKernels`); what is stored and not beaten is given instead. Throws `wrong`
 * if it is refuted.
 */
export async function searchFunction(fn: IrFunction, compiled: string, options: AimedSearch): Promise<FoundFunction> {
  const { budget, aim, rng, worker, io } = options;
  io.note(`builds: searching ${fn.name} for ${budgetInWords(budget)}`);
  const isOfLanes = fn.lanes !== undefined;
  const target = fn.lanes === undefined ? TARGETS[0] : laneTarget(fn.lanes, worker.hello);
  const tuning = { target, core: nearestCore(chosenMachine()), aim };
  const baseline = { name: isOfLanes ? 'clang' : 'llc', code: await compiledCode(fn, compiled) };
  const pieces = new TunedKernels(io, aim);
  const chosen = await chosenStart(fn, pieces, tuning, options);
  const { name: variant, isRead, problem, start, alternatives } = chosen;
  const { result } = await searchStage(
    {
      task: { problem, start, alternatives, budget: chosen.budget, rng },
      ...{ tuning, baseline, shown: { title: fn.name, json: false }, checkpoint: null, stored: [] },
      ...{ deadlineMs: Infinity, contestants: async () => [], islands: null },
    },
    worker,
    io,
  );
  const searched = { problem, templates: templateLibrary(io.root), target };
  const { archive } = result;
  const shipped = await shippedCode({ searched, variant, isRead, bridged: fn, ssa: null, archive }, io);
  const evaluator = new WorkerEvaluator(worker, rng.fork('evaluator'), io.clock, aim);
  const stored = await pieces.unbeaten(shipped, evaluator);
  const best = stored ?? shipped;
  // The checks give the worker other vectors.
  const ratio = (await evaluator.duel(best.bytes, baseline.code, DUEL_LAYOUTS)) ?? Infinity;
  const means = { toolchain: await openToolchain(io.root), worker, rng: rng.fork('check') };
  const verdicts =
    stored === null
      ? [...shipped.verdicts, ...(await testCode(shipped.fn, shipped.bytes, means))]
      : await checkStage(stored.fn, stored.bytes, means);
  const same = verdicts.find(({ claim }) => claim === 'asm = IR');
  if (stored === null && same?.kind === 'proved')
    pieces.keep(shipped, { ratio, proof: same.by, budget: budgetInWords(budget) });
  return { fn, program: best.champion.program, ratio, verdicts };
}

/** The variant to be searched and where to begin; the worker then has the function and its vectors. */
async function chosenStart(
  fn: IrFunction,
  pieces: TunedKernels,
  tuning: Tuning,
  { budget, rng, worker, io }: AimedSearch,
): Promise<Chosen> {
  const vectors = testVectors(fn, VECTORS, rng.fork('vectors'));
  await worker.setFunction(workerSignature(fn), vectors);
  const request = {
    ...tuning,
    fn,
    written: [],
    wanted: 'auto',
    resume: false,
    checkpointFile: '',
    isKnown: () => false,
    others: (irSha256: string) => pieces.candidates(irSha256),
    vectors,
    budget,
    rng: rng.fork('variant'),
  };
  return chooseVariant(request, worker, io);
}

/** The function as a compiler made it, as code that can be anywhere. */
async function compiledCode(fn: IrFunction, object: string): Promise<Uint8Array> {
  const code = await movableImage({ files: [object], symbol: fn.name, call: callOf(fn) });
  invariant(code !== null, () => `${fn.name} as a compiler made it cannot be moved`);
  return code;
}

/** Results first, then the parameters, in order. */
const callOf = ({ params }: IrFunction): CallArgument[] => [
  { kind: 'out' },
  ...params.map((_, index) => ({ kind: 'operand' as const, index })),
];

/** GNU assembler text of what was found. */
export const textOf = ({ fn: { name }, program }: Pick<FoundFunction, 'fn' | 'program'>): string =>
  gasFile(program, { symbol: name, header: [], syntax: 'intel' });

/** Its time against the compiler's, and what is known of it. */
export function lineOf({ fn: { name }, ratio, verdicts }: FoundFunction): string {
  return `${name}: ${ratio.toFixed(3)} of the time; ${claimsOf(verdicts)}.`;
}

export const claimsOf = (verdicts: readonly RecordedVerdict[]): string =>
  verdicts.map(({ claim, kind }) => `${claim} ${kind}`).join(', ');

/** For sentences. */
export const budgetInWords = (budget: Budget): string =>
  budget.kind === 'time' ? durationText(budget.ms) : `${budget.count} evaluations`;
