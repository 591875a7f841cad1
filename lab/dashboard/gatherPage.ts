import type { TimingMode } from '../../src/base/aims.ts';
import { MEASUREMENT_VERSION } from '../../src/bench/measure/compare.ts';
import { geometricMean } from '../../src/bench/measure/statistics.ts';
import { answeredModes } from '../report/answeredModes.ts';
import { contenderKind, type ContenderKind } from '../../src/base/contenderName.ts';
import { bestResults, type BestResult } from '../report/bestResults.ts';
import { countedOf } from '../report/resultsOverview.ts';
import { compilersOnlyText, standingsText } from '../report/resultText.ts';
import { resultRows, type ResultRow } from '../report/resultRows.ts';
import { hasMetOutsiders } from '../report/fastestAlternative.ts';
import { bestRecords } from '../../src/engine/store/bestRecords.ts';
import { type ResultRecord, machineSlug } from '../../src/bench/record.ts';
import type { ResultSet } from '../report/resultSet.ts';
import { nearestCore, CORES } from '../../src/x86/cores.ts';
import { BATCH_FUNCTIONS } from '../batches/batchFunctions.ts';
import { batchCurves } from '../batches/batchCurves.ts';
import { buildsTable } from './buildsTable.ts';
import { newBounds } from '../report/limitsTable.ts';
import { championOf } from './champion.ts';
import type {
  PageBar,
  PageBatches,
  PageBuilds,
  PageChampion,
  PageData,
  PageMachine,
  PageStrongest,
} from './pageData.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

/** Machines that the port tables describe; the others are shown with the nearest. */
const DESCRIBED: ReadonlySet<string> = new Set(Object.values(CORES).flatMap(({ machines }) => machines));

/** Everything that the page shows, from the stored results and the page that has the builds of X25519. */
export function gatherPage(results: ResultSet, bridgeReadme: string): PageData {
  const best = bestRecords(results.records);
  const bounds = newBounds();
  const counted = countedOf(bestResults(results));
  const champions = best.map((record) => championOf(record, answeredModes(record, best), results, bounds));
  const rows = resultRows(results).filter((row) => row.best !== false);
  const builds = buildsTable(bridgeReadme);
  return {
    newest: best.reduce((day, { time }) => (time > day ? time : day), '').slice(0, 10),
    records: results.records.length,
    machines: machinesOf(best, champions, counted),
    champions,
    bars: withoutRepeats(rows).map(barOf),
    builds,
    batches: batchesOf(results),
    gaps: [...gapsOf(best, results, rows), ...gapsOfBuilds(builds), ...gapsOfBatches(results)],
  };
}

/** Code for all that a machine has before code for older ones, and what has met a library before what has not. */
function machinesOf(
  best: readonly ResultRecord[],
  champions: readonly PageChampion[],
  counted: readonly BestResult[],
): PageMachine[] {
  const place = ({ isPortable, met }: PageMachine): number => (isPortable ? 2 : 0) + (met === 0 ? 1 : 0);
  return [...new Set(best.map(machineSlug))]
    .sort()
    .map((slug) =>
      machineOf(
        slug,
        best,
        champions,
        counted.filter(({ machine }) => machine === slug),
      ),
    )
    .sort((a, b) => place(a) - place(b));
}

function machineOf(
  slug: string,
  best: readonly ResultRecord[],
  champions: readonly PageChampion[],
  counted: readonly BestResult[],
): PageMachine {
  const records = best.filter((record) => machineSlug(record) === slug);
  const own = champions.filter(({ machine }) => machine === slug);
  const apart = own.filter(({ modes }) => modes.includes('throughput'));
  const core = nearestCore(records[0].machine);
  const compared = own.flatMap((champion) => champion.modes.flatMap((mode) => inMode(champion, mode)));
  return {
    slug,
    isPortable: records[0].target !== 'native',
    brand: [...new Set(records.map(({ machine }) => machine.brand))].join(', '),
    functions: apart.length,
    meanLead: meanOf(counted.flatMap(({ strongest }) => strongest?.ratio.value ?? [])),
    leads: standingsText(counted).replaceAll('**', '') + compilersOnlyText(counted),
    comparisons: compared.length,
    losses: compared.filter(({ standing }) => standing === 'behind').length,
    contended: own.filter(({ contended }) => contended).length,
    met: apart.filter(({ met }) => met).length,
    core: CORES[core].title,
    isOtherCore: !DESCRIBED.has(records[0].machine.slug),
  };
}

/** The fastest alternative in a mode that the champion answers for. */
const inMode = ({ modes, strongest }: PageChampion, wanted: TimingMode): PageStrongest[] =>
  strongest.filter(({ mode }) => mode === wanted && modes.includes(mode));

