import type { ResultRecord } from '../store/record.ts';
import { functionSlug, machineSlug } from '../store/resultFolder.ts';
import { markdownTable, type Column } from './textTable.ts';

const COLUMNS: readonly Column[] = [
  { title: 'function', align: 'left' }, { title: 'machine', align: 'left' },
  { title: 'cycles (throughput / latency)', align: 'right' },
  { title: 'speed-up over `llc -O3`', align: 'right' }, { title: 'over `clang -O3` with our pass', align: 'right' },
  { title: 'proved', align: 'left' }, { title: 'date, seed', align: 'left' },
];

/** Markdown table of the best results, losses included, one row per function and machine. */
export function resultsTable(best: readonly ResultRecord[]): string {
  if (best.length === 0) return 'No results are stored yet.';
  return markdownTable(COLUMNS, best.map(row));
}

function row(record: ResultRecord): string[] {
  const [ours] = record.comparison.contestants;
  return [
    functionSlug(record), machineSlug(record),
    `${ours.throughput.cycles.toFixed(1)} / ${ours.latency?.cycles.toFixed(1) ?? '–'}`, speedup(record, isLlc), speedup(record, isClang),
    proved(record), `${record.time.slice(0, 10)}, ${record.seed}`,
  ];
}

/** The compilers as the records name them: llc on the bridged IR, clang with our reduction pass on the C source. */
const isLlc = (name: string): boolean => name.startsWith('llc');
const isClang = (name: string): boolean => name.startsWith('clang') && name.endsWith('reduction pass');

/** Speed-up of our code over another contestant of the same run, throughput / latency. */
function speedup(record: ResultRecord, isOther: (name: string) => boolean): string {
  const other = record.comparison.contestants.find(({ name }) => isOther(name));
  if (other === undefined) return '–';
  return [other.throughput, other.latency].map(t => t === null ? '–' : withInterval(t.ratio)).join(' / ');
}

const withInterval = ({ value, low, high }: { value: number; low: number; high: number }): string =>
  `${value.toFixed(2)}× ±${Math.max(high - value, value - low).toFixed(2)}`;

/** Claims with a proof; a claim that was only tested does not appear here. */
function proved(record: ResultRecord): string {
  const claims = record.verdicts.filter(v => v.kind === 'proved').map(v => v.claim);
  return claims.length === 0 ? 'no' : claims.join(', ');
}
