import { TIMING_MODES } from '../../src/base/aims.ts';
import { invariant } from '../../src/base/errors.ts';
import type { ComparisonSummary } from '../../src/bench/record.ts';
import { isBehind } from '../../src/engine/report/standing.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { markdownTable } from '../tables/markdownTable.ts';

/** One implementation with its measured operations; null where nothing is measured yet. */
export interface BridgeTableRow {
  readonly implementation: string;
  readonly language: string;
  readonly operations: readonly BridgeTableCell[];
}

interface BridgeTableCell {
  readonly comparison: ComparisonSummary | null;
  /** Index of the contestant that ours is compared with; 2 is llc. */
  readonly against: number;
  /** Percent that the paper reports, GAS and NASM. */
  readonly paper: readonly [number, number] | null;
}

type Contestant = ComparisonSummary['contestants'][number];

const COLUMNS: readonly TableColumn[] = [
  { title: 'implementation', align: 'left' },
  { title: 'language', align: 'left' },
  ...['mul', 'square'].flatMap((op): TableColumn[] => [
    ...['GAS', 'NASM'].map((file): TableColumn => ({ title: `${op}, ${file}`, align: 'right' })),
    { title: `${op}, own compiler`, align: 'right' },
    { title: `${op}, paper (GAS / NASM)`, align: 'right' },
  ]),
];

/** Speed-ups over `llc -O3` of the same IR, throughput / latency in percent, beside those that the paper reports. */
function bridgeTable(rows: readonly BridgeTableRow[]): string {
  return markdownTable(
    COLUMNS,
    rows.map(({ implementation, language, operations }) => [
      implementation,
      language,
      ...[0, 1].flatMap((i) => cells(operations[i])),
    ]),
  );
}

interface SectionCounts {
  readonly measured: number;
  /** Of them, by a measurement protocol that has been changed since. */
  readonly old: number;
}

const olderText = (old: number): string =>
  `, ${old} of them by an older measurement protocol: \`./fieldwright table\` measures these again`;

/** The table of one machine, with what it loses and what it does not reach, in words. */
export function bridgeSection(
  machine: string,
  rows: readonly BridgeTableRow[],
  { measured, old }: SectionCounts,
): string {
  const slower = slowerRows(rows);
  const below = belowPaper(rows);
  return [
    `## ${machine}`,
    '',
    `${measured} functions measured${old > 0 ? olderText(old) : ''}.`,
    '',
    bridgeTable(rows),
    '',
    slower.length === 0
      ? 'No measured row is slower than any contender shown here, in throughput or latency, beyond the noise of ' +
        'its own run.'
      : `A contender is faster beyond the noise in: ${slower.join('; ')}.`,
    ...(below.length === 0
      ? []
      : ['', `The paper's throughput gain over \`llc\` is not reached by: ${below.join('; ')}.`]),
  ].join('\n');
}

/**
 * What is slower than a contender that is shown, beyond the noise of its measurement, in words: the first contender, or
 * any of the original's compilers.
 */
function slowerRows(rows: readonly BridgeTableRow[]): string[] {
  return eachCell(rows, ({ comparison, against }, name) => {
    if (comparison === null) return [];
    const shown = [comparison.contestants[against], ...ownCompilersOf(comparison.contestants)].filter(
      (c, i, all) => c !== undefined && all.indexOf(c) === i,
    );
    return shown.flatMap((other) =>
      TIMING_MODES.flatMap((mode) => {
        const ratio = other[mode]?.ratio;
        return ratio !== undefined && isBehind(ratio, comparison.noise)
          ? [`${name} in ${mode} (${percent(100 * (ratio.value - 1))} %, ${other.name})`]
          : [];
      }),
    );
  });
}

/** Measured rows whose gain in throughput is less than the paper's, for either of its files. */
function belowPaper(rows: readonly BridgeTableRow[]): string[] {
  return eachCell(rows, ({ comparison, against, paper }, name) => {
    const other = comparison?.contestants[against];
    if (other === undefined || paper === null) return [];
    const gain = 100 * (other.throughput.ratio.value - 1);
    const published = Math.max(...paper);
    return gain < published ? [`${name} (${percent(gain)}, published ${percent(published)})`] : [];
  });
}

const eachCell = (
  rows: readonly BridgeTableRow[],
  words: (cell: BridgeTableCell, name: string) => string[],
): string[] =>
  rows.flatMap(({ implementation, language, operations }) =>
    operations.flatMap((cell, i) => words(cell, `${implementation} (${language}) ${i === 0 ? 'mul' : 'square'}`)),
  );

function cells(cell: BridgeTableCell | undefined): string[] {
  if (cell === undefined) return ['—', '—', '—', '—'];
  const paper = cell.paper === null ? '—' : cell.paper.map(percent).join(' / ');
  if (cell.comparison === null) return ['', '', '', paper];
  const { contestants } = cell.comparison;
  const [gas, nasm] = contestants;
  const other = contestants[cell.against];
  invariant(other !== undefined, () => 'the contender of a row of the table was not measured');
  return [versus(other, gas), versus(other, nasm), ownCompilers(contestants, nasm), paper];
}

/** Time of the contender over that of ours; both ratios are relative to the first contestant of the same run. */
function versus(other: Contestant, ours: Contestant): string {
  const modes = [
    [other.throughput, ours.throughput],
    [other.latency, ours.latency],
  ];
  return modes
    .map(([t, o]) => (t === null || o === null ? '—' : percent(100 * (t.ratio.value / o.ratio.value - 1))))
    .join(' / ');
}

/** The fastest of what the original's own compilers made, by throughput. */
function ownCompilers(contestants: readonly Contestant[], ours: Contestant): string {
  const compilers = ownCompilersOf(contestants);
  if (compilers.length === 0) return '—';
  return versus(
    compilers.reduce((best, c) => (c.throughput.ratio.value < best.throughput.ratio.value ? c : best)),
    ours,
  );
}

/** Behind our two files and llc on the bridged IR. */
const ownCompilersOf = (contestants: readonly Contestant[]): Contestant[] =>
  contestants.slice(3).filter(({ name }) => /^(clang|gcc|rustc)/.test(name));

const percent = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
