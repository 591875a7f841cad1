/**
 * The same body under another calling convention: registers saved, room on the stack and arguments moved to where the
 * body has them, which is where System V puts them.
 */
import { formNamed } from '../x86/forms.ts';
import { DISP, MEM, Program, STRIDE, memBase, memOperand } from '../x86/program.ts';
import { ARGUMENT_REGISTERS, R8, R9, RBP, RCX, RDI, RDX, RSI, RSP, registerName } from '../x86/registers.ts';
import { frameParts, type FrameParts } from './frameParts.ts';

/** What code can be reframed for; `verify` knows them under the same names. */
export type CallStyle = 'sysv-no-red-zone' | 'win64' | 'go-abi0';

/** What an instruction of a prologue does to the frame, as unwinders are told. */
export type UnwindStep =
  | { readonly kind: 'push'; readonly register: number }
  | { readonly kind: 'allocate'; readonly bytes: number }
  | { readonly kind: 'saveVector'; readonly register: number; readonly offset: number };

export interface Reframed {
  readonly style: CallStyle;
  readonly program: Program;
  /** By instruction: its number in the old program, or what it does. */
  readonly origins: readonly (number | string)[];
  /** By instruction of the prologue, those that move arguments left out. */
  readonly unwind: readonly UnwindStep[];
  /** First instruction of the body, and the one behind it. */
  readonly first: number;
  readonly end: number;
  /** Bytes by which slots are higher above rsp than they were. */
  readonly slotsMovedBy: number;
  /** Bytes that rsp is lowered by, besides pushes. */
  readonly frameBytes: number;
}

/** Registers of arguments under Win64; more are on the stack. */
const WIN64_ARGUMENTS = [RCX, RDX, R8, R9] as const;
/** From rsp on entry to the first argument on the stack: return address and home space. */
const WIN64_STACK_ARGUMENTS = 0x28;
const GO_STACK_ARGUMENTS = 8;
/** Vector registers from here on are the caller's under Win64. */
const FIRST_SAVED_VECTOR = 6;

/** What a style asks for: registers to push, vector registers to store, bytes of room, and where arguments come from. */
interface Plan {
  readonly pushed: readonly number[];
  readonly vectors: readonly number[];
  readonly frameBytes: number;
  /** Register or displacement from rsp on entry of each argument; null where they are where they should be. */
  readonly sources: readonly ({ readonly register: number } | { readonly offset: number })[];
}

/**
 * The function of `count` arguments under a calling convention. Throws `unsupported` for code that uses the stack in
 * another way than lowered code does.
 */
export function reframe(program: Program, style: CallStyle, count: number): Reframed {
  const parts = frameParts(program);
  return new Framing(program, parts, style, planOf(parts, style, count)).make();
}

function planOf(parts: FrameParts, style: CallStyle, count: number): Plan {
  switch (style) {
    case 'sysv-no-red-zone':
      return { pushed: parts.pushed, vectors: [], frameBytes: 8 * parts.slots, sources: [] };
    case 'win64':
      return win64Plan(parts, count);
    case 'go-abi0':
      // The assembler of Go saves rbp in frames that are not empty; nothing else is the caller's.
      return {
        pushed: [RBP],
        vectors: [],
        frameBytes: Math.max(8, 8 * parts.slots),
        sources: ARGUMENT_REGISTERS.slice(0, count).map((_, i) => ({ offset: GO_STACK_ARGUMENTS + 8 * i })),
      };
  }
}

function win64Plan({ pushed, vectors, slots, written }: FrameParts, count: number): Plan {
  const own = [RDI, RSI].filter((r) => ((written >> r) & 1) === 1 || ARGUMENT_REGISTERS.indexOf(r) < count);
  const saved = vectors.filter((v) => v >= FIRST_SAVED_VECTOR);
  const all = [...own, ...pushed];
  const bytes = 16 * saved.length + 8 * slots;
  // Behind the prologue rsp is a multiple of 16, as the convention asks of functions that save registers.
  const padding = (8 + 8 * all.length + bytes) % 16;
  return {
    pushed: all,
    vectors: saved,
    frameBytes: bytes + padding,
    sources: ARGUMENT_REGISTERS.slice(0, count).map((_, i) =>
      i < WIN64_ARGUMENTS.length
        ? { register: WIN64_ARGUMENTS[i] }
        : { offset: WIN64_STACK_ARGUMENTS + 8 * (i - WIN64_ARGUMENTS.length) },
    ),
  };
}

