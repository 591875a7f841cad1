import { P_CALLEE_SAVED, P_CONSTANT_BONUS, P_POOL, P_SLOT_BONUS, P_VECTOR_SLOTS, VECTOR_SLOT_STEP } from '../model/candidate.ts';
import { formNamed } from '../x86/forms.ts';
import { BASE_POOL, memOperand, type Program } from '../x86/program.ts';
import { R10, R11, R12, R13, R14, R15, R8, R9, RAX, RBP, RBX, RCX, RDI, RDX, RSI, RSP } from '../x86/registers.ts';
import { HOME_CONSTANT, HOME_LIMB, type VirtualCode } from './virtualCode.ts';

/** Next use of a value that is not used again. */
export const NEVER = 0x3fffffff;
const PREFERENCE = [RAX, R8, R9, R10, R11, RCX, RDI, RSI, RDX, RBX, RBP, R12, R13, R14, R15];
const CALLEE = (1 << RBX) | (1 << RBP) | (1 << R12) | (1 << R13) | (1 << R14) | (1 << R15);
/** More slots than this and the candidate is dropped. */
const MAX_SLOTS = 200;
/** Number of the slot that is vector register 0; lower ones are on the stack. */
const FIRST_VECTOR_SLOT = 1000;

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
  private readonly save = formNamed('mov_m64_r64');
  private readonly toVector = formNamed('movq_xmm_r64');
  private readonly fromVector = formNamed('movq_r64_xmm');
  private readonly immediate32 = formNamed('mov_r32_i32');
  private readonly immediateSigned = formNamed('mov_r64_i32');
  private readonly immediate64 = formNamed('mov_r64_i64');

  protected code!: VirtualCode;
  protected constants!: readonly bigint[];
  protected params!: Uint8Array;
  protected program!: Program;
  protected failed = false;

  /** Virtual register in each machine register, or -1. */
  protected readonly inReg = new Int32Array(16);
  protected regOf = new Int32Array(0);
  protected slotOf = new Int32Array(0);
  /** Index of the next instruction that reads the virtual register, or NEVER. */
  protected nextUse = new Int32Array(0);
  /** Machine registers that must not be given away in the current instruction, as a mask. */
  protected locked = 0;
  /** Virtual register of which rdx holds a copy while it is reserved for mulx, or -1. */
  protected rdxContent = -1;
  private freeSlots: number[] = [];
  /** Slots of values that died in the current instruction: it may still read them, so they are free only after it. */
  private dyingSlots: number[] = [];
  private slotCount = 0;
  private vectorSlots = 0;
  private usedCallee = 0;

  /** Number of stack slots and mask of callee-saved registers that the body just allocated uses. */
  get slots(): number { return this.slotCount; }

  get calleeSaved(): number { return this.usedCallee; }

  protected place(v: number, r: number): void {
    this.inReg[r] = v;
    this.regOf[v] = r;
  }

  protected release(v: number): void {
    if (this.regOf[v] >= 0) this.inReg[this.regOf[v]] = -1;
    this.regOf[v] = -1;
    if (this.slotOf[v] >= 0) this.dyingSlots.push(this.slotOf[v]);
    this.slotOf[v] = -1;
  }

  /** A free register; failing that, the one whose value is used furthest in the future, saved if necessary. */
  protected takeRegister(): number {
    const allowed = this.params[P_CALLEE_SAVED];
    let fresh = -1;
    for (const r of PREFERENCE) {
      if (this.inReg[r] >= 0 || (this.locked >> r) & 1) continue;
      if (!((CALLEE >> r) & 1) || (this.usedCallee >> r) & 1) return r;
      if (fresh < 0) fresh = r;
    }
    if (fresh >= 0 && bitCount(this.usedCallee) < allowed) {
      this.usedCallee |= 1 << fresh;
      return fresh;
    }
    return this.evict();
  }

  protected evict(): number {
    const { code, params } = this;
    let best = -1, bestDistance = -1;
    for (let r = 0; r < 16; r++) {
      const v = this.inReg[r];
      if (v < 0 || (this.locked >> r) & 1) continue;
      let distance = this.nextUse[v];
      if (code.home[v] === HOME_CONSTANT) distance += params[P_CONSTANT_BONUS];
      else if (code.home[v] === HOME_LIMB || this.slotOf[v] >= 0) distance += params[P_SLOT_BONUS];
      if (distance > bestDistance) { bestDistance = distance; best = r; }
    }
    if (best < 0) { this.failed = true; return RAX; }
    this.saveRegister(best);
    return best;
  }

  protected saveRegister(r: number): void {
    const v = this.inReg[r];
    if (this.code.home[v] === 0 && this.slotOf[v] < 0) {
      const slot = this.freeSlots.pop() ?? this.newSlot();
      this.slotOf[v] = slot;
      if (slot >= FIRST_VECTOR_SLOT) this.program.emit(this.toVector, slot - FIRST_VECTOR_SLOT, r);
      else this.program.emit(this.save, 0, r, 0, memOperand(RSP), slot);
    }
    this.inReg[r] = -1;
    this.regOf[v] = -1;
  }

  /** A slot that was never used: vector registers first, as many as the candidate gives, then the stack. */
  private newSlot(): number {
    if (this.vectorSlots < VECTOR_SLOT_STEP * this.params[P_VECTOR_SLOTS]) return FIRST_VECTOR_SLOT + this.vectorSlots++;
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
    else if (this.code.home[v] === HOME_CONSTANT) this.loadConstant(r, this.constants[this.code.homeBase[v]]);
    else {
      const [mem, disp] = this.address(v);
      this.program.emit(this.load, r, 0, 0, mem, disp);
    }
  }

  protected loadConstant(r: number, c: bigint): void {
    if (c < 1n << 32n) this.program.emit(this.immediate32, r, 0, 0, 0, 0, Number(c) | 0);
    else if (c >= (1n << 64n) - (1n << 31n)) this.program.emit(this.immediateSigned, r, 0, 0, 0, 0, Number(BigInt.asIntN(32, c)));
    else if (this.params[P_POOL] === 1) this.program.emit(this.load, r, 0, 0, memOperand(BASE_POOL), this.poolIndex(c));
    else this.program.emit(this.immediate64, r, 0, 0, 0, 0, Number(BigInt.asIntN(32, c)), Number(BigInt.asIntN(32, c >> 32n)));
  }

  protected poolIndex(c: bigint): number {
    const known = this.program.pool.indexOf(c);
    return known >= 0 ? known : this.program.pool.push(c) - 1;
  }

  /** Memory operand of a value that is in its slot or its argument array; loads the pointer if it was evicted. */
  protected address(v: number): [mem: number, disp: number] {
    if (this.slotOf[v] >= 0) return [memOperand(RSP), this.slotOf[v]];
    if (this.code.home[v] !== HOME_LIMB) { this.failed = true; return [0, 0]; }
    return [memOperand(this.intoRegister(this.code.homeBase[v])), this.code.homeOffset[v]];
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
    const free = PREFERENCE.find(q => this.inReg[q] < 0 && !((this.locked >> q) & 1) && q !== RAX && q !== RDX && (!((CALLEE >> q) & 1) || (this.usedCallee >> q) & 1));
    if (free === undefined) { this.saveRegister(r); return; }
    this.program.emit(this.move, free, r);
    this.inReg[r] = -1;
    this.place(v, free);
    this.locked |= 1 << free;
  }

  /** Forgets everything; `code` is about to be allocated into `program`. */
  protected begin(code: VirtualCode, constants: readonly bigint[], params: Uint8Array, program: Program): void {
    this.code = code; this.constants = constants; this.params = params; this.program = program;
    const n = code.registers;
    if (this.regOf.length < n) {
      this.regOf = new Int32Array(2 * n);
      this.slotOf = new Int32Array(2 * n);
      this.nextUse = new Int32Array(2 * n);
    }
    this.failed = false;
    this.inReg.fill(-1);
    this.regOf.fill(-1, 0, n);
    this.slotOf.fill(-1, 0, n);
    this.freeSlots = [];
    this.dyingSlots = [];
    this.slotCount = 0;
    this.vectorSlots = 0;
    this.usedCallee = 0;
    this.rdxContent = -1;
  }

  /** Slots of values that died in the instruction just emitted may be used again. */
  protected reuseSlots(): void {
    while (this.dyingSlots.length > 0) this.freeSlots.push(this.dyingSlots.pop()!);
  }
}

function bitCount(x: number): number {
  let n = 0;
  for (; x !== 0; x &= x - 1) n++;
  return n;
}
