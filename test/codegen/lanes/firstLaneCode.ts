/** What a search for a vectorised function of a field begins with. */
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import type { Candidate, Problem } from '../../../src/codegen/candidate/candidate.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { encoded } from '../../../src/codegen/encoder/encode.ts';
import { LaneLowerer } from '../../../src/codegen/lanes/laneLowerer.ts';
import { startsOf } from '../../../src/codegen/lanes/laneStarts.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import type { FieldDescription } from '../../../src/frontend/field/fieldDescription.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { unsigned } from '../../../src/ir/interval.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';

/** The function of a relation on elements, 4, 8 or 16 at once, and its first code. Throws if that cannot be lowered. */
export function firstLaneCode(field: FieldDescription, relation: string, lanes: number): FirstLaneCode {
  return firstCodeOf(laneFunctionOf(sourceOf(field, relation), lanes));
}

/** A function of 4, 8 or 16 lanes. */
export const laneFunctionOf = (source: Parameters<typeof laneFunction>[0], lanes: number): IrFunction =>
  lanes === 4 ? laneFunction(source, 1, 4) : laneFunction(source, lanes / 8);

/** The first code of a vectorised function. Throws if it cannot be lowered. */
export function firstCodeOf(fn: IrFunction): FirstLaneCode {
  const problem = buildProblem(fn);
  return { fn, code: encoded(lowered(problem, startsOf(problem)[0].candidates[0])) };
}

/** Vectorised code of which only what it computes matters, in a tenth of the time that starts for a search take. */
export function plainLaneProgram(fn: IrFunction): Program {
  const problem = buildProblem(fn);
  const candidate = initialCandidate(problem);
  // Its choices are for words.
  candidate.choice.fill(0);
  return lowered(problem, candidate);
}

function lowered(problem: Problem, candidate: Candidate): Program {
  const program = new Program();
  if (!new LaneLowerer(problem).lower(candidate, program)) throw new Error(`${problem.fn.name} cannot be lowered`);
  return program;
}

export interface FirstLaneCode {
  readonly fn: IrFunction;
  readonly code: Uint8Array;
}

/** The function of one element with the relation, of which only the signature and the specification are looked at. */
function sourceOf({ modulus, weights }: FieldDescription, relation: string): Parameters<typeof laneFunction>[0] {
  const array = (name: string): IrFunction['params'][number] => ({
    name,
    shape: 'array',
    width: 64,
    bounds: weights.map(() => unsigned(64)),
  });
  return {
    name: 'f',
    params: ['arg1', 'arg2'].filter((name) => relation.includes(name)).map(array),
    results: [array('out1')],
    spec: { modulus, relation, weights, canonical: false, canonicalInputs: false },
  };
}
