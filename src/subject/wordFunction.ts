import { lowerFunction } from '../bridge/lower/function.ts';
import type { SsaFunction } from '../bridge/ssa/schema.ts';
import type { IrFunction } from '../ir/function.ts';
import { verify } from '../ir/verify.ts';
import type { FieldDescription, FieldOperation, ResultForm } from '../toolchain/field/fieldDescription.ts';

/** One function of a field. */
interface FieldFunction {
  readonly description: FieldDescription;
  readonly operation: FieldOperation;
  readonly form: ResultForm;
  readonly symbol: string;
}

/**
 * The word-IR function of a field's function, with the bounds and the specification that its description states;
 * checked.
 */
export function wordFunction(ssa: SsaFunction, { description, operation, form, symbol }: FieldFunction): IrFunction {
  const integer = { lower: 0n, upper: description.bounds[form] };
  const strict = symbol === operation.symbols.strict;
  const fn = lowerFunction(ssa, {
    name: symbol,
    aliasing: 'any',
    bounds: new Map(ssa.args.map(({ name }) => [name, { integer }])),
    source: description.sourcePath,
    spec: {
      modulus: description.modulus,
      relation: operation.relation,
      weights: description.weights,
      canonical: strict,
      canonicalInputs: strict,
    },
  });
  verify(fn);
  return fn;
}
