import type { Candidate } from '../model/candidate.ts';
import type { Problem } from '../model/problem.ts';
import { Program } from '../x86/program.ts';
import { TARGETS, type Target } from '../x86/target.ts';
import type { TemplateSet } from '../x86/templateSet.ts';
import { Allocator } from './allocate.ts';
import { frame } from './frame.ts';
import { select } from './select.ts';
import { Selection } from './selection.ts';

/**
 * Lowers candidates of one problem to machine programs: select, allocate, frame.
 *
 * The result depends on the problem, the template library, the target and the candidate only; the object merely
 * keeps buffers between calls.
 */
export class Lowerer {
  readonly selection: Selection;
  private readonly allocator: Allocator;
  private readonly body = new Program();
  private readonly argumentCount: number;

  constructor(problem: Problem, set: TemplateSet, target: Target = TARGETS[0]) {
    this.selection = new Selection(problem, set, target);
    this.allocator = new Allocator(set);
    this.argumentCount = problem.fn.results.length + problem.fn.params.length;
  }

  /** Writes the program of `candidate` to `out`; false if the candidate cannot be lowered. */
  lower(candidate: Candidate, out: Program): boolean {
    if (!select(this.selection, candidate)) return false;
    this.body.reset();
    const { code, constants } = this.selection;
    if (!this.allocator.run(code, constants, candidate.params, this.argumentCount, this.body)) return false;
    frame(this.body, this.allocator.slots, this.allocator.calleeSaved, out);
    return true;
  }

  /** Choice bits per event that the last lowering looked at. */
  get asked(): Uint8Array { return this.selection.asked; }
}
