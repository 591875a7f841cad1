import { lowerFunction } from '../bridge/lower/function.ts';
import type { SsaFunction } from '../bridge/ssa/schema.ts';
import type { IrFunction } from '../ir/function.ts';
import { verify } from '../ir/verify.ts';
import type { Subject } from './subject.ts';

/** The word-IR function of a subject, with the bounds and the specification its field description states; checked. */
export function wordFunction(ssa: SsaFunction, { field, operation, variant, symbol }: Subject): IrFunction {
  const integer = { lower: 0n, upper: field.bounds[variant] }, strict = variant === 'strict';
  const fn = lowerFunction(ssa, {
    name: symbol, aliasing: 'any', bounds: new Map(ssa.args.map(({ name }) => [name, { integer }])), source: field.sourcePath,
    spec: { modulus: field.modulus, relation: operation.relation, weights: field.weights, canonical: strict, canonicalInputs: strict },
  });
  verify(fn);
  return fn;
}
