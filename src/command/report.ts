import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { resultsTable } from '../report/resultsTable.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { readRecords } from '../store/readRecords.ts';
import { writeAtomically } from '../store/writeAtomically.ts';
import type { CommandSpec } from './commandSpec.ts';
import type { Io } from './io.ts';

/** Writes the tables that come from stored results. The same records always give the same text. */
export const reportCommand: CommandSpec = {
  name: 'report',
  summary: 'print the best results and write their table into README.md',
  options: [],
  run: async (_options, io) => report(io),
};

function report(io: Io): void {
  const table = resultsTable(bestRecords(readRecords(io.results)));
  const readme = join(io.root, 'README.md');
  writeAtomically(readme, replaceGeneratedBlock(readFileSync(readme, 'utf8'), 'results', table, 'README.md'));
  io.out(table);
}
