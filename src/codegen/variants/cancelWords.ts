/**
 * A variant: words that are equal for every input cancel.
 *
 * The quotient of a Montgomery step is what makes the lowest word vanish: with m = t/p modulo 2^64, the low word of m·p
 * is t itself, and t - m·p has nothing in its lowest column, not even a borrow. Where m·p is spelt in parts, that is
 * seen by counting: each part is a multiple of t modulo 2^64, and words that are congruent modulo 2^64 are equal.
 */
import type { ValueId } from '../../base/ids.ts';
import { Builder } from '../../ir/build.ts';
import { definitionsOf, type Definitions, type IrFunction, type Operand } from '../../ir/function.ts';
import { dropUnused, rebuild, rebuildFunction } from '../../ir/rebuild.ts';

/** The same function, which reads of equal words the first. */
export function cancelWords(fn: IrFunction): IrFunction {
  const multiples = new Multiples(definitionsOf(fn));
  const first = new Map<string, Operand>();
  const b = new Builder(fn.name, fn);
  const rebuilt = rebuildFunction(fn, b, fn.body, (op, read) => {
    const words = rebuild(b, fn, op, read);
    const [low, ...others] = words;
    const { root, factor } = multiples.of(op.outs[0]);
    const key = `${factor}·${root}`;
    if (factor === 1n && root !== op.outs[0]) return [read({ kind: 'value', id: root }), ...others];
    const known = first.get(key);
    if (known !== undefined) return [known, ...others];
    first.set(key, low);
    return words;
  });
  return dropUnused(rebuilt);
}

/** factor·root modulo 2^64. */
interface Multiple {
  readonly root: ValueId;
  readonly factor: bigint;
}

class Multiples {
  private readonly defs: Definitions;
  private readonly known = new Map<ValueId, Multiple>();

  constructor(defs: Definitions) {
    this.defs = defs;
  }

  /** What the value is a multiple of; of itself if nothing else is known. */
  of(id: ValueId): Multiple {
    const known = this.known.get(id) ?? this.derived(id) ?? { root: id, factor: 1n };
    this.known.set(id, known);
    return known;
  }

  private derived(id: ValueId): Multiple | null {
    const op = this.defs.definition(id)?.op;
    if (op === undefined || op.outs[0] !== id || this.defs.value(id).width !== 64) return null;
    switch (op.kind) {
      case 'mulx':
      case 'mul': {
        const [x, k] = op.ins[0].kind === 'const' ? [op.ins[1], op.ins[0]] : op.ins;
        return k.kind === 'const' ? this.total([[x, k.value]]) : null;
      }
      case 'add':
      case 'sub':
        return this.total(op.ins.map((a, i) => [a, op.kind === 'sub' && i === 1 ? -1n : 1n]));
      case 'shl':
        return this.total([[op.ins[0], 1n << BigInt(op.amount)]]);
      case 'sum':
        return this.total(op.terms.filter((t) => t.column === 0).map((t) => [t.operand, BigInt(t.sign)]));
      default:
        return null;
    }
  }

  /** Null if the words are not all multiples of one. */
  private total(terms: readonly (readonly [Operand, bigint])[]): Multiple | null {
    const parts = terms.map(([a, times]) => {
      const { root, factor } = a.kind === 'value' ? this.of(a.id) : { root: null, factor: 0n };
      return { root, factor: times * factor };
    });
    const [{ root } = { root: null }] = parts;
    const factor = BigInt.asUintN(
      64,
      parts.reduce((sum, part) => sum + part.factor, 0n),
    );
    return root === null || factor === 0n || parts.some((part) => part.root !== root) ? null : { root, factor };
  }
}
