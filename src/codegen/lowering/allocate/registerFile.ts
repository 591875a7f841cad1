/** Where each value is during allocation: registers, stack slots, homes in memory. */
import { bitCount } from '../../x86/portBound.ts';
import {
  PARAMETERS,
  P_CALLEE_SAVED,
  P_CONSTANT_BONUS,
  P_POOL,
  P_SLOT_BONUS,
  P_VECTOR_SLOTS,
  VECTOR_SLOT_STEP,
} from '../../candidate/candidate.ts';
import { formNamed } from '../../x86/forms.ts';
import { BASE_POOL, memOperand, type Program } from '../../x86/program.ts';
import { R10, R11, R12, R13, R14, R15, R8, R9, RAX, RBP, RBX, RCX, RDI, RDX, RSI, RSP } from '../../x86/registers.ts';
import type { Evictions } from './evictions.ts';
import { HOME_CONSTANT, HOME_LIMB, type VirtualCode } from '../select/virtualCode.ts';

const PREFERENCE = [RAX, R8, R9, R10, R11, RCX, RDI, RSI, RDX, RBX, RBP, R12, R13, R14, R15];
/** First register in the order of preference by mask of those to choose from; -1 for none. */
const PREFERRED = Int8Array.from({ length: 1 << 16 }, (_, mask) => PREFERENCE.find((r) => (mask >> r) & 1) ?? -1);
const ALL = 0xffff & ~(1 << RSP);
const CALLEE = (1 << RBX) | (1 << RBP) | (1 << R12) | (1 << R13) | (1 << R14) | (1 << R15);
/** More slots than this and the candidate is dropped. */
const MAX_SLOTS = 512;
/** Number of the slot that is vector register 0; lower ones are on the stack. */
const FIRST_VECTOR_SLOT = 1000;
/** More slots than can die in one instruction. */
const DYING = 16;
const SAVED_NUMBERS = 8;
/**
 * Instructions later that the next use of a constant counts, by the parameter: loading it costs no store, and no slot
 * is read.
 */
const CONSTANT_BONUS = [0, 1, 2, 3, 4, 5, 6, 7, 12, 20, 40, 80];
const ON_STACK = memOperand(RSP);

/**
 * Where the values are: registers, stack slots, homes. Moves them on request and emits the copies.
 *
 * When no register is free, the value used furthest in the future is evicted (L. A. Belady, IBM Systems
 * Journal 5(2), 1966), which is optimal for loads in straight-line code; the candidate's bonuses perturb
 * the choice in favour of values that can be read again without having been stored. Nothing emitted
 * here touches a flag.
 */
export class RegisterFile {
  protected readonly move = formNamed('mov_r64_r64');
  private readonly load = formNamed('mov_r64_m64');
  private readonly store = formNamed('mov_m64_r64');
  private readonly toVector = formNamed('movq_xmm_r64');
  private readonly fromVector = formNamed('movq_r64_xmm');
  private readonly immediate32 = formNamed('mov_r32_i32');
  private readonly immediateSigned = formNamed('mov_r64_i32');
  private readonly immediate64 = formNamed('mov_r64_i64');

  protected code!: VirtualCode;
  protected constants!: readonly bigint[];
  /** The constants in halves; they are only ever appended. */
  protected readonly words = new ConstantWords();
  protected params!: Uint8Array;
  protected program!: Program;
  protected failed = false;
  /** Instruction that is being allocated. */
  protected at = 0;
  /** Where evictions are written down, if anywhere. */
  protected log: Evictions | null = null;

  /** Virtual register in each machine register, or -1. */
  protected readonly inReg = new Int32Array(16);
  /** Machine registers that hold no virtual register, as a mask. */
  private free = ALL;
  protected regOf = new Int32Array(0);
  protected slotOf = new Int32Array(0);
  /** Index of the next instruction that reads the virtual register, or NEVER. */
  protected nextUse = new Int32Array(0);
  /** Machine registers that must not be given away in the current instruction, as a mask. */
  protected locked = 0;
  /** Virtual register of which rdx holds a copy while it is reserved for mulx, or -1. */
  protected rdxContent = -1;
  /** Slots to be used again, last in first out. */
  private readonly freeSlots = new Int32Array(MAX_SLOTS + VECTOR_SLOT_STEP * PARAMETERS[P_VECTOR_SLOTS].values);
  private freeSlotCount = 0;
  /** Slots of values that died in the current instruction: it may still read them, so they are free only after it. */
  private readonly dyingSlots = new Int32Array(DYING);
  private dyingSlotCount = 0;
  private slotCount = 0;
  private vectorSlots = 0;
  private usedCallee = 0;

  /** Number of stack slots and mask of callee-saved registers that the body just allocated uses. */
  get slots(): number {
    return this.slotCount;
  }

  get calleeSaved(): number {
    return this.usedCallee;
  }

  protected place(v: number, r: number): void {
    this.inReg[r] = v;
    this.regOf[v] = r;
    this.free &= ~(1 << r);
  }

