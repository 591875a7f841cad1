import { TIMING_MODES, type TimingMode } from '../../src/base/aims.ts';
import { invariant } from '../../src/base/errors.ts';
import type { CodeCounts, LimbsEntry, LimbsForm } from './limbsStore.ts';
import { intervalText } from '../../src/base/numberText.ts';
import { daysText } from '../report/resultText.ts';
import { standingKind } from '../../src/engine/report/standing.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { markdownTable } from '../tables/markdownTable.ts';

/** What was measured on one machine, in the order in which it is to be shown. */
interface MeasuredLimbs {
  readonly machine: string;
  readonly entries: readonly LimbsEntry[];
}

/** The generated part of docs/LIMBS.md: what is best for what, by machine, then what was measured and counted. */
export function limbsPage(machines: readonly MeasuredLimbs[]): string {
  const measured = machines.filter(({ entries }) => entries.length > 0);
  if (measured.length === 0) return 'Nothing is measured yet.';
  return [
    '## What is best for what',
    '',
    summary(measured),
    ...measured.flatMap((one) => ['', ...machineSection(one)]),
  ].join('\n');
}

/** One row for each function with the machines side by side: the better form, and by how much. */
function summary(machines: readonly MeasuredLimbs[]): string {
  const rows = [...new Set(machines.flatMap(({ entries }) => entries.map(nameOf)))];
  const columns = [
    ...['field', 'use', 'calls'].map((title): TableColumn => ({ title, align: 'left' })),
    ...machines.map(({ machine }): TableColumn => ({ title: machine, align: 'left' })),
  ];
  return markdownTable(
    columns,
    rows.map((row) => {
      const found = machines.map(({ entries }) => entries.find((entry) => nameOf(entry) === row));
      const first = found.find((entry) => entry !== undefined);
      const title = first === undefined ? [] : [first.field, first.use, CALLS[first.aim]];
      return [...title, ...found.map((entry) => (entry === undefined ? '–' : verdictText(entry)))];
    }),
  );
}

const nameOf = ({ field, use, aim, unsaturated }: LimbsEntry): string => `${field} ${use} ${aim} ${unsaturated.source}`;

const CALLS: Readonly<Record<TimingMode, string>> = { throughput: 'independent', latency: 'chained' };

/** Less is no difference: searches that differ in nothing but their seeds end further apart. */
const LEAST = 0.01;

/** E.g. `4×64, 1.41×`: how many times as long the other form takes. */
function verdictText(entry: LimbsEntry): string {
  const { saturated, unsaturated, comparison } = entry;
  const ratio = ratioOf(entry);
  const dagger = comparison.contended ? '†' : '';
  switch (standingKind(ratio, Math.max(comparison.noise, LEAST))) {
    case 'ahead':
      return `**${shown(saturated)}**, ${ratio.value.toFixed(2)}×${dagger}`;
    case 'behind':
      return `**${shown(unsaturated)}**, ${(1 / ratio.value).toFixed(2)}×${dagger}`;
    case 'level':
      return `level${dagger}`;
  }
}

const shown = ({ limbs }: LimbsForm): string => limbs.replace('x', '×');

/** Time of the unsaturated form over that of the saturated one, in the mode that both were searched for. */
const ratioOf = (entry: LimbsEntry): { value: number; low: number; high: number } => timingOf(entry, 1).ratio;

function timingOf(
  { aim, comparison, field, use }: LimbsEntry,
  k: 0 | 1,
): LimbsEntry['comparison']['contestants'][number]['throughput'] {
  const timing = comparison.contestants[k][aim];
  invariant(timing !== null, () => `${field} ${use} was not timed in ${aim}`);
  return timing;
}

function machineSection({ machine, entries }: MeasuredLimbs): string[] {
  const noise = Math.max(...entries.map(({ comparison }) => comparison.noise));
  const isShared = entries.some(({ comparison }) => comparison.contended);
  return [
    `## ${machine}`,
    '',
    `Measured ${daysText(entries)}. Code compared with itself differs by ` +
      `up to ${(100 * noise).toFixed(1)} %.${isShared ? ' †: the core was shared all the time; measure again.' : ''}`,
    '',
    timesTable(entries),
    '',
    countsTable(entries),
  ];
}

function timesTable(entries: readonly LimbsEntry[]): string {
  const left = (title: string): TableColumn => ({ title, align: 'left' });
  const right = (title: string): TableColumn => ({ title, align: 'right' });
  return markdownTable(
    [
      ...['field', 'use', 'calls', 'limbs'].map(left),
      ...['cycles, saturated', 'cycles, unsaturated', 'unsaturated / saturated'].map(right),
      ...['better', 'proved', 'searched'].map(left),
    ],
    TIMING_MODES.flatMap((mode) => entries.filter(({ aim }) => aim === mode)).map((entry) => {
      const { field, use, aim, saturated, unsaturated } = entry;
      return [
        ...[field, use, CALLS[aim], `${shown(saturated)}, ${shown(unsaturated)}`],
        ...([0, 1] as const).map((k) => timingOf(entry, k).cycles.toFixed(1)),
        intervalText(ratioOf(entry)),
        verdictText(entry),
        provedText([saturated, unsaturated]),
        saturated.searched === unsaturated.searched
          ? saturated.searched
          : `${saturated.searched}, ${unsaturated.searched}`,
      ];
    }),
  );
}

/** Of which forms it is proved that the code is that of its word IR, and constant-time. */
function provedText(forms: readonly LimbsForm[]): string {
  const proved = forms.filter((form) => CLAIMS.every((claim) => form.proved.includes(claim)));
  if (proved.length === forms.length) return 'both';
  return proved.length === 0 ? 'neither' : `${proved.map(shown).join()} only`;
}

const CLAIMS = ['asm = IR', 'constant time'];

const COUNTED: readonly (readonly [keyof CodeCounts, string])[] = [
  ['instructions', 'instructions'],
  ['products', 'products'],
  ['carries', 'with carry'],
  ['additions', 'other sums'],
  ['shifts', 'shifts and masks'],
  ['moves', 'moves'],
  ['loads', 'reads of memory'],
  ['stores', 'stores'],
];

/** Both forms of the code for independent calls, or of the only code there is. */
function countsTable(entries: readonly LimbsEntry[]): string {
  const first = entries.filter(
    (entry, k) =>
      entries.findIndex(
        (other) =>
          other.field === entry.field &&
          other.use === entry.use &&
          other.unsaturated.source === entry.unsaturated.source,
      ) === k,
  );
  return markdownTable(
    [
      ...['field', 'use', 'limbs', 'source'].map((title): TableColumn => ({ title, align: 'left' })),
      ...COUNTED.map(([, title]): TableColumn => ({ title, align: 'right' })),
    ],
    first.flatMap(({ field, use, saturated, unsaturated }) =>
      [saturated, unsaturated].map((form) => [
        ...[field, use, shown(form), form.source],
        ...COUNTED.map(([name]) => String(form.counts[name])),
      ]),
    ),
  );
}
