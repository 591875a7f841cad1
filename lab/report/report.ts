import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { csv } from './csv.ts';
import { limitsTable } from './limitsTable.ts';
import { replaceGeneratedBlock } from './generatedBlock.ts';
import { resultRows } from './resultRows.ts';
import { resultsHeadlines, resultsOverview } from './resultsOverview.ts';
import { resultsPage } from './resultsPage.ts';
import { resultsPicture } from './resultsPicture.ts';
import { requireFile } from '../../src/engine/store/requireWritable.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import { commandOf, flag, text } from '../../src/base/options/option.ts';
import { isInstalled } from '../../src/base/files/installation.ts';
import type { Io } from '../../src/base/io.ts';
import { requireBestFiles } from './bestFiles.ts';
import { reportedResults } from './reportedResults.ts';

const schema = z.object({
  all: flag('also results that are stored here but not committed'),
  csv: text('file', 'write every contender of every stored comparison into a file instead'),
  json: flag('print the same as a JSON array instead'),
});

/** Generated blocks: page, name of the block, what stands in it. */
const BLOCKS = [
  ['README.md', 'results', resultsHeadlines],
  ['docs/RESULTS.md', 'overview', resultsOverview],
  ['docs/RESULTS.md', 'limits', limitsTable],
  ['docs/RESULTS.md', 'results', resultsPage],
] as const;
/** The overview as README shows it. */
const PICTURE = 'docs/results.svg';

/**
 * Writes the tables that come from the results of the last commit; an installed package only prints the overview. The
 * same records always give the same text.
 */
export const reportCommand = commandOf(schema, async (options, io) => {
  const file = options.csv === undefined ? null : resolve(io.cwd, options.csv);
  if (file !== null) requireFile({ name: '--csv', path: file });
  const isTable = file === null && !options.json;
  const isWritten = isTable && !isInstalled(io.root);
  const written = isWritten ? [...BLOCKS.map(([page]) => page), PICTURE] : [];
  for (const page of written) requireFile({ name: 'table', path: join(io.root, page) });
  requireBestFiles(io);
  const results = await reportedResults(options.all, io);
  if (file !== null) writeCsv(file, resultRows(results), io);
  if (options.json) io.out(JSON.stringify(resultRows(results), null, 1));
  if (!isTable) return;
  if (isWritten) {
    for (const [page, name, made] of BLOCKS) renew(page, name, made(results), io);
    writeAtomically(join(io.root, PICTURE), resultsPicture(results));
  }
  io.out(resultsOverview(results));
});

function renew(page: string, name: string, text: string, { root }: Io): void {
  const path = join(root, page);
  writeAtomically(path, replaceGeneratedBlock(readFileSync(path, 'utf8'), name, text, page));
}

function writeCsv(file: string, rows: readonly object[], io: Io): void {
  writeAtomically(file, csv(rows));
  io.note(`report: ${rows.length} rows in ${file}`);
}
