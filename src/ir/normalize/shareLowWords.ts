/**
 * Computes repeated low words only once. Compilers narrow what is only read under a mask: of a sum of products that is
 * shifted right by 51 and masked with 2^51 - 1, the shifted one is 128 bits wide, the masked one is computed again from
 * low products. Both are the same polynomial in the inputs modulo 2^51, and the wide sum has that word anyway. Likewise
 * a low product beside a whole one of the same factors.
 */
import type { ValueId } from '../../base/ids.ts';
import { Builder } from '../build.ts';
import { definitionsOf, type Definitions, type IrFunction, type Op, type Operand } from '../function.ts';
import { dropUnused, dependencyOrder, dependsOn, homes, rebuild, rebuildFunction } from '../rebuild.ts';

/** Monomials (ids of atoms, sorted, joined) with their coefficients modulo 2^bits. */
type Polynomial = ReadonlyMap<string, bigint>;

/** Larger polynomials are left alone; of squares of squares, the degree doubles with each. */
const MAX_MONOMIALS = 64;
const MAX_DEGREE = 16;

/** The same function with masked words and low products taken from sums and products that have them. */
export function shareLowWords(fn: IrFunction): IrFunction {
  let ops: readonly Op[] = fn.body;
  const forms = formsByBits(fn);
  for (const op of fn.body) {
    const replacement = shared(fn, ops, op, forms);
    if (replacement !== null) ops = ops.map((o) => (o === op ? replacement : o));
  }
  if (ops.every((op, i) => op === fn.body[i])) return fn;
  const b = new Builder(fn.name, fn);
  return dropUnused(
    rebuildFunction(fn, b, dependencyOrder(ops), (op, read) =>
      op.kind === 'copy' && isNew(fn, op) ? [read(op.ins[0])] : rebuild(b, fn, op, read),
    ),
  );
}

const isNew = (fn: IrFunction, op: Op): boolean => !fn.body.includes(op);

function formsByBits(fn: IrFunction): (bits: number) => Forms {
  const defs = definitionsOf(fn);
  const known = new Map<number, Forms>();
  return (bits) => {
    const forms = known.get(bits) ?? new Forms(defs, bits);
    known.set(bits, forms);
    return forms;
  };
}

/** `op` with its operand taken from elsewhere; null when nothing is gained. */
function shared(fn: IrFunction, ops: readonly Op[], op: Op, forms: (bits: number) => Forms): Op | null {
  if (op.kind !== 'and' && op.kind !== 'mul') return null;
  const mask =
    op.kind === 'and' ? op.ins.findIndex((a) => a.kind === 'const' && (a.value & (a.value + 1n)) === 0n) : -1;
  if (op.kind === 'and' && mask < 0) return null;
  const wanted = op.kind === 'and' ? op.ins[1 - mask] : ({ kind: 'value', id: op.outs[0] } as const);
  if (wanted.kind !== 'value' || fn.values[op.outs[0]].width !== 64) return null;
  const bits = op.kind === 'and' ? bitLength(op.ins[mask]) : 64;
  const source = sameWord(ops, op, wanted.id, forms(bits));
  if (source === null) return null;
  const from: Operand = { kind: 'value', id: source };
  return op.kind === 'and'
    ? { ...op, ins: mask === 1 ? [from, op.ins[1]] : [op.ins[0], from] }
    : { kind: 'copy', ins: [from], outs: op.outs };
}

const bitLength = (a: Operand): number => (a.kind === 'const' ? a.value.toString(2).length : 64);

/**
 * The lowest word of a wide product or sum that equals value `id` modulo 2^bits and does not depend on `op`; null
 * without.
 */
function sameWord(ops: readonly Op[], op: Op, id: ValueId, forms: Forms): ValueId | null {
  const wanted = keyOf(forms.of(id));
  if (wanted === null) return null;
  const home = homes(ops);
  if (home.get(id)?.kind === 'mulx' || isWide(home.get(id))) return null;
  for (const other of ops) {
    if (!isWide(other) || (op.kind === 'mul' && other.kind !== 'mulx') || other.outs[0] === id) continue;
    if (keyOf(forms.of(other.outs[0])) === wanted && !dependsOn(other, op, home)) return other.outs[0];
  }
  return null;
}

