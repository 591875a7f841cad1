import { Failure } from '../../base/errors.ts';
import type { IrFunction, Param, Specification } from '../../ir/function.ts';
import { verify as checkForm } from '../../ir/verify.ts';
import { idleParams } from '../../ir/contract/idleParams.ts';
import { requireInputs } from '../../ir/contract/possibleInputs.ts';

/**
 * Throws `input` for word IR that nothing should be compared with: bounds that no input or only one meets, a
 * specification that says nothing or cannot be evaluated; `invariant` if it is malformed. `where` is its file.
 */
export function checkGivenIr(fn: IrFunction, where: string): void {
  const odd = [...fn.params, ...fn.results].flatMap(contradictions);
  if (odd.length > 0)
    throw new Failure('input', 'the lower bound is above the upper one', { where, found: odd.join(', ') });
  if (fn.spec !== undefined) checkSpecification(fn, fn.spec, where);
  requireInputs(fn, where);
  checkForm(fn);
}

const contradictions = ({ name, bounds }: Param): string[] =>
  bounds.flatMap(({ lower, upper }, i) => (lower > upper ? [`${name}[${i}]: ${lower}..${upper}`] : []));

function checkSpecification(
  fn: IrFunction,
  { modulus, weights, relation, limits = [] }: Specification,
  where: string,
): void {
  if (modulus < 3n)
    throw new Failure('input', 'the modulus says nearly nothing', {
      where,
      expected: 'above 2',
      found: String(modulus),
    });
  const rises = weights.every((w, i) => Number.isInteger(w) && (i === 0 ? w === 0 : w > weights[i - 1]));
  if (!rises)
    throw new Failure('input', 'the weights of limbs do not rise from 0', { where, found: weights.join(' ') });
  const all = [...fn.params, ...fn.results];
  const isElements = ({ bounds }: Param): boolean => bounds.length % weights.length === 0;
  const unknown = limits.find(({ name }) => !all.some((p) => p.name === name && p.shape === 'array' && isElements(p)));
  if (unknown !== undefined)
    throw new Failure('input', 'a limit of what is no array of elements', { where, found: unknown.name });
  const isMeant = (p: Param): boolean => fn.results.includes(p) || new RegExp(`\\b${p.name}\\b`).test(relation);
  const odd = all.find((p) => isMeant(p) && p.bounds.length !== 1 && !isElements(p));
  if (odd !== undefined) {
    const expected = `a multiple of ${weights.length} limbs`;
    const found = String(odd.bounds.length);
    throw new Failure('input', `${odd.name} is no array of elements`, { where, expected, found });
  }
  // Throws for unknown names and numbers of elements that do not fit.
  idleParams(fn);
}
