/**
 * Registers that point near rows, so that displacements have one byte in place of four: long code must fit the cache of
 * decoded instructions, which holds lines of code. Straight-line code reads the same rows again and again for a while,
 * so that a few registers, which are moved now and then, are near most of them.
 */
import { formId } from '../../base/ids.ts';
import { formNamed } from '../x86/forms.ts';
import { BASE_POOL, DISP, FORM, MEM, memBase, memOperand, Program, STRIDE } from '../x86/program.ts';
import { R8, R9, R10, R11, RAX, RCX, RDI, RDX, RSI } from '../x86/registers.ts';

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
