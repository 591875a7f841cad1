import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { gatherPage } from './gatherPage.ts';
import { htmlPage } from './htmlPage.ts';
import { queuesOfStatus } from './queuesOfStatus.ts';
import type { Io } from '../../src/base/io.ts';
import { readInput } from '../../src/base/readInput.ts';
import { reportedResults } from '../report/reportedResults.ts';
import { requireFile } from '../../src/engine/store/requireWritable.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import { commandOf, flag, text, place } from '../../src/base/options/option.ts';
import { requireBuildFolder } from '../../src/engine/optimize/requirePlaces.ts';
import { productFolder } from '../../src/engine/environment/places.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

const schema = z.object({
  out: place('file', 'where to (default build/dashboard.html)'),
  all: flag('also results that are stored here but not committed'),
  jobs: text('file', 'also the jobs of a fleet: what `fleet status --json` printed'),
  json: flag('print what the page is made from instead'),
});

/** Writes one page with everything that is stored. The same records always give the same page. */
export const dashboardCommand = commandOf(schema, async ({ all, out, jobs, json }, io) => {
  const file = out === undefined ? join(productFolder(io), 'dashboard.html') : resolve(io.cwd, out);
  if (out === undefined && !json) requireBuildFolder(io);
  if (!json) requireFile({ name: '--out', path: file });
  const queues = jobs === undefined ? {} : { queues: queuesOfStatus(readInput(jobs, io), jobs) };
  const data = {
    ...gatherPage(await reportedResults(all, io), textOf(join(io.root, 'bridge', 'README.md'))),
    ...queues,
  };
  if (json) return io.out(JSON.stringify(data));
  if (data.champions.length === 0)
    throw new Failure('input', 'no results are stored yet', {
      where: io.results,
      hint: `${PROGRAM} optimize --curve 25519 --op mul makes one; --all takes those that are not committed`,
    });
  writeAtomically(file, htmlPage(data, partsOf(io)));
  io.out(`${file} (${Math.round(statSync(file).size / 1024)} kB)`);
});

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function partsOf({ root }: Io): Parameters<typeof htmlPage>[1] {
  const script = join(root, 'build', 'page', 'page.js');
  if (!existsSync(script))
    throw new Failure('tool', 'the program of the page is not bundled', {
      where: script,
      hint: 'node scripts/setup.mjs --program-only',
    });
  return { script: readFileSync(script, 'utf8'), style: readFileSync(join(root, 'lab', 'page', 'style.css'), 'utf8') };
}
