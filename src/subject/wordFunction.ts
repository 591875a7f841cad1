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
  const { contract, relation } = operation;
  const upperOf = ({ name, source = name }: SsaFunction['args'][number]): bigint =>
    contract?.bounds[source] ?? description.bounds[form];
  const strict = symbol === operation.symbols.strict;
  const spec = {
    modulus: description.modulus,
    relation,
    weights: description.weights,
    canonical: contract?.canonical ?? strict,
    canonicalInputs: contract === undefined && strict,
  };
  const fn = lowerFunction(ssa, {
    name: symbol,
    aliasing: 'any',
    bounds: new Map(ssa.args.map((a) => [a.name, { integer: { lower: 0n, upper: upperOf(a) } }])),
    source: description.sourcePath,
    ...(relation === '' ? {} : { spec }),
  });
  verify(fn);
  return fn;
}
