import { isIdle, isMistake, type Line } from './list.ts';

const VERDICTS = ['proved', 'refuted', 'undecided', 'refused', 'broken'] as const;
const TRUTHS = ['right', 'wrong', 'none'] as const;

/** Counts of truths and verdicts, the share of right ones that is accepted by kind of edit, and every mistake. */
export function summaryOf(lines: readonly Line[], title: string): string {
  const count = (truth: Line['truth'], verdict: Line['verdict']): number =>
    lines.filter((l) => l.truth === truth && l.verdict === verdict).length;
  const rows = TRUTHS.map((truth) => [
    truth === 'none' ? 'in no program' : truth,
    ...VERDICTS.map((verdict) => String(count(truth, verdict))),
  ]);
  const right = lines.filter((l) => l.truth === 'right');
  const accepted = right.filter((l) => l.verdict === 'proved').length;
  return [
    `${title}: ${lines.length}`,
    ...table([['', ...VERDICTS], ...rows]),
    `right ones that are accepted: ${accepted} of ${right.length} (${percent(accepted, right.length)})`,
    'by kind of edit (accepted of right ones):',
    ...byEdit(right).map((line) => `  ${line}`),
    `accepted, but in no program: ${lines.filter(isIdle).length}`,
    ...lines.filter(isIdle).map(shown),
    'wrong ones that are accepted, refutations that are not true, and failures of our own: ' +
      `${lines.filter(isMistake).length}`,
    ...lines.filter(isMistake).map(shown),
  ].join('\n');
}

export const shown = (l: Line): string =>
  `  ${l.kind} ${l.index} of ${l.subject} [${l.edits.join('; ')}]: ${l.verdict} (${l.why}), ${l.truth} (${l.whyTruth})`;

const percent = (a: number, b: number): string => (b === 0 ? 'none' : `${((100 * a) / b).toFixed(1)} %`);

/** Edits by the share of right ones that is accepted, the lowest first. */
function byEdit(right: readonly Line[]): string[] {
  const counts = new Map<string, { all: number; accepted: number }>();
  for (const line of right) {
    for (const edit of new Set(line.edits)) {
      const known = counts.get(edit) ?? { all: 0, accepted: 0 };
      known.all++;
      if (line.verdict === 'proved') known.accepted++;
      counts.set(edit, known);
    }
  }
  return [...counts]
    .toSorted(([, a], [, b]) => a.accepted / a.all - b.accepted / b.all)
    .map(([edit, { all, accepted }]) => `${edit}: ${accepted} of ${all}`);
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, k) => Math.max(...rows.map((row) => row[k].length)));
  return rows.map(
    (row) => `  ${row.map((cell, k) => (k === 0 ? cell.padEnd(widths[k]) : cell.padStart(widths[k]))).join('  ')}`,
  );
}
