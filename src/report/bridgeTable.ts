import { invariant } from '../base/errors.ts';
import type { ResultRecord } from '../store/record.ts';
import { markdownTable, type Column } from './textTable.ts';

/** One implementation with its measured operations; null where nothing is measured yet. */
export interface BridgeTableRow {
  readonly implementation: string;
  readonly language: string;
  readonly operations: readonly BridgeTableCell[];
}

export interface BridgeTableCell {
  readonly comparison: ResultRecord['comparison'] | null;
  /** Index of the contestant that ours is compared with; 2 is llc. */
  readonly against: number;
  /** Percent that the paper reports, GAS and NASM. */
  readonly paper: readonly [number, number] | null;
}

type Contestant = ResultRecord['comparison']['contestants'][number];

const COLUMNS: readonly Column[] = [
  { title: 'implementation', align: 'left' }, { title: 'language', align: 'left' },
  ...['mul', 'square'].flatMap((op): Column[] => [
    ...['GAS', 'NASM'].map((file): Column => ({ title: `${op}, ${file}`, align: 'right' })), { title: `${op}, own compiler`, align: 'right' }, { title: `${op}, paper (GAS / NASM)`, align: 'right' },
  ]),
];

/** Speed-ups over `llc -O3` of the same IR, throughput / latency in percent, beside those that the paper reports. */
export function bridgeTable(rows: readonly BridgeTableRow[]): string {
  return markdownTable(COLUMNS, rows.map(({ implementation, language, operations }) =>
    [implementation, language, ...[0, 1].flatMap(i => cells(operations[i]))]));
}

/** What is slower than its opponent, beyond the noise of its measurement, in words. */
export function slowerRows(rows: readonly BridgeTableRow[]): string[] {
  return rows.flatMap(row => row.operations.flatMap(({ comparison, against }, i) => {
    const other = comparison?.contestants[against];
    if (comparison === null || other === undefined) return [];
    const slow = [other.throughput, other.latency].some(t => t !== null && t.ratio.high < 1 - comparison.noise);
    return slow ? [`${row.implementation} (${row.language}) ${i === 0 ? 'mul' : 'square'}`] : [];
  }));
}

function cells(cell: BridgeTableCell | undefined): string[] {
  if (cell === undefined) return ['—', '—', '—', '—'];
  const paper = cell.paper === null ? '—' : cell.paper.map(percent).join(' / ');
  if (cell.comparison === null) return ['', '', '', paper];
  const { contestants } = cell.comparison, [gas, nasm] = contestants, other = contestants[cell.against];
  invariant(other !== undefined, () => 'the opponent of a row of the table was not measured');
  return [versus(other, gas), versus(other, nasm), ownCompilers(contestants, nasm), paper];
}

/** Time of the opponent over that of ours; both ratios are relative to the first contestant of the same run. */
function versus(other: Contestant, ours: Contestant): string {
  const modes = [[other.throughput, ours.throughput], [other.latency, ours.latency]];
  return modes.map(([t, o]) => t === null || o === null ? '—' : percent(100 * (t.ratio.value / o.ratio.value - 1))).join(' / ');
}

/** The fastest of what the original's own compilers made, by throughput. */
function ownCompilers(contestants: readonly Contestant[], ours: Contestant): string {
  const compilers = contestants.slice(3).filter(({ name }) => /^(clang|gcc|rustc)/.test(name));
  if (compilers.length === 0) return '—';
  return versus(compilers.reduce((best, c) => (c.throughput.ratio.value < best.throughput.ratio.value ? c : best)), ours);
}

const percent = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
