/**
 * Proofs that code is its word IR and word IR its source, of degenerate shapes: of what is right and of the same with
 * changes, what is proved must be so on many inputs, and what is refuted must be wrong on the one that is shown.
 */
import { expect, it } from 'vitest';
import { describeFailure, Failure } from '../../../../src/base/errors.ts';
import { type Rng, seeded } from '../../../../src/base/rng.ts';
import { buildProblem } from '../../../../src/codegen/candidate/build.ts';
import { encoded } from '../../../../src/codegen/encoder/encode.ts';
import { Lowerer } from '../../../../src/codegen/lowering/lower.ts';
import { Program } from '../../../../src/codegen/x86/program.ts';
import { runsTarget, TARGETS } from '../../../../src/codegen/x86/target.ts';
import { lowerFunction } from '../../../../src/frontend/words/function.ts';
import { compile } from '../../../../src/ir/evaluate.ts';
import { sumInterval } from '../../../../src/ir/bounds.ts';
import { definitionsOf, type IrFunction } from '../../../../src/ir/function.ts';
import { recoverSums } from '../../../../src/ir/normalize/normalize.ts';
import { splitWide } from '../../../../src/ir/normalize/splitWide.ts';
import { parse } from '../../../../src/ir/parse.ts';
import { print } from '../../../../src/ir/print.ts';
import { dropUnused } from '../../../../src/ir/rebuild.ts';
import type { SsaFunction } from '../../../../src/ir/ssa/schema.ts';
import { verify } from '../../../../src/ir/verify.ts';
import { proveListing } from '../../../../src/prover/proof/equivalence.ts';
import { proveIrSource } from '../../../../src/prover/proof/sourceEquivalence.ts';
import type { Verdict } from '../../../../src/prover/proof/verdict.ts';
import { programListing } from '../../../../src/search/tuning/programListing.ts';
import { INJECTIONS } from '../../../codegen/lowering/injections.ts';
import { TEMPLATES, walk } from '../../../codegen/lowering/mutants.ts';
import { evaluateSsa, loadInteger, storeInteger } from '../../../frontend/evaluateSsa.ts';
import { openWorker } from '../../../openWorker.ts';
import { mutateIr } from '../../mutants.ts';
import { pick } from '../source.ts';
import { drawnInputs, OnProcessor } from './onProcessor.ts';
import { alteredSource, degenerateSource } from './sources.ts';
import { DegenerateWords } from './words.ts';

const SEED = Number(process.env['SEED'] ?? 1);
const ROUNDS = Number(process.env['ROUNDS'] ?? 24);
/** Of one attempt: what is proved of so short code takes much less. */
const MOST_TERMS = 100_000;
const worker = await openWorker();
/** Those whose code the processor runs. */
const RUNNING = TARGETS.filter((target) => runsTarget(target, worker.hello));

it(`of code (seed ${SEED})`, () => inRounds('code', ofCode), 36_000_000);
it(`of sources (seed ${SEED})`, () => inRounds('source', ofSources), 36_000_000);

/** Verdicts that were compared with the truth. */
type Kinds = Verdict['kind'][];

async function inRounds(what: string, judge: (rng: Rng) => Promise<Kinds> | Kinds): Promise<void> {
  const counts = { proved: 0, undecided: 0, refuted: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    try {
      for (const kind of await judge(seeded(SEED, `degenerate ${what} ${round}`))) counts[kind]++;
    } catch (e) {
      throw new Error(`round ${round}: ${e instanceof Failure ? describeFailure(e) : String(e)}`, { cause: e });
    }
  }
  expect(counts.proved, JSON.stringify(counts)).toBeGreaterThan(ROUNDS);
  expect(counts.refuted, JSON.stringify(counts)).toBeGreaterThan(ROUNDS);
}

/** Some candidates of a function, the same damaged, and held against other word IR. */
async function ofCode(rng: Rng): Promise<Kinds> {
  const kinds: Kinds = [];
  const fn = parse(new DegenerateWords(rng).text());
  verify(fn);
  const problem = buildProblem(fn);
  const lowerer = new Lowerer(problem, TEMPLATES, pick(RUNNING, rng));
  const program = new Program();
  for (const candidate of walk(problem, rng.fork('candidates'), 3)) {
    if (!lowerer.lower(candidate, program)) continue;
    for (const code of [program, ...[0, 1, 2].map(() => damaged(program, rng))])
      kinds.push(await judgedCode(fn, code, rng));
    const other = altered(fn, rng);
    if (other !== null) kinds.push(await judgedCode(other, program, rng));
  }
  return kinds;
}

