import { Failure } from '../../base/errors.ts';
import type { IrFunction, Param } from '../function.ts';
import { domainsOf, joinLimbs, type Domain } from './domain.ts';
import { numberText } from '../../base/numberText.ts';

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

/**
 * Everything that a proof assumes of parameter `index`, e.g. `a[]<2^64`, `a[3]<2^63`, `a<p`: as `parseStatedBounds`
 * reads it, but for lower bounds such as `a[0]>=1`. Only the first `limbs` are looked at.
 */
export function paramBoundTexts(fn: IrFunction, index: number, limbs = fn.params[index].bounds.length): string[] {
  const param = fn.params[index];
  const [{ below }] = domainsOf(fn, index);
  return [...limbBoundTexts(param, limbs), ...numberBoundText(fn, param, below)];
}

/** Everything that a specification promises of result `index`; that a limb is a word is not said. */
export function resultBoundTexts(fn: IrFunction, index: number, limbs = fn.results[index].bounds.length): string[] {
  const result = fn.results[index];
  const { spec } = fn;
  const limit = spec?.limits?.find(({ name }) => name === result.name);
  const below = [spec?.canonical === true ? spec.modulus : null, limit?.below ?? null];
  const numbers = below.flatMap((number) => numberBoundText(fn, result, number));
  return [...limbBoundTexts(result, limbs).filter((text) => text !== `${result.name}[]<2^64`), ...numbers];
}

const numberBoundText = ({ spec }: IrFunction, { name }: Param, below: bigint | null): string[] =>
  below === null ? [] : [`${name}<${below === spec?.modulus ? 'p' : numberText(below)}`];

/** The bound of most limbs first, then those that are tighter. */
function limbBoundTexts({ name, shape, bounds }: Param, count: number): string[] {
  const label = (limb: number): string => (shape === 'scalar' ? name : `${name}[${limb}]`);
  const limbs = bounds.slice(0, count);
  const most = limbs.reduce((all, { upper }) => (upper > all ? upper : all), 0n);
  const tighter = limbs.flatMap(({ upper }, i) => (upper < most ? [`${label(i)}<${numberText(upper + 1n)}`] : []));
  const lowest = limbs.flatMap(({ lower }, i) => (lower > 0n ? [`${label(i)}>=${numberText(lower)}`] : []));
  return [`${shape === 'scalar' ? name : `${name}[]`}<${numberText(most + 1n)}`, ...tighter, ...lowest];
}
