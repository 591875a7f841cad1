import { unchosenIn } from '../../../src/engine/claim/confirmRefutation.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { proveAsm } from '../listing/proveAsm.ts';
import type { Verdict } from '../../../src/prover/proof/verdict.ts';
import type { Worker } from '../../../src/bench/worker/client.ts';
import type { Solver } from '../smt/solver.ts';
import type { Argument, FaultLine } from './list.ts';
import { bytesOf, faultsOf, type Fault } from './stream.ts';
import { sameByBounds, sameByStructure } from './sameResults.ts';
import { Trials } from './trials.ts';
import { listingText } from '../../codegen/wholeProgram.ts';

interface CampaignOptions {
  readonly worker: Worker;
  readonly solve: Solver;
  readonly seed: number;
  /** Faults of the function in all, and the number of the first one that is not judged yet. */
  readonly count: number;
  readonly from: number;
  /** Uniform inputs for faults of which nothing else is known. */
  readonly uniform: number;
}

/** Inputs for what is not decided or breaks a rule. */
const MAX_FAULTS = 100_000;

/**
 * Damages single instructions of random candidates of one function, one at a time, and compares what is proved with
 * other arguments and with the processor.
 */
export async function* judgeFaults(fn: IrFunction, options: CampaignOptions): AsyncGenerator<FaultLine> {
  const { worker, seed, count, from } = options;
  const trials = new Trials(fn, worker, seed);
  for (const fault of faultsOf(fn, seed, count))
    if (fault.index >= from) yield await judgeFault(fn, fault, trials, options);
}

async function judgeFault(
  fn: IrFunction,
  fault: Fault,
  trials: Trials,
  { solve, uniform }: CampaignOptions,
): Promise<FaultLine> {
  const verdict = proveAsm(listingText(fault.after, fn.name), fn, { firstDivergence: false });
  const code = bytesOf(fault.after);
  const isProved = verdict.kind === 'proved';
  const hard = await trials.passesHard(code);
  const refutedBy = await reasonOf(verdict, code, trials);
  const argument = hard && isProved ? await argumentFor(fault, fn, solve) : null;
  const inputs =
    argument !== null
      ? null
      : await trials.passesUniform(
          code,
          bytesOf(fault.before),
          isProved || refutedBy === 'input' ? uniform : Math.min(uniform, MAX_FAULTS),
        );
  const line = {
    name: fn.name,
    index: fault.index,
    what: fault.what,
    verdict: verdict.kind,
    refutedBy,
    hard,
    uniform: inputs,
    millis: Math.round(verdict.millis),
  };
  if (isProved) return { ...line, argument: argument ?? (hard && inputs !== 0 ? 'inputs' : 'none') };
  return {
    ...line,
    argument:
      verdict.kind === 'undecided' && hard && inputs !== 0 && (await sameByStructure(fault, fn)) ? 'structure' : null,
  };
}

async function reasonOf(verdict: Verdict, code: Uint8Array, trials: Trials): Promise<FaultLine['refutedBy']> {
  if (verdict.kind !== 'refuted') return null;
  if (verdict.counterexample === undefined) return 'rule';
  if (!(await trials.passesAt(code, verdict.counterexample))) return 'input';
  return unchosenIn(verdict.counterexample).length > 0 ? 'address' : 'unconfirmed input';
}

async function argumentFor(fault: Fault, fn: IrFunction, solve: Solver): Promise<Argument | null> {
  if (await sameByStructure(fault, fn)) return 'structure';
  return (await sameByBounds(fault, fn, solve)) ? 'solver' : null;
}
