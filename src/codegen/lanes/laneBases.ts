/**
 * Registers that point into the frame or into arrays, so that displacements have one byte in place of four: what long
 * code is made of must fit the cache of decoded instructions, which holds lines of code. Straight-line code reads the
 * same rows again and again for a while, so that a few registers, which are moved now and then, are near most of them.
 */
import { formOf, formNamed } from '../x86/forms.ts';
import { formId } from '../../base/ids.ts';
import { BASE_POOL, DISP, FORM, MEM, memBase, memOperand, Program, REG0, STRIDE } from '../x86/program.ts';
import { RAX, RSP } from '../x86/registers.ts';

const LEA = formNamed('lea_r64_m');

/** Displacements of one byte reach so many bytes down, and less up. */
const REACH = 128;
/** How far ahead accesses are counted, in instructions, and how many pay for a register that is moved. */
const AHEAD = 400;
const LEAST_USES = 4;

/** An access to memory whose displacement has four bytes. */
interface Access {
  readonly instruction: number;
  readonly base: number;
  readonly displacement: number;
}

/** A register and what it points to: so many bytes behind what `base` does. */
interface Pointer {
  readonly register: number;
  /** The first instruction before which it may be written. */
  readonly from: number;
  base: number;
  offset: number;
}

const reaches = ({ base, offset }: Pointer, access: Access): boolean =>
  access.base === base && access.displacement - offset >= -REACH && access.displacement - offset < REACH;

/** The same program with such registers, if there are any that callers do not want back and no argument is in. */
export function withBases(program: Program, rowBytes: number): Program {
  const accesses = farAccesses(program);
  if (accesses.length < LEAST_USES) return program;
  const pointers = freePointers(program);
  const out = new Program();
  out.pool = program.pool;
  const { data } = program;
  for (let i = 0, next = 0; i < program.count; i++) {
    const access = accesses[next];
    let pointer: Pointer | undefined;
    if (access?.instruction === i) {
      pointer = pointers.find((p) => reaches(p, access)) ?? moved(pointers, accesses, next, rowBytes, out);
      next++;
    }
    const at = i * STRIDE;
    const [mem, disp] = pointer
      ? [memOperand(pointer.register), access.displacement - pointer.offset]
      : [data[at + MEM], data[at + DISP]];
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

/** Registers that callers do not want back, those first whose names take no more bytes; arguments after their last use. */
const SCRATCH = [RAX, 1, 2, 6, 7, 8, 9, 10, 11];

function freePointers({ data, count }: Program): Pointer[] {
  const last = new Map<number, number>();
  for (let i = 0; i < count; i++) if (data[i * STRIDE + MEM] !== 0) last.set(memBase(data[i * STRIDE + MEM]), i);
  return SCRATCH.map((register) => ({ register, from: (last.get(register) ?? -1) + 1, base: -1, offset: 0 }));
}

/** A register that is made to reach an access and those that follow, if it is worth it. */
function moved(
  pointers: readonly Pointer[],
  accesses: readonly Access[],
  next: number,
  rowBytes: number,
  out: Program,
): Pointer | undefined {
  const { instruction, base, displacement } = accesses[next];
  const rows = (2 * REACH) / rowBytes;
  const near = new Array<number>(2 * rows).fill(0);
  const uses = pointers.map(() => 0);
  for (let k = next; k < accesses.length && accesses[k].instruction < instruction + AHEAD; k++) {
    const other = accesses[k];
    const p = pointers.findIndex((one) => reaches(one, other));
    if (p >= 0) uses[p]++;
    else if (other.base === base) {
      const row = (other.displacement - displacement) / rowBytes + rows;
      if (row > 0 && row < 2 * rows) near[row]++;
    }
  }
  let [best, most] = [0, 0];
  for (let first = 1; first <= rows; first++) {
    const count = near.slice(first, first + rows).reduce((a, b) => a + b, 0);
    if (count > most) [best, most] = [first, count];
  }
  let worst = -1;
  pointers.forEach((p, k) => {
    if (p.from <= instruction && (worst < 0 || uses[k] < uses[worst])) worst = k;
  });
  if (worst < 0 || most < LEAST_USES + uses[worst]) return undefined;
  const pointer = pointers[worst];
  pointer.base = base;
  pointer.offset = displacement + (best - rows) * rowBytes + REACH;
  out.emit(LEA, pointer.register, 0, 0, memOperand(base), pointer.offset);
  return pointer;
}
