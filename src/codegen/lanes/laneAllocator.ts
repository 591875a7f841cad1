/**
 * Allocates registers and stack slots of vectorised code. What is needed latest leaves its register first (Belady);
 * arguments and constants are read again from where they are, everything else from a slot of the stack. A sum takes the
 * register of what was added up so far, if that is not read again.
 */
import { invariant } from '../../base/errors.ts';
import { BASE_POOL, memOperand, type Program } from '../x86/program.ts';
import { ARGUMENT_REGISTERS, RSP } from '../x86/registers.ts';
import { CONSTANT, LIMB, P_CONSTANT_BONUS, P_SLOT_BONUS } from '../candidate/candidate.ts';
import {
  A,
  ADD,
  AND_NOT,
  AND_OR,
  B,
  C,
  hasAmount,
  KIND,
  type LaneCode,
  MADD_HIGH,
  MADD_LOW,
  SELECT,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  SHIFT_SIGNED,
  STEP_NUMBERS,
  STORE_LIMB,
  SUB,
  TO,
  ZERO,
  AND,
  MULTIPLY,
  OR,
} from './laneCode.ts';
import type { FormId } from '../../base/ids.ts';
import type { Lanes } from '../../ir/function.ts';
import { formNamed } from '../x86/forms.ts';

const NEVER = 0x7fffffff;
/** Results and limbs in the detail of a store event. */
const LIMBS = 64;

/** Truth tables of a selection: the mask is the second operand and the third is taken where it is set, or reversed. */
const SECOND_IS_MASK = 0xb8;
const THIRD_IS_MASK = 0xd8;
/** Truth table of what is masked by the second operand and has the bits of the third. */
const MASKED_WITH = 0xea;

export class LaneAllocator {
  private readonly code: LaneCode;
  readonly machine: LaneMachine;
  private out!: Program;
  /** Of each register of the machine: what it holds, or -1; and the step that reads that next. */
  private readonly holds: Int32Array;
  private readonly next: Int32Array;
  /** Of each register of the code: that of the machine, its slot, or -1. */
  private place = new Int32Array(0);
  private slot = new Int32Array(0);
  /** Of each operand of each step (A, B, C): the step that reads the same register next. */
  private nextRead = new Int32Array(0);
  /** Of what each step writes: the step that reads it first. */
  private firstRead = new Int32Array(0);
  private readonly freeSlots: number[] = [];
  /** What the step under way was the last to read. */
  private readonly dead: number[] = [];
  private slotBonus = 0;
  private memoryBonus = 0;
  /** Registers that the step under way must keep, as a mask. */
  private kept = 0;
  slots = 0;

  constructor(code: LaneCode) {
    this.code = code;
    this.machine = laneMachine(code.problem.fn.lanes);
    this.holds = new Int32Array(this.machine.registers);
    this.next = new Int32Array(this.machine.registers);
  }

  /** Writes the body of the function; slots are numbered in the displacements of what is relative to rsp. */
  run(params: Uint8Array, out: Program): void {
    const { code } = this;
    this.out = out;
    this.slotBonus = 2 * params[P_SLOT_BONUS];
    this.memoryBonus = 2 * params[P_CONSTANT_BONUS];
    this.slots = 0;
    this.freeSlots.length = 0;
    this.dead.length = 0;
    this.holds.fill(-1);
    if (this.place.length < code.registers) {
      this.place = new Int32Array(code.registers);
      this.slot = new Int32Array(code.registers);
    }
    this.place.fill(-1);
    this.slot.fill(-1);
    this.findReads();
    for (let i = 0; i < code.count; i++) {
      this.step(i);
      this.releaseSlots();
    }
  }

