/** Chooses the formulation and the start of a search. */
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { type IrFunction, valueOperand } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import type { Candidate, Problem } from '../../codegen/candidate/candidate.ts';
import { variantsOf } from '../../codegen/variants/variants.ts';
import { familiesOf, isProvedVariant, type StartVariant } from './writtenVariants.ts';
import { type Budget, scaled } from '../task.ts';
import { checkpointKey } from './checkpoint.ts';
import { proveSpec } from '../../prover/proof/specification.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { TestVector } from '../../bench/worker/signature.ts';
import type { Io } from '../../base/io.ts';
import { StartTrials, type Chosen, type VariantRequest } from './startTrials.ts';
import { compile } from '../../ir/evaluate.ts';
import { blockFunction, transplanted, type BlockFunction } from '../../codegen/candidate/blockFunction.ts';
import { blocksOf, isFormula, isMultiplication } from '../../codegen/candidate/blocks.ts';
import { startFamilies } from '../../codegen/candidate/starts.ts';
import { search } from '../search.ts';
import { moveFormulaBlock } from '../mutations.ts';
import { aliasModes } from '../../ir/contract/domain.ts';
import { drawBatch } from '../../prover/inputs/vectors.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import { templateLibrary, CodeGenerator } from './codeGenerator.ts';
import { WorkerEvaluator } from './workerEvaluator.ts';

/**
 * Chooses among the variants of a function, and where to begin: the variant asked for; when resuming, the one that is
 * known from before; otherwise those whose first candidates are fastest compete in short searches, each from every
 * family of starts, and the search goes on from the winner's best candidate, or from what another search has found if
 * that is better than all first candidates. Throws `input` for a name the function
 * does not have. The worker's function and vectors are those of `fn`, of which every variant computes the same words.
 */
export async function chooseVariant(request: VariantRequest, worker: Worker, io: Io): Promise<Chosen> {
  const variants = variantsOf(request.fn);
  const known = knownVariant([...variants, ...request.written], request);
  if (known !== null && request.resume) return untried(known, request.budget);
  const trials = new StartTrials(request, worker, io);
  const written = request.written.filter((v) => v !== known && (known === null || v.isAsked === true));
  const current = variants.filter((v) => v.isSurpassed !== true);
  const promising = await trials.promising(known === null ? current : [known], written);
  const ahead = await trials.ahead(known === null ? [...variants, ...request.written] : [known], promising[0]);
  if (ahead !== null && provable([ahead.variant, ...promising], request.fn, io).includes(ahead.variant)) {
    const { start, alternatives, ...chosen } = untried(ahead.variant, request.budget);
    const why = `${chosen.name}: goes on from what another search has found`;
    const further = { ...chosen, start: ahead.candidate, alternatives: [start, ...alternatives], why };
    return tunedBlocks(further, request, worker, io);
  }
  const chosen = await trials.best(provable(promising, request.fn, io));
  return tunedBlocks(chosen, request, worker, io);
}

/**
 * Of functions with a specification, the variants that are proved to meet it; all of them if none is, but for those
 * that were read from code.
 */
function provable(variants: readonly StartVariant[], source: IrFunction, io: Io): readonly StartVariant[] {
  const own = variants.filter(({ listing }) => listing === undefined);
  const proved = own.filter(({ fn }) => own.length === 1 || fn.spec === undefined || proveSpec(fn).kind === 'proved');
  const read = variants.filter((v) => v.listing !== undefined && isProvedVariant(v, source));
  for (const { name } of variants.filter((v) => v.isAsked === true && !read.includes(v)))
    io.note(`not begun with ${name}: it is not proved that it computes what the source does`);
  const competing = [...(proved.length === 0 ? own : proved), ...read];
  if (competing.length > 0) return competing;
  throw new Failure('unsupported', `${variants[0].name} is not proved to compute what the source does`);
}

