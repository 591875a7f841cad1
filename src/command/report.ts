import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { csv } from '../report/csv.ts';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { resultRows } from '../report/resultRows.ts';
import { resultsTable } from '../report/resultsTable.ts';
import { demandFile } from '../store/demandWritable.ts';
import { writeAtomically } from '../store/writeAtomically.ts';
import type { CommandSpec } from './line/commandSpec.ts';
import { parseOptions } from './line/parseOptions.ts';
import { isInstalled } from '../files/installation.ts';
import type { Io } from '../host/io.ts';
import { reportedResults } from '../host/reportedResults.ts';

const schema = z.object({
  all: z.boolean().default(false),
  csv: z.string().optional(),
  json: z.boolean().default(false),
});

/**
 * Writes the table that comes from the results of the last commit; an installed package only prints it. The same
 * records always give the same text.
 */
export const reportCommand: CommandSpec = {
  name: 'report',
  summary: 'print the best results and write their table into README.md, or everything as CSV or JSON',
  options: [
    { flags: '--all', description: 'also results that are stored here but not committed' },
    { flags: '--csv <file>', description: 'write every opponent of every stored comparison into a file instead' },
    { flags: '--json', description: 'print the same as a JSON array instead' },
  ],
  async run(raw, io) {
    const options = parseOptions(schema, raw);
    const file = options.csv === undefined ? null : resolve(io.cwd, options.csv);
    if (file !== null) demandFile({ name: '--csv', path: file });
    const isTable = file === null && !options.json;
    const readme = join(io.root, 'README.md');
    const isWritten = isTable && !isInstalled(io.root);
    if (isWritten) demandFile({ name: 'table', path: readme });
    const results = await reportedResults(options.all, io);
    if (file !== null) writeCsv(file, resultRows(results), io);
    if (options.json) io.out(JSON.stringify(resultRows(results), null, 1));
    if (!isTable) return;
    const table = resultsTable(results);
    if (isWritten)
      writeAtomically(readme, replaceGeneratedBlock(readFileSync(readme, 'utf8'), 'results', table, 'README.md'));
    io.out(table);
  },
};

function writeCsv(file: string, rows: readonly object[], io: Io): void {
  writeAtomically(file, csv(rows));
  io.note(`report: ${rows.length} rows in ${file}`);
}