const isWide = (op: Op | undefined): boolean => op?.kind === 'mulx' || (op?.kind === 'sum' && op.outs.length > 1);

const keyOf = (p: Polynomial | null): string | null =>
  p === null
    ? null
    : [...p]
        .filter(([, c]) => c !== 0n)
        .map(([m, c]) => `${c}·${m}`)
        .sort()
        .join('+');

/** Values as polynomials modulo 2^bits over inputs and whatever is neither a sum nor a product. */
class Forms {
  private readonly defs: Definitions;
  private readonly bits: number;
  private readonly known = new Map<ValueId, Polynomial | null>();

  constructor(defs: Definitions, bits: number) {
    this.defs = defs;
    this.bits = bits;
  }

  /** Null when it would be too large. */
  of(id: ValueId): Polynomial | null {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const form = this.expand(id);
    const small = form !== null && form.size <= MAX_MONOMIALS ? form : null;
    this.known.set(id, small);
    return small;
  }

  private expand(id: ValueId): Polynomial | null {
    const op = this.defs.value(id).width === 64 ? this.defs.definition(id)?.op : undefined;
    const atom = new Map([[String(id), 1n]]);
    switch (op?.kind) {
      case 'sum':
        return op.outs[0] === id
          ? this.total(op.terms.filter((t) => t.column === 0).map((t) => [BigInt(t.sign), t.operand]))
          : atom;
      case 'mulx':
        return op.outs[0] === id ? this.product(op.ins[0], op.ins[1]) : atom;
      case 'mul':
        return this.product(op.ins[0], op.ins[1]);
      case 'add':
        return this.total([
          [1n, op.ins[0]],
          [1n, op.ins[1]],
        ]);
      case 'sub':
        return this.total([
          [1n, op.ins[0]],
          [-1n, op.ins[1]],
        ]);
      case 'shl':
        return this.total([[1n << BigInt(op.amount), op.ins[0]]]);
      case 'and':
        return this.masked(op.ins) ?? atom;
      default:
        return atom;
    }
  }

  /** A mask that keeps all the bits that count changes nothing. */
  private masked(ins: readonly Operand[]): Polynomial | null {
    const low = (1n << BigInt(this.bits)) - 1n;
    const mask = ins.findIndex((a) => a.kind === 'const' && (a.value & low) === low);
    return mask < 0 ? null : this.operand(ins[1 - mask]);
  }

  private operand(a: Operand): Polynomial | null {
    return a.kind === 'const' ? new Map([['', this.reduced(a.value)]]) : this.of(a.id);
  }

  private total(terms: readonly (readonly [bigint, Operand])[]): Polynomial | null {
    const sum = new Map<string, bigint>();
    for (const [factor, a] of terms) {
      const form = this.operand(a);
      if (form === null) return null;
      for (const [m, c] of form) sum.set(m, this.reduced((sum.get(m) ?? 0n) + factor * c));
    }
    return sum;
  }

  private product(a: Operand, b: Operand): Polynomial | null {
    const x = this.operand(a);
    const y = this.operand(b);
    const result = new Map<string, bigint>();
    if (x === null || y === null || x.size * y.size > MAX_MONOMIALS) return null;
    for (const [m, c] of x)
      for (const [n, d] of y) {
        const atoms = [...m.split('*'), ...n.split('*')].filter((s) => s !== '');
        if (atoms.length > MAX_DEGREE) return null;
        const key = atoms.sort().join('*');
        result.set(key, this.reduced((result.get(key) ?? 0n) + c * d));
      }
    return result;
  }

  private reduced(x: bigint): bigint {
    return BigInt.asUintN(this.bits, x);
  }
}
