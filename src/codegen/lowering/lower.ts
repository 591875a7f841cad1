/** Lowers candidates of one problem to machine programs: select, allocate, frame. */
import { P_VECTOR_SLOTS, type Candidate, type Problem } from '../candidate/candidate.ts';
import { Program, DISP, MEM, memBase, STRIDE } from '../x86/program.ts';
import { TARGETS, type Target } from '../x86/target.ts';
import type { TemplateSet } from '../x86/templateSet.ts';
import { Allocator } from './allocate/allocate.ts';
import { select } from './select/select.ts';
import { Selection } from './select/selection.ts';
import { formNamed } from '../x86/forms.ts';
import { CALLEE_SAVED, RSP, ARGUMENT_REGISTERS } from '../x86/registers.ts';
import { Failure } from '../../base/errors.ts';
import type { IrFunction, Param } from '../../ir/function.ts';

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
    const { code, constants, target } = this.selection;
    if (target.vectors === false && params[P_VECTOR_SLOTS] > 0) return false;
    this.body.reset();
    return this.allocator.run(code, constants, params, this.argumentCount, this.body, asBase);
  }

  /** Choice bits per event that the last lowering looked at. */
  get asked(): Uint16Array {
    return this.selection.asked;
  }
}

/** Slots that fit in the 128 bytes below rsp that signal handlers leave alone (System V ABI, 3.2.2). */
const RED_ZONE_SLOTS = 16;
/** Bytes of the frame for so many slots. */
const frameBytesOf = (slots: number): number => (slots > RED_ZONE_SLOTS ? 8 * slots : 0);
const PUSH = formNamed('push_r64');
const POP = formNamed('pop_r64');
const RET = formNamed('ret');
const SUB = formNamed('sub_r64_i32');
const ADD = formNamed('add_r64_i32');

/**
 * Makes a function of a body: saves the callee-saved registers in `saved` (a mask), makes room for
 * the slots (the red zone if they fit), and turns the slot numbers in [rsp + slot] into displacements. Returns the
 * number of instructions before the body.
 */
function frame(body: Program, slots: number, saved: number, out: Program): number {
  const frameBytes = frameBytesOf(slots);
  const pushed = CALLEE_SAVED.filter((r) => (saved >> r) & 1);
  out.reset();
  out.pool = [...body.pool];
  for (const r of pushed) out.emit(PUSH, r);
  if (frameBytes > 0) out.emit(SUB, RSP, 0, 0, 0, 0, frameBytes);
  const first = out.count;
  out.append(body);
  for (let i = first; i < out.count; i++) placeSlot(out.data, i * STRIDE, frameBytes);
  if (frameBytes > 0) out.emit(ADD, RSP, 0, 0, 0, 0, frameBytes);
  for (const r of pushed.toReversed()) out.emit(POP, r);
  out.emit(RET);
  return first;
}

function placeSlot(data: Int32Array, at: number, frameBytes: number): void {
  if (data[at + MEM] === 0 || memBase(data[at + MEM]) !== RSP) return;
  data[at + DISP] = frameBytes > 0 ? 8 * data[at + DISP] : -8 * (data[at + DISP] + 1);
}

/** Limbs of a result; stores are numbered by result and limb. */
const MAX_LIMBS = 64;

/** Throws `unsupported` with the reason if arguments of `fn` are not lowered; its operations are the model's affair. */
export function requireLowerable(fn: IrFunction): void {
  const isOfLanes = fn.lanes !== undefined || fn.body.some((op) => op.kind === 'mul52');
  if (isOfLanes) throw new Failure('unsupported', 'a vectorised function has no scalar code', { where: fn.name });
  requireArguments(fn);
}

/** The same of its signature alone. */
export function requireArguments({ name, params, results }: IrFunction): void {
  const refuse = (what: string, expected: string, found: string): never => {
    const hint = '`bridge --emit llvm` gives LLVM IR of it';
    throw new Failure('unsupported', `cannot lower ${what}`, { where: name, expected, found, hint });
  };
  const count = params.length + results.length;
  const registers = ARGUMENT_REGISTERS.length;
  if (count > registers) refuse('arguments on the stack', `at most ${registers} results and parameters`, `${count}`);
  const narrow = [...results, ...params.filter((p) => p.shape === 'array')].find((p) => p.width !== 64);
  if (narrow !== undefined) refuse(`memory that is not words: ${narrow.name}`, 'limbs of 64 bits', typeOf(narrow));
  const long = results.find((r) => r.bounds.length > MAX_LIMBS);
  if (long !== undefined) refuse(`so long a result: ${long.name}`, `at most ${MAX_LIMBS} limbs`, typeOf(long));
}

const typeOf = ({ width, shape, bounds }: Param): string => `u${width}${shape === 'array' ? `[${bounds.length}]` : ''}`;
