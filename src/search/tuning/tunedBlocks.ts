/**
 * Tuning a formula block by block. One change to a formula of a thousand instructions is worth less than races can
 * tell, so its blocks are searched as functions of their own, one for each shape, and what is found is put in their
 * places.
 */
import { compile } from '../../ir/compile.ts';
import { type IrFunction, valueOperand } from '../../ir/function.ts';
import { blockFunction, transplanted, type BlockFunction } from '../../codegen/candidate/blockFunction.ts';
import { blocksOf, isFormula, isMultiplication } from '../../codegen/candidate/blocks.ts';
import type { Candidate, Problem } from '../../codegen/candidate/candidate.ts';
import { startFamilies } from '../../codegen/candidate/starts.ts';
import { scaled, type Budget } from '../task.ts';
import { search } from '../search.ts';
import { moveFormulaBlock } from '../mutations/order.ts';
import { STRATEGIES } from '../strategy.ts';
import { aliasModes } from '../../ir/contract/domain.ts';
import { drawBatch } from '../../prover/inputs/vectors.ts';
import { workerSignature } from '../../bench/testing/workerVectors.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { TestVector } from '../../bench/worker/signature.ts';
import { templateLibrary, CodeGenerator } from './codeGenerator.ts';
import type { Io } from '../../base/io.ts';
import type { Chosen, VariantRequest } from './chooseVariant.ts';
import { WorkerEvaluator } from './workerEvaluator.ts';

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
export async function tunedBlocks(chosen: Chosen, request: VariantRequest, worker: Worker, io: Io): Promise<Chosen> {
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
    strategy: STRATEGIES['anneal-cool'](),
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
    strategy: STRATEGIES['anneal-cool'](),
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
