/** The formula of several batches, whose elements lie one after the other in each array. */
import type { FormulaParts } from '../formula.ts';

/** `count`: elements of one batch; null for a number of its own for each batch, `NAME_K`. */
interface RepeatedParam {
  readonly name: string;
  readonly count: number | null;
}

/**
 * With two batches, `x, z = arg1; x*z` becomes `arg1_0e0, arg1_0e1, arg1_1e0, arg1_1e1 = arg1; x_0, z_0 = arg1_0e0,
 * arg1_0e1; …; x_0*z_0, x_1*z_1`. `results`: elements of one batch of each result.
 */
export function repeatedFormula(
  { steps, results }: FormulaParts,
  params: readonly RepeatedParam[],
  resultCounts: readonly number[],
  batches: number,
): string {
  const all = Array.from({ length: batches }, (_, k) => k);
  const elements = ({ name, count }: RepeatedParam, k: number): string[] =>
    count === null || count === 1 ? [`${name}_${k}`] : Array.from({ length: count }, (_, i) => `${name}_${k}e${i}`);
  const own = new Map(params.map((p) => [p.name, p]));
  const inBatch = (text: string, k: number): string =>
    text.replace(/(?<!\w)[A-Za-z_]\w*/g, (name) => {
      const p = own.get(name);
      return p === undefined ? `${name}_${k}` : elements(p, k).join(', ');
    });
  const named = params
    .filter(({ count }) => count !== null)
    .map((p) => `${all.flatMap((k) => elements(p, k)).join(', ')} = ${p.name};`);
  const repeated = steps.flatMap(({ names, values }) =>
    all.map((k) => `${names.map((name) => `${name}_${k}`).join(', ')} = ${inBatch(values.join(', '), k)};`),
  );
  const ends = resultCounts.map((_, r) => resultCounts.slice(0, r + 1).reduce((a, b) => a + b, 0));
  const ofBatch = all.map((k) => inBatch(results.join(', '), k).split(', '));
  const last = ends.flatMap((end, r) => all.flatMap((k) => ofBatch[k].slice(end - resultCounts[r], end)));
  return `${[...named, ...repeated].join(' ')} ${last.join(', ')}`;
}
