import { markdownTable } from '../tables/markdownTable.ts';
import type { Processor } from '../../src/frontend/cross/processor.ts';
import { PROCESSOR_BUILDS, type BuildControl, type ProcessorBuildName } from './processorBuilds.ts';

/** One build of one function. */
export interface BuiltPiece extends BuildControl {
  readonly build: ProcessorBuildName;
  /** Executed in a call; null if they were not counted. */
  readonly instructions: number | null;
  /** Whether calls with different operands, where they were followed, executed the same instructions. */
  readonly sameWay: boolean;
}

/** A function in all builds. */
export interface PieceLine {
  readonly title: string;
  readonly builds: readonly BuiltPiece[];
}

/** Of fields, the table has products only. */
export const isInTable = ({ title }: { readonly title: string }): boolean => !LEFT_OUT.test(title);
const LEFT_OUT = / (?:square|add|sub|opp|mul\d+|from_montgomery|to_montgomery)(?:, loose)?$/;

const isQuiet = ({ leaks, placesAdded, sameWay }: BuiltPiece): boolean =>
  leaks.length === 0 && placesAdded === 0 && sameWay;

/** The table of a processor and what was found out about jumps. */
export function processorText(processor: Processor, lines: readonly PieceLine[]): string {
  const rows = lines.filter(isInTable).map(rowOf);
  const columns = ['function', ...PROCESSOR_BUILDS].map((title, k) => ({
    title,
    align: k === 0 ? ('left' as const) : ('right' as const),
  }));
  return [
    `**${processor.title}**`,
    '',
    markdownTable(columns, rows),
    '',
    ...(['pass', 'bridge'] as const).map((name) => sentence(name, lines)),
  ].join('\n');
}

const rowOf = ({ title, builds }: PieceLine): string[] => [
  title,
  ...builds.map((one) => `${one.instructions ?? '–'}${isQuiet(one) || one.build === 'clang' ? '' : ' *'}`),
];

function sentence(name: 'pass' | 'bridge', lines: readonly PieceLine[]): string {
  const all = lines.map(({ title, builds }) => ({ title, one: builds[PROCESSOR_BUILDS.indexOf(name)] }));
  const inIr = all.filter(({ one }) => one.leaks.length > 0).map(({ title }) => title);
  const added = all.filter(({ one }) => one.leaks.length === 0 && !isQuiet(one)).map(({ title }) => title);
  const quiet = all.length - inIr.length - added.length;
  return [
    `\`${name}\`: no jump, address or division depends on data in ${quiet} of ${all.length} functions.`,
    ...(inIr.length === 0 ? [] : [`Already in the IR: ${named(inIr)}.`]),
    ...(added.length === 0 ? [] : [`LLVM's code generator makes jumps of selections and carries: ${named(added)}.`]),
  ].join(' ');
}

/** The first few. */
const named = (titles: readonly string[]): string =>
  titles.length <= 6 ? titles.join(', ') : `${titles.slice(0, 5).join(', ')} and ${titles.length - 5} more`;
