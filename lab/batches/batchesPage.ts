import { daysText } from '../report/resultText.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { markdownTable } from '../tables/markdownTable.ts';
import { BATCH_FUNCTIONS } from './batchFunctions.ts';
import { batchesPicture } from './batchesPicture.ts';
import type { BatchEntry } from '../report/batchStore.ts';

/** What was measured on one machine. */
interface MeasuredBatches {
  readonly machine: string;
  readonly entries: readonly BatchEntry[];
}

/** The generated part of docs/BATCHES.md: for each machine and function, cycles of one call by size of the batch. */
export function batchesPage(machines: readonly MeasuredBatches[]): string {
  const measured = machines.filter(({ entries }) => entries.length > 0);
  if (measured.length === 0) return 'Nothing is measured yet.';
  const picture = drawnMachines(measured).length > 0 ? [`![${PICTURE_TITLE}](${PICTURE})`, ''] : [];
  return [...picture, ...measured.flatMap(machineSection)].join('\n');
}

/** Of the page, beside it. */
export const PICTURE = 'batches.svg';
const PICTURE_TITLE = 'X25519 in batches';
const DRAWN = 'x25519';

/** The picture of the page; null where there is nothing to draw. */
export function pageBatchesPicture(machines: readonly MeasuredBatches[]): string | null {
  const drawn = drawnMachines(machines);
  return drawn.length === 0 ? null : batchesPicture(PICTURE_TITLE, drawn);
}

const drawnMachines = (machines: readonly MeasuredBatches[]): MeasuredBatches[] =>
  machines
    .map(({ machine, entries }) => ({ machine, entries: entries.filter((entry) => entry.function === DRAWN) }))
    .filter(({ entries }) => entries.length > 0);

function machineSection({ machine, entries }: MeasuredBatches, i: number): string[] {
  const noise = Math.max(...entries.map(({ comparison }) => comparison.noise));
  const isShared = entries.some(({ comparison }) => comparison.contended);
  const isScalar = entries.some(({ lanes }) => !lanes);
  return [
    ...(i === 0 ? [] : ['']),
    `## ${machine}`,
    '',
    `Measured ${daysText(entries)}; cycles of one call among a batch, and in brackets the time of the whole batch ` +
      `over that of ours. Code compared with itself differs by up to ${(100 * noise).toFixed(1)} %.` +
      (isScalar ? ' No AVX-512 IFMA: batches of X25519 are computed in four lanes of AVX2, others one by one.' : '') +
      (isShared ? ' †: the core was shared all the time; measure again.' : ''),
    ...BATCH_FUNCTIONS.flatMap(({ name, whole }) => {
      const own = entries.filter((entry) => entry.function === name).toSorted((a, b) => a.count - b.count);
      return own.length === 0
        ? []
        : ['', `### ${name}`, '', `${upper(whole.title)}.`, '', functionTable(own), ...absentOf(own)];
    }),
  ];
}

const upper = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}`;

/** A row for each contestant, a column for each size. */
function functionTable(entries: readonly BatchEntry[]): string {
  const names = [...new Set(entries.flatMap(({ comparison }) => comparison.contestants.map(({ name }) => name)))];
  const columns: TableColumn[] = [
    { title: 'calls at once', align: 'left' },
    ...entries.map(({ count }): TableColumn => ({ title: String(count), align: 'right' })),
    { title: 'from', align: 'left' },
  ];
  return markdownTable(
    columns,
    names.map((name) => [name, ...entries.map((entry) => timeOf(name, entry)), originOf(name, entries)]),
  );
}

function timeOf(name: string, { comparison: { contestants, contended }, count }: BatchEntry): string {
  const k = contestants.findIndex((one) => one.name === name);
  if (k < 0) return '–';
  const { cycles, ratio } = contestants[k].throughput;
  const against = k === 0 ? '' : ` (${ratio.value.toFixed(2)})`;
  return `${(cycles / count).toFixed(0)}${against}${contended ? '†' : ''}`;
}

function originOf(name: string, entries: readonly BatchEntry[]): string {
  for (const { comparison, origins } of entries) {
    const k = comparison.contestants.findIndex((one) => one.name === name);
    if (k >= 0) return origins[k];
  }
  return '';
}

/** Who deviates, and who was left out, and why. */
function absentOf(entries: readonly BatchEntry[]): string[] {
  const told = (title: string, texts: readonly string[]): string[] =>
    texts.length === 0 ? [] : ['', `${title}: ${[...new Set(texts)].join('; ')}.`];
  const deviations = entries.flatMap((entry) => entry.deviations.map(({ name, deviates }) => `${name}: ${deviates}`));
  const reasons = entries.flatMap(({ absent }) => absent.map(({ name, reason }) => `${name}: ${reason}`));
  return [...told('Checked without what it computes otherwise', deviations), ...told('Not there', reasons)];
}
