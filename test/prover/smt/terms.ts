/** Bit-vector terms of SMT-LIB with names for all intermediate values, so that terms are shared. */
export class Terms {
  readonly lines: string[] = [];
  private count = 0;

  /** A fresh unknown. */
  unknown(name: string, width: number): string {
    this.lines.push(`(declare-const |${name}| (_ BitVec ${width}))`);
    return `|${name}|`;
  }

  /** A name for a term of this width. */
  let(width: number, term: string): string {
    const name = `t${this.count++}`;
    this.lines.push(`(define-fun ${name} () (_ BitVec ${width}) ${term})`);
    return name;
  }

  assert(condition: string): void {
    this.lines.push(`(assert ${condition})`);
  }
}

export const constant = (value: bigint, width: number): string => `(_ bv${BigInt.asUintN(width, value)} ${width})`;
/** Zero-extended by `more` bits. */
export const extended = (term: string, more: number): string =>
  more === 0 ? term : `((_ zero_extend ${more}) ${term})`;
/** Bits high…low. */
export const bits = (high: number, low: number, term: string): string => `((_ extract ${high} ${low}) ${term})`;
