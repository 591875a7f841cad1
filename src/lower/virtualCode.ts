/**
 * Code before register allocation: a list of templates applied to virtual registers (SSA).
 *
 * A virtual register may have a home from which it can be read again without having been saved: a limb
 * of an argument array, or a constant. Reused between candidates; `reset` forgets everything.
 */
const START = 512;

/** Kind of home of a virtual register. */
export const HOME_NONE = 0, HOME_LIMB = 1, HOME_CONSTANT = 2;

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

  reset(): void {
    this.count = 0;
    this.registers = 0;
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
