import type { ValueId } from '../base/ids.ts';
import { Builder } from './build.ts';
import type { IrFunction, Op, Operand } from './function.ts';
import { ZERO } from './operand.ts';
import { rebuild, rebuildFunction } from './rebuild.ts';
import { unusedValues } from './useCounts.ts';

/**
 * Results that nobody reads are not computed: the high word of a product,
 * the borrow and the highest words of a sum. (Operations without any used result disappear in any case.)
 */
export function dropUnused(fn: IrFunction): IrFunction {
  const unused = unusedValues(fn);
  const b = new Builder(fn.name, fn);
  return rebuildFunction(fn, b, fn.body, (op, read) => lighter(b, op, read, unused) ?? rebuild(b, fn, op, read));
}

function lighter(
  b: Builder,
  op: Op,
  read: (a: Operand) => Operand,
  unused: (id: ValueId) => boolean,
): readonly Operand[] | null {
  switch (op.kind) {
    case 'mulx':
      return unused(op.outs[1]) ? [b.binary('mul', read(op.ins[0]), read(op.ins[1])), ZERO] : null;
    case 'sum':
      return trimmed(b, op, read, unused);
    default:
      return null;
  }
}

function trimmed(
  b: Builder,
  op: Op & { kind: 'sum' },
  read: (a: Operand) => Operand,
  unused: (id: ValueId) => boolean,
): readonly Operand[] | null {
  const borrow = op.borrow !== null && !unused(op.borrow);
  const needed = borrow ? op.outs.length : op.outs.findLastIndex((id) => !unused(id)) + 1;
  if (needed === op.outs.length && borrow === (op.borrow !== null)) return null;
  const terms = op.terms.map((t) => ({ ...t, operand: read(t.operand) }));
  const { words } = b.sum({ terms, words: needed, within: op });
  return [...words, ...Array<Operand>(op.outs.length - needed + 1).fill(ZERO)];
}