  private findReads(): void {
    const { data, count, registers } = this.code;
    if (this.nextRead.length < 3 * count) {
      this.nextRead = new Int32Array(6 * count);
      this.firstRead = new Int32Array(2 * count);
    }
    const latest = new Int32Array(registers).fill(NEVER);
    for (let i = count - 1; i >= 0; i--) {
      const at = i * STEP_NUMBERS;
      if (data[at + TO] >= 0) this.firstRead[i] = latest[data[at + TO]];
      for (let k = 0; k < 3; k++) {
        const register = this.isRead(data[at + KIND], k) ? data[at + A + k] : -1;
        if (register >= 0) this.nextRead[3 * i + k] = latest[register];
      }
      for (let k = 0; k < 3; k++) {
        const register = this.isRead(data[at + KIND], k) ? data[at + A + k] : -1;
        if (register >= 0) latest[register] = i;
      }
    }
  }

  /** Whether operand k is a register. */
  private isRead(kind: number, k: number): boolean {
    return k === 0 || !(hasAmount(kind) && k === 1);
  }

  private step(i: number): void {
    const { data } = this.code;
    const at = i * STEP_NUMBERS;
    const [kind, to, a, b, c] = [data[at + KIND], data[at + TO], data[at + A], data[at + B], data[at + C]];
    this.kept = 0;
    switch (kind) {
      case MADD_LOW:
      case MADD_HIGH:
      case SELECT:
      case AND_OR:
        this.changed(i, kind, to, a, b, c);
        break;
      case ZERO: {
        const r = this.free(i);
        this.out.emit(this.machine.zeroing, r, r, r);
        this.define(i, to, r);
        break;
      }
      case STORE_LIMB: {
        const r = this.bring(i, a);
        const row = this.machine.rowBytes * (b % LIMBS);
        this.out.emit(this.machine.store, 0, r, 0, memOperand(ARGUMENT_REGISTERS[Math.floor(b / LIMBS)]), row);
        this.read(i, 0, a);
        break;
      }
      case SHIFT_LEFT:
      case SHIFT_RIGHT:
      case SHIFT_SIGNED: {
        const r = this.bring(i, a);
        this.read(i, 0, a);
        const result = this.free(i);
        this.out.emit(this.machine.shifts[kind], result, r, 0, 0, 0, b);
        this.define(i, to, result);
        break;
      }
      default:
        this.binary(i, kind, to, a, b);
    }
  }

  /** What a step makes of `from` in its register: it adds a product, replaces it where a mask is set, or masks it. */
  private changed(i: number, kind: number, to: number, from: number, x: number, y: number): void {
    const sum = this.bring(i, from);
    const isSwapped = kind !== AND_OR && this.place[x] < 0 && this.place[y] >= 0;
    const [a, b] = isSwapped ? [y, x] : [x, y];
    const first = this.bring(i, a);
    const isMemory = this.place[b] < 0 && this.code.memory[i] !== 0 && this.isReadable(b);
    const second = isMemory ? -1 : this.bring(i, b);
    const isLast = this.nextRead[3 * i] === NEVER && from !== x && from !== y;
    let target = sum;
    if (!isLast) {
      const { copy } = this.machine;
      invariant(copy !== null, () => 'no step replaces what it reads');
      target = this.free(i);
      this.out.emit(copy, target, sum);
    }
    const table = kind === AND_OR ? MASKED_WITH : kind !== SELECT ? 0 : isSwapped ? THIRD_IS_MASK : SECOND_IS_MASK;
    this.operate(kind, target, first, second, b, table);
    this.read(i, 0, from);
    this.read(i, 1, x);
    this.read(i, 2, y);
    this.define(i, to, target);
  }

  private binary(i: number, kind: number, to: number, a: number, b: number): void {
    const first = this.bring(i, a);
    const isMemory = this.place[b] < 0 && this.code.memory[i] !== 0 && this.isReadable(b);
    const second = isMemory ? -1 : this.bring(i, b);
    this.read(i, 0, a);
    this.read(i, 1, b);
    const target = this.free(i);
    this.operate(kind, target, first, second, b);
    this.define(i, to, target);
  }

  /** `second` is a register, or -1 for what is in memory. */
  private operate(kind: number, to: number, first: number, second: number, inMemory: number, table = 0): void {
    const { hasShortPrefix, operations } = this.machine;
    const forms = operations[kind];
    if (hasShortPrefix && kind !== SUB && kind !== AND_NOT && first < 8 && second > 7)
      this.out.emit(forms[0], to, second, first);
    else if (second >= 0) this.out.emit(forms[0], to, first, second, 0, 0, table);
    else {
      const form = forms[this.isConstant(inMemory) ? 2 : 1];
      this.out.emit(form, to, first, 0, this.address(inMemory), this.displacement(inMemory), table);
    }
  }