  /** Register r holds no value any more. */
  protected leave(r: number): void {
    this.inReg[r] = -1;
    this.free |= 1 << r;
  }

  protected release(v: number): void {
    if (this.regOf[v] >= 0) this.leave(this.regOf[v]);
    this.regOf[v] = -1;
    if (this.slotOf[v] >= 0) this.dyingSlots[this.dyingSlotCount++] = this.slotOf[v];
    this.slotOf[v] = -1;
  }

  /** A free register; failing that, the one whose value is used furthest in the future, saved if necessary. */
  protected takeRegister(): number {
    const free = this.free & ~this.locked;
    const known = PREFERRED[free & (~CALLEE | this.usedCallee)];
    if (known >= 0) return known;
    const fresh = PREFERRED[free];
    if (fresh < 0 || bitCount(this.usedCallee) >= this.params[P_CALLEE_SAVED]) return this.evict();
    this.usedCallee |= 1 << fresh;
    return fresh;
  }

  protected evict(): number {
    const { inReg, nextUse, log } = this;
    let best = -1;
    let bestDistance = -1;
    for (let mask = ALL & ~this.free & ~this.locked; mask !== 0; mask &= mask - 1) {
      const r = 31 - Math.clz32(mask & -mask);
      const v = inReg[r];
      const bonus = this.bonus(v);
      const distance = nextUse[v] + bonus;
      log?.consider(v, nextUse[v], bonus);
      if (distance > bestDistance) {
        bestDistance = distance;
        best = r;
      }
    }
    if (best < 0) {
      this.failed = true;
      return RAX;
    }
    log?.decide(this.at, inReg[best]);
    this.saveRegister(best);
    return best;
  }

  /** How much later the next use of v counts if v can be read again without having been saved. */
  private bonus(v: number): number {
    const { params } = this;
    const home = this.code.home[v];
    if (home === HOME_CONSTANT) return CONSTANT_BONUS[params[P_CONSTANT_BONUS]];
    return home === HOME_LIMB || this.slotOf[v] >= 0 ? params[P_SLOT_BONUS] : 0;
  }

  protected saveRegister(r: number): void {
    const v = this.inReg[r];
    if (this.code.home[v] === 0 && this.slotOf[v] < 0) {
      const slot = this.freeSlotCount > 0 ? this.freeSlots[--this.freeSlotCount] : this.newSlot();
      this.slotOf[v] = slot;
      if (slot >= FIRST_VECTOR_SLOT) this.program.emit(this.toVector, slot - FIRST_VECTOR_SLOT, r);
      else this.program.emit(this.store, 0, r, 0, ON_STACK, slot);
    }
    this.leave(r);
    this.regOf[v] = -1;
  }

  /** A slot that was never used: vector registers first, as many as the candidate gives, then the stack. */
  private newSlot(): number {
    if (this.vectorSlots < VECTOR_SLOT_STEP * this.params[P_VECTOR_SLOTS])
      return FIRST_VECTOR_SLOT + this.vectorSlots++;
    if (this.slotCount >= MAX_SLOTS) this.failed = true;
    return this.slotCount++;
  }

  /** The value was spilled to a vector register, from which it cannot be an operand. */
  protected inVector(v: number): boolean {
    return this.slotOf[v] >= FIRST_VECTOR_SLOT;
  }

  /** Copies the value of v, wherever it is, to register r. */
  protected copyTo(r: number, v: number): void {
    if (this.regOf[v] >= 0) this.program.emit(this.move, r, this.regOf[v]);
    else if (this.rdxContent === v && r !== RDX) this.program.emit(this.move, r, RDX);
    else if (this.inVector(v)) this.program.emit(this.fromVector, r, this.slotOf[v] - FIRST_VECTOR_SLOT);
    else if (this.code.home[v] === HOME_CONSTANT) this.loadConstant(r, this.code.homeBase[v]);
    else {
      const mem = this.address(v);
      this.program.emit(this.load, r, 0, 0, mem, this.displacement(v));
    }
  }

  /** Loads constant `index` in the shortest way. */
  private loadConstant(r: number, index: number): void {
    const { low, high } = this.words;
    if (high[index] === 0) this.program.emit(this.immediate32, r, 0, 0, 0, 0, low[index]);
    else if (high[index] === -1 && low[index] < 0) this.program.emit(this.immediateSigned, r, 0, 0, 0, 0, low[index]);
    else if (this.params[P_POOL] === 1)
      this.program.emit(this.load, r, 0, 0, memOperand(BASE_POOL), this.poolIndex(this.constants[index]));
    else this.program.emit(this.immediate64, r, 0, 0, 0, 0, low[index], high[index]);
  }

  protected poolIndex(c: bigint): number {
    const known = this.program.pool.indexOf(c);
    return known >= 0 ? known : this.program.pool.push(c) - 1;
  }

  /**
   * Memory operand of a value that is in its slot or its argument array, but for the displacement; loads the pointer if
   * it was evicted.
   */
  protected address(v: number): number {
    if (this.slotOf[v] >= 0) return ON_STACK;
    if (this.code.home[v] === HOME_LIMB) return memOperand(this.intoRegister(this.code.homeBase[v]));
    this.failed = true;
    return 0;
  }

