import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../src/base/errors.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import type { Io } from '../../src/base/io.ts';
import { commandOf, cpu, flag, seed, storeShape, text } from '../../src/base/options/option.ts';
import { MEASUREMENT_VERSION } from '../../src/bench/measure/compare.ts';
import { knownPlaces, pagesFolder } from '../../src/engine/environment/places.ts';
import { requireOwnMachine, thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { requireBuildFolder } from '../../src/engine/optimize/requirePlaces.ts';
import { requireFile } from '../../src/engine/store/requireWritable.ts';
import { parseBudget } from '../../src/search/task.ts';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { BATCH_FUNCTIONS, type BatchFunction } from './batchFunctions.ts';
import { batchesSummary } from './batchesSummary.ts';
import { batchesPage, pageBatchesPicture, PICTURE } from './batchesPage.ts';
import { BATCHES } from '../report/batchStore.ts';
import { measureBatches } from './measureBatches.ts';

const schema = z.object({
  only: text('text', 'only functions whose name contains this, e.g. x25519 or -verify'),
  sizes: z
    .string()
    .default('1,2,4,8,16,32,64')
    .meta({ metavar: 'numbers', description: 'calls of a batch (default 1,2,4,8,16,32,64)' }),
  budget: z
    .string()
    .default('2m')
    .meta({ metavar: 'amount', description: 'of the searches for each of our libraries (default 2m)' }),
  libraries: text('folder', 'take our libraries from here, each in a folder of its name, instead of making them'),
  again: flag('also what is measured already with the present measurement protocol'),
  seed: seed('searches, inputs and placements'),
  cpu,
  ...storeShape,
  print: flag('measure nothing, write the page of what is stored'),
});

/**
 * X25519, Ed25519 and P-256 in batches: ours, Intel's crypto_mb, and other libraries one at a time, in one interleaved
 * run for each size; stored, and docs/BATCHES.md and the table of the README written.
 */
export const batchesCommand = commandOf(schema, async ({ only, sizes, print, ...options }, io) => {
  parseBudget(options.budget);
  const counts = sizes.split(',').map(parseCount);
  const chosen = BATCH_FUNCTIONS.filter(({ name }) => name.includes(only ?? ''));
  if (chosen.length === 0)
    throw new Failure('input', 'no function of batches has this in its name', {
      where: '--only',
      expected: `part of one of ${BATCH_FUNCTIONS.map(({ name }) => name).join(', ')}`,
      found: only ?? '',
    });
  requireFile({ name: 'page', path: pageOf(io) });
  if (!print) requireOwnMachine('measurements of batches');
  if (!print) await measure(chosen, counts, options, io);
  publish(io);
});

/** More calls at once than any sensible program has, and arrays that the worker takes. */
const MAX_CALLS = 256;

function parseCount(word: string): number {
  const count = /^\d{1,4}$/.test(word.trim()) ? Number(word) : 0;
  if (count >= 1 && count <= MAX_CALLS) return count;
  throw new Failure('input', 'this is no size of a batch', {
    where: '--sizes',
    expected: `numbers from 1 to ${MAX_CALLS}, separated by commas`,
    found: word,
  });
}

interface MeasureOptions {
  readonly budget: string;
  readonly libraries?: string | undefined;
  readonly again: boolean;
  readonly seed: number;
  readonly cpu?: number | undefined;
}

async function measure(
  functions: readonly BatchFunction[],
  counts: readonly number[],
  { again, libraries, ...options }: MeasureOptions,
  io: Io,
): Promise<void> {
  const machine = thisMachine().slug;
  requireFile({ name: 'measurements', path: BATCHES.file(io.results, machine) });
  requireBuildFolder(io);
  const known = BATCHES.entries(knownPlaces(io), machine);
  const tasks = functions.flatMap((fn) => counts.map((count) => ({ fn, count, key: `${fn.name}-${count}` })));
  const wanted = tasks.filter(({ key }) => again || known[key]?.ruler !== MEASUREMENT_VERSION);
  if (wanted.length === 0) return;
  const folder = libraries === undefined ? null : resolve(io.cwd, libraries);
  await measureBatches(wanted, { ...options, machine, libraries: folder }, io);
}

const pageOf = (io: Io): string => join(pagesFolder(io), 'BATCHES.md');

const BLANK = `# Batches

<!-- begin batches -->
<!-- end batches -->
`;

/** What other machines measured stays. */
function publish(io: Io): void {
  const machines = BATCHES.machines(knownPlaces(io)).map((machine) => ({
    machine,
    entries: Object.values(BATCHES.entries(knownPlaces(io), machine)),
  }));
  const text = batchesPage(machines);
  const path = pageOf(io);
  writeAtomically(
    path,
    replaceGeneratedBlock(existsSync(path) ? readFileSync(path, 'utf8') : BLANK, 'batches', text, path),
  );
  const readme = join(io.root, 'README.md');
  if (dirname(path) === join(io.root, 'docs') && existsSync(readme)) {
    const table = batchesSummary(machines);
    writeAtomically(readme, replaceGeneratedBlock(readFileSync(readme, 'utf8'), 'batches', table, readme));
  }
  const picture = pageBatchesPicture(machines);
  if (picture !== null) writeAtomically(join(dirname(path), PICTURE), picture);
  io.out(text);
}
