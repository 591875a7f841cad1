/** A formula (ir/formula.ts) evaluated in a ring. */
import { Failure } from '../../base/errors.ts';
import { evaluateFormula, splitFormula } from '../formula.ts';
import { requireModestFormula } from './formulaSize.ts';
import { evaluateRelation, parseRelation, type Relation, type Ring } from './relation.ts';

/**
 * Parsed once: the elements of the results for the elements of the parameters. Quotients become products with inverses
 * modulo `modulus`.
 */
export function formulaIn<T>(
  text: string,
  modulus: bigint,
  ring: Omit<Ring<T>, 'name'>,
): (elementsOf: (name: string) => readonly T[] | undefined) => T[] {
  const parts = splitFormula(text);
  requireModestFormula(parts, modulus);
  const parsed = new Map<string, Relation>();
  for (const expression of [...parts.steps.flatMap((s) => s.values), ...parts.results])
    parsed.set(expression, parseRelation(expression, modulus));
  return (elementsOf) =>
    evaluateFormula(parts, elementsOf, (expression, valueOf) => {
      const name = (label: string): T => valueOf(label) ?? unknownName(label, text);
      return evaluateRelation(parsed.get(expression) ?? parseRelation(expression, modulus), { ...ring, name }, modulus);
    });
}

function unknownName(name: string, text: string): never {
  throw new Failure('input', `unknown name ${name} in the relation`, {
    where: text,
    expected: 'names of parameters and of earlier steps',
  });
}
