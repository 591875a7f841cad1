import { isComposite } from '../../base/prime.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { idleParams } from '../../verify/contract/idleParams.ts';

/** What is odd about a stated contract, though it can be proved as it stands. */
export function contractNotes(fn: IrFunction): string[] {
  const idle = idleParams(fn);
  const bits = fn.params.filter(isBit).map(({ name }) => name);
  return [
    ...(isComposite(fn.spec?.modulus ?? 1n) ? ['the modulus is not a prime'] : []),
    ...(idle.length === 0 ? [] : [`the statement does not depend on ${idle.join(', ')}`]),
    ...bits.map((name) => `${name} is an array that holds 0 or 1; if it is passed by value: --scalars ${name}`),
  ];
}

const isBit = ({ shape, bounds }: Param): boolean =>
  shape === 'array' && bounds.every(({ upper }, limb) => upper === (limb === 0 ? 1n : 0n));
