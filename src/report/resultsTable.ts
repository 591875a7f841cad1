import type { ResultRecord } from '../store/record.ts';
import { functionSlug, machineSlug } from '../store/resultFolder.ts';
import { isBehind, standingsOf } from './standing.ts';
import { markdownTable, type TableColumn } from './textTable.ts';

const COLUMNS: readonly TableColumn[] = [
  { title: 'function', align: 'left' },
  { title: 'cycles (throughput / latency)', align: 'right' },
  { title: 'speed-up over `llc -O3`', align: 'right' },
  { title: 'over `clang -O3` with our pass', align: 'right' },
  { title: 'proved', align: 'left' },
  { title: 'date, seed', align: 'left' },
];

/**
 * Markdown tables of the best results, losses included and named, one table for each machine and one row for each
 * function.
 */
export function resultsTable(best: readonly ResultRecord[]): string {
  if (best.length === 0) return 'No results are stored yet.';
  const slugs = [...new Set(best.map(machineSlug))].sort();
  return slugs
    .map((slug) =>
      machineSection(
        slug,
        best.filter((record) => machineSlug(record) === slug),
      ),
    )
    .join('\n\n');
}

/** Figures of different machines do not meet in one table. */
function machineSection(slug: string, records: readonly ResultRecord[]): string {
  const brands = [...new Set(records.map(({ machine }) => machine.brand))].join(', ');
  return (
    `**${slug}** (${brands}; ${records.length} functions)\n\n${markdownTable(COLUMNS, records.map(row))}\n\n` +
    `${lossLine(records)}`
  );
}

/**
 * Every function with an opponent in its own run that was faster beyond the noise, in either mode, whatever was
 * searched for.
 */
function lossLine(records: readonly ResultRecord[]): string {
  const losses = records.flatMap((record) =>
    standingsOf(record.comparison)
      .filter(({ kind }) => kind === 'behind')
      .map(({ mode, opponent, ratio }) => `${functionSlug(record)} in ${mode} (${withInterval(ratio)}, ${opponent})`),
  );
  if (losses.length === 0)
    return 'No opponent of any of these runs was faster in throughput or latency beyond the noise.';
  return `An opponent was faster beyond the noise in: ${losses.join('; ')}.`;
}

function row(record: ResultRecord): string[] {
  const [ours] = record.comparison.contestants;
  return [
    functionSlug(record),
    `${ours.throughput.cycles.toFixed(1)} / ${ours.latency?.cycles.toFixed(1) ?? '–'}`,
    speedup(record, isLlc),
    speedup(record, isClang),
    proved(record),
    `${record.time.slice(0, 10)}, ${record.seed}`,
  ];
}

/** The compilers as the records name them: llc on the bridged IR, clang with our reduction pass on the C source. */
const isLlc = (name: string): boolean => name.startsWith('llc');
const isClang = (name: string): boolean => name.startsWith('clang') && name.endsWith('reduction pass');

/** Speed-up of our code over another contestant of the same run, throughput / latency. */
function speedup(record: ResultRecord, isOther: (name: string) => boolean): string {
  const other = record.comparison.contestants.find(({ name }) => isOther(name));
  if (other === undefined) return '–';
  const cell = ({ ratio }: { ratio: Ratio }): string =>
    isBehind(ratio, record.comparison.noise) ? `**${withInterval(ratio)}**` : withInterval(ratio);
  return [other.throughput, other.latency].map((t) => (t === null ? '–' : cell(t))).join(' / ');
}

type Ratio = ReturnType<typeof standingsOf>[number]['ratio'];

const withInterval = ({ value, low, high }: Ratio): string =>
  `${value.toFixed(2)}× ±${Math.max(high - value, value - low).toFixed(2)}`;

/** Claims with a proof; a claim that was only tested does not appear here. */
function proved(record: ResultRecord): string {
  const claims = record.verdicts.filter((v) => v.kind === 'proved').map((v) => v.claim);
  return claims.length === 0 ? 'no' : claims.join(', ');
}
