/** Reference semantics of word-IR functions on BigInts. */
import { Failure, invariant } from '../base/errors.ts';
import { limbsOf } from '../base/integers.ts';
import type { IrFunction, Op, Operand } from './function.ts';
import { evaluateBinary, evaluateDoubleShift, evaluateShift, evaluateUnary } from './scalar.ts';

/** One array of limbs per parameter or result. */
export type Limbs = readonly (readonly bigint[])[];

/**
 * Computes the results of `fn`. `inputs[p][limb]` is limb `limb` of parameter `p` and must lie within its bounds.
 * Also checks every value, sum and output against its stated interval: a violation is an `invariant` failure.
 */
export function evaluate(fn: IrFunction, inputs: Limbs): bigint[][] {
  checkInputs(fn, inputs);
  const values: bigint[] = [];
  fn.inputs.forEach((ids, p) =>
    ids.forEach((id, limb) => {
      values[id] = inputs[p][limb];
    }),
  );
  const read = (a: Operand): bigint => (a.kind === 'const' ? a.value : values[a.id]);
  for (const op of fn.body) {
    const widthOf = fn.values[op.outs[0]].width;
    const results = evaluateOp(op, read, widthOf, fn.name);
    const ids = op.kind === 'sum' && op.borrow !== null ? [...op.outs, op.borrow] : op.outs;
    ids.forEach((id, i) => {
      const { name, lower, upper } = fn.values[id];
      invariant(lower <= results[i] && results[i] <= upper, () => `${name} leaves its interval`, {
        where: fn.name,
        expected: `${lower}..${upper}`,
        found: String(results[i]),
      });
      values[id] = results[i];
    });
  }
  const outputs = fn.outputs.map((words) => words.map(read));
  checkOutputs(fn, outputs);
  return outputs;
}

function checkOutputs(fn: IrFunction, outputs: Limbs): void {
  fn.results.forEach((r, i) =>
    r.bounds.forEach(({ lower, upper }, limb) => {
      invariant(lower <= outputs[i][limb] && outputs[i][limb] <= upper, () => `${r.name}[${limb}] leaves its bounds`, {
        where: fn.name,
        expected: `${lower}..${upper}`,
        found: String(outputs[i][limb]),
      });
    }),
  );
}

function checkInputs(fn: IrFunction, inputs: Limbs): void {
  fn.params.forEach((p, i) =>
    p.bounds.forEach(({ lower, upper }, limb) => {
      const x = inputs[i]?.[limb];
      if (x !== undefined && lower <= x && x <= upper) return;
      throw new Failure('input', `limb ${limb} of ${p.name} is out of bounds`, {
        where: fn.name,
        expected: `${lower}..${upper}`,
        found: String(x),
      });
    }),
  );
}

/** Results of one operation, in the order of `opOutputs`. */
function evaluateOp(op: Op, read: (a: Operand) => bigint, width: number, where: string): readonly bigint[] {
  switch (op.kind) {
    case 'mulx':
      return limbsOf(read(op.ins[0]) * read(op.ins[1]), 2);
    case 'mul52': {
      const product = BigInt.asUintN(52, read(op.ins[0])) * BigInt.asUintN(52, read(op.ins[1]));
      return [BigInt.asUintN(52, product), product >> 52n];
    }
    case 'addcarryx': {
      const s = read(op.ins[0]) + read(op.ins[1]) + read(op.ins[2]);
      return [BigInt.asUintN(width, s), s >> BigInt(width)];
    }
    case 'subborrowx': {
      const d = read(op.ins[1]) - read(op.ins[2]) - read(op.ins[0]);
      return [BigInt.asUintN(width, d), -(d >> BigInt(width))];
    }
    case 'add':
    case 'sub':
    case 'mul':
    case 'and':
    case 'or':
    case 'xor':
      return [evaluateBinary(op.kind, read(op.ins[0]), read(op.ins[1]), width)];
    case 'not':
    case 'mask':
    case 'eqz':
    case 'copy':
    case 'bswap':
      return [evaluateUnary(op.kind, read(op.ins[0]), width)];
    case 'shl':
    case 'shr':
    case 'sar':
    case 'ror':
      return [evaluateShift(op.kind, read(op.ins[0]), op.amount, width)];
    case 'shld':
    case 'shrd':
      return [evaluateDoubleShift(op.kind, read(op.ins[0]), read(op.ins[1]), op.amount)];
    case 'cmovznz':
      return [read(op.ins[0]) === 0n ? read(op.ins[1]) : read(op.ins[2])];
    case 'sum':
      return evaluateSum(op, read, where);
  }
}

function evaluateSum(op: Op & { kind: 'sum' }, read: (a: Operand) => bigint, where: string): readonly bigint[] {
  const n = op.outs.length;
  const total = op.terms.reduce((s, t) => s + ((BigInt(t.sign) * read(t.operand)) << BigInt(64 * t.column)), 0n);
  invariant(op.lower <= total && total <= op.upper, () => 'a sum leaves its interval', {
    where,
    expected: `${op.lower}..${op.upper}`,
    found: String(total),
  });
  return op.borrow === null ? limbsOf(total, n) : [...limbsOf(total, n), -(total >> BigInt(64 * n))];
}
