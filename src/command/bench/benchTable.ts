import { intervalText } from '../../report/intervalText.ts';
import { textTable, type TableColumn } from '../../report/textTable.ts';
import type { RecordedComparison } from '../../store/record.ts';
import { aliasNames } from '../../toolchain/peers/peersInterface.ts';
import type { Absent, Contestant } from '../../contest/contestant.ts';

const columns = (withPairs: boolean): readonly TableColumn[] => [
  { title: '', align: 'left' },
  { title: 'bytes', align: 'right' },
  ...['throughput', 'latency'].flatMap((title): TableColumn[] => [
    { title, align: 'right' },
    { title: 'time / yardstick', align: 'left' },
  ]),
  ...(withPairs ? [{ title: 'two chains', align: 'right' } as const] : []),
  { title: 'limbs', align: 'left' },
  { title: 'from', align: 'left' },
];

type Timing = RecordedComparison['contestants'][number]['throughput'];

/**
 * The contestants, fastest first, and what their times rest on; then those without a time. The first contestant is the
 * yardstick.
 */
export function benchTable(
  contestants: readonly Contestant[],
  absent: readonly Absent[],
  comparison: RecordedComparison | null,
): string {
  const yardstick = contestants[0]?.name ?? '';
  const lines: string[] = [];
  if (comparison !== null)
    lines.push(timesTable(contestants, comparison), '', basis(comparison, yardstick), ...limits(contestants));
  if (absent.length > 0) lines.push(...(lines.length > 0 ? [''] : []), ...absentLines(absent));
  return lines.join('\n');
}

function timesTable(contestants: readonly Contestant[], { contestants: timed }: RecordedComparison): string {
  const order = contestants
    .map((_, i) => i)
    .toSorted((a, b) => timed[a].throughput.ratio.value - timed[b].throughput.ratio.value);
  const withPairs = timed.some(({ pairs }) => pairs !== undefined);
  return textTable(
    columns(withPairs),
    order.map((i) => {
      const { name, origin, representation, code } = contestants[i];
      const { throughput, latency, pairs = null } = timed[i];
      const [byTurns] = cells(pairs, i);
      return [
        name,
        String(code.length),
        ...[throughput, latency].flatMap((t) => cells(t, i)),
        ...(withPairs ? [byTurns] : []),
        representation,
        origin,
      ];
    }),
  );
}

/** Cycles and ratio; that of the yardstick to itself says nothing. */
function cells(timing: Timing | null, index: number): string[] {
  if (timing === null) return ['–', ''];
  const { cycles, ratio } = timing;
  const digits = cycles < 10_000 ? 1 : 0;
  return [cycles.toFixed(digits), index === 0 ? 'yardstick' : intervalText(ratio)];
}

function basis({ contestants, layouts, quietShare, noise, contended }: RecordedComparison, yardstick: string): string {
  return [
    `Core cycles per call; time relative to the yardstick (${yardstick}) with its 95 % interval: above 1 the ` +
      'yardstick is faster.',
    ...(contestants.some(({ pairs }) => pairs !== undefined)
      ? ['Two chains: each call waits for the result of the one before the last, as products of a field formula do.']
      : []),
    `All were checked against big-integer arithmetic, then timed in one interleaved run over ${layouts} random ` +
      `layouts; ${Math.round(quietShare * 100)} % of the rounds ` +
      `were quiet and accepted; code compared with itself differs by up to ${(noise * 100).toFixed(1)} %.`,
    ...(contended
      ? ['The core was shared all the time: measure again on a quiet machine before you rely on this.']
      : []),
  ].join('\n');
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
        `Arrays may coincide${allowed === '' ? ' in no way' : ` only as ${allowed}`}, and were tested so: ` +
        `${namesOf(apart.filter(({ aliases }) => aliases?.join(', ') === allowed))}.`,
    ),
  ];
}

/** Whether some arrays of a field operation may not coincide. */
const isRestricted = ({ aliases, contract }: Contestant): boolean =>
  aliases !== undefined &&
  contract.spec !== undefined &&
  aliases.length < aliasNames(['a', 'b'].slice(0, contract.params.length)).length;

const namesOf = (contestants: readonly Contestant[]): string => contestants.map(({ name }) => name).join('; ');

/** Those with the same reason share a line. */
function absentLines(absent: readonly Absent[]): string[] {
  const reasons = [...new Set(absent.map(({ reason }) => reason))];
  const namesWith = (wanted: string): string =>
    [...new Set(absent.filter(({ reason }) => reason === wanted).map(({ name }) => name))].join(', ');
  return ['Without a time:', ...reasons.map((reason) => `  ${namesWith(reason)}: ${reason}`)];
}
