/** The body of an LLVM function while it is written. */
import type { ValueId } from '../../base/ids.ts';
import type { IrFunction, Operand } from '../../ir/function.ts';

/** Name or literal of an LLVM integer, and its type `i<bits>`. */
export interface Int {
  readonly name: string;
  readonly bits: number;
}

/** How some operations are written, which depends on the processor. */
export interface Ways {
  /** Carries by intrinsics of x86. */
  readonly x86: boolean;
  /**
   * Carries of wide sums by comparisons of words, selections by masks: for processors without flags, where LLVM makes
   * jumps of both.
   */
  readonly wordwise: boolean;
}

/**
 * The body of an LLVM function while it is written: numbered temporaries, and a name for every value of the word IR.
 */
export class LlvmText {
  readonly lines: string[] = [];
  private readonly fn: IrFunction;
  private readonly known = new Map<ValueId, Int>();
  readonly ways: Ways;
  private temporaries = 0;

  constructor(fn: IrFunction, ways: Ways) {
    this.fn = fn;
    this.ways = ways;
  }

  /** Appends `%t<n> = <text>` and returns the new temporary, of type i`bits`. */
  let(bits: number, text: string): Int {
    const name = `%t${this.temporaries++}`;
    this.lines.push(`${name} = ${text}`);
    return { name, bits };
  }

  /** Makes `value` the meaning of `id`, at the width that the word IR gives it. */
  define(id: ValueId, value: Int): void {
    this.known.set(id, this.resize(value, this.fn.values[id].width));
  }

  read(a: Operand): Int {
    if (a.kind === 'const') return constant(a.value, 64);
    const { width } = this.fn.values[a.id];
    return this.known.get(a.id) ?? { name: 'poison', bits: width };
  }

  /** The operand at a width: cut off or extended by zeros. */
  readAt(a: Operand, bits: number): Int {
    return a.kind === 'const' ? constant(a.value, bits) : this.resize(this.read(a), bits);
  }

  resize(value: Int, bits: number): Int {
    if (value.bits === bits) return value;
    return this.let(bits, `${value.bits < bits ? 'zext' : 'trunc'} ${typed(value)} to i${bits}`);
  }

  /** A binary operation on integers of equal width. */
  binary(operation: string, a: Int, b: Int): Int {
    return this.let(a.bits, `${operation} ${typed(a)}, ${b.name}`);
  }

  /** `value` shifted right by whole bits and cut to `bits`. */
  slice(value: Int, from: number, bits: number): Int {
    if (from >= value.bits) return constant(0n, bits);
    return this.resize(from === 0 ? value : this.binary('lshr', value, constant(BigInt(from), value.bits)), bits);
  }
}

export const constant = (value: bigint, bits: number): Int => ({ name: String(BigInt.asUintN(bits, value)), bits });

/** As LLVM writes an operand: type and name. */
export const typed = ({ name, bits }: Int): string => `i${bits} ${name}`;
