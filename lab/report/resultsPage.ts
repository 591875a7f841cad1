import { TIMING_MODES, type TimingMode } from '../../src/base/aims.ts';
import type { ResultRecord } from '../../src/bench/record.ts';
import type { ResultSet } from './resultSet.ts';
import { bestResults, namesOf, type BestResult } from './bestResults.ts';
import { provedClaims } from './resultRows.ts';
import {
  briefContender,
  compilersOnlyText,
  cyclesText,
  daggerText,
  daysText,
  emphasised,
  meanText,
  standingsText,
  withInterval,
} from './resultText.ts';
import { contendersOf, isOutsider } from './fastestAlternative.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { markdownTable } from '../tables/markdownTable.ts';

/** Claims that are not written out in each row. */
const ALL_CLAIMS = ['asm = IR', 'constant time', 'asm = source', 'IR = specification'];

const TITLES: Readonly<Record<TimingMode, string>> = {
  throughput: 'throughput: independent calls',
  latency: 'latency: each call waits for the one before',
};

/** What stands below the heading of losses on the page of all results: these, then tables for each machine and mode. */
export function resultsPage(results: ResultSet): string {
  const all = bestResults(results);
  if (all.length === 0) return 'No results are stored yet.';
  return [
    lossText(all),
    ...namesOf(all, 'machine').flatMap((machine) => machineSection(machine, all, results)),
    '\n## Who took part\n',
    participants(all, results),
  ].join('\n');
}

/** Every function with a contender that was faster beyond the noise, in the modes that its code answers for. */
function lossText(all: readonly BestResult[]): string {
  const losses = all.filter(({ strongest }) => strongest?.kind === 'behind');
  if (losses.length === 0) return 'No contender was faster in throughput or latency beyond the noise.';
  return losses
    .map(
      ({ function: name, machine, mode, strongest }) =>
        `* ${name} on ${machine} in ${mode}: ${strongest === null ? '' : withInterval(strongest.ratio)}, ` +
        `${strongest?.opponent}`,
    )
    .join('\n');
}

function machineSection(machine: string, all: readonly BestResult[], results: ResultSet): string[] {
  const own = all.filter((result) => result.machine === machine);
  const brands = [...new Set(own.map(({ record }) => record.machine.brand))].join(', ');
  return [
    `\n## ${machine}\n`,
    [`${brands}; ${daysText(own.map(({ record }) => record))}.`, ...daggerText(own)].join(' '),
    ...TIMING_MODES.flatMap((mode) => {
      const rows = own.filter((result) => result.mode === mode);
      return rows.length === 0 ? [] : modeTable(mode, rows, results);
    }),
  ];
}

function modeTable(mode: TimingMode, rows: readonly BestResult[], results: ResultSet): string[] {
  const columns: TableColumn[] = [
    { title: 'function', align: 'left' },
    { title: 'cycles', align: 'right' },
    { title: 'fastest alternative', align: 'left' },
    { title: 'its time / ours', align: 'right' },
    { title: 'llc -O3 / ours', align: 'right' },
    { title: mode === 'latency' ? 'cycles apart' : 'cycles chained', align: 'right' },
    { title: 'contenders', align: 'right' },
    { title: 'proved', align: 'left' },
  ];
  return [
    `\n### ${rows[0].machine}, ${TITLES[mode]}\n`,
    `${capital(standingsText(rows))}, geometric mean ${meanText(rows)}${compilersOnlyText(rows)}.\n`,
    markdownTable(
      columns,
      rows.map((row) => cellsOf(row, results)),
    ),
  ];
}

const capital = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}`;

function cellsOf(row: BestResult, results: ResultSet): string[] {
  const { record, mode, strongest } = row;
  const { contestants } = record.comparison;
  const llc = contestants.find(({ name }) => name.startsWith('llc'))?.[mode]?.ratio;
  const other = contestants[0][mode === 'latency' ? 'throughput' : 'latency'];
  const names = contendersOf(record, results);
  return [
    row.function,
    cyclesText(row),
    strongest === null ? '–' : briefContender(strongest.opponent),
    strongest === null ? '–' : emphasised(withInterval(strongest.ratio), row),
    llc === undefined ? '–' : withInterval(llc),
    other?.cycles.toFixed(1) ?? '–',
    `${names.length}${names.some(isOutsider) ? '' : ' (compilers)'}`,
    provedText(record),
  ];
}

function provedText(record: ResultRecord): string {
  const claims = provedClaims(record);
  if (ALL_CLAIMS.every((claim) => claims.includes(claim))) return 'all';
  return claims.length === 0 ? 'no' : claims.join(', ');
}

/** Contenders of each function, on whatever machine. */
function participants(all: readonly BestResult[], results: ResultSet): string {
  const columns: TableColumn[] = [
    { title: 'function', align: 'left' },
    { title: 'contenders', align: 'left' },
  ];
  return markdownTable(
    columns,
    namesOf(all, 'function').map((name) => {
      const own = all.filter((result) => result.function === name);
      const names = own.flatMap(({ record }) => contendersOf(record, results).map(briefContender));
      return [name, [...new Set(names)].sort().join(', ')];
    }),
  );
}
