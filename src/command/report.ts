import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { resultsTable } from '../report/resultsTable.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { demandFile } from '../store/demandWritable.ts';
import { writeAtomically } from '../store/writeAtomically.ts';
import type { CommandSpec } from './commandSpec.ts';
import type { Io } from './io.ts';
import { storedRecords } from './storedRecords.ts';

/** Writes the tables that come from stored results. The same records always give the same text. */
export const reportCommand: CommandSpec = {
  name: 'report',
  summary: 'print the best results and write their table into README.md',
  options: [],
  run: async (_options, io) => report(io),
};

function report(io: Io): void {
  const readme = join(io.root, 'README.md');
  demandFile({ name: 'table', path: readme });
  const table = resultsTable(bestRecords(storedRecords(io)));
  writeAtomically(readme, replaceGeneratedBlock(readFileSync(readme, 'utf8'), 'results', table, 'README.md'));
  io.out(table);
}
