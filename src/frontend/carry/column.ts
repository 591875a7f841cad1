/** Reads values as columns of an addition: one word of a carry chain as software writes it. */
import type { SsaOperand, SsaFunction, SsaInstruction } from '../../ir/ssa/schema.ts';

/**
 * One word of a chain as software writes it: the result s = a + b + c or s = a − b − c modulo 2^64, with c = 0 or 1.
 */
export interface CarryColumn {
  readonly kind: 'add' | 'sub';
  /** The value s; where nobody asks for it, the value at which the column is known. */
  readonly result: string;
  readonly definesResult: boolean;
  readonly a: SsaOperand;
  readonly b: SsaOperand;
  /** Null where nothing comes in. */
  readonly carry: SsaOperand | null;
}

/** Every way to read `result` as a column that starts from `a`. `isBit` says which values are 0 or 1. */
export function columnsOf(
  result: SsaOperand,
  a: SsaOperand,
  defs: DefinitionTable,
  isBit: (x: SsaOperand) => boolean,
): readonly CarryColumn[] {
  const top = defs.of(result);
  if (typeof result !== 'string' || top === undefined || top.width !== 64 || (top.op !== 'add' && top.op !== 'sub'))
    return [];
  const kind = top.op;
  return addends(result, a, kind, defs).flatMap((rest): CarryColumn[] => {
    if (rest.length === 1) return [{ kind, result, definesResult: true, a, b: rest[0], carry: null }];
    const [x, y] = rest;
    return [
      [x, y],
      [y, x],
    ].flatMap(([b, c]): CarryColumn[] => (isBit(c) ? [{ kind, result, definesResult: true, a, b, carry: c }] : []));
  });
}

/** What is added to `a`, or taken from it, to give `result`: one or two values. */
function addends(
  result: SsaOperand,
  a: SsaOperand,
  kind: 'add' | 'sub',
  defs: DefinitionTable,
): readonly (readonly SsaOperand[])[] {
  const top = defs.of(result);
  if (top?.op !== kind) return [];
  const [x, y] = top.args;
  const ways =
    kind === 'add'
      ? [
          [x, y],
          [y, x],
        ]
      : [[x, y]];
  return ways.flatMap(([from, other]) => [
    ...(isSame(from, a) ? [[other], ...pair(other, defs)] : []),
    ...addends(from, a, kind, defs).flatMap((inner) => (inner.length === 1 ? [[...inner, other]] : [])),
  ]);
}

/** The two addends of a sum. */
function pair(a: SsaOperand, defs: DefinitionTable): readonly (readonly SsaOperand[])[] {
  const i = defs.of(a);
  return i?.op === 'add' && i.args.every((x) => constantOperand(x) === null) ? [i.args] : [];
}

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
