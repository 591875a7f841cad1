import { markdownTable, type TableColumn } from '../../report/textTable.ts';

/** A build or a library, timed. */
export interface TimedBuild {
  readonly name: string;
  readonly how: string;
  /** Core cycles per call. */
  readonly cycles: number;
  /** Time over that of the yardstick, with its 95 % interval. */
  readonly ratio: { readonly value: number; readonly low: number; readonly high: number };
}

const COLUMNS: readonly TableColumn[] = [
  { title: 'build', align: 'left' },
  { title: 'what', align: 'left' },
  { title: 'cycles', align: 'right' },
  { title: 'time / yardstick', align: 'right' },
  { title: 'faster than the build before', align: 'right' },
];

/** The builds in order, each against the one before, and below them libraries and what else is compared, fastest first. */
export function buildTable(builds: readonly TimedBuild[], others: readonly TimedBuild[]): string {
  const rows = builds.map((build, k) => [
    ...cells(build),
    k === 0 ? '' : `${significant(builds[k - 1].cycles / build.cycles)}×`,
  ]);
  return markdownTable(COLUMNS, [
    ...rows,
    ...others.toSorted((a, b) => a.cycles - b.cycles).map((one) => [...cells(one), '']),
  ]);
}

const cells = ({ name, how, cycles, ratio: { value, low, high } }: TimedBuild): string[] => [
  name,
  how,
  cycles.toFixed(0),
  low === high ? significant(value) : `${significant(value)} [${significant(low)}, ${significant(high)}]`,
];

const significant = (x: number): string => (x < 10 ? x.toFixed(3) : x.toPrecision(3));
