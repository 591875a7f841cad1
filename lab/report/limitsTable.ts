import { decodeProgram } from '../../src/codegen/encoder/decoder.ts';
import { PortBound } from '../../src/codegen/x86/portBound.ts';
import { byCore, nearestCore, type Core } from '../../src/x86/cores.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { markdownTable } from '../tables/markdownTable.ts';
import type { ResultRecord } from '../../src/bench/record.ts';
import { namesOf, type BestResult } from './bestResults.ts';
import { overviewResults } from './resultsOverview.ts';
import { cyclesText } from './resultText.ts';
import type { ResultSet } from './resultSet.ts';

/** Bounds by core; making one takes longer than using it. */
export type PortBounds = Readonly<Record<Core, PortBound>>;

export const newBounds = (): PortBounds => byCore((core) => new PortBound(core));

/** The bound by ports of a record's code, in cycles per independent call, on the core closest to its machine. */
export const boundOf = ({ code, machine }: ResultRecord, bounds: PortBounds): ReturnType<PortBound['of']> =>
  bounds[nearestCore(machine)].of(decodeProgram(Buffer.from(code.hex, 'hex')).program);

/** Throughput of every multiplication and squaring beside the bound by ports of the same code. */
export function limitsTable(results: ResultSet): string {
  const shown = overviewResults(results);
  const bounds = newBounds();
  const machines = namesOf(shown, 'machine');
  const columns: TableColumn[] = [
    { title: 'function', align: 'left' },
    ...machines.map((title): TableColumn => ({ title, align: 'right' })),
  ];
  const rows = namesOf(shown, 'function').map((name) => [
    name,
    ...machines.map((machine) =>
      cell(
        shown.find((result) => result.function === name && result.machine === machine),
        bounds,
      ),
    ),
  ]);
  return markdownTable(columns, rows);
}

/** `25.0 of 21.0 · 1.19×`. */
function cell(result: BestResult | undefined, bounds: PortBounds): string {
  if (result === undefined) return '–';
  const { cycles } = boundOf(result.record, bounds);
  const share = result.record.comparison.contestants[0].throughput.cycles / cycles;
  return `${cyclesText(result)} of ${cycles.toFixed(1)} · ${share.toFixed(2)}×`.replaceAll(' ', '\u00a0');
}