function knownVariant(
  variants: readonly StartVariant[],
  { wanted, resume, checkpointFile, isKnown, bestKnown }: VariantRequest,
): StartVariant | null {
  if (wanted !== 'auto') {
    const asked = variants.find((v) => v.name === wanted);
    if (asked !== undefined) return asked;
    throw new Failure('input', `this function has no variant "${wanted}"`, {
      expected: `one of auto, ${variants.map((v) => v.name).join(', ')}`,
    });
  }
  if (!resume) return null;
  const key = checkpointKey(checkpointFile);
  const keyOf = ({ fn }: StartVariant): string => sha256(print(fn));
  const going = variants.find((v) => keyOf(v) === key);
  if (going !== undefined) return going;
  const known = variants.filter((v) => isKnown(keyOf(v)));
  const best = bestKnown?.(known.map(keyOf)) ?? null;
  return known.find((v) => keyOf(v) === best) ?? known[0] ?? null;
}

function untried(variant: StartVariant, budget: Budget): Chosen {
  const { name, fn, listing } = variant;
  const problem = buildProblem(fn);
  const [
    {
      candidates: [start, ...alternatives],
    },
  ] = familiesOf(variant, problem);
  return { name, fn, isRead: listing !== undefined, problem, start, alternatives, budget, why: '' };
}

/*
 * Tuning a formula block by block. One change to a formula of a thousand instructions is worth less than races can
 * tell, so its blocks are searched as functions of their own, one for each shape, and what is found is put in their
 * places.
 */

/** Shares of what is left of the budget that go into the order of the blocks, and into blocks, all together. */
const ORDER_SHARE = 0.1;
const BLOCK_SHARE = 0.45;
const VECTORS = 48;
/** Placements of the duel that decides whether a tuned block stays. */
const DUEL_LAYOUTS = 32;

/** Blocks of one shape. */
type Kind = readonly BlockFunction[];

/**
 * `chosen` with tuned blocks, as far as they make the whole faster; as it is if it is no formula. The worker has the
 * function and vectors of the request again afterwards.
 */
async function tunedBlocks(chosen: Chosen, request: VariantRequest, worker: Worker, io: Io): Promise<Chosen> {
  const kinds = kindsOf(chosen.problem);
  if (kinds.length === 0) return chosen;
  const work = (kind: Kind): number => kind.length * kind[0].problem.events.count;
  const all = kinds.reduce((sum, kind) => sum + work(kind), 0);
  const parts: (Candidate | null)[] = [];
  for (const kind of kinds) {
    const share = BLOCK_SHARE * (work(kind) / all);
    parts.push(await tuned(chosen.problem, kind[0], scaled(chosen.budget, share), request, worker, io));
  }
  await worker.setFunction(workerSignature(request.fn), request.vectors);
  const ordered = await inBestOrder(chosen, request, worker, io);
  const { start, kept } = await assembled({ ...chosen, start: ordered }, kinds, parts, request, worker, io);
  const why = `${kept} of ${kinds.length} kinds of blocks are faster as they were found alone`;
  return {
    ...chosen,
    start,
    alternatives: [],
    budget: scaled(chosen.budget, 1 - ORDER_SHARE - BLOCK_SHARE),
    why: chosen.why === '' ? why : `${chosen.why}; ${why}`,
  };
}

/**
 * The start with its blocks in the best order that a search finds that moves nothing but whole blocks: one such change
 * is worth per cents, and would be drawn rarely among those of single instructions.
 */
async function inBestOrder(
  { problem, start, budget }: Chosen,
  { rng, target, core, aim }: VariantRequest,
  worker: Worker,
  io: Io,
): Promise<Candidate> {
  const stream = rng.fork('order of blocks');
  const { best } = await search({
    problem,
    start,
    generator: new CodeGenerator(problem, templateLibrary(io.root), target, core),
    evaluator: new WorkerEvaluator(worker, stream.fork('evaluator'), io.clock, aim),
    rng: stream.fork('search'),
    clock: io.clock,
    budget: scaled(budget, ORDER_SHARE),
    champions: 4,
    mutations: [moveFormulaBlock],
    stopped: () => io.interrupted.aborted,
  });
  return best.candidate;
}