  /** Displacement that goes with `address`. */
  protected displacement(v: number): number {
    return this.slotOf[v] >= 0 ? this.slotOf[v] : this.code.homeOffset[v];
  }

  protected intoRegister(v: number): number {
    if (this.regOf[v] < 0) {
      const r = this.takeRegister();
      this.locked |= 1 << r;
      this.copyTo(r, v);
      this.place(v, r);
    }
    this.locked |= 1 << this.regOf[v];
    return this.regOf[v];
  }

  /** Empties register r: its value moves to a free register, or to its slot if there is none. */
  protected vacate(r: number): void {
    this.locked |= 1 << r;
    const v = this.inReg[r];
    if (v < 0) return;
    const to = PREFERRED[this.free & ~this.locked & ~(1 << RAX) & ~(1 << RDX) & (~CALLEE | this.usedCallee)];
    if (to < 0) {
      this.saveRegister(r);
      return;
    }
    this.program.emit(this.move, to, r);
    this.leave(r);
    this.place(v, to);
    this.locked |= 1 << to;
  }

  /** Forgets everything; `code` is about to be allocated into `program`. */
  protected begin(code: VirtualCode, constants: readonly bigint[], params: Uint8Array, program: Program): void {
    this.words.read(constants);
    this.code = code;
    this.constants = constants;
    this.params = params;
    this.program = program;
    const n = code.registers;
    if (this.regOf.length < n) {
      this.regOf = new Int32Array(2 * n);
      this.slotOf = new Int32Array(2 * n);
      this.nextUse = new Int32Array(2 * n);
    }
    this.failed = false;
    this.inReg.fill(-1);
    this.free = ALL;
    this.regOf.fill(-1, 0, n);
    this.slotOf.fill(-1, 0, n);
    this.freeSlotCount = 0;
    this.dyingSlotCount = 0;
    this.slotCount = 0;
    this.vectorSlots = 0;
    this.usedCallee = 0;
    this.rdxContent = -1;
  }

  /** Writes down everything but the next uses, between two instructions. Values are where registers and slots say. */
  protected save(to: Int32Array): void {
    const { code, slotOf, freeSlotCount } = this;
    let n = 0;
    to.set(this.inReg);
    for (const x of [
      this.free,
      this.slotCount,
      this.vectorSlots,
      this.usedCallee,
      this.rdxContent,
      this.program.count,
      this.program.pool.length,
      freeSlotCount,
    ])
      to[16 + n++] = x;
    n = 16 + SAVED_NUMBERS;
    for (let i = 0; i < freeSlotCount; i++) to[n++] = this.freeSlots[i];
    for (let v = 0; v < code.registers; v++)
      if (slotOf[v] >= 0) {
        to[n++] = v;
        to[n++] = slotOf[v];
      }
    to[n] = -1;
  }

  /**
   * Goes back to what was saved; the program, empty so far, begins like `program`. Returns the number of instructions
   * that it has then.
   */
  protected restore(from: Int32Array, program: Program): number {
    const { inReg, regOf, slotOf } = this;
    for (let r = 0; r < 16; r++) if ((inReg[r] = from[r]) >= 0) regOf[from[r]] = r;
    this.free = from[16];
    this.slotCount = from[17];
    this.vectorSlots = from[18];
    this.usedCallee = from[19];
    this.rdxContent = from[20];
    this.program.append(program, from[21]);
    this.program.pool = program.pool.slice(0, from[22]);
    this.freeSlotCount = from[23];
    let n = 16 + SAVED_NUMBERS;
    for (let i = 0; i < this.freeSlotCount; i++) this.freeSlots[i] = from[n++];
    for (; from[n] >= 0; n += 2) slotOf[from[n]] = from[n + 1];
    return from[21];
  }

  /** Slots of values that died in the instruction just emitted may be used again. */
  protected reuseSlots(): void {
    while (this.dyingSlotCount > 0) this.freeSlots[this.freeSlotCount++] = this.dyingSlots[--this.dyingSlotCount];
  }
}

/** A growing list of 64-bit constants as signed 32-bit halves, so that no BigInt is used per instruction. */
class ConstantWords {
  low = new Int32Array(64);
  high = new Int32Array(64);
  private count = 0;

  /** Takes in what has been appended to `constants` since the last call; it must always be the same list. */
  read(constants: readonly bigint[]): void {
    if (constants.length > this.low.length) this.grow(2 * constants.length);
    for (; this.count < constants.length; this.count++) {
      const c = constants[this.count];
      this.low[this.count] = Number(BigInt.asIntN(32, c));
      this.high[this.count] = Number(BigInt.asIntN(32, c >> 32n));
    }
  }

  private grow(length: number): void {
    const { low, high } = this;
    this.low = new Int32Array(length);
    this.high = new Int32Array(length);
    this.low.set(low);
    this.high.set(high);
  }
}
