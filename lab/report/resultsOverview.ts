import type { ResultSet } from './resultSet.ts';
import { bestResults, namesOf, type BestResult } from './bestResults.ts';
import {
  compilersOnlyText,
  cyclesText,
  daggerText,
  daysText,
  emphasised,
  meanText,
  standingsText,
  strongestText,
} from './resultText.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { markdownTable } from '../tables/markdownTable.ts';

/** What a reader looks for first; everything else is on the page of all results. */
const SHOWN = ['mul', 'square'];

/** Throughput of every multiplication and squaring; code for older instruction sets is on the page of all results. */
export const overviewResults = (results: ResultSet): BestResult[] => shownOf(bestResults(results));

const shownOf = (all: readonly BestResult[]): BestResult[] =>
  countedOf(all).filter(({ record: { target } }) => target === 'native');

/** What the mean of a machine is of, also of code for older instruction sets. */
export const countedOf = (all: readonly BestResult[]): BestResult[] =>
  all.filter(
    ({ mode, record: { form, operation } }) => mode === 'throughput' && form === 'loose' && SHOWN.includes(operation),
  );

/** Multiplications that README shows: the curves in widest use, and one that is lost somewhere. */
const HEADLINES = ['25519-mul', 'p256-montgomery-mul', 'secp256k1-mul', 'bls12-381-p-mul', 'p521-mul'];

/** How each machine fares, and one row for each multiplication and squaring, in throughput. */
export const resultsOverview = (results: ResultSet): string => overviewOf(results, () => true);

/** README's part: the same counts of all rows, and the rows of a few functions. */
export const resultsHeadlines = (results: ResultSet): string => overviewOf(results, (name) => HEADLINES.includes(name));

/** Rows have the machines beside each other and the fastest alternative in a column of its own. */
function overviewOf(results: ResultSet, isRow: (name: string) => boolean): string {
  const all = bestResults(results);
  const shown = shownOf(all);
  if (shown.length === 0) return 'No results of multiplications or squarings are stored yet.';
  const machines = namesOf(shown, 'machine');
  const columns: TableColumn[] = [
    { title: 'function', align: 'left' },
    ...machines.map((title): TableColumn => ({ title, align: 'right' })),
    { title: 'fastest alternative', align: 'left' },
  ];
  const printed = shown.filter((result) => isRow(result.function));
  const rows = namesOf(printed, 'function').map((name) => {
    const own = printed.filter((result) => result.function === name);
    return [
      name,
      ...machines.map((machine) => cell(own.find((result) => result.machine === machine))),
      strongestText(own),
    ];
  });
  return [
    ...machines.map((machine) => machineLine(machine, shown, all)),
    '',
    markdownTable(columns, rows),
    ...notes(printed),
  ].join('\n');
}

/** No-break spaces, so that a cell stays one line. */
const SEPARATOR = '\u00a0·\u00a0';

/** `25.0 · 1.14×`; in brackets where only compilers took part. */
function cell(result: BestResult | undefined): string {
  if (result === undefined) return '–';
  const { strongest, isAgainstLibraries } = result;
  if (strongest === null) return cyclesText(result);
  const ratio = `${strongest.ratio.value.toFixed(2)}×`;
  return `${cyclesText(result)}${SEPARATOR}${emphasised(isAgainstLibraries ? ratio : `(${ratio})`, result)}`;
}

function machineLine(machine: string, shown: readonly BestResult[], all: readonly BestResult[]): string {
  const own = shown.filter((result) => result.machine === machine);
  const latency = all.filter((result) => result.machine === machine && result.mode === 'latency');
  const mean = meanText(own);
  const days = daysText(own.map(({ record }) => record));
  return [
    `* **${machine}** (${days}): ${standingsText(own)} multiplications and squarings`,
    ...(mean === null ? [] : [`, on average ${mean}`]),
    compilersOnlyText(own),
    latency.length === 0 ? '' : `; in latency ${standingsText(latency)} functions${compilersOnlyText(latency)}`,
    '.',
  ].join('');
}

const notes = (shown: readonly BestResult[]): string[] => {
  const texts = [
    ...(shown.some(({ isAgainstLibraries }) => !isAgainstLibraries)
      ? ['In brackets: only compilers took part, no library.']
      : []),
    ...daggerText(shown),
  ];
  return texts.length === 0 ? [] : ['', texts.join(' ')];
};
