/**
 * Puts a body into another frame: another calling convention, order of arguments or place of the result. Registers are
 * saved, there is room on the stack, and arguments are moved to where the body has them.
 */
import { Failure } from '../../base/errors.ts';
import { formNamed } from '../x86/forms.ts';
import { DISP, MEM, Program, STRIDE, memBase, memOperand } from '../x86/program.ts';
import { ARGUMENT_REGISTERS, R8, R9, RAX, RBP, RCX, RDI, RDX, RSI, RSP, registerName } from '../x86/registers.ts';
import { frameParts, type FrameParts } from './frameParts.ts';

/** What code can be reframed for; `verify` knows them under the same names. */
export type CallStyle = 'sysv' | 'sysv-no-red-zone' | 'win64' | 'go-abi0';

/** What of the callers' arguments becomes those of the body. */
export interface Handover {
  /** By argument of the body: the number of the caller's, or the room in which words are left that are returned. */
  readonly from: readonly (number | 'room')[];
  /** How many words are returned in rax and rdx, or the number of the argument that is. */
  readonly returned: { readonly words: number } | { readonly argument: number } | null;
}

/** Callers hand over what the body has. */
export const unchanged = (count: number): Handover => ({
  from: Array.from({ length: count }, (_, i) => i),
  returned: null,
});

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

/** A register, or the displacement from rsp on entry. */
type Source = { readonly register: number } | { readonly offset: number };

/** What a style asks for: registers to push, vector registers to store, bytes of room, and where arguments are. */
interface Plan {
  readonly pushed: readonly number[];
  readonly vectors: readonly number[];
  readonly frameBytes: number;
  /** Of a caller's argument. */
  readonly source: (argument: number) => Source;
}

/** Words of room that the handover takes: for what is returned, or the address that is. */
const roomOf = ({ returned }: Handover): number => (returned === null ? 0 : 'words' in returned ? returned.words : 1);

/**
 * The function as it is called under a convention. Throws `unsupported` for code that uses the stack in another way
 * than lowered code does, and for values that the convention does not return in registers.
 */
export function reframe(program: Program, style: CallStyle, handover: Handover): Reframed {
  const parts = frameParts(program);
  const { returned } = handover;
  const most = { sysv: 2, 'sysv-no-red-zone': 2, win64: 1, 'go-abi0': 0 }[style];
  if (returned !== null && 'words' in returned && returned.words > most)
    throw new Failure('unsupported', 'the value is not returned in registers by this convention', {
      where: style,
      expected: most === 1 ? 'one word' : `at most ${most} words`,
      found: `${returned.words} words`,
    });
  return new Framing(program, parts, handover, { ...planOf(parts, style, handover), style }).make();
}

function planOf(parts: FrameParts, style: CallStyle, handover: Handover): Plan {
  const bytes = 8 * (parts.slots + roomOf(handover));
  switch (style) {
    case 'sysv':
    case 'sysv-no-red-zone':
      return { pushed: parts.pushed, vectors: [], frameBytes: bytes, source: (i) => at(ARGUMENT_REGISTERS[i]) };
    case 'win64':
      return win64Plan(parts, bytes, handover.from.length);
    case 'go-abi0':
      // The assembler of Go saves rbp in frames that are not empty; nothing else is the caller's.
      return {
        pushed: [RBP],
        vectors: [],
        frameBytes: Math.max(8, bytes),
        source: (i) => ({ offset: GO_STACK_ARGUMENTS + 8 * i }),
      };
  }
}

const at = (register: number): Source => ({ register });

function win64Plan({ pushed, vectors, written }: FrameParts, room: number, count: number): Plan {
  const own = [RDI, RSI].filter((r) => ((written >> r) & 1) === 1 || ARGUMENT_REGISTERS.indexOf(r) < count);
  const saved = vectors.filter((v) => v >= FIRST_SAVED_VECTOR);
  const all = [...own, ...pushed];
  const bytes = 16 * saved.length + room;
  // Behind the prologue rsp is a multiple of 16, as the convention asks of functions that save registers.
  const padding = (8 + 8 * all.length + bytes) % 16;
  return {
    pushed: all,
    vectors: saved,
    frameBytes: bytes + padding,
    source: (i) =>
      i < WIN64_ARGUMENTS.length
        ? at(WIN64_ARGUMENTS[i])
        : { offset: WIN64_STACK_ARGUMENTS + 8 * (i - WIN64_ARGUMENTS.length) },
  };
}