const meanOf = (values: readonly number[]): number | null => (values.length === 0 ? null : geometricMean(values));

/** Of a contender that `bench` has met again, only the bar of the search's own run. */
function withoutRepeats(rows: readonly ResultRow[]): ResultRow[] {
  const key = (row: ResultRow): string => [row.function, row.machine, row.mode, row.contender].join(' ');
  const own = new Set(rows.filter(({ source }) => source === 'optimize').map(key));
  return rows.filter((row) => row.source !== 'bench' || !own.has(key(row)));
}

/** Cycles to a tenth and ratios to a thousandth; the page shows no more. */
const barOf = (row: ResultRow): PageBar => ({
  machine: row.machine,
  function: row.function,
  mode: row.mode,
  source: row.source,
  kind: row.kind,
  contender: row.contender,
  ratio: thousandth(row.ratio),
  low: thousandth(row.low),
  high: thousandth(row.high),
  standing: row.standing,
  contended: row.contended,
  cycles: Number(row.contenderCycles.toFixed(1)),
  ourCycles: Number(row.ourCycles.toFixed(1)),
});

const thousandth = (value: number): number => Number(value.toFixed(3));

/** Cycles to a tenth. */
const batchesOf = ({ batches }: ResultSet): PageBatches[] =>
  BATCH_FUNCTIONS.flatMap(({ name, whole }) =>
    [...batches].flatMap(([machine, entries]) => {
      const curves = batchCurves(Object.values(entries).filter((entry) => entry.function === name)).map((curve) => ({
        ...curve,
        points: curve.points.map(([count, cycles]) => [count, Number(cycles.toFixed(1))] as const),
      }));
      return curves.length === 0 ? [] : [{ function: name, title: whole.title, machine, curves }];
    }),
  );

function gapsOfBuilds(builds: PageBuilds | null): string[] {
  if (builds === null) return ['X25519 in its builds is not measured.'];
  const absent = ['AWS-LC', 'wolfSSL'].filter((library) => !builds.rows.some(({ name }) => name.startsWith(library)));
  return absent.length === 0 ? [] : [`${absent.join(' and ')} took no part in the stored run of X25519 in its builds.`];
}

function gapsOfBatches({ batches }: ResultSet): string[] {
  const entries = [...batches.values()].flatMap((own) => Object.values(own));
  if (entries.length === 0) return ['Batches are not measured.'];
  return entries.some(({ lanes }) => lanes) ? [] : ['No batches are measured on a processor with AVX-512 IFMA.'];
}

/** Contenders that a reader looks for, and which of our own functions they never met. */
const LOOKED_FOR: readonly ContenderKind[] = ['gcc -O3', 'OpenSSL', 'wolfSSL', 's2n-bignum'];

function gapsOf(best: readonly ResultRecord[], results: ResultSet, rows: readonly ResultRow[]): string[] {
  const unmet = best.filter((record) => !hasMetOutsiders(record, results)).length;
  const own = rows.filter(({ source }) => source !== 'table');
  const absent = LOOKED_FOR.filter((kind) => own.every((row) => contenderKind(row.contender) !== kind));
  const untraced = results.records.filter(({ trace }) => trace === undefined).length;
  const withoutCode = best.filter(({ comparison }) =>
    comparison.contestants.every(({ hex }) => hex === undefined),
  ).length;
  const bridged = [...results.table.values()].flatMap((entries) => Object.values(entries));
  const old = bridged.filter(({ ruler }) => ruler !== MEASUREMENT_VERSION).length;
  return [
    ...(old > 0
      ? [
          `${old} of ${bridged.length} measurements of bridged implementations were made with an older ruler ` +
            `(${PROGRAM} table measures them again).`,
        ]
      : []),
    ...(unmet > 0
      ? [
          `${unmet} of the ${best.length} best codes have met no library and no gcc in a run that is stored: only ` +
            `the compilers of their own run stand beside them (${PROGRAM} bench --op OP --store measures and ` +
            'keeps it).',
        ]
      : []),
    ...(absent.length > 0
      ? [`No stored run compares our own fields with ${absent.map((kind) => kind.replace(' -O3', '')).join(', ')}.`]
      : []),
    ...(untraced > 0
      ? [`${untraced} of ${results.records.length} records have no trace: their curves show each new best, no end.`]
      : []),
    ...(withoutCode > 0
      ? [
          `${withoutCode} of the ${best.length} best codes were recorded without the code of their contenders, so ` +
            'that no schedule can be drawn beside theirs; new records keep it.',
        ]
      : []),
  ];
}
