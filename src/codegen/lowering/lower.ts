import type { Candidate } from '../candidate/candidate.ts';
import type { Problem } from '../candidate/problem.ts';
import { Program } from '../x86/program.ts';
import { TARGETS, type Target } from '../x86/target.ts';
import type { TemplateSet } from '../x86/templateSet.ts';
import { Allocator } from './allocate/allocate.ts';
import { frame, frameBytesOf } from './allocate/frame.ts';
import { requireLowerable } from './lowerable.ts';
import { select } from './select/select.ts';
import { Selection } from './select/selection.ts';

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
  private frameBytes = 0;
  private baseFrameBytes = 0;
  /** Of the last program: index of the first instruction after the prologue. */
  bodyStart = 0;
  /** Instructions from there on that are the same in the candidate that was settled on before. */
  shared = 0;

  /** Throws `unsupported` for a function whose arguments are not lowered. */
  constructor(problem: Problem, set: TemplateSet, target: Target = TARGETS[0]) {
    requireLowerable(problem.fn);
    this.selection = new Selection(problem, set, target);
    this.allocator = new Allocator(set);
    this.argumentCount = problem.fn.results.length + problem.fn.params.length;
  }

  /** Writes the program of `candidate` to `out`; false if the candidate cannot be lowered. */
  lower(candidate: Candidate, out: Program): boolean {
    if (!select(this.selection, candidate) || !this.allocate(candidate, false)) return false;
    this.finish(out);
    return true;
  }

  /**
   * Candidates that resemble this one are lowered faster from now on; the code of none of them changes. Writes its
   * program to `out` and returns true, or returns false if its program is that of the candidate before or there is
   * none.
   */
  settle(candidate: Candidate, out: Program): boolean {
    const { prefixes, code } = this.selection;
    const { base } = this.allocator;
    if (!select(this.selection, candidate, true)) prefixes.forget();
    else if (base.isMadeFrom(code, candidate.params)) return false;
    else if (this.allocate(candidate, true)) {
      this.finish(out);
      this.baseFrameBytes = this.frameBytes;
      return true;
    } else prefixes.forget();
    base.forget();
    return false;
  }

  private finish(out: Program): void {
    const { slots, calleeSaved } = this.allocator;
    this.bodyStart = frame(this.body, slots, calleeSaved, out);
    this.frameBytes = frameBytesOf(slots);
    this.shared = this.frameBytes === this.baseFrameBytes ? this.allocator.shared : 0;
  }

  private allocate({ params }: Candidate, asBase: boolean): boolean {
    const { code, constants } = this.selection;
    this.body.reset();
    return this.allocator.run(code, constants, params, this.argumentCount, this.body, asBase);
  }

  /** Choice bits per event that the last lowering looked at. */
  get asked(): Uint16Array {
    return this.selection.asked;
  }
}
