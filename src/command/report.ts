import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { resultsTable } from '../report/resultsTable.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { demandFile } from '../store/demandWritable.ts';
import { writeAtomically } from '../store/writeAtomically.ts';
import type { ResultRecord } from '../store/record.ts';
import type { CommandSpec } from './line/commandSpec.ts';
import { committedRecords } from '../host/committedRecords.ts';
import type { Io } from '../host/io.ts';
import { storedRecords } from '../host/storedRecords.ts';

/**
 * Writes the tables that come from the results of the last commit, for a trial on somebody's machine is no result yet.
 * The same records always give the same text.
 */
export const reportCommand: CommandSpec = {
  name: 'report',
  summary: 'print the best results and write their table into README.md',
  options: [{ flags: '--all', description: 'also results that are stored here but not committed' }],
  run: async ({ all }, io) => report(all === true, io),
};

async function report(isAll: boolean, io: Io): Promise<void> {
  const readme = join(io.root, 'README.md');
  demandFile({ name: 'table', path: readme });
  const table = resultsTable(bestRecords(await reportedRecords(isAll, io)));
  writeAtomically(readme, replaceGeneratedBlock(readFileSync(readme, 'utf8'), 'results', table, 'README.md'));
  io.out(table);
}

async function reportedRecords(isAll: boolean, io: Io): Promise<readonly ResultRecord[]> {
  const stored = storedRecords(io);
  const committed = isAll ? null : await committedRecords(io);
  if (committed === null) {
    if (!isAll) io.note('this is no git repository with a commit: all stored results are taken');
    return stored;
  }
  const others = stored.length - committed.length;
  if (others > 0)
    io.note(`${others} stored result${others === 1 ? ' is' : 's are'} not committed and left out; --all takes them`);
  return committed;
}
