import { geometricMean, median } from '../../measure/statistics.ts';
import { markdownTable } from '../../report/textTable.ts';
import type { StudyOutcome } from './studyFunction.ts';

/** A Markdown table of contestants by functions: median and range over the seeds of the speed-up over the first candidate. */
export function studyTable(
  outcomes: readonly StudyOutcome[],
  { budget, seeds, machine }: { readonly budget: string; readonly seeds: number; readonly machine: string },
): string {
  const functions = [...new Set(outcomes.map((o) => o.functionName))];
  const contestants = [...new Set(outcomes.map((o) => o.contestant))];
  const of = (contestant: string, name: string): readonly number[] =>
    outcomes.find((o) => o.contestant === contestant && o.functionName === name)?.speedups ?? [];
  const row = (contestant: string): string[] => {
    const mean = geometricMean(functions.map((f) => median(of(contestant, f))));
    return [contestant, ...functions.map((f) => cell(of(contestant, f))), mean.toFixed(3)];
  };
  const columns = ['', ...functions, 'geometric mean'].map(
    (title, i) => ({ title, align: i === 0 ? 'left' : 'right' }) as const,
  );
  return [
    `Speed-up over the first candidate: median (least–greatest) of ${seeds} seeds, ${budget} each, on ${machine}.`,
    '',
    markdownTable(columns, contestants.map(row)),
  ].join('\n');
}

const cell = (x: readonly number[]): string =>
  `${median(x).toFixed(3)} (${Math.min(...x).toFixed(3)}–${Math.max(...x).toFixed(3)})`;
