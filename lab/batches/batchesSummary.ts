import { isBehind } from '../../src/engine/report/standing.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import type { BatchEntry } from '../report/batchStore.ts';
import { markdownTable } from '../tables/markdownTable.ts';
import { BATCH_FUNCTIONS } from './batchFunctions.ts';

/** Calls at once that the table shows: one, and as many as registers hold. */
const SHOWN = [1, 8] as const;

/**
 * The generated table of the README: for each function and machine the cycles of one call, alone and among eight, and
 * the time of the fastest other library over ours; losses are bold.
 */
export function batchesSummary(
  machines: readonly { readonly machine: string; readonly entries: readonly BatchEntry[] }[],
): string {
  const columns: TableColumn[] = [
    { title: 'function', align: 'left' },
    { title: 'calls at once', align: 'right' },
    ...machines.map(({ machine }): TableColumn => ({ title: machine, align: 'right' })),
  ];
  const rows = BATCH_FUNCTIONS.flatMap(({ name }) =>
    SHOWN.map((count) => [
      name,
      String(count),
      ...machines.map(({ entries }) =>
        cellOf(entries.find((entry) => entry.function === name && entry.count === count)),
      ),
    ]),
  );
  return markdownTable(
    columns,
    rows.filter(([, , ...cells]) => cells.some((cell) => cell !== NONE)),
  );
}

const NONE = '–';

function cellOf(entry: BatchEntry | undefined): string {
  if (entry === undefined) return NONE;
  const { contestants, noise } = entry.comparison;
  const others = contestants.filter(({ name }) => !name.startsWith('ours')).map(({ throughput }) => throughput.ratio);
  const own = cyclesText(contestants[0].throughput.cycles / entry.count);
  if (others.length === 0) return own;
  const best = others.reduce((a, b) => (b.value < a.value ? b : a));
  const text = `${best.value.toFixed(2)}×`;
  return `${own} · ${isBehind(best, noise) ? `**${text}**` : text}`;
}

const THOUSAND = 1000;
const cyclesText = (cycles: number): string =>
  cycles < 10 * THOUSAND ? cycles.toFixed(0) : `${(cycles / THOUSAND).toFixed(1)}k`;
