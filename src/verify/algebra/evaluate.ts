/** The value of polynomials at concrete inputs; shares nothing with the rewrite rules. */
import type { Algebra } from './algebra.ts';
import { floorDivide } from './interval.ts';
import type { Atom, Poly } from './poly.ts';

/** An evaluator at one point; `valueOf` gives the inputs by name. Atoms are evaluated once. */
export function evaluatorAt(algebra: Algebra, valueOf: (name: string) => bigint): (p: Poly) => bigint {
  const known: (bigint | undefined)[] = [];
  const atom = (id: number): bigint => (known[id] ??= formValue(algebra.atoms[id]));
  const evaluate = (p: Poly): bigint => {
    let sum = p.constant;
    const { monomials, coefficients } = p.core;
    for (let i = 0; i < monomials.length; i++) {
      sum += algebra.monomials.atomsOf(monomials[i]).reduce((product, id) => product * atom(id), coefficients[i]);
    }
    return sum;
  };
  const formValue = ({ form }: Atom): bigint => {
    switch (form.kind) {
      case 'input': return valueOf(form.name);
      case 'floor': return evaluate(form.of) >> BigInt(form.shift);
      case 'quotient': return floorDivide(evaluate(form.of), form.divisor);
      case 'choose': return evaluate(form.condition) === 1n ? evaluate(form.ifOne) : evaluate(form.ifZero);
      case 'and': return evaluate(form.left) & evaluate(form.right);
      case 'or': return evaluate(form.left) | evaluate(form.right);
      case 'xor': return evaluate(form.left) ^ evaluate(form.right);
      case 'name': return evaluate(form.of);
      case 'isZero': return evaluate(form.of) === 0n ? 1n : 0n;
    }
  };
  return evaluate;
}
