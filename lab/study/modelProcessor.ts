import { hashBytes } from '../../src/base/hash.ts';
import { invariant } from '../../src/base/errors.ts';
import type { Candidate, Problem } from '../../src/codegen/candidate/candidate.ts';
import type { Evaluator, Generated, Generator, Race } from '../../src/search/task.ts';
import { CodeGenerator } from '../../src/search/tuning/codeGenerator.ts';
import type { Core } from '../../src/codegen/x86/ports.ts';
import type { Program } from '../../src/codegen/x86/program.ts';
import { TARGETS } from '../../src/codegen/x86/target.ts';
import type { TemplateSet } from '../../src/codegen/x86/templateSet.ts';
import { timelineOf } from '../dashboard/timeline/timeline.ts';

const CORE: Core = 'zen4';

/**
 * Generates candidates and says what they cost on a schedule of ports and latencies (`timelineOf`), as if that were the
 * processor: exact, the same each time, and taken to be right. For studies of the search itself; no measurement.
 */
export class ModelProcessor implements Generator, Evaluator {
  /** So many races were run. */
  races = 0;
  private readonly generator: CodeGenerator;
  private readonly costs = new Map<number, number>();
  private incumbent = 1;

  constructor(problem: Problem, templates: TemplateSet) {
    this.generator = new CodeGenerator(problem, templates, TARGETS[0], CORE);
  }

  get busyMs(): number {
    return 0;
  }

  generate(candidate: Candidate): Generated | null {
    const g = this.generator.generate(candidate);
    if (g === null) return null;
    const hash = hashBytes(g.bytes, g.length);
    if (!this.costs.has(hash)) {
      const program = this.generator.lower(candidate);
      invariant(program !== null, () => 'what was lowered once cannot be lowered again');
      this.costs.set(hash, g.bound + costOf(program));
    }
    return g;
  }

  settle(candidate: Candidate): void {
    this.generator.settle(candidate);
  }

  /** Of code that was generated here. */
  costOf(code: Uint8Array, length = code.length): number {
    const cost = this.costs.get(hashBytes(code, length));
    invariant(cost !== undefined, () => 'the model knows no code but its own');
    return cost;
  }

  setIncumbent(code: Uint8Array): void {
    this.incumbent = this.costOf(code);
  }

  async race(code: Uint8Array, length: number, limit: number): Promise<Race> {
    this.races++;
    const ratio = this.costOf(code, length) / this.incumbent;
    return { verdict: 'ok', detail: '', accepted: ratio <= limit, ratio };
  }

  async duel(a: Uint8Array, b: Uint8Array): Promise<number> {
    return this.costOf(a) / this.costOf(b);
  }

  async tournament(codes: readonly Uint8Array[]): Promise<readonly number[]> {
    return codes.map((code) => this.costOf(code) / this.costOf(codes[0]));
  }
}

/** When the last result is there, and when they are there in the mean, so that every delay counts. */
function costOf(program: Program): number {
  const { cycles, instructions } = timelineOf(program, CORE);
  return cycles + instructions.reduce((sum, { end }) => sum + end, 0) / instructions.length;
}
