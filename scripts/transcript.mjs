/**
 * Puts a real run into docs/USAGE.md: everything that `npm run optimize` prints where there is no terminal, with an
 * empty folder for its results, so that the run is its own best. Look at it before it is committed: whether the core
 * was quiet stands below its table.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceGeneratedBlock } from '../dist/lab/report/generatedBlock.js';

const root = join(import.meta.dirname, '..');
const line = 'npm run --silent optimize -- --curve 25519 --op mul --out mul';

const folder = mkdtempSync(join(tmpdir(), 'fieldwright-transcript-'));
const npm = `npm --prefix ${JSON.stringify(root)}`;
const { status, stdout } = spawnSync(`${line.replace(/^npm/, npm)} 2>&1`, {
  cwd: folder,
  shell: true,
  encoding: 'utf8',
});
rmSync(folder, { recursive: true });
process.stdout.write(stdout);
if (status !== 0) process.exit(status ?? 1);
const file = join(root, 'docs', 'USAGE.md');
const text = ['```', `$ ${line}`, stdout.trim(), '```'].join('\n');
writeFileSync(file, replaceGeneratedBlock(readFileSync(file, 'utf8'), 'transcript', text, file));
