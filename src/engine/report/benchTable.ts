/** The table of `bench`. */
import type { Absent } from '../../frontend/compile/compileBaselines.ts';
import type { Contestant } from '../contest/contestant.ts';
import { LOSES, timeText, timeRatioText, twoSpeedsLine, type TableLook } from './comparisonTable.ts';
import { folded } from '../../base/folded.ts';
import { textTable, type TableColumn } from '../../base/textTable.ts';
import { isBehind } from './standing.ts';
import type { RecordedComparison } from '../../bench/record.ts';
import { aliasNames } from '../../frontend/peers/peersInterface.ts';

const columns = (withPairs: boolean): readonly TableColumn[] => [
  { title: '', align: 'left', ifTooWide: 'wrap' },
  ...['throughput', 'latency'].flatMap((title): TableColumn[] => [
    { title, align: 'right' },
    { title: 'relative', align: 'left' },
  ]),
  ...(withPairs ? [{ title: 'two chains', align: 'right' } as const] : []),
  { title: 'limbs', align: 'left', ifTooWide: 'leave out' },
  { title: 'bytes', align: 'right', ifTooWide: 'leave out' },
  { title: 'from', align: 'left', ifTooWide: 'leave out' },
];

/**
 * The contestants, fastest first, and what their times rest on; then those without a time. The first contestant is the
 * yardstick. Two chains by turns are for those who want all.
 */
export function benchTable(
  contestants: readonly Contestant[],
  absent: readonly Absent[],
  comparison: RecordedComparison | null,
  look: TableLook,
): string {
  const withPairs = look.isVerbose && comparison?.contestants.some(({ pairs }) => pairs !== undefined) === true;
  const notes =
    comparison === null
      ? []
      : [...basis(comparison, contestants[0]?.name ?? '', withPairs), ...(look.isVerbose ? limits(contestants) : [])];
  return [
    ...(comparison === null ? [] : [timesTable(contestants, comparison, look, withPairs), '']),
    ...notes.flatMap((text) => folded(text, look.width)),
    ...(comparison !== null && absent.length > 0 ? [''] : []),
    ...absentLines(absent).flatMap((text) => folded(text, look.width, '    ')),
  ].join('\n');
}

function timesTable(
  contestants: readonly Contestant[],
  { contestants: timed, noise }: RecordedComparison,
  { width, isVerbose }: TableLook,
  withPairs: boolean,
): string {
  const [yardstick] = timed;
  const order = contestants
    .map((_, i) => i)
    .toSorted((a, b) => timed[a].throughput.ratio.value - timed[b].throughput.ratio.value);
  const rows = order.map((i) => {
    const { name, origin, representation, code } = contestants[i];
    const cells = (mode: 'throughput' | 'latency' | 'pairs'): string[] => {
      const timing = timed[i][mode] ?? null;
      if (timing === null) return ['–', ''];
      // The ratio of the yardstick to itself says nothing.
      const ratio = i === 0 ? 'yardstick' : timeRatioText(timing, yardstick[mode]?.cycles ?? NaN, isVerbose);
      const mark = isOurs(yardstick) && isBehind(timing.ratio, noise) ? LOSES : '';
      return [timeText(timing), `${ratio}${mark}`];
    };
    return [
      name,
      ...cells('throughput'),
      ...cells('latency'),
      ...(withPairs ? cells('pairs').slice(0, 1) : []),
      representation,
      String(code.length),
      origin,
    ];
  });
  return textTable(columns(withPairs), rows, isVerbose ? Infinity : width);
}

/** The yardstick may be another one, where nothing of ours takes part. */
const isOurs = ({ name }: { readonly name: string }): boolean => name.startsWith('ours');

function basis(
  { contestants, layouts, quietShare, noise, contended }: RecordedComparison,
  yardstick: string,
  withPairs: boolean,
): string[] {
  const timings = contestants.flatMap(({ throughput, latency }) => [throughput, latency]);
  const loses =
    isOurs({ name: yardstick }) && timings.some((timing) => timing !== null && isBehind(timing.ratio, noise));
  return [
    `Core cycles per call; relative: time over that of the yardstick (${yardstick}) with its 95 % interval, above 1 ` +
      `the yardstick is faster${loses ? `,${LOSES} we lose` : ''}.`,
    ...(withPairs
      ? ['Two chains: each call waits for the result of the one before the last, as products of a field formula do.']
      : []),
    `All were checked against big-integer arithmetic, then timed in one interleaved run over ${layouts} random ` +
      `layouts; ${Math.round(quietShare * 100)} % of the rounds ` +
      `were quiet and accepted; code compared with itself differs by up to ${(noise * 100).toFixed(1)} %.`,
    ...twoSpeedsLine(contestants),
    ...(contended
      ? ['The core was shared all the time: measure again on a quiet machine before you rely on this.']
      : []),
  ];
}

/** What was not the same for all: who does not move in memory, and whose arrays were kept apart. */
function limits(contestants: readonly Contestant[]): string[] {
  const fixed = contestants.filter(({ code }) => !(code instanceof Uint8Array));
  const apart = contestants.filter(isRestricted);
  const groups = [...new Set(apart.map(({ aliases }) => aliases?.join(', ') ?? ''))];
  return [
    ...(fixed.length === 0
      ? []
      : [
          'Loaded as shared objects, whose code stays in its place while stack and data move (bytes are those of ' +
            `all code in them): ${namesOf(fixed)}.`,
        ]),
    ...groups.map(
      (allowed) =>
        `Arrays may alias${allowed === '' ? ' in no way' : ` only as ${allowed}`}, and were tested so: ` +
        `${namesOf(apart.filter(({ aliases }) => aliases?.join(', ') === allowed))}.`,
    ),
  ];
}

/** Whether some arrays of a field operation may not alias. */
const isRestricted = ({ aliases, contract }: Contestant): boolean =>
  aliases !== undefined &&
  contract.spec !== undefined &&
  aliases.length < aliasNames(['a', 'b'].slice(0, contract.params.length)).length;

const namesOf = (contestants: readonly Contestant[]): string => contestants.map(({ name }) => name).join('; ');

/** Those with the same reason share a line. */
function absentLines(absent: readonly Absent[]): string[] {
  if (absent.length === 0) return [];
  const reasons = [...new Set(absent.map(({ reason }) => reason))];
  const namesWith = (wanted: string): string =>
    [...new Set(absent.filter(({ reason }) => reason === wanted).map(({ name }) => name))].join(', ');
  return ['Without a time:', ...reasons.map((reason) => `  ${namesWith(reason)}: ${reason}`)];
}