async function judgedCode(fn: IrFunction, program: Program, rng: Rng): Promise<Verdict['kind']> {
  const processor = new OnProcessor(fn, worker, rng);
  await processor.open();
  const code = encoded(program);
  const listing = programListing(program, fn.name);
  const verdict = proveListing(listing, fn, { firstDivergence: false, mostTerms: MOST_TERMS });
  const isRight = await processor.isRight(code);
  const shown = `${print(fn)}\n${listing.instructions.map(({ text }) => text).join('\n')}`;
  if (verdict.kind === 'proved') expect(isRight, `proved, and wrong:\n${shown}`).toBe(true);
  if (verdict.kind === 'refuted' && verdict.counterexample !== undefined) {
    const isShown = await processor.isShown(code, verdict.counterexample, verdict.mode);
    expect(isShown, `right, where it is said to be wrong:\n${shown}`).toBe(true);
  }
  return verdict.kind;
}

/** A copy with one instruction changed. */
function damaged(program: Program, rng: Rng): Program {
  const copy = program.clone();
  while (!pick(INJECTIONS, rng).apply(copy, rng.below(copy.count - 1), rng));
  return copy;
}

/** One operation changed; null where what is stated of its values is no longer true. */
function altered(fn: IrFunction, rng: Rng): IrFunction | null {
  const other = fn.body.length === 0 ? null : mutateIr(fn, rng);
  if (other === null) return null;
  const definitions = definitionsOf(other);
  const body = other.body.map((op) => (op.kind === 'sum' ? { ...op, ...sumInterval(op, definitions) } : op));
  try {
    verify({ ...other, body });
    return { ...other, body };
  } catch {
    return null;
  }
}

/** The word IR of a source, before and after passes, held against that source and others. */
function ofSources(rng: Rng): Kinds {
  const kinds: Kinds = [];
  const { ssa, bounds } = degenerateSource(rng);
  const lowered = lowerFunction(ssa, { bounds, aliasing: 'none' });
  for (const fn of [lowered, dropUnused(recoverSums(splitWide(lowered)))]) {
    verify(fn);
    const sources = [ssa, ...[0, 1, 2].map(() => alteredSource(ssa, rng))];
    for (const source of sources) if (source !== null) kinds.push(judgedSource(source, fn, rng));
    const other = altered(fn, rng);
    if (other !== null) kinds.push(judgedSource(ssa, other, rng));
  }
  return kinds;
}

function judgedSource(ssa: SsaFunction, fn: IrFunction, rng: Rng): Verdict['kind'] {
  const run = compile(fn);
  const isSame = (inputs: readonly (readonly bigint[])[]): boolean =>
    resultOf(ssa, fn, inputs).join() === run(inputs)[0].join();
  const verdict = proveIrSource(ssa, fn);
  const isRight = drawnInputs(fn, rng).every(isSame);
  const shown = `${print(fn)}\n${ssa.body.map((instruction) => JSON.stringify(instruction)).join('\n')}`;
  if (verdict.kind === 'proved') expect(isRight, `proved, and wrong:\n${shown}`).toBe(true);
  if (verdict.kind === 'refuted' && verdict.counterexample !== undefined)
    expect(isSame(verdict.counterexample.inputs), `right, where it is said to be wrong:\n${shown}`).toBe(false);
  return verdict.kind;
}

/** What the source leaves in its result, by the reference interpreter. */
function resultOf(ssa: SsaFunction, fn: IrFunction, inputs: readonly (readonly bigint[])[]): bigint[] {
  const bits = (width: number): number => Math.max(8, width);
  const memory = fn.params.map(({ shape, width }, p) => {
    const bytes = new Uint8Array(64);
    inputs[p].forEach((limb, k) => storeInteger(bytes, (k * bits(width)) / 8, limb, bits(width)));
    return shape === 'scalar' ? inputs[p][0] : bytes;
  });
  const result = new Uint8Array(64);
  evaluateSsa(ssa, [result, ...memory]);
  const bytes = bits(fn.results[0].width) / 8;
  return fn.results[0].bounds.map((_, k) => loadInteger(result, k * bytes, bytes));
}
