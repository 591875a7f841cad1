/**
 * Stated bounds that interval arithmetic cannot derive, and that rest on whoever stated them until they are proved
 * otherwise.
 */
import { sumInterval } from '../../src/ir/bounds.ts';
import { definitionsOf, operandInterval, type IrFunction } from '../../src/ir/function.ts';
import { contains } from '../../src/ir/interval.ts';

/** Positions of the sums whose stated interval is tighter than what their terms imply. */
export function unprovedSums(fn: IrFunction): readonly number[] {
  const defs = definitionsOf(fn);
  return [...fn.body.keys()].filter((i) => {
    const op = fn.body[i];
    return op.kind === 'sum' && !contains(op, sumInterval(op, defs));
  });
}

/** Limbs, as `out1[2]`, whose declared bounds are tighter than the interval of what is stored. */
export function unprovedOutputs(fn: IrFunction): readonly string[] {
  const defs = definitionsOf(fn);
  return fn.results.flatMap((r, i) =>
    r.bounds.flatMap((b, limb) =>
      contains(b, operandInterval(defs, fn.outputs[i][limb])) ? [] : [`${r.name}[${limb}]`],
    ),
  );
}
