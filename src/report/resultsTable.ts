import { TIMING_MODES, type TimingMode } from '../base/aims.ts';
import { bestRecords } from '../store/bestRecords.ts';
import type { RecordedComparison, ResultRecord, Standing } from '../store/record.ts';
import { machineSlug, resultSlug } from '../store/resultFolder.ts';
import { benchOf, type ResultSet } from '../store/resultSet.ts';
import { isOutsider, shortOpponent } from './opponentName.ts';
import { answeredModes } from './answeredModes.ts';
import { provedClaims } from './resultRows.ts';
import { isBehind, standingsOf } from './standing.ts';
import { markdownTable, type TableColumn } from './textTable.ts';

/** Claims that are not written out in each row. */
const ALL_CLAIMS = ['asm = IR', 'constant time', 'asm = source', 'IR = specification'];

/**
 * Markdown table of the best results, one row for each function and one column for each machine, with the strongest
 * opponent of all in a column of its own; below it the losses by name, and where libraries took part.
 */
export function resultsTable(results: ResultSet): string {
  const best = bestRecords(results.records);
  if (best.length === 0) return 'No results are stored yet.';
  const machines = [...new Set(best.map(machineSlug))].sort();
  const slugs = [...new Set(best.map(resultSlug))].sort();
  const columns: TableColumn[] = [
    { title: 'function', align: 'left' },
    ...machines.map((title): TableColumn => ({ title, align: 'right' })),
    { title: 'strongest opponent', align: 'left' },
    { title: 'proved', align: 'left' },
  ];
  const rows = slugs.map((slug) => {
    const own = best.filter((record) => resultSlug(record) === slug);
    return [
      slug,
      ...machines.map((machine) => machineCell(own.find((record) => machineSlug(record) === machine))),
      own.map((record) => `${machineSlug(record)}: ${strongestText(record, results)}`).join('<br>'),
      provedCell(own),
    ];
  });
  return [
    markdownTable(columns, rows),
    '',
    ...machineLines(machines, best),
    '',
    `*all*: ${ALL_CLAIMS.join(', ')}.${contendedText(best)}`,
    '',
    lossText(best, results),
    '',
    libraryText(best, results),
  ].join('\n');
}

/** Our cycles, and below them the speed-up over `llc -O3` of the same run. */
function machineCell(record: ResultRecord | undefined): string {
  if (record === undefined) return '–';
  const { contestants, noise, contended } = record.comparison;
  const [ours] = contestants;
  const llc = contestants.find(({ name }) => name.startsWith('llc'));
  const cycles = TIMING_MODES.map((mode) => ours[mode]?.cycles.toFixed(1) ?? '–').join(' / ');
  const speedup = TIMING_MODES.map((mode) => ratioText(llc?.[mode]?.ratio, noise)).join(' / ');
  return `${cycles}${contended ? ' †' : ''}<br>${speedup}`;
}

type Ratio = Standing['ratio'];

/** Bold where we lose beyond the noise. */
function ratioText(ratio: Ratio | undefined, noise: number): string {
  if (ratio === undefined) return '–';
  const text = withInterval(ratio);
  return isBehind(ratio, noise) ? `**${text}**` : text;
}

const withInterval = ({ value, low, high }: Ratio): string =>
  `${value.toFixed(2)}× ±${Math.max(high - value, value - low).toFixed(2)}`;

/** The strongest of all opponents that met this code in one mode, in the run of its search or in that of `bench`. */
export function strongestOpponent(record: ResultRecord, mode: TimingMode, results: ResultSet): Strongest | null {
  const comparisons = [record.comparison, benchOf(record, results)?.comparison].filter((c) => c !== undefined);
  const standings = comparisons.flatMap((comparison) =>
    standingsOf(comparison)
      .filter((standing) => standing.mode === mode)
      .map((standing) => ({ ...standing, noise: comparison.noise })),
  );
  if (standings.length === 0) return null;
  return standings.reduce((a, b) => (b.ratio.value < a.ratio.value ? b : a));
}

type Strongest = Standing & Pick<RecordedComparison, 'noise'>;

/** e.g. `llc 1.33× ±0.01 / 1.02× ±0.00`, or both names where the modes differ. */
function strongestText(record: ResultRecord, results: ResultSet): string {
  const found = TIMING_MODES.map((mode) => strongestOpponent(record, mode, results));
  const names = new Set(found.flatMap((s) => (s === null ? [] : [s.opponent])));
  const texts = found.map((s) => {
    const ratio = ratioText(s?.ratio, s?.noise ?? 0);
    return names.size > 1 && s !== null ? `${shortOpponent(s.opponent)} ${ratio}` : ratio;
  });
  return `${names.size === 1 ? `${[...names].map(shortOpponent)[0]} ` : ''}${texts.join(' / ')}`;
}

/** What is proved of every machine's code. */
function provedCell(records: readonly ResultRecord[]): string {
  const claims = provedClaims(records[0]).filter((claim) => records.every((r) => provedClaims(r).includes(claim)));
  if (ALL_CLAIMS.every((claim) => claims.includes(claim))) return 'all';
  return claims.length === 0 ? 'no' : claims.join(', ');
}

const machineLines = (machines: readonly string[], best: readonly ResultRecord[]): string[] =>
  machines.map((slug) => {
    const own = best.filter((record) => machineSlug(record) === slug);
    const brands = [...new Set(own.map(({ machine }) => machine.brand))].join(', ');
    const days = own.map(({ time }) => time.slice(0, 10)).sort();
    const period = days[0] === days.at(-1) ? days[0] : `${days[0]} to ${days.at(-1)}`;
    const count = `${own.length} function${own.length === 1 ? '' : 's'}`;
    return `* **${slug}**: ${brands}; ${count}, ${period}.`;
  });

const contendedText = (best: readonly ResultRecord[]): string =>
  best.some(({ comparison }) => comparison.contended)
    ? ' †: the core was shared all the time; measure again before you rely on this.'
    : '';

/** Every function with an opponent that was faster beyond the noise, in the modes that its code answers for. */
function lossText(best: readonly ResultRecord[], results: ResultSet): string {
  const losses = best.flatMap((record) =>
    answeredModes(record, best).flatMap((mode) => {
      const strongest = strongestOpponent(record, mode, results);
      if (strongest?.kind !== 'behind') return [];
      const where = `${resultSlug(record)} on ${machineSlug(record)} in ${mode}`;
      return [`* ${where}: ${withInterval(strongest.ratio)}, ${strongest.opponent}`];
    }),
  );
  if (losses.length === 0) return 'No opponent was faster in throughput or latency beyond the noise.';
  return `An opponent was faster beyond the noise in:\n\n${losses.join('\n')}`;
}

/** Whether a stored run of `bench` has compared this very code with gcc or a library. */
export const hasMetOutsiders = (record: ResultRecord, results: ResultSet): boolean =>
  benchOf(record, results)
    ?.comparison.contestants.slice(1)
    .some(({ name }) => isOutsider(name)) ?? false;

/** llc and clang are in every record. */
function libraryText(best: readonly ResultRecord[], results: ResultSet): string {
  const met = best.filter((record) => hasMetOutsiders(record, results));
  if (met.length === 0)
    return (
      'No comparison with libraries or gcc is stored yet (`npm run bench -- --op OP --store`): opponents are `llc` ' +
      'and clang.'
    );
  const names = met.map((record) => `${resultSlug(record)} (${machineSlug(record)})`);
  return `Libraries and gcc took part in: ${names.join(', ')}.`;
}
