import type { Candidate } from '../model/candidate.ts';
import type { Problem } from '../model/problem.ts';
import { Program } from '../x86/program.ts';
import { TARGETS, type Target } from '../x86/target.ts';
import type { TemplateSet } from '../x86/templateSet.ts';
import { Allocator } from './allocate.ts';
import { frame, frameBytesOf } from './frame.ts';
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
  private frameBytes = 0;
  private baseFrameBytes = 0;
  /** Of the last program: index of the first instruction after the prologue. */
  bodyStart = 0;
  /** Instructions from there on that are the same in the candidate that was settled on. */
  shared = 0;

  constructor(problem: Problem, set: TemplateSet, target: Target = TARGETS[0]) {
    this.selection = new Selection(problem, set, target);
    this.allocator = new Allocator(set);
    this.argumentCount = problem.fn.results.length + problem.fn.params.length;
  }

  /** Writes the program of `candidate` to `out`; false if the candidate cannot be lowered. */
  lower(candidate: Candidate, out: Program): boolean {
    if (!this.lowerBody(candidate, false)) return false;
    this.complete(out);
    this.shared = this.frameBytes === this.baseFrameBytes ? this.allocator.shared : 0;
    return true;
  }

  /** The same; besides, candidates that resemble this one are lowered faster from now on. The code of none of them changes. */
  settle(candidate: Candidate, out: Program): boolean {
    const done = this.lowerBody(candidate, true);
    if (done) this.complete(out);
    else this.forget();
    this.baseFrameBytes = this.frameBytes;
    return done;
  }

  private forget(): void {
    this.selection.prefixes.forget();
    this.allocator.base.forget();
  }

  private complete(out: Program): void {
    const { slots, calleeSaved } = this.allocator;
    this.bodyStart = frame(this.body, slots, calleeSaved, out);
    this.frameBytes = frameBytesOf(slots);
  }

  private lowerBody(candidate: Candidate, asBase: boolean): boolean {
    if (!select(this.selection, candidate, asBase)) return false;
    const { code, constants } = this.selection;
    this.body.reset();
    return this.allocator.run(code, constants, candidate.params, this.argumentCount, this.body, asBase);
  }

  /** Choice bits per event that the last lowering looked at. */
  get asked(): Uint8Array { return this.selection.asked; }
}
