import { geometricMean } from '../../measure/statistics.ts';
import { markdownTable, type TableColumn } from '../../report/textTable.ts';

/** One formula, each of its builds timed. */
export interface FormulaTime {
  readonly title: string;
  /** Core cycles per call, in the order of the builds. */
  readonly cycles: readonly number[];
}

/** A line per formula: cycles of every build and the gain over the build before; below, the geometric means of the gains. The last column is the gain of all builds together. */
export function formulaTable(builds: readonly string[], formulas: readonly FormulaTime[]): string {
  const columns: TableColumn[] = [
    { title: 'formula', align: 'left' },
    ...[...builds, 'all builds'].map((title) => ({ title, align: 'right' as const })),
  ];
  const gains = formulas.map(({ cycles }) => cycles.slice(1).map((c, k) => cycles[k] / c));
  const totals = formulas.map(({ cycles }) => cycles[0] / cycles[cycles.length - 1]);
  const rows = formulas.map(({ title, cycles }, f) => [
    title,
    ...cycles.map((c, k) => `${c.toFixed(0)}${k === 0 ? '' : ` (${times(gains[f][k - 1])})`}`),
    times(totals[f]),
  ]);
  const means = builds.map((_, k) => (k === 0 ? '' : times(geometricMean(gains.map((gain) => gain[k - 1])))));
  return markdownTable(columns, [...rows, ['geometric mean of the gains', ...means, times(geometricMean(totals))]]);
}

const times = (gain: number): string => `${gain < 10 ? gain.toFixed(2) : gain.toPrecision(3)}×`;
