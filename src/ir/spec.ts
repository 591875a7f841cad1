/** What a function should compute, evaluated modulo its prime on concrete limbs. */
import { Failure } from '../base/errors.ts';
import { inverse, mod, power } from '../base/modular.ts';
import type { Limbs } from './evaluate.ts';
import { evaluateFormula, splitFormula } from './formula.ts';
import type { IrFunction, Specification } from './function.ts';

/**
 * Value of `relation` modulo `modulus`:
 *
 *   expr   := term (('+' | '-') term)*
 *   term   := factor (('*' | '/') factor)*      division multiplies by the inverse
 *   factor := '-' factor | atom ('^' integer)?
 *   atom   := integer | name | '(' expr ')'
 *
 * An unknown name or a malformed text is an `input` failure.
 */
export function evaluateRelation(
  relation: string,
  modulus: bigint,
  valueOf: (name: string) => bigint | undefined,
): bigint {
  const tokens = relation.match(/0x[0-9a-fA-F]+|\d+|[A-Za-z_]\w*|\S/g) ?? [];
  let at = 0;
  const fail = (expected: string): never => {
    throw new Failure('input', 'relation not understood', {
      where: relation,
      expected,
      found: tokens[at] ?? 'the end',
    });
  };
  const accept = (token: string): boolean => tokens[at] === token && ++at > 0;
  const expr = (): bigint => {
    let sum = term();
    for (;;) {
      if (accept('+')) sum += term();
      else if (accept('-')) sum -= term();
      else return mod(sum, modulus);
    }
  };
  const term = (): bigint => {
    let product = factor();
    for (;;) {
      if (accept('*')) product = mod(product * factor(), modulus);
      else if (accept('/')) product = mod(product * inverse(factor(), modulus), modulus);
      else return product;
    }
  };
  const factor = (): bigint => {
    if (accept('-')) return -factor();
    const base = atom();
    return accept('^') ? power(base, integer(), modulus) : base;
  };
  const integer = (): bigint => (/^\d/.test(tokens[at] ?? '') ? BigInt(tokens[at++]) : fail('an integer'));
  const atom = (): bigint => {
    if (accept('(')) {
      const inner = expr();
      return accept(')') ? inner : fail(')');
    }
    const value = /^[A-Za-z_]/.test(tokens[at] ?? '') ? valueOf(tokens[at]) : undefined;
    if (value === undefined) return integer();
    at++;
    return value;
  };
  const result = expr();
  return at === tokens.length ? result : fail('an operator');
}

/** Σ limb·2^weight. A scalar has one limb of weight 0. */
export const integerOf = (limbs: readonly bigint[], weights: readonly number[]): bigint =>
  limbs.reduce((sum, x, i) => sum + (x << BigInt(weights[i])), 0n);

/**
 * Checks concrete `outputs` for concrete `inputs` against the specification of `fn` (an `invariant` failure without one).
 * Every result must be congruent to the relation, and below the modulus if canonical; otherwise a `wrong` failure is thrown.
 */
export function checkAgainstSpec(fn: IrFunction, inputs: Limbs, outputs: Limbs): void {
  const { spec } = fn;
  if (spec === undefined) throw new Failure('invariant', 'function has no specification', { where: fn.name });
  const expected = expectedElements(fn, spec, inputs);
  const found = fn.results.flatMap((r, i) => elementsOf(outputs[i], spec).map((value) => ({ name: r.name, value })));
  found.forEach(({ name, value }, i) => {
    if (
      expected.length === found.length &&
      mod(value - expected[i], spec.modulus) === 0n &&
      (!spec.canonical || value < spec.modulus)
    )
      return;
    throw new Failure('wrong', `${name} is not ${spec.relation} modulo ${spec.modulus}`, {
      where: fn.name,
      expected: expected[i]?.toString(16) ?? `${expected.length} elements`,
      found: value.toString(16),
      hint: `inputs ${inputs.map((x) => `[${x.join(' ')}]`).join(' ')}`,
    });
  });
}

function expectedElements(fn: IrFunction, spec: Specification, inputs: Limbs): bigint[] {
  const values = new Map(fn.params.map((p, i) => [p.name, elementsOf(inputs[i], spec)]));
  return evaluateFormula(
    splitFormula(spec.relation),
    (name) => values.get(name),
    (expression, valueOf) => evaluateRelation(expression, spec.modulus, valueOf),
  );
}

/** A scalar is one element. */
function elementsOf(limbs: readonly bigint[], { weights }: Specification): bigint[] {
  if (limbs.length === 1) return [...limbs];
  return Array.from({ length: limbs.length / weights.length }, (_, k) =>
    integerOf(limbs.slice(k * weights.length, (k + 1) * weights.length), weights),
  );
}
