import { markdownTable, type Column } from '../../report/textTable.ts';

/** A stage or a library, timed. */
export interface StageTime {
  readonly name: string;
  readonly how: string;
  /** Core cycles per call. */
  readonly cycles: number;
  /** Time over that of the reference, with its 95 % interval. */
  readonly ratio: { readonly value: number; readonly low: number; readonly high: number };
}

const COLUMNS: readonly Column[] = [
  { title: 'stage', align: 'left' },
  { title: 'what', align: 'left' },
  { title: 'cycles', align: 'right' },
  { title: 'time / reference', align: 'right' },
  { title: 'faster than the stage before', align: 'right' },
];

/**
 * The stages in order, each against the one before, and below them libraries and what else is compared, fastest first.
 */
export function stageTable(stages: readonly StageTime[], others: readonly StageTime[]): string {
  const rows = stages.map((stage, k) => [
    ...cells(stage),
    k === 0 ? '' : `${significant(stages[k - 1].cycles / stage.cycles)}×`,
  ]);
  return markdownTable(COLUMNS, [
    ...rows,
    ...others.toSorted((a, b) => a.cycles - b.cycles).map((one) => [...cells(one), '']),
  ]);
}

const cells = ({ name, how, cycles, ratio: { value, low, high } }: StageTime): string[] => [
  name,
  how,
  cycles.toFixed(0),
  low === high ? significant(value) : `${significant(value)} [${significant(low)}, ${significant(high)}]`,
];

const significant = (x: number): string => (x < 10 ? x.toFixed(3) : x.toPrecision(3));
