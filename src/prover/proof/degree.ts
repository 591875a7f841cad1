import type { IrFunction, Op, Operand } from '../../ir/function.ts';

/**
 * The degree of the results as polynomials in the parameters, when carries and selections count as much as what they
 * come from: 2 for a product of two numbers.
 */
export function degreeOf(fn: IrFunction): number {
  const degrees: number[] = [];
  fn.inputs.flat().forEach((id) => {
    degrees[id] = 1;
  });
  const of = (a: Operand): number => (a.kind === 'const' ? 0 : (degrees[a.id] ?? 0));
  for (const op of fn.body) {
    const degree = degreeOfOp(op, of);
    for (const id of op.kind === 'sum' && op.borrow !== null ? [...op.outs, op.borrow] : op.outs) degrees[id] = degree;
  }
  return Math.max(0, ...fn.outputs.flat().map(of));
}

function degreeOfOp(op: Op, of: (a: Operand) => number): number {
  if (op.kind === 'sum') return Math.max(0, ...op.terms.map((t) => of(t.operand)));
  const degrees = op.ins.map(of);
  const isProduct = op.kind === 'mulx' || op.kind === 'mul52' || op.kind === 'mul';
  return isProduct ? degrees.reduce((a, b) => a + b, 0) : Math.max(0, ...degrees);
}
