import type { Builder } from './build.ts';
import type { IrFunction, Op, Operand, Term } from './function.ts';
import { opOutputs } from './op.ts';

/**
 * Builds `op` on new operands, folding what can be folded; one operand per result of `op`, the borrow of a sum last.
 */
export function rebuild(b: Builder, fn: IrFunction, op: Op, read: (a: Operand) => Operand): readonly Operand[] {
  const width = fn.values[op.outs[0]].width;
  switch (op.kind) {
    case 'mulx':
      return b.mulx(read(op.ins[0]), read(op.ins[1]));
    case 'mul52':
      return b.mul52(read(op.ins[0]), read(op.ins[1]));
    case 'addcarryx':
      return b.addcarryx(read(op.ins[0]), read(op.ins[1]), read(op.ins[2]), width);
    case 'subborrowx':
      return b.subborrowx(read(op.ins[0]), read(op.ins[1]), read(op.ins[2]), width);
    case 'add':
    case 'sub':
    case 'mul':
    case 'and':
    case 'or':
    case 'xor':
      return [b.binary(op.kind, read(op.ins[0]), read(op.ins[1]), width)];
    case 'not':
    case 'mask':
    case 'eqz':
    case 'copy':
      return [b.unary(op.kind, read(op.ins[0]), width)];
    case 'shl':
    case 'shr':
    case 'sar':
    case 'ror':
      return [b.shift(op.kind, read(op.ins[0]), op.amount, width)];
    case 'shld':
    case 'shrd':
      return [b.doubleShift(op.kind, read(op.ins[0]), read(op.ins[1]), op.amount)];
    case 'cmovznz':
      return [b.cmovznz(read(op.ins[0]), read(op.ins[1]), read(op.ins[2]), width)];
    case 'sum': {
      const terms = op.terms.map((t) => ({ ...t, operand: read(t.operand) }));
      return sumLike(b, op, terms);
    }
  }
}

/** The sum of other terms, of the same total as that of `op`: its words, the borrow last. */
export function sumLike(b: Builder, op: Op & { kind: 'sum' }, terms: readonly Term[]): readonly Operand[] {
  const { words, borrow } = b.sum({ terms, words: op.outs.length, borrow: op.borrow !== null, within: op });
  return op.borrow === null ? words : [...words, borrow];
}

/** Rebuilds a whole function in the given order of operations; `each` builds one of them. */
export function rebuildFunction(
  fn: IrFunction,
  b: Builder,
  order: readonly Op[],
  each: (op: Op, read: (a: Operand) => Operand) => readonly Operand[],
): IrFunction {
  const fresh: Operand[] = [];
  const read = (a: Operand): Operand => (a.kind === 'const' ? a : fresh[a.id]);
  fn.params.forEach((p, i) =>
    b.param(p).forEach((limb, k) => {
      fresh[fn.inputs[i][k]] = limb;
    }),
  );
  for (const op of order) {
    const words = each(op, read);
    opOutputs(op).forEach((id, i) => {
      fresh[id] = words[i];
    });
  }
  fn.results.forEach((r, i) => b.resultAs(r, fn.outputs[i].map(read)));
  return b.finish(fn.spec);
}
