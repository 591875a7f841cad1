import { type IrFunction, type Op, type Operand, opInputs, opOutputs } from '../../../src/ir/function.ts';
import { bits, constant, extended, type Terms } from './terms.ts';

/**
 * The results of a word-IR function without multiplication, as 64-bit terms over the limbs `inputs[p][i]`; every value
 * is zero-extended to 64 bits.
 */
export function irTerms(fn: IrFunction, inputs: readonly (readonly string[])[], terms: Terms): string[][] {
  const values = new Map<number, string>();
  fn.inputs.forEach((ids, p) => ids.forEach((id, i) => values.set(id, inputs[p][i])));
  const read = (a: Operand): string => (a.kind === 'const' ? constant(a.value, 64) : (values.get(a.id) ?? ''));
  for (const op of fn.body) {
    const results = resultsOf(op, fn, opInputs(op).map(read), terms);
    opOutputs(op).forEach((id, i) => values.set(id, terms.let(64, results[i])));
  }
  return fn.outputs.map((limbs) => limbs.map(read));
}

function resultsOf(op: Op, fn: IrFunction, ins: readonly string[], terms: Terms): string[] {
  const { width } = fn.values[op.outs[0]];
  const [a, b, c] = ins;
  const cut = (term: string): string => extended(bits(width - 1, 0, term), 64 - width);
  switch (op.kind) {
    case 'add':
      return [cut(`(bvadd ${a} ${b})`)];
    case 'sub':
      return [cut(`(bvsub ${a} ${b})`)];
    case 'and':
    case 'or':
    case 'xor':
      return [cut(`(bv${op.kind} ${a} ${b})`)];
    case 'not':
      return [cut(`(bvnot ${a})`)];
    case 'mask':
      return [cut(`(bvneg ${a})`)];
    case 'copy':
      return [cut(a)];
    case 'shl':
      return [cut(`(bvshl ${a} ${constant(BigInt(op.amount), 64)})`)];
    case 'shr':
      return [cut(`(bvlshr ${a} ${constant(BigInt(op.amount), 64)})`)];
    case 'shrd':
      return [bits(op.amount + 63, op.amount, `(concat ${b} ${a})`)];
    case 'shld':
      return [bits(127 - op.amount, 64 - op.amount, `(concat ${b} ${a})`)];
    case 'eqz':
      return [`(ite (= ${a} ${constant(0n, 64)}) ${constant(1n, 64)} ${constant(0n, 64)})`];
    case 'cmovznz':
      return [`(ite (= ${a} ${constant(0n, 64)}) ${b} ${c})`];
    case 'addcarryx':
      return carried(`(bvadd (bvadd ${extended(b, 8)} ${extended(c, 8)}) ${extended(a, 8)})`, width, 1, terms);
    case 'subborrowx':
      return carried(`(bvsub (bvsub ${extended(b, 8)} ${extended(c, 8)}) ${extended(a, 8)})`, width, -1, terms);
    case 'sum':
      return sum(op, ins, terms);
    default:
      throw new Error(`${op.kind} is not translated`);
  }
}

/** Low word and carry (or borrow) of a 72-bit total. */
function carried(total: string, width: number, sign: 1 | -1, terms: Terms): string[] {
  const named = terms.let(72, total);
  const high = bits(width, width, named);
  return [extended(bits(width - 1, 0, named), 64 - width), sign === 1 ? extended(high, 63) : extended(high, 63)];
}

/** Column by column with a signed carry of 72 bits, which no sum of words needs more of. */
function sum(op: Op & { kind: 'sum' }, ins: readonly string[], terms: Terms): string[] {
  const columns = Math.max(op.outs.length, ...op.terms.map((t) => t.column + 1));
  const outs: string[] = [];
  let carry = constant(0n, 72);
  let above = constant(0n, 72);
  for (let column = 0; column < columns; column++) {
    const total = terms.let(
      72,
      op.terms.reduce(
        (left, t, i) =>
          t.column !== column ? left : `(${t.sign === 1 ? 'bvadd' : 'bvsub'} ${left} ${extended(ins[i], 8)})`,
        carry,
      ),
    );
    if (column < op.outs.length) outs.push(bits(63, 0, total));
    else
      above = terms.let(
        72,
        `(bvadd ${above} (bvshl ${total} ${constant(BigInt(64 * (column - op.outs.length)), 72)}))`,
      );
    carry = column < op.outs.length ? terms.let(72, `(bvashr ${total} ${constant(64n, 72)})`) : constant(0n, 72);
  }
  const borrow = columns > op.outs.length ? above : carry;
  return op.borrow === null ? outs : [...outs, bits(63, 0, terms.let(72, `(bvneg ${borrow})`))];
}
