/** Code before register allocation: templates applied to virtual registers in SSA form. */
import { invariant } from '../../../base/errors.ts';

/** Typed arrays side by side in one buffer, so that a single copy saves or restores all of them. */
export class StateBuffer {
  private readonly buffer: ArrayBuffer;
  private used = 0;

  /** `capacity` in bytes; asking for more throws `invariant`. */
  constructor(capacity: number) {
    this.buffer = new ArrayBuffer(capacity);
  }

  words(length: number): Int32Array {
    return new Int32Array(this.buffer, this.take(4 * length), length);
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.buffer, this.take(length), length);
  }

  halves(length: number): Uint16Array {
    return new Uint16Array(this.buffer, this.take(2 * length), length);
  }

  signedBytes(length: number): Int8Array {
    return new Int8Array(this.buffer, this.take(length), length);
  }

  /** Everything that was handed out, as bytes. */
  whole(): Uint8Array {
    return new Uint8Array(this.buffer, 0, this.used);
  }

  private take(bytes: number): number {
    const at = this.used;
    this.used += (bytes + 7) & ~7;
    invariant(
      this.used <= this.buffer.byteLength,
      () => `state of ${this.used} bytes in a buffer of ${this.buffer.byteLength}`,
    );
    return at;
  }
}

/**
 * Code before register allocation: a list of templates applied to virtual registers (SSA).
 *
 * A virtual register may have a home from which it can be read again without having been saved: a limb
 * of an argument array, or a constant. Reused between candidates; `reset` forgets everything.
 */
const START = 128;

/** Kind of home of a virtual register. */
export const HOME_NONE = 0,
  HOME_LIMB = 1,
  HOME_CONSTANT = 2;

/** Next use of a value that is not used again. */
export const NEVER = 0x3fffffff;

export class VirtualCode {
  count = 0;
  template!: Int32Array;
  /** Inputs 3i..3i+2, outputs 2i..2i+1: virtual registers or -1. */
  ins!: Int32Array;
  outs!: Int32Array;
  /** Shift amount, or byte offset of a store. */
  amount!: Int32Array;
  /** 1: exchange commuting inputs if the allocator has no preference. */
  swap!: Uint8Array;
  /** Event that asked for the instruction. */
  event!: Int32Array;

  registers = 0;
  home!: Uint8Array;
  /** HOME_LIMB: virtual register of the pointer; HOME_CONSTANT: index into the problem's constants. */
  homeBase!: Int32Array;
  /** HOME_LIMB: byte offset. */
  homeOffset!: Int32Array;

  /** Leading instructions and registers that were copied from other code. */
  private copied = 0;
  private copiedRegisters = 0;
  /** All tables in one. */
  private whole: Uint8Array = new Uint8Array(0);

  constructor() {
    this.makeRoom(START);
  }

  reset(): void {
    this.count = this.copied = 0;
    this.registers = this.copiedRegisters = 0;
  }

  /** Becomes the first `count` instructions and the first `registers` registers of `other`. */
  copyFirst(other: VirtualCode, count: number, registers: number): void {
    if (this.whole.length < other.whole.length) this.makeRoom(other.template.length);
    if (this.whole.length > other.whole.length) other.makeRoom(this.template.length);
    this.whole.set(other.whole);
    this.count = this.copied = count;
    this.registers = this.copiedRegisters = registers;
  }

  /**
   * Number of leading instructions that are the same as those of `other`, from which this was copied as far as it was
   * copied.
   */
  common(other: VirtualCode): number {
    const most = Math.min(this.count, other.count);
    let i = Math.min(this.copied, most);
    while (i < most && this.sameAt(i, other)) i++;
    return i;
  }

  private sameAt(i: number, other: VirtualCode): boolean {
    if (this.template[i] !== other.template[i] || this.amount[i] !== other.amount[i] || this.swap[i] !== other.swap[i])
      return false;
    for (let o = 2 * i; o < 2 * i + 2; o++) if (this.outs[o] !== other.outs[o]) return false;
    for (let j = 3 * i; j < 3 * i + 3; j++)
      if (this.ins[j] !== other.ins[j] || !this.sameHome(this.ins[j], other)) return false;
    return true;
  }

  private sameHome(v: number, other: VirtualCode): boolean {
    return (
      v < this.copiedRegisters ||
      (this.home[v] === other.home[v] &&
        this.homeBase[v] === other.homeBase[v] &&
        this.homeOffset[v] === other.homeOffset[v])
    );
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
    if (this.registers === this.home.length) this.makeRoom(2 * this.home.length);
    const v = this.registers++;
    this.home[v] = home;
    this.homeBase[v] = base;
    this.homeOffset[v] = offset;
    return v;
  }

  emit(
    event: number,
    template: number,
    out0: number,
    out1: number,
    in0: number,
    in1 = -1,
    in2 = -1,
    amount = 0,
    swap = 0,
  ): void {
    if (this.count === this.template.length) this.makeRoom(2 * this.template.length);
    const i = this.count++;
    this.event[i] = event;
    this.template[i] = template;
    this.outs[2 * i] = out0;
    this.outs[2 * i + 1] = out1;
    this.ins[3 * i] = in0;
    this.ins[3 * i + 1] = in1;
    this.ins[3 * i + 2] = in2;
    this.amount[i] = amount;
    this.swap[i] = swap;
  }

  /** Room for `capacity` instructions and registers; what is there stays. */
  private makeRoom(capacity: number): void {
    const old = this.template === undefined ? [] : this.tables();
    const state = new StateBuffer(64 * capacity);
    this.template = state.words(capacity);
    this.amount = state.words(capacity);
    this.event = state.words(capacity);
    this.ins = state.words(3 * capacity);
    this.outs = state.words(2 * capacity);
    this.swap = state.bytes(capacity);
    this.home = state.bytes(capacity);
    this.homeBase = state.words(capacity);
    this.homeOffset = state.words(capacity);
    this.whole = state.whole();
    this.tables().forEach((table, i) => {
      if (old[i] !== undefined) table.set(old[i]);
    });
  }

  private tables(): (Int32Array | Uint8Array)[] {
    return [
      this.template,
      this.amount,
      this.event,
      this.ins,
      this.outs,
      this.swap,
      this.home,
      this.homeBase,
      this.homeOffset,
    ];
  }
}
