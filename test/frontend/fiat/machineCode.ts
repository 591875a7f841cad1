/**
 * Machine code of a bridged operation: of the first candidate, proved. Where its arguments are not lowered, that of the
 * same operation on words in one array, and llc's, tested on the processor and proved where it can be.
 */
import { readFileSync } from 'node:fs';
import { Failure } from '../../../src/base/errors.ts';
import { seeded } from '../../../src/base/rng.ts';
import { emitModule } from '../../../src/frontend/llvm/emitModule.ts';
import { packed } from '../../../lab/census/censusPacked.ts';
import { championProgram, templateLibrary } from '../../../src/search/tuning/codeGenerator.ts';
import type { IrFunction, Param } from '../../../src/ir/function.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { normalize } from '../../../src/ir/normalize/normalize.ts';
import { compileEmitted } from '../../../src/frontend/compile/compileC.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import type { Toolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { testAgainst, workerRunner } from '../../../src/bench/testing/differential.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import { proveAsm } from '../../prover/listing/proveAsm.ts';
import { buildVectors } from '../../../src/prover/inputs/vectors.ts';
import type { Worker } from '../../../src/bench/worker/client.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { targetOfFile } from '../../prover/compiled/compile.ts';
import { wordFunction } from './agreement.ts';
import type { JsonFunction } from './json.ts';
import { listingText } from '../../codegen/wholeProgram.ts';

type FunctionEvaluator = Parameters<typeof buildVectors>[1];

/** Of an operation with more arguments than the worker passes the packed form is run. */
const MAX_ARGUMENTS = 6;
const CALLS_PER_MODE = 400;

interface CodeSurroundings {
  readonly root: string;
  readonly toolchain: Toolchain;
  readonly worker: Worker;
  readonly seed: number;
}

/** What was shown of the code, as text. Throws where code is wrong. */
export async function codeOf(json: JsonFunction, fn: IrFunction, around: CodeSurroundings): Promise<string> {
  try {
    return firstCandidate(fn, around.root);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return (
      `${error.message}: ${error.detail.found ?? ''}; ${packedCandidate(fn, around.root)}; ` +
      `${await byLlc(json, fn, around)}`
    );
  }
}

function packedCandidate(fn: IrFunction, root: string): string {
  try {
    return `on packed words ${firstCandidate(packed(fn), root)}`;
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    return `on packed words ${error.message}: ${error.detail.found ?? ''}`;
  }
}

/** The assembly is proved equal to the function as it was read. */
function firstCandidate(fn: IrFunction, root: string): string {
  const problem = buildProblem(normalize(fn));
  const start = initialCandidate(problem);
  const program = championProgram(problem, templateLibrary(root), TARGETS[0], start);
  const verdict = proveAsm(listingText(program, fn.name), fn);
  if (verdict.kind === 'refuted')
    throw new Error(`${fn.name}: the first candidate: ${verdict.where}: ${verdict.reason}`);
  return verdict.kind === 'proved' ? 'first candidate proved' : 'first candidate not decided';
}

/** On the processor, against the interpreter of the JSON. */
async function byLlc(json: JsonFunction, fn: IrFunction, around: CodeSurroundings): Promise<string> {
  const { toolchain, worker, seed } = around;
  const normal = normalize(fn);
  const wanted = wordFunction(json);
  const isPacked = fn.params.length + fn.results.length > MAX_ARGUMENTS;
  const [run, evaluate] = isPacked ? [packed(normal), packedEvaluator(fn, wanted)] : [normal, wanted];
  const object = await compileEmitted(toolchain, emitModule([run]));
  const vectors = buildVectors(run, evaluate, { perMode: CALLS_PER_MODE, rng: seeded(seed, fn.name) });
  const outcome = await testAgainst(
    workerRunner(worker),
    extractFunction(readFileSync(object), run.name).bytes,
    run,
    vectors,
  );
  if (outcome.kind === 'failed') {
    const { inputs, expected, found } = outcome.failure;
    throw new Error(
      `${fn.name}, seed ${seed}, inputs ${inputs.join(' ')}: llc's code gives ${found} instead of ${expected}`,
    );
  }
  const proof = await proofOf(object, isPacked ? packed(fn) : fn);
  return `llc's${isPacked ? ' on packed words' : ''} right on ${outcome.calls} inputs, ${proof}`;
}

/** Against the function as it was read. */
async function proofOf(object: string, fn: IrFunction): Promise<string> {
  const listing = await targetOfFile(object, fn.name).then((target) => target.listing, accepted);
  if (listing === null) return 'not accepted by the proof engine';
  const verdict = proveListing(listing, fn);
  if (verdict.kind === 'refuted') throw new Error(`${fn.name}: llc's code: ${verdict.where}: ${verdict.reason}`);
  return verdict.kind === 'proved' ? 'proved' : 'proof not decided';
}

/** Null for code with instructions that have no row in the table. */
function accepted(error: unknown): null {
  if (error instanceof Failure && error.kind === 'unsupported') return null;
  throw error;
}

/** The function of the limbs of all arguments in one array. */
const packedEvaluator =
  (fn: IrFunction, evaluate: FunctionEvaluator): FunctionEvaluator =>
  ([limbs]) => [evaluate(split(limbs, fn.params)).flat()];

function split(limbs: readonly bigint[], params: readonly Param[]): bigint[][] {
  let at = 0;
  return params.map((p) => limbs.slice(at, (at += p.bounds.length)));
}
