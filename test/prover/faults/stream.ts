import { encode } from '../../../src/codegen/encoder/encode.ts';
import { seeded } from '../../../src/base/rng.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { describeInstruction } from '../../../src/codegen/lowering/explain/checkState.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { INJECTIONS } from '../../codegen/lowering/injections.ts';
import { TEMPLATES, walk } from '../../codegen/lowering/mutants.ts';

/** A program with one instruction damaged. */
export interface Fault {
  /** Position in the stream of its function and seed. */
  readonly index: number;
  readonly before: Program;
  readonly after: Program;
  /** Index of the instruction in `before`; where one was added, `after` has it at this place. */
  readonly at: number;
  readonly what: string;
}

/** Faults per candidate; then the next candidate of the walk is damaged. */
const PER_CANDIDATE = 10;

/**
 * The first `count` faults of a function and seed: random instructions of random candidates for all targets, each
 * damaged in a random way. The same at every call.
 */
export function* faultsOf(fn: IrFunction, seed: number, count: number): Generator<Fault> {
  const rng = seeded(seed, `faults ${fn.name}`);
  const problem = buildProblem(fn);
  const program = new Program();
  const lowerers = TARGETS.map((target) => new Lowerer(problem, TEMPLATES, target));
  let index = 0;
  for (const candidate of walk(problem, rng.fork('walk'), count)) {
    if (!lowerers[rng.below(lowerers.length)].lower(candidate, program)) continue;
    const before = program.clone();
    const intact = bytesOf(before);
    for (let k = 0; k < PER_CANDIDATE && index < count; k++) {
      const after = before.clone();
      const at = rng.below(after.count);
      const injection = INJECTIONS[rng.below(INJECTIONS.length)];
      if (!injection.apply(after, at, rng) || intact.equals(bytesOf(after))) continue;
      yield {
        index: index++,
        before,
        after,
        at,
        what: `${injection.name} at ${at}: ${describeInstruction(before, at)} became ${describeInstruction(after, at)}`,
      };
    }
    if (index >= count) return;
  }
}

/** The machine code of a program. */
export function bytesOf(program: Program): Buffer {
  const out = new Uint8Array(16 * program.count + 8 * program.pool.length + 64);
  return Buffer.from(out.subarray(0, encode(program, out, 0)));
}