const PUSH = formNamed('push_r64');
const POP = formNamed('pop_r64');
const RET = formNamed('ret');
const SUB = formNamed('sub_r64_i32');
const ADD = formNamed('add_r64_i32');
const MOVE = formNamed('mov_r64_r64');
const LOAD = formNamed('mov_r64_m64');
const STORE = formNamed('mov_m64_r64');
const ADDRESS = formNamed('lea_r64_m');
const STORE_VECTOR = formNamed('movdqu_m128_xmm');
const LOAD_VECTOR = formNamed('movdqu_xmm_m128');
const ON_STACK = memOperand(RSP);
const RETURN_REGISTERS = [RAX, RDX];
const KEPT = 'the address that is returned is kept';

class Framing {
  private readonly old: Program;
  private readonly parts: FrameParts;
  private readonly handover: Handover;
  private readonly plan: Plan & { readonly style: CallStyle };
  private readonly program = new Program();
  private readonly origins: (number | string)[] = [];
  private readonly unwind: UnwindStep[] = [];

  constructor(old: Program, parts: FrameParts, handover: Handover, plan: Plan & { readonly style: CallStyle }) {
    this.old = old;
    this.parts = parts;
    this.handover = handover;
    this.plan = plan;
    this.program.pool = [...old.pool];
  }

  make(): Reframed {
    const { program, origins, unwind } = this;
    const { frameBytes, vectors, style } = this.plan;
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
    this.keepAddress();
    this.moveArguments();
  }

  /** Displacement from rsp, behind the prologue, of what is returned: above the slots. */
  private get roomAt(): number {
    return 16 * this.plan.vectors.length + 8 * this.parts.slots;
  }

  /** Displacement from rsp, behind the prologue, of what was at `offset` on entry. */
  private entryAt(offset: number): number {
    return 8 * this.plan.pushed.length + this.plan.frameBytes + offset;
  }

  /** The address that is returned, which the body may overwrite. */
  private keepAddress(): void {
    const { returned } = this.handover;
    if (returned === null || 'words' in returned) return;
    const source = this.plan.source(returned.argument);
    if ('offset' in source) this.emit(KEPT, LOAD, RAX, 0, 0, ON_STACK, this.entryAt(source.offset));
    this.emit(KEPT, STORE, 0, 'offset' in source ? RAX : source.register, 0, ON_STACK, this.roomAt);
  }

  /** Between registers first, so that no source is written before it is read; of a circle one waits in rax. */
  private moveArguments(): void {
    const moves = this.handover.from.map((from, i) => ({
      what: `argument ${i + 1}`,
      to: ARGUMENT_REGISTERS[i],
      source: from === 'room' ? null : this.plan.source(from),
    }));
    const between = moves.flatMap(({ what, to, source }) =>
      source !== null && 'register' in source && source.register !== to ? [{ what, to, from: source.register }] : [],
    );
    for (let waiting = between; waiting.length > 0; ) {
      const free = waiting.find((move) => !waiting.some((other) => other !== move && other.from === move.to));
      if (free === undefined) {
        const { what, from } = waiting[0];
        this.emit(what, MOVE, RAX, from);
        waiting = waiting.map((move) => (move.from === from ? { ...move, from: RAX } : move));
        continue;
      }
      this.emit(free.what, MOVE, free.to, free.from);
      waiting = waiting.filter((move) => move !== free);
    }
    for (const { what, to, source } of moves) {
      if (source === null) this.emit(what, ADDRESS, to, 0, 0, ON_STACK, this.roomAt);
      else if ('offset' in source) this.emit(what, LOAD, to, 0, 0, ON_STACK, this.entryAt(source.offset));
    }
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
    RETURN_REGISTERS.slice(0, roomOf(this.handover)).forEach((register, k) => {
      this.emit('what is returned', LOAD, register, 0, 0, ON_STACK, this.roomAt + 8 * k);
    });
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
