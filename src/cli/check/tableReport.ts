/** The report of `check` as a table for a terminal. */
import { folded } from '../../base/folded.ts';
import type { Io } from '../../base/io.ts';
import { durationText } from '../../base/numberText.ts';
import { printableLine } from '../../base/printable.ts';
import { textTable } from '../../base/textTable.ts';
import type { Judged } from '../../engine/check/judgement.ts';

const COLUMNS = [
  { title: 'function', align: 'left' },
  { title: 'asked', align: 'left' },
  { title: 'result', align: 'left', ifTooWide: 'wrap' },
  { title: 'time', align: 'right' },
] as const;

/** Longer names are cut, so that there is room for results; findings have them whole. */
const MAX_NAME = 28;
const MAX_LINES = 16;

/** One row for each judgement, in the width of the terminal, and below it what is wrong or not known. */
export function tableReport(judged: readonly Judged[], { width }: Pick<Io, 'width'>): string {
  const rows = judged.map(({ name, asked, failure, summary, millis, isKept }) => [
    cut(printableLine(name), MAX_NAME),
    asked,
    failure === null ? summary : summary.split(/[:;]/)[0],
    isKept ? 'known' : durationText(millis),
  ]);
  const all = judged.filter(({ failure }) => failure !== null).flatMap((one) => ['', ...detailLines(one, width)]);
  return [textTable(COLUMNS, rows, width), ...all, '', accountOf(judged)].join('\n');
}

function accountOf(judged: readonly Judged[]): string {
  const count = (isCounted: (one: Judged) => boolean): number => judged.filter(isCounted).length;
  const wrong = count(({ failure }) => failure === 'wrong');
  const open = count(({ failure }) => failure === 'unsupported');
  const others = count(({ failure }) => failure !== null && failure !== 'wrong' && failure !== 'unsupported');
  return [
    `${count(({ failure }) => failure === null)} of ${judged.length} are right`,
    ...(wrong > 0 ? [`${wrong} wrong`] : []),
    ...(open > 0 ? [`${open} not decided`] : []),
    ...(others > 0 ? [`${others} not judged`] : []),
    ...(judged.some(({ isKept }) => isKept) ? [`${count(({ isKept }) => isKept)} known from before`] : []),
  ].join(', ');
}

function detailLines({ name, asked, file, findings, claim }: Judged, width: number): string[] {
  const lines = findings.flatMap(({ text }) => text.split('\n')).map((line) => `  ${printableLine(line)}`);
  const more = lines.length > MAX_LINES ? [`  … ${lines.length} lines in all`] : [];
  return [
    ...folded(`${printableLine(name)} (${asked}), ${printableLine(file)}:`, width, '  '),
    ...[...lines.slice(0, MAX_LINES), ...more].flatMap((line) => folded(line, width, '    ')),
    // A command stays whole, to be copied.
    ...(claim === null ? [] : [`  again: ${printableLine(claim)}`]),
  ];
}

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);
