import type { HostEntry, HostFile, HostTimes, SuiteCounts } from './hostStore.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { markdownTable } from '../tables/markdownTable.ts';

const COLUMNS: readonly TableColumn[] = [
  { title: 'library', align: 'left' },
  { title: 'what is ours', align: 'left' },
  { title: 'tests passed, before → after', align: 'left' },
  { title: 'speed-up [95 % interval] (before → after)', align: 'left' },
  { title: 'processor', align: 'left' },
];

/** All host libraries by name, each on all machines, a row each; what became slower is bold. */
export function hostsTable(files: readonly HostFile[]): string {
  const names = [...new Set(files.flatMap(({ hosts }) => Object.keys(hosts)))].sort();
  const rows = names.flatMap((name) =>
    files
      .filter(({ hosts }) => name in hosts)
      .map(({ machine, hosts: { [name]: entry } }) => [
        `${entry.title} (${entry.from})`,
        entry.change,
        entry.suites.length === 0 ? 'not run' : entry.suites.map(testsText).join('<br>'),
        entry.benches.flatMap(({ title, times }) => [`*${title}*`, ...times.map(timesText)]).join('<br>'),
        processorText(machine, entry),
      ]),
  );
  return rows.length === 0 ? 'Nothing is measured yet.' : markdownTable(COLUMNS, rows);
}

/** Tests that fail before and after are named once. */
function testsText({ title, before, after }: HostEntry['suites'][number]): string {
  const both = before.failed.filter((name) => after.failed.includes(name));
  const only = (counts: SuiteCounts): string[] => counts.failed.filter((name) => !both.includes(name));
  const text = (counts: SuiteCounts): string =>
    [String(counts.passed), ...only(counts).map((name) => `failed: ${name}`)].join(', ');
  const notes = [
    ...(after.ignored > 0 ? [`${after.ignored} left out`] : []),
    ...(both.length > 0 ? [`failed before and after: ${both.join(', ')}`] : []),
  ];
  return `${title}: ${text(before)} → ${text(after)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

function timesText({ operation, before, after, speedup: { value, low, high } }: HostTimes): string {
  const text = `${value.toFixed(2)}× [${low.toFixed(2)}, ${high.toFixed(2)}]`;
  const us = (ns: number): string => (ns / 1000).toFixed(1);
  return `${operation} ${high < 1 ? `**${text}**` : text} (${us(before)} → ${us(after)} µs)`;
}

const processorText = ({ brand, slug, family, model, virtual }: HostFile['machine'], entry: HostEntry): string =>
  `${brand} (${slug}, family ${family}, model ${model}${virtual ? ', virtual' : ''}), ${entry.time.slice(0, 10)}, ` +
  `load ${entry.load.toFixed(1)}, ${entry.compiler}`;
