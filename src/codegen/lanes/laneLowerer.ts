import { Failure } from '../../base/errors.ts';
import { type Candidate, NODE, OPERATION, type Problem } from '../candidate/candidate.ts';
import { formNamed } from '../x86/forms.ts';
import { DISP, IMM_LO, MEM, memBase, type Program, STRIDE } from '../x86/program.ts';
import { RSP } from '../x86/registers.ts';
import { LaneAllocator, ROW_BYTES } from './laneAllocator.ts';
import { LaneCode, OPERATIONS } from './laneCode.ts';
import { requireArguments } from '../lowering/lower.ts';

/** Slots that fit in the 128 bytes below rsp that signal handlers leave alone (System V ABI, 3.2.2). */
const RED_ZONE_SLOTS = 2;
const SUB = formNamed('sub_r64_i32');
const ADD = formNamed('add_r64_i32');
const RET = formNamed('ret');
const CLEAN = formNamed('vzeroupper');

/**
 * Lowers candidates of a function of lanes to machine programs: the same seen from outside as `Lowerer`, without flags,
 * templates and registers to be saved.
 */
export class LaneLowerer {
  private readonly code: LaneCode;
  private readonly allocator: LaneAllocator;
  /** Nothing is kept from one candidate to the next. */
  readonly bodyStart = 0;
  readonly shared = 0;

  /** Throws `unsupported` for what lanes do not have. */
  constructor(problem: Problem) {
    requireLanes(problem);
    this.code = new LaneCode(problem);
    this.allocator = new LaneAllocator(this.code);
  }

  /** Writes the program of `candidate` to `out`; false if the candidate cannot be lowered. */
  lower(candidate: Candidate, out: Program): boolean {
    const { code, allocator } = this;
    out.reset();
    if (!code.select(candidate)) return false;
    out.emit(SUB, RSP, 0, 0, 0, 0, 0);
    allocator.run(candidate.params, out);
    frame(out, allocator.slots);
    return true;
  }

  settle(): boolean {
    return false;
  }

  /** Choice bits per event that the last lowering looked at. */
  get asked(): Uint16Array {
    return this.code.asked;
  }
}

/**
 * Makes room for the slots, or takes out the instruction that would if they fit below rsp, and turns their numbers into
 * displacements. Slots are not aligned: nothing is known of rsp but that.
 */
function frame(program: Program, slots: number): void {
  const isBelow = slots <= RED_ZONE_SLOTS;
  const bytes = isBelow ? 0 : ROW_BYTES * slots;
  const { data } = program;
  if (isBelow) {
    data.copyWithin(0, STRIDE, program.count * STRIDE);
    program.count--;
  } else data[IMM_LO] = bytes;
  for (let at = 0; at < program.count * STRIDE; at += STRIDE)
    if (data[at + MEM] !== 0 && memBase(data[at + MEM]) === RSP)
      data[at + DISP] = isBelow ? -ROW_BYTES * (data[at + DISP] + 1) : ROW_BYTES * data[at + DISP];
  if (!isBelow) program.emit(ADD, RSP, 0, 0, 0, 0, bytes);
  program.emit(CLEAN);
  program.emit(RET);
}

/** Throws `unsupported` with the reason if the function has what lanes do not have: flags, carries, numbers. */
function requireLanes({ fn, events, leaves, columns }: Problem): void {
  const refuse = (found: string): never => {
    throw new Failure('unsupported', 'the function cannot be computed in lanes', {
      where: fn.name,
      expected: 'arrays, sums of one word, 52-bit products, shifts, masks',
      found,
    });
  };
  requireArguments(fn);
  if (fn.params.some(({ shape }) => shape === 'scalar')) refuse('a scalar parameter');
  if (leaves.sign.some((sign) => sign < 0)) refuse('a sum with a negative term');
  if (columns.next.some((next) => next >= 0)) refuse('a sum of several words');
  for (let k = 0; k < columns.count; k++)
    if (columns.root[k] >= 0 && columns.nodeStart[k + 1] === columns.nodeStart[k]) refuse('a sum of one term');
  for (let e = 0; e < events.count; e++) {
    const operation = events.operation[e];
    if (events.kind[e] === OPERATION && !(operation !== null && operation in OPERATIONS)) refuse(operation ?? '');
    if (events.kind[e] !== NODE && events.kind[e] !== OPERATION && operation === null && events.outs[2 * e] >= 0)
      refuse('a product of 64-bit words');
  }
}
