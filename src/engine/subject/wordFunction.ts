import { lowerFunction } from '../../frontend/words/function.ts';
import type { SsaFunction } from '../../ir/ssa/schema.ts';
import type { IrFunction, Param } from '../../ir/function.ts';
import { unsigned } from '../../ir/interval.ts';
import { verify } from '../../ir/verify.ts';
import { joinLimbs } from '../../ir/contract/domain.ts';
import type { FieldDescription, FieldOperation, ResultForm } from '../../frontend/field/fieldDescription.ts';

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
  const promised = contract !== undefined || spec.canonical ? fn : withElements(fn, description.bounds[form]);
  verify(promised);
  return promised;
}

/**
 * Results that are elements are promised to be no larger than elements may be, so that every operation takes them: by
 * the bounds of their limbs where these say so, and otherwise as numbers. Lower bounds of limbs are no promise: they
 * come of multiples of the modulus that were added against borrows.
 */
function withElements(fn: IrFunction, largest: bigint): IrFunction {
  const { results, spec } = fn;
  if (spec === undefined) return fn;
  const isImplied = ({ bounds }: Param): boolean =>
    bounds.every(({ lower }) => lower === 0n) &&
    joinLimbs(
      bounds.map(({ upper }) => upper),
      spec.weights,
    ) <= largest;
  const open = results.filter((result) => result.bounds.length === spec.weights.length && !isImplied(result));
  if (open.length === 0) return fn;
  const limits = open.map(({ name }) => ({ name, below: largest + 1n }));
  return {
    ...fn,
    results: results.map((result) =>
      open.includes(result) ? { ...result, bounds: result.bounds.map(() => unsigned(result.width)) } : result,
    ),
    spec: { ...spec, limits },
  };
}
