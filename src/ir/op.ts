/** Uniform access to the operands and results of any operation. */
import type { ValueId } from '../base/ids.ts';
import type { Op, Operand } from './function.ts';

/** All operands read, in order; for a `sum` the operands of its terms. */
export function opInputs(op: Op): readonly Operand[] {
  return op.kind === 'sum' ? op.terms.map((t) => t.operand) : op.ins;
}

/** All values defined, in order; the borrow of a `sum` comes last. */
export function opOutputs(op: Op): readonly ValueId[] {
  return op.kind === 'sum' && op.borrow !== null ? [...op.outs, op.borrow] : op.outs;
}

/** The same operation on other operands and results. */
export function mapOp(op: Op, input: (a: Operand) => Operand, output: (id: ValueId) => ValueId): Op {
  switch (op.kind) {
    case 'sum':
      return {
        ...op,
        terms: op.terms.map((t) => ({ ...t, operand: input(t.operand) })),
        outs: op.outs.map(output),
        borrow: op.borrow === null ? null : output(op.borrow),
      };
    case 'mulx':
    case 'mul52':
      return { ...op, ins: [input(op.ins[0]), input(op.ins[1])], outs: [output(op.outs[0]), output(op.outs[1])] };
    case 'addcarryx':
    case 'subborrowx':
      return {
        ...op,
        ins: [input(op.ins[0]), input(op.ins[1]), input(op.ins[2])],
        outs: [output(op.outs[0]), output(op.outs[1])],
      };
    case 'cmovznz':
      return { ...op, ins: [input(op.ins[0]), input(op.ins[1]), input(op.ins[2])], outs: [output(op.outs[0])] };
    case 'add':
    case 'sub':
    case 'mul':
    case 'and':
    case 'or':
    case 'xor':
    case 'shld':
    case 'shrd':
      return { ...op, ins: [input(op.ins[0]), input(op.ins[1])], outs: [output(op.outs[0])] };
    case 'not':
    case 'mask':
    case 'eqz':
    case 'copy':
    case 'bswap':
    case 'shl':
    case 'shr':
    case 'sar':
    case 'ror':
      return { ...op, ins: [input(op.ins[0])], outs: [output(op.outs[0])] };
  }
}
