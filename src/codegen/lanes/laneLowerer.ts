/** Lowers candidates of vectorised functions to machine programs. */
import { Failure } from '../../base/errors.ts';
import { type Candidate, NODE, OPERATION, type Problem } from '../candidate/candidate.ts';
import { formNamed } from '../x86/forms.ts';
import { DISP, IMM_LO, MEM, memBase, type Program, STRIDE } from '../x86/program.ts';
import { RSP } from '../x86/registers.ts';
import { LaneAllocator } from './laneAllocator.ts';
import { withBases } from './laneBases.ts';
import { LaneCode, OPERATIONS } from './laneCode.ts';
import { isMultipliable } from './laneProducts.ts';
import { requireArguments } from '../lowering/lower.ts';
import { LANES } from '../../ir/function.ts';
import { unitOf } from '../../ir/lanes/shape.ts';

/** Bytes below rsp that signal handlers leave alone (System V ABI, 3.2.2). */
const RED_ZONE = 128;
/**
 * Instructions from which on code may fill the cache of decoded ones, which 12,288 bytes do not (docs/notes/CORES.md).
 * Shorter code is left as Coq's theorems can follow it: by pointers that are arguments or rsp.
 */
const LONG = 1750;
const SUB = formNamed('sub_r64_i32');
const ADD = formNamed('add_r64_i32');
const RET = formNamed('ret');
const CLEAN = formNamed('vzeroupper');

/**
 * Lowers candidates of a vectorised function to machine programs: the same seen from outside as `Lowerer`, without
 * flags, templates and registers to be saved.
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
    frame(out, allocator.slots, allocator.machine.rowBytes);
    if (allocator.machine.countsBytes && out.count > LONG) out.take(withBases(out, allocator.machine.rowBytes));
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

/** Bytes of what a call pushes. */
const RETURN_ADDRESS = 8;

/**
 * Makes room for the slots, or takes out the instruction that would if they fit below rsp, and turns their numbers into
 * displacements. Slots are aligned where rsp was before the call, as it is where callers have rows on their own stacks;
 * nothing is relied on.
 */
function frame(program: Program, slots: number, rowBytes: number): void {
  const isBelow = rowBytes * slots <= RED_ZONE;
  const bytes = isBelow ? 0 : rowBytes * (slots + 1) - RETURN_ADDRESS;
  const { data } = program;
  if (isBelow) {
    data.copyWithin(0, STRIDE, program.count * STRIDE);
    program.count--;
  } else data[IMM_LO] = bytes;
  for (let at = 0; at < program.count * STRIDE; at += STRIDE)
    if (data[at + MEM] !== 0 && memBase(data[at + MEM]) === RSP)
      data[at + DISP] = isBelow ? -rowBytes * (data[at + DISP] + 1) : rowBytes * data[at + DISP];
  if (!isBelow) program.emit(ADD, RSP, 0, 0, 0, 0, bytes);
  program.emit(CLEAN);
  program.emit(RET);
}

/** Throws `unsupported` with the reason if the function has what lanes do not have: flags, carries, numbers. */
function requireLanes(problem: Problem): void {
  const { fn, events, leaves, columns } = problem;
  const unit = unitOf(fn.lanes ?? LANES);
  const refuse = (found: string): never => {
    throw new Failure('unsupported', 'the function cannot be vectorised', {
      where: fn.name,
      expected: `arrays, sums of one word, ${unit.factorBits}-bit products, shifts, masks`,
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
    if (unit.isHalved) continue;
    if (operation === 'mul52' || operation === 'sar') refuse(operation);
    if (operation === 'mul' && !isMultipliable(problem, e))
      refuse(`a product of words of more than ${unit.factorBits} bits`);
  }
}
