/** Evaluates polynomials at concrete inputs; shares nothing with the rewrite rules. */
import type { Algebra } from './algebra.ts';
import type { Interval } from '../../ir/interval.ts';
import { floorDivide } from './interval.ts';
import type { Atom, PolyCore, Poly } from './poly.ts';

/** Of atoms that are evaluated within each other: some six calls each. */
const MAX_DEPTH = 500;

/**
 * An evaluator at one point; `valueOf` gives the inputs by name, with what is known of them. Atoms, products and sums
 * are evaluated once.
 */
export function evaluatorAt(algebra: Algebra, valueOf: (name: string, range: Interval) => bigint): (p: Poly) => bigint {
  const atoms: (bigint | undefined)[] = [];
  const products: (bigint | undefined)[] = [];
  const sums: (bigint | undefined)[] = [];
  let depth = 0;
  const atom = (id: number): bigint => {
    const known = atoms[id];
    if (known !== undefined) return known;
    // Atoms are made of earlier ones: from here on in their order, which takes no more of the stack.
    if (depth === MAX_DEPTH) for (let k = 0; k < id; k++) atoms[k] ??= formValue(algebra.atoms[k]);
    depth++;
    const value = formValue(algebra.atoms[id]);
    depth--;
    atoms[id] = value;
    return value;
  };
  const product = (monomial: number): bigint =>
    (products[monomial] ??= algebra.monomials.atomsOf(monomial).reduce((x, id) => x * atom(id), 1n));
  const sumOf = ({ monomials, coefficients }: PolyCore): bigint =>
    monomials.reduce((sum, m, i) => sum + coefficients[i] * product(m), 0n);
  const evaluate = ({ core, constant }: Poly): bigint => (sums[core.id] ??= sumOf(core)) + constant;
  const formValue = ({ form, lower, upper }: Atom): bigint => {
    switch (form.kind) {
      case 'input':
        return valueOf(form.name, { lower, upper });
      case 'floor':
        return evaluate(form.of) >> BigInt(form.shift);
      case 'quotient':
        return floorDivide(evaluate(form.of), form.divisor);
      case 'choose':
        return evaluate(form.condition) === 1n ? evaluate(form.ifOne) : evaluate(form.ifZero);
      case 'and':
        return evaluate(form.left) & evaluate(form.right);
      case 'or':
        return evaluate(form.left) | evaluate(form.right);
      case 'xor':
        return evaluate(form.left) ^ evaluate(form.right);
      case 'name':
        return evaluate(form.of);
      case 'isZero':
        return evaluate(form.of) === 0n ? 1n : 0n;
    }
  };
  return evaluate;
}
