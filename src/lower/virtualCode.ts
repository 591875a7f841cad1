/**
 * Code before register allocation: a list of templates applied to virtual registers (SSA).
 *
 * A virtual register may have a home from which it can be read again without having been saved: a limb
 * of an argument array, or a constant. Reused between candidates; `reset` forgets everything.
 */
const START = 512;

/** Kind of home of a virtual register. */
export const HOME_NONE = 0, HOME_LIMB = 1, HOME_CONSTANT = 2;

/** Next use of a value that is not used again. */
export const NEVER = 0x3fffffff;

export class VirtualCode {
  count = 0;
  template = new Int32Array(START);
  /** Inputs 3i..3i+2, outputs 2i..2i+1: virtual registers or -1. */
  ins = new Int32Array(3 * START);
  outs = new Int32Array(2 * START);
  /** Shift amount, or byte offset of a store. */
  amount = new Int32Array(START);
  /** 1: exchange commuting inputs if the allocator has no preference. */
  swap = new Uint8Array(START);
  /** Event that asked for the instruction. */
  event = new Int32Array(START);

  registers = 0;
  home = new Uint8Array(START);
  /** HOME_LIMB: virtual register of the pointer; HOME_CONSTANT: index into the problem's constants. */
  homeBase = new Int32Array(START);
  /** HOME_LIMB: byte offset. */
  homeOffset = new Int32Array(START);

  /** Leading instructions and registers that were copied from other code. */
  private copied = 0;
  private copiedRegisters = 0;

  reset(): void {
    this.count = this.copied = 0;
    this.registers = this.copiedRegisters = 0;
  }

  /** Becomes the first `count` instructions and the first `registers` registers of `other`. */
  copyFirst(other: VirtualCode, count: number, registers: number): void {
    while (this.template.length < count) this.growInstructions();
    while (this.home.length < registers) this.growRegisters();
    this.count = this.copied = count;
    this.registers = this.copiedRegisters = registers;
    this.template.set(other.template.subarray(0, count));
    this.ins.set(other.ins.subarray(0, 3 * count));
    this.outs.set(other.outs.subarray(0, 2 * count));
    this.amount.set(other.amount.subarray(0, count));
    this.swap.set(other.swap.subarray(0, count));
    this.event.set(other.event.subarray(0, count));
    this.home.set(other.home.subarray(0, registers));
    this.homeBase.set(other.homeBase.subarray(0, registers));
    this.homeOffset.set(other.homeOffset.subarray(0, registers));
  }

  /** Number of leading instructions that are the same as those of `other`, from which this was copied as far as it was copied. */
  common(other: VirtualCode): number {
    const most = Math.min(this.count, other.count);
    let i = Math.min(this.copied, most);
    while (i < most && this.sameAt(i, other)) i++;
    return i;
  }

  private sameAt(i: number, other: VirtualCode): boolean {
    if (this.template[i] !== other.template[i] || this.amount[i] !== other.amount[i] || this.swap[i] !== other.swap[i]) return false;
    for (let o = 2 * i; o < 2 * i + 2; o++) if (this.outs[o] !== other.outs[o]) return false;
    for (let j = 3 * i; j < 3 * i + 3; j++) if (this.ins[j] !== other.ins[j] || !this.sameHome(this.ins[j], other)) return false;
    return true;
  }

  private sameHome(v: number, other: VirtualCode): boolean {
    return v < this.copiedRegisters || (this.home[v] === other.home[v] && this.homeBase[v] === other.homeBase[v] && this.homeOffset[v] === other.homeOffset[v]);
  }

  /** Instruction i reads or defines register v, or reads a word through it. */
  mentions(i: number, v: number): boolean {
    for (let o = 2 * i; o < 2 * i + 2; o++) if (this.outs[o] === v) return true;
    for (let j = 3 * i; j < 3 * i + 3; j++) {
      const u = this.ins[j];
      if (u >= 0 && (u === v || (this.home[u] === HOME_LIMB && this.homeBase[u] === v))) return true;
    }
    return false;
  }

  newRegister(home = HOME_NONE, base = 0, offset = 0): number {
    if (this.registers === this.home.length) this.growRegisters();
    const v = this.registers++;
    this.home[v] = home;
    this.homeBase[v] = base;
    this.homeOffset[v] = offset;
    return v;
  }

  emit(event: number, template: number, out0: number, out1: number, in0: number, in1 = -1, in2 = -1, amount = 0, swap = 0): void {
    if (this.count === this.template.length) this.growInstructions();
    const i = this.count++;
    this.event[i] = event;
    this.template[i] = template;
    this.outs[2 * i] = out0; this.outs[2 * i + 1] = out1;
    this.ins[3 * i] = in0; this.ins[3 * i + 1] = in1; this.ins[3 * i + 2] = in2;
    this.amount[i] = amount;
    this.swap[i] = swap;
  }

  private growInstructions(): void {
    this.template = widen(this.template); this.ins = widen(this.ins); this.outs = widen(this.outs);
    this.amount = widen(this.amount); this.event = widen(this.event);
    const swap = new Uint8Array(2 * this.swap.length);
    swap.set(this.swap);
    this.swap = swap;
  }

  private growRegisters(): void {
    this.homeBase = widen(this.homeBase); this.homeOffset = widen(this.homeOffset);
    const home = new Uint8Array(2 * this.home.length);
    home.set(this.home);
    this.home = home;
  }
}

function widen(a: Int32Array): Int32Array<ArrayBuffer> {
  const wide = new Int32Array(2 * a.length);
  wide.set(a);
  return wide;
}