  /** The register of the machine that holds `register`, loaded if need be; the step keeps it. */
  private bring(i: number, register: number): number {
    let r = this.place[register];
    if (r < 0) {
      r = this.free(i);
      const { broadcast, reload, load } = this.machine;
      const isSlot = this.slot[register] >= 0;
      const form = this.isConstant(register) ? broadcast : isSlot ? reload : load;
      this.out.emit(form, r, 0, 0, this.address(register), this.displacement(register));
      this.holds[r] = register;
      this.place[register] = r;
      this.next[r] = i;
    }
    this.kept |= 1 << r;
    return r;
  }

  /** A register that holds nothing that is read later; what it held is spilled where it has no other place. */
  private free(i: number): number {
    let best = -1;
    let latest = -1;
    for (let r = 0; r < this.machine.registers; r++) {
      if (this.holds[r] < 0) return r;
      if ((this.kept >>> r) & 1) continue;
      const held = this.holds[r];
      const bonus = this.slot[held] >= 0 ? this.slotBonus : this.code.isInMemory(held) ? this.memoryBonus : 0;
      const until = this.next[r] - i + bonus;
      if (until <= latest) continue;
      best = r;
      latest = until;
    }
    this.evict(best);
    return best;
  }

  private evict(r: number): void {
    const held = this.holds[r];
    if (this.slot[held] < 0 && !this.code.isInMemory(held)) {
      this.slot[held] = this.freeSlots.pop() ?? this.slots++;
      this.out.emit(this.machine.spill, 0, r, 0, memOperand(RSP), this.slot[held]);
    }
    this.place[held] = -1;
    this.holds[r] = -1;
  }

  /** Operand k of step i has been read: its register is free if nothing reads it again. */
  private read(i: number, k: number, register: number): void {
    const until = this.nextRead[3 * i + k];
    const r = this.place[register];
    if (r >= 0) {
      this.next[r] = until;
      if (until === NEVER) {
        this.holds[r] = -1;
        this.place[register] = -1;
        this.kept &= ~(1 << r);
      }
    }
    if (until === NEVER) this.dead.push(register);
  }

  /** The step itself may still read from the slots of what it read last. */
  private releaseSlots(): void {
    for (const register of this.dead) {
      if (this.slot[register] < 0) continue;
      this.freeSlots.push(this.slot[register]);
      this.slot[register] = -1;
    }
    this.dead.length = 0;
  }

  /** `register` is in r from now on, until the step that reads it first. */
  private define(i: number, register: number, r: number): void {
    this.holds[r] = register;
    this.place[register] = r;
    this.next[r] = this.firstRead[i];
  }

  private isReadable(register: number): boolean {
    if (this.slot[register] >= 0) return true;
    return this.code.isInMemory(register) && (this.machine.operations[ADD].length > 2 || !this.isConstant(register));
  }

  private isConstant(register: number): boolean {
    const { values } = this.code.problem;
    return register < values.count && values.kind[register] === CONSTANT;
  }

  private address(register: number): number {
    const { values, fn } = this.code.problem;
    if (this.slot[register] >= 0) return memOperand(RSP);
    if (values.kind[register] !== LIMB) return memOperand(BASE_POOL);
    return memOperand(ARGUMENT_REGISTERS[fn.results.length + values.source[register]]);
  }

  private displacement(register: number): number {
    const { values } = this.code.problem;
    if (this.slot[register] >= 0) return this.slot[register];
    if (values.kind[register] === LIMB) return this.machine.rowBytes * values.index[register];
    return this.constant(values.constants[values.source[register]]);
  }

  private constant(value: bigint): number {
    const { pool } = this.out;
    const known = pool.indexOf(value);
    return known >= 0 ? known : pool.push(value) - 1;
  }
}

