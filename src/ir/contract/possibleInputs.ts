import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../function.ts';
import { paramBoundTexts } from './boundTexts.ts';
import { domainsOf, joinLimbs, type Domain } from './domain.ts';

/**
 * Throws `input` for a parameter that its bounds leave no value or only one: what is proved of such inputs says nearly
 * nothing. `where` is the option or file that states the bounds.
 */
export function requireInputs(fn: IrFunction, where: string): void {
  fn.params.forEach(({ name }, index) => {
    const choices = domainsOf(fn, index).map(choiceOf);
    const choice = choices.includes('none') ? 'no' : 'only one';
    if (choice === 'only one' && choices.includes('several')) return;
    throw new Failure('input', `${choice} value of ${name} is within its bounds`, {
      where,
      expected: 'bounds that leave a choice',
      found: paramBoundTexts(fn, index).join(', '),
    });
  });
}

function choiceOf({ bounds, weights, below }: Domain): 'none' | 'one' | 'several' {
  const lowest = joinLimbs(
    bounds.map((b) => b.lower),
    weights,
  );
  const isWithin = (value: bigint): boolean => below === null || value < below;
  if (bounds.some(({ lower, upper }) => lower > upper) || !isWithin(lowest)) return 'none';
  const isFree = bounds.some(({ lower, upper }, i) => lower < upper && isWithin(lowest + (1n << BigInt(weights[i]))));
  return isFree ? 'several' : 'one';
}
