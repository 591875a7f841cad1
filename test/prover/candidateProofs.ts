import { nasmFile } from '../../src/codegen/encoder/file.ts';
import { seeded } from '../../src/base/rng.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { Lowerer } from '../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { proveAsm } from './listing/proveAsm.ts';
import type { Verdict } from '../../src/prover/proof/verdict.ts';
import { Program } from '../../src/codegen/x86/program.ts';
import { TARGETS } from '../../src/codegen/x86/target.ts';
import { TEMPLATES, walk } from '../codegen/lowering/mutants.ts';

/** A candidate's assembly, and what the proof says about it. */
interface CandidateProof {
  readonly target: string;
  /** Position in the walk of this seed; 0 is the initial candidate. */
  readonly step: number;
  readonly asm: string;
  readonly verdict: Verdict;
}

/**
 * Lowers and proves the initial candidate and `count - 1` random ones for every target; candidates that cannot be
 * lowered are left out.
 */
export function* candidateProofs(fn: IrFunction, seed: number, count: number): Generator<CandidateProof> {
  const problem = buildProblem(fn);
  const program = new Program();
  for (const target of TARGETS) {
    const lowerer = new Lowerer(problem, TEMPLATES, target);
    let step = 0;
    for (const candidate of walk(problem, seeded(seed, `${fn.name} ${target.name}`), count)) {
      if (lowerer.lower(candidate, program)) {
        const asm = nasmFile(program, { symbol: fn.name, header: [] });
        yield { target: target.name, step, asm, verdict: proveAsm(asm, fn) };
      }
      step++;
    }
  }
}