/** None of vectorised functions: their multiplications overlap. */
function kindsOf(problem: Problem): Kind[] {
  const blocks = blocksOf(problem);
  if (problem.fn.lanes !== undefined || !isFormula(blocks)) return [];
  const kinds = new Map<string, BlockFunction[]>();
  for (let b = 0; b < blocks.count; b++) {
    const block = isMultiplication(blocks, b) ? blockFunction(problem, blocks, b) : null;
    if (block === null) continue;
    kinds.set(block.shape, [...(kinds.get(block.shape) ?? []), block]);
  }
  return [...kinds.values()];
}

/** The best candidate for the block alone; null if none of its first candidates can be lowered. */
async function tuned(
  whole: Problem,
  block: BlockFunction,
  budget: Budget,
  { rng, target, core }: VariantRequest,
  worker: Worker,
  io: Io,
): Promise<Candidate | null> {
  const { fn, problem } = block;
  const stream = rng.fork(fn.name);
  await worker.setFunction(workerSignature(fn), vectorsOf(whole.fn, block, stream));
  const generator = new CodeGenerator(problem, templateLibrary(io.root), target, core);
  const family = startFamilies(problem).at(-1);
  const [start, ...alternatives] = (family?.candidates ?? []).filter((c) => generator.generate(c) !== null);
  if (start === undefined) return null;
  const { best } = await search({
    problem,
    start,
    alternatives,
    generator,
    evaluator: new WorkerEvaluator(worker, stream.fork('evaluator'), io.clock, 'throughput'),
    rng: stream.fork('search'),
    clock: io.clock,
    budget,
    champions: 4,
    stopped: () => io.interrupted.aborted,
  });
  return best.candidate;
}

/**
 * What the block reads and gives while the whole function runs on random inputs: its words may depend on each other.
 */
function vectorsOf(whole: IrFunction, { inputs, outputs }: BlockFunction, rng: VariantRequest['rng']): TestVector[] {
  const [distinct] = aliasModes(whole);
  const tuples = drawBatch(whole, distinct, rng.fork('vectors'), VECTORS, VECTORS / 2);
  const run = compile({ ...whole, outputs: [inputs, outputs].map((ids) => ids.map(valueOperand)) });
  const limbs = tuples.length / VECTORS;
  return Array.from({ length: VECTORS }, (_, i) => {
    let at = i * limbs;
    const [read, given] = run(whole.inputs.map((ids) => [...tuples.subarray(at, (at += ids.length))]));
    return { alias: 0, inputs: BigUint64Array.from(read), expected: BigUint64Array.from(given) };
  });
}

/** The start with tuned blocks in place of its own, kind by kind, as long as that makes it faster. */
async function assembled(
  { problem, start }: Chosen,
  kinds: readonly Kind[],
  parts: readonly (Candidate | null)[],
  { rng, target, core, aim }: VariantRequest,
  worker: Worker,
  io: Io,
): Promise<{ readonly start: Candidate; readonly kept: number }> {
  const generator = new CodeGenerator(problem, templateLibrary(io.root), target, core);
  const evaluator = new WorkerEvaluator(worker, rng.fork('blocks'), io.clock, aim);
  let best = start;
  let code = generator.codeOf(start);
  let kept = 0;
  for (const [k, kind] of kinds.entries()) {
    const part = parts[k];
    if (part === null) continue;
    const changed = kind.reduce((whole, block) => transplanted(problem, block, kind[0], part, whole), best);
    const fresh = generator.codeOf(changed);
    if (fresh === null || code === null) continue;
    const ratio = await evaluator.duel(fresh, code, DUEL_LAYOUTS);
    if (ratio === null || ratio >= 1) continue;
    best = changed;
    code = fresh;
    kept++;
  }
  return { start: best, kept };
}