/* The registers, rows and instruction forms of vectorised code, for AVX-512 IFMA and AVX2. */

interface LaneMachine {
  readonly registers: number;
  readonly rowBytes: number;
  /**
   * The forms of an operation: on registers, with a row of memory, and with a word for all lanes, if there is one; else
   * such words are loaded first.
   */
  readonly operations: Readonly<Record<number, readonly FormId[]>>;
  readonly shifts: Readonly<Record<number, FormId>>;
  readonly zeroing: FormId;
  /** Of a register, where steps replace what they read; null where none does. */
  readonly copy: FormId | null;
  readonly load: FormId;
  readonly store: FormId;
  readonly reload: FormId;
  readonly spill: FormId;
  readonly broadcast: FormId;
  /** The prefix is shorter if the last operand is none of the upper registers; assemblers know (VEX). */
  readonly hasShortPrefix: boolean;
  /** Displacements of one byte count bytes (VEX), so that few rows are near a pointer; else rows (EVEX, disp8*N). */
  readonly countsBytes: boolean;
}

/** On registers, with a row of memory, with a word for all lanes. */
const wide = (mnemonic: string, suffix = ''): readonly FormId[] =>
  ['zmm', 'm512', 'b64'].map((last) => formNamed(`${mnemonic}_zmm_zmm_${last}${suffix}`));

const AVX512: LaneMachine = {
  registers: 32,
  rowBytes: 64,
  operations: {
    [MADD_LOW]: wide('vpmadd52luq'),
    [MADD_HIGH]: wide('vpmadd52huq'),
    [ADD]: wide('vpaddq'),
    [SUB]: wide('vpsubq'),
    [AND]: wide('vpandq'),
    [MULTIPLY]: wide('vpmullq'),
    [SELECT]: wide('vpternlogq', '_i8'),
    [AND_OR]: wide('vpternlogq', '_i8'),
  },
  shifts: {
    [SHIFT_LEFT]: formNamed('vpsllq_zmm_zmm_i8'),
    [SHIFT_RIGHT]: formNamed('vpsrlq_zmm_zmm_i8'),
    [SHIFT_SIGNED]: formNamed('vpsraq_zmm_zmm_i8'),
  },
  zeroing: formNamed('vpxorq_zmm_zmm_zmm'),
  copy: formNamed('vmovdqa64_zmm_zmm'),
  load: formNamed('vmovdqa64_zmm_m512'),
  store: formNamed('vmovdqa64_m512_zmm'),
  reload: formNamed('vmovdqu64_zmm_m512'),
  spill: formNamed('vmovdqu64_m512_zmm'),
  broadcast: formNamed('vpbroadcastq_zmm_m64'),
  hasShortPrefix: false,
  countsBytes: false,
};

/** On registers, and with a row of memory. */
const short = (mnemonic: string): readonly FormId[] =>
  ['ymm', 'm256'].map((last) => formNamed(`${mnemonic}_ymm_ymm_${last}`));

const AVX2: LaneMachine = {
  registers: 16,
  rowBytes: 32,
  operations: {
    [ADD]: short('vpaddq'),
    [SUB]: short('vpsubq'),
    [AND]: short('vpand'),
    [AND_NOT]: short('vpandn'),
    [OR]: short('vpor'),
    [MULTIPLY]: short('vpmuludq'),
  },
  shifts: { [SHIFT_LEFT]: formNamed('vpsllq_ymm_ymm_i8'), [SHIFT_RIGHT]: formNamed('vpsrlq_ymm_ymm_i8') },
  zeroing: formNamed('vpxor_ymm_ymm_ymm'),
  copy: null,
  load: formNamed('vmovdqa_ymm_m256'),
  store: formNamed('vmovdqa_m256_ymm'),
  reload: formNamed('vmovdqu_ymm_m256'),
  spill: formNamed('vmovdqu_m256_ymm'),
  broadcast: formNamed('vpbroadcastq_ymm_m64'),
  hasShortPrefix: true,
  countsBytes: true,
};

const laneMachine = (lanes: Lanes | undefined): LaneMachine => (lanes === 4 ? AVX2 : AVX512);
