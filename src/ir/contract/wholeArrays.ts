/** The function on whole arrays, for a claim that speaks of only one of their elements. */
import type { IrFunction, Param } from '../function.ts';

/** The function of whole arrays that one of several elements is: with the limbs of all of them, and no statement. */
export function wholeArrays({ elements = 1, spec: _, ...fn }: IrFunction): IrFunction {
  const whole = (param: Param): Param => ({
    ...param,
    bounds: Array.from({ length: elements }, () => param.bounds).flat(),
  });
  return { ...fn, params: fn.params.map(whole), results: fn.results.map(whole) };
}

/** The limbs of element k of an array of several. */
export const elementOf = <T>({ bounds }: Param, k: number, whole: readonly T[]): T[] =>
  whole.slice(k * bounds.length, (k + 1) * bounds.length);
