import { geometricMean, median } from '../../measure/statistics.ts';
import { markdownTable } from '../../report/textTable.ts';
import type { Outcome } from './studyFunction.ts';

/**
 * A Markdown table of variants by functions: median and range over the seeds of the speed-up over the first candidate.
 */
export function studyTable(
  outcomes: readonly Outcome[],
  { budget, seeds, machine }: { readonly budget: string; readonly seeds: number; readonly machine: string },
): string {
  const functions = [...new Set(outcomes.map((o) => o.functionName))];
  const variants = [...new Set(outcomes.map((o) => o.variant))];
  const of = (variant: string, name: string): readonly number[] =>
    outcomes.find((o) => o.variant === variant && o.functionName === name)?.speedups ?? [];
  const row = (variant: string): string[] => {
    const mean = geometricMean(functions.map((f) => median(of(variant, f))));
    return [variant, ...functions.map((f) => cell(of(variant, f))), mean.toFixed(3)];
  };
  const columns = ['', ...functions, 'geometric mean'].map(
    (title, i) => ({ title, align: i === 0 ? 'left' : 'right' }) as const,
  );
  return [
    `Speed-up over the first candidate: median (least–greatest) of ${seeds} seeds, ${budget} each, on ${machine}.`,
    '',
    markdownTable(columns, variants.map(row)),
  ].join('\n');
}

const cell = (x: readonly number[]): string =>
  `${median(x).toFixed(3)} (${Math.min(...x).toFixed(3)}–${Math.max(...x).toFixed(3)})`;