const PUSH = formNamed('push_r64');
const POP = formNamed('pop_r64');
const RET = formNamed('ret');
const SUB = formNamed('sub_r64_i32');
const ADD = formNamed('add_r64_i32');
const MOVE = formNamed('mov_r64_r64');
const LOAD = formNamed('mov_r64_m64');
const STORE_VECTOR = formNamed('movdqu_m128_xmm');
const LOAD_VECTOR = formNamed('movdqu_xmm_m128');
const ON_STACK = memOperand(RSP);

class Framing {
  private readonly old: Program;
  private readonly parts: FrameParts;
  private readonly style: CallStyle;
  private readonly plan: Plan;
  private readonly program = new Program();
  private readonly origins: (number | string)[] = [];
  private readonly unwind: UnwindStep[] = [];

  constructor(old: Program, parts: FrameParts, style: CallStyle, plan: Plan) {
    this.old = old;
    this.parts = parts;
    this.style = style;
    this.plan = plan;
    this.program.pool = [...old.pool];
  }

  make(): Reframed {
    const { program, origins, unwind, style } = this;
    const { frameBytes, vectors } = this.plan;
    this.prologue();
    const first = program.count;
    const slotsMovedBy = 16 * vectors.length - this.parts.slotsFrom;
    this.body(slotsMovedBy);
    const end = program.count;
    this.epilogue();
    return { style, program, origins, unwind, first, end, slotsMovedBy, frameBytes };
  }

  private prologue(): void {
    const { pushed, vectors, frameBytes } = this.plan;
    for (const register of pushed) {
      this.emit(`save ${registerName(register)}`, PUSH, register);
      this.unwind.push({ kind: 'push', register });
    }
    if (frameBytes > 0) {
      this.emit('room on the stack', SUB, RSP, 0, 0, 0, 0, frameBytes);
      this.unwind.push({ kind: 'allocate', bytes: frameBytes });
    }
    vectors.forEach((register, k) => {
      this.emit(`save ${registerName(register, 128)}`, STORE_VECTOR, 0, register, 0, ON_STACK, 16 * k);
      this.unwind.push({ kind: 'saveVector', register, offset: 16 * k });
    });
    this.moveArguments();
  }

  /** In order: no source is written before it is read. */
  private moveArguments(): void {
    const { pushed, frameBytes, sources } = this.plan;
    sources.forEach((source, i) => {
      const to = ARGUMENT_REGISTERS[i];
      const what = `argument ${i + 1}`;
      if ('register' in source) this.emit(what, MOVE, to, source.register);
      else this.emit(what, LOAD, to, 0, 0, ON_STACK, 8 * pushed.length + frameBytes + source.offset);
    });
  }

  private body(slotsMovedBy: number): void {
    const { program, old } = this;
    const { first, end } = this.parts;
    const from = program.count;
    const body = new Program();
    body.data = old.data.slice(first * STRIDE, end * STRIDE);
    body.count = end - first;
    program.append(body);
    for (let i = from; i < program.count; i++) {
      const at = i * STRIDE;
      this.origins.push(first + i - from);
      if (program.data[at + MEM] !== 0 && memBase(program.data[at + MEM]) === RSP)
        program.data[at + DISP] += slotsMovedBy;
    }
  }

  private epilogue(): void {
    const { pushed, vectors, frameBytes } = this.plan;
    vectors.forEach((register, k) => {
      this.emit(`restore ${registerName(register, 128)}`, LOAD_VECTOR, register, 0, 0, ON_STACK, 16 * k);
    });
    if (frameBytes > 0) this.emit('the room is given up', ADD, RSP, 0, 0, 0, 0, frameBytes);
    for (const register of pushed.toReversed()) this.emit(`restore ${registerName(register)}`, POP, register);
    this.emit('return', RET);
  }

  private emit(what: string, ...instruction: Parameters<Program['emit']>): void {
    this.program.emit(...instruction);
    this.origins.push(what);
  }
}
