/** Lowers candidates of vectorised functions to machine programs. */
import { Failure } from '../../base/errors.ts';
import { type Candidate, NODE, OPERATION, type Problem } from '../candidate/candidate.ts';
import { formNamed } from '../x86/forms.ts';
import { DISP, IMM_LO, MEM, memBase, Program, STRIDE, BASE_POOL, FORM, memOperand } from '../x86/program.ts';
import { RSP, R8, R9, R10, R11, RAX, RCX, RDI, RDX, RSI } from '../x86/registers.ts';
import { LaneAllocator } from './laneAllocator.ts';
import { LaneCode, OPERATIONS, isMultipliable } from './laneCode.ts';
import { requireArguments } from '../lowering/lower.ts';
import { LANES } from '../../ir/function.ts';
import { unitOf } from '../../ir/lanes/shape.ts';
import { formId } from '../../base/ids.ts';

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

/*
 * Registers that point near rows, so that displacements have one byte in place of four: long code must fit the cache of
 * decoded instructions, which holds lines of code. Straight-line code reads the same rows again and again for a while,
 * so that a few registers, which are moved now and then, are near most of them.
 */

const LEA = formNamed('lea_r64_m');

/** Displacements of one byte reach so many bytes down, and less up. */
const REACH = 128;
/** How far ahead accesses are counted, in instructions, and how many pay for a register that is moved. */
const AHEAD = 400;
const LEAST_USES = 4;

/** Registers that callers do not want back, those first with which instructions are shorter. */
const SCRATCH = [RAX, RCX, RDX, RSI, RDI, R8, R9, R10, R11];

/** An access to memory whose displacement has four bytes. */
interface Access {
  readonly instruction: number;
  readonly base: number;
  readonly displacement: number;
}

/** A register and what it points to: so many bytes behind what `base` does. */
interface Pointer {
  readonly register: number;
  /** The first instruction before which it may be written: no argument is in it then. */
  readonly from: number;
  base: number;
  offset: number;
}

/** The same program with such registers where they pay. */
export function withBases(program: Program, rowBytes: number): Program {
  const accesses = farAccesses(program);
  if (accesses.length < LEAST_USES) return program;
  const bases = new Bases(program, accesses, rowBytes);
  const out = new Program();
  out.pool = program.pool;
  const { data } = program;
  for (let i = 0, next = 0; i < program.count; i++) {
    const at = i * STRIDE;
    let [mem, disp] = [data[at + MEM], data[at + DISP]];
    if (accesses[next]?.instruction === i) {
      const pointer = bases.pointerTo(next++, out);
      if (pointer !== undefined) [mem, disp] = [memOperand(pointer.register), disp - pointer.offset];
    }
    out.emit(formId(data[at + FORM]), data[at + 1], data[at + 2], data[at + 3], mem, disp, data[at + 6], data[at + 7]);
  }
  return out;
}

function farAccesses({ data, count }: Program): Access[] {
  const accesses: Access[] = [];
  for (let i = 0; i < count; i++) {
    const [mem, displacement] = [data[i * STRIDE + MEM], data[i * STRIDE + DISP]];
    if (mem === 0 || memBase(mem) === BASE_POOL || (displacement >= -REACH && displacement < REACH)) continue;
    accesses.push({ instruction: i, base: memBase(mem), displacement });
  }
  return accesses;
}

class Bases {
  private readonly accesses: readonly Access[];
  private readonly rowBytes: number;
  private readonly pointers: readonly Pointer[];

  constructor({ data, count }: Program, accesses: readonly Access[], rowBytes: number) {
    this.accesses = accesses;
    this.rowBytes = rowBytes;
    const last = new Map<number, number>();
    for (let i = 0; i < count; i++) if (data[i * STRIDE + MEM] !== 0) last.set(memBase(data[i * STRIDE + MEM]), i);
    this.pointers = SCRATCH.map((register) => ({
      register,
      from: (last.get(register) ?? -1) + 1,
      base: -1,
      offset: 0,
    }));
  }

  /** The register that access `next` goes by, which `out` may be made to move for it. */
  pointerTo(next: number, out: Program): Pointer | undefined {
    const access = this.accesses[next];
    return this.pointers.find((p) => reaches(p, access)) ?? this.moved(next, out);
  }

  /** The register that is used least, to where most accesses follow; if that is worth it. */
  private moved(next: number, out: Program): Pointer | undefined {
    const { instruction, base, displacement } = this.accesses[next];
    const { uses, near } = this.following(next);
    const able = this.pointers.filter(({ from }) => from <= instruction);
    const [least] = able.toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    const rows = near.length / 2;
    const reached = Array.from({ length: rows }, (_, first) =>
      near.slice(first + 1, first + 1 + rows).reduce((sum, count) => sum + count, 0),
    );
    const most = Math.max(...reached);
    if (least === undefined || most < LEAST_USES + (uses.get(least) ?? 0)) return undefined;
    least.base = base;
    least.offset = displacement + (reached.indexOf(most) + 1 - rows) * this.rowBytes + REACH;
    out.emit(LEA, least.register, 0, 0, memOperand(base), least.offset);
    return least;
  }

  /**
   * Of the accesses that follow: how many each register reaches, and of the others how many are so many rows from this
   * one, which is in the middle.
   */
  private following(next: number): { readonly uses: ReadonlyMap<Pointer, number>; readonly near: readonly number[] } {
    const { accesses, rowBytes } = this;
    const { instruction, base, displacement } = accesses[next];
    const rows = (2 * REACH) / rowBytes;
    const uses = new Map<Pointer, number>();
    const near = new Array<number>(2 * rows).fill(0);
    for (let k = next; k < accesses.length && accesses[k].instruction < instruction + AHEAD; k++) {
      const other = accesses[k];
      const pointer = this.pointers.find((p) => reaches(p, other));
      const row = (other.displacement - displacement) / rowBytes + rows;
      if (pointer !== undefined) uses.set(pointer, (uses.get(pointer) ?? 0) + 1);
      else if (other.base === base && row > 0 && row < 2 * rows) near[row]++;
    }
    return { uses, near };
  }
}

const reaches = ({ base, offset }: Pointer, access: Access): boolean =>
  access.base === base && access.displacement - offset >= -REACH && access.displacement - offset < REACH;
