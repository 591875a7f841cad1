import { geometricMean } from '../../measure/statistics.ts';
import { markdownTable, type Column } from '../../report/textTable.ts';

/** One formula, timed at every stage. */
export interface FormulaTime {
  readonly title: string;
  /** Core cycles per call, in the order of the stages. */
  readonly cycles: readonly number[];
}

/**
 * A line per formula: cycles at every stage and the gain over the stage before; below, the geometric means of the
 * gains. The last column is the gain of all stages together.
 */
export function formulaTable(stages: readonly string[], formulas: readonly FormulaTime[]): string {
  const columns: Column[] = [
    { title: 'formula', align: 'left' },
    ...[...stages, 'all stages'].map((title) => ({ title, align: 'right' as const })),
  ];
  const gains = formulas.map(({ cycles }) => cycles.slice(1).map((c, k) => cycles[k] / c));
  const totals = formulas.map(({ cycles }) => cycles[0] / cycles[cycles.length - 1]);
  const rows = formulas.map(({ title, cycles }, f) => [
    title,
    ...cycles.map((c, k) => `${c.toFixed(0)}${k === 0 ? '' : ` (${times(gains[f][k - 1])})`}`),
    times(totals[f]),
  ]);
  const means = stages.map((_, k) => (k === 0 ? '' : times(geometricMean(gains.map((gain) => gain[k - 1])))));
  return markdownTable(columns, [...rows, ['geometric mean of the gains', ...means, times(geometricMean(totals))]]);
}

const times = (gain: number): string => `${gain < 10 ? gain.toFixed(2) : gain.toPrecision(3)}×`;
