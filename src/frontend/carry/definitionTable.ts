import type { SsaFunction, SsaInstruction, SsaOperand } from '../../ir/ssa/schema.ts';

/** The instructions of a function by the value they define. */
export class DefinitionTable {
  readonly #byId: ReadonlyMap<string, SsaInstruction>;

  constructor(fn: SsaFunction) {
    this.#byId = new Map(fn.body.flatMap((i) => (i.id === undefined ? [] : [[i.id, i]])));
  }

  /** What defines an operand; undefined for constants and arguments. */
  of(a: SsaOperand): SsaInstruction | undefined {
    return typeof a === 'string' ? this.#byId.get(a) : undefined;
  }

  /** The operand without conversions that keep its value. */
  plain(a: SsaOperand): SsaOperand {
    const i = this.of(a);
    return i?.op === 'zext' || i?.op === 'freeze' ? this.plain(i.args[0]) : a;
  }
}

/** Value of a constant, null for anything else. */
export const constantOperand = (a: SsaOperand): bigint | null => (typeof a === 'string' ? null : BigInt(a.const));

/** Same value or same constant. */
export const isSame = (a: SsaOperand, b: SsaOperand): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : BigInt(a.const) === BigInt(b.const) && a.width === b.width;
