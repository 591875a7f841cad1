import { lowerWithOverlap } from '../../src/frontend/words/function.ts';
import { readSsaModule } from '../../src/ir/ssa/schema.ts';
import { Failure, invariant } from '../../src/base/errors.ts';
import type { Rng } from '../../src/base/rng.ts';
import { compile } from '../../src/ir/evaluate.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { verify } from '../../src/ir/verify.ts';
import { normalize } from '../../src/ir/normalize/normalize.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { wordOperations, type WordOperations } from '../../src/codegen/candidate/wordOperations.ts';
import { clangBaseline } from '../../src/frontend/compile/compileBaselines.ts';
import type { OpenInput } from '../../src/frontend/compile/openInput.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { readIr } from '../../src/frontend/compile/readIr.ts';
import { rustcBaseline } from '../../src/frontend/compile/compileCrate.ts';
import { aliasModes } from '../../src/ir/contract/domain.ts';
import { testAgainst, workerRunner } from '../../src/bench/testing/differential.ts';
import { buildVectors } from '../../src/prover/inputs/vectors.ts';
import { callText } from '../../src/prover/inputs/runner.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { packed, packedSource } from './censusPacked.ts';

/** What became of one function of an input. */
export type CensusResult =
  /** `calls` inputs, aliased and not, on which the word IR and the compiled original gave the same. */
  | {
      readonly kind: 'agrees';
      readonly operations: WordOperations;
      readonly calls: number;
      readonly aliasing: IrFunction['aliasing'];
    }
  /** Where the two differ: a bug of ours, or an original that is not what its source says. */
  | { readonly kind: 'differs'; readonly operations: WordOperations; readonly reason: string }
  /** The bridge says why it does not take the function. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface CensusSurroundings {
  readonly toolchain: Toolchain;
  readonly worker: Worker;
  /** Inputs per function, at least. */
  readonly calls: number;
  readonly rng: Rng;
}

/** Registers for arguments; the worker passes no others. */
const ARGUMENTS = 6;

/**
 * Bridges a function, counts its operations and compares its word IR with what a compiler makes of the original, input
 * by input.
 */
export async function censusFunction(
  input: OpenInput,
  symbol: string,
  around: CensusSurroundings,
): Promise<CensusResult> {
  const fn = await lowered(input, symbol, around.toolchain);
  if (fn instanceof Failure) return { kind: 'refused', reason: reasonOf(fn) };
  const operations = wordOperations(buildProblem(fn));
  const { fn: tested, code } = await original(fn, input, around.toolchain);
  const perMode = Math.ceil(around.calls / aliasModes(tested).length);
  const batches = buildVectors(tested, compile(tested), { perMode, rng: around.rng.fork(symbol) });
  const outcome = await testAgainst(workerRunner(around.worker), code, tested, batches);
  if (outcome.kind === 'passed') return { kind: 'agrees', operations, calls: outcome.calls, aliasing: fn.aliasing };
  const { expected, found } = outcome.failure;
  return {
    kind: 'differs',
    operations,
    reason: `${callText(outcome.failure)}: word IR ${expected}, original ${found}`,
  };
}

/** Word IR, or why there is none. Anything but a refusal is thrown. */
async function lowered(input: OpenInput, symbol: string, toolchain: Toolchain): Promise<IrFunction | Failure> {
  try {
    const { json } = await readIr(toolchain, input.bitcode, { functions: [symbol], reduce: 'none' });
    const ssa = readSsaModule(json, symbol).functions.find((f) => f.name === symbol);
    invariant(ssa !== undefined, () => `the reader did not print ${symbol}`);
    const fn = normalize(lowerWithOverlap(ssa, symbol));
    verify(fn);
    return fn;
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return error;
    throw error;
  }
}

/** The machine code of the original, and the function that it is tested as. */
async function original(
  fn: IrFunction,
  { cSource, library }: OpenInput,
  toolchain: Toolchain,
): Promise<{ fn: IrFunction; code: Uint8Array }> {
  if (cSource === null) return { fn, code: (await rustcBaseline(library ?? '', fn.name)).code.bytes };
  if (fn.results.length + fn.params.length <= ARGUMENTS)
    return { fn, code: (await clangBaseline(toolchain, cSource, fn.name, [])).code.bytes };
  const small = packed(fn);
  const path = packedSource(fn, cSource, toolchain.root);
  return { fn: small, code: (await clangBaseline(toolchain, path, small.name, [])).code.bytes };
}

function reasonOf({ message, detail }: Failure): string {
  return [detail.where, message, detail.found]
    .filter((part) => part !== undefined && part !== '')
    .join(': ')
    .replaceAll(/\s+/g, ' ');
}
