import type { FaultLine } from './list.ts';

/** Numbers of faults by what became of them, under the headings of the table. */
const COLUMNS: readonly (readonly [heading: string, counts: (line: FaultLine) => boolean])[] = [
  ['faults', () => true],
  ['refuted by an input', (l) => l.refutedBy === 'input'],
  ['by an address', (l) => l.refutedBy === 'address'],
  ['by a rule', (l) => l.refutedBy === 'rule'],
  ['not decided', (l) => l.verdict === 'undecided'],
  ['proved', (l) => l.verdict === 'proved'],
  ['equal by structure', (l) => isAccepted(l) && l.argument === 'structure'],
  ['by bounds (z3)', (l) => isAccepted(l) && l.argument === 'solver'],
  ['by inputs only', (l) => l.argument === 'inputs'],
  ['**false accepts**', (l) => l.argument === 'none'],
  ['wrong, missed by 10^6 inputs', isMissed],
];

const isAccepted = (line: FaultLine): boolean => line.verdict === 'proved';

/** Refuted by an input although results agree on all uniform inputs: what random tests do not find. */
function isMissed(line: FaultLine): boolean {
  return line.refutedBy === 'input' && (line.uniform ?? 0) > 0;
}

/** Proved and different, or refuted by an input for which the processor is right: bugs of the checker. */
export function isMistake({ argument, refutedBy }: FaultLine): boolean {
  return argument === 'none' || refutedBy === 'unconfirmed input';
}

/** One row for each function and one for all, as a table in Markdown. */
export function tableOf(lines: readonly FaultLine[]): string {
  const row = (name: string, of: readonly FaultLine[]): string =>
    `| ${[name, ...COLUMNS.map(([, counts]) => of.filter(counts).length)].join(' | ')} |`;
  const rows = [...new Set(lines.map((l) => l.name))].map((name) =>
    row(
      name,
      lines.filter((l) => l.name === name),
    ),
  );
  return [
    `| function | ${COLUMNS.map(([heading]) => heading).join(' | ')} |`,
    `| --- |${' ---: |'.repeat(COLUMNS.length)}`,
    ...rows,
    row('all', lines),
  ].join('\n');
}

/** Those whose equality rests on inputs only, and wrong ones that random inputs miss, one a line. */
export function remarkable(lines: readonly FaultLine[]): string[] {
  return lines
    .filter((l) => l.argument === 'inputs' || isMissed(l))
    .map(
      (l) =>
        `${l.argument === 'inputs' ? 'rests on inputs' : 'missed by random inputs'}: ${l.name} ${l.index}: ${l.what}`,
    );
}
