import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { TIMING_MODES, type TimingMode } from '../../src/base/aims.ts';
import { Failure } from '../../src/base/errors.ts';
import type { Io } from '../../src/base/io.ts';
import { knownPlaces, pagesFolder } from '../../src/engine/environment/places.ts';
import { requireOwnMachine, thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { MEASUREMENT_VERSION } from '../../src/bench/measure/compare.ts';
import { replaceGeneratedBlock } from '../report/generatedBlock.ts';
import { limbsPage } from './limbsPage.ts';
import { parseBudget } from '../../src/search/task.ts';
import { requireFile } from '../../src/engine/store/requireWritable.ts';
import { LIMBS, type LimbsEntry } from './limbsStore.ts';
import { writeAtomically } from '../../src/base/files/preparedFiles.ts';
import { commandOf, cpu, flag, seed, storeShape, text } from '../../src/base/options/option.ts';
import { requireBuildFolder } from '../../src/engine/optimize/requirePlaces.ts';
import { comparePair } from './comparePair.ts';
import { FORMULA_PAIRS, functionPairs, type LimbsPair } from './limbsPairs.ts';
import type { FormOptions, Tuner } from './tunedForm.ts';
import { tunedFormulas } from './tunedFormula.ts';
import { tunedFunctions } from './tunedFunction.ts';

const schema = z.object({
  only: text('text', 'only functions whose name contains this, e.g. 25519 or -square'),
  budget: z
    .string()
    .default('60s')
    .meta({
      metavar: 'amount',
      description:
        'how long each form is searched at least, stored searches included (default 60s; a time or a number of ' +
        'evaluations); the form that had less gets as much as the other one; formulas are searched for so long in ' +
        'every run, from what the last one found',
    }),
  again: flag(
    'also what is measured already with the present measurement protocol; without it an interrupted run goes on',
  ),
  seed: seed('searches and placements'),
  cpu,
  ...storeShape,
  print: flag('measure nothing, write the page of what is stored'),
});

/**
 * Full words or limbs with free bits: both forms of what there is in both, tuned and timed side by side. T. Pornin (On
 * Multiplications with Unsaturated Limbs, 2023) asks it of compilers' code.
 */
export const limbsCommand = commandOf(schema, async ({ only, print, budget, again, seed, cpu }, io) => {
  parseBudget(budget);
  const tasks = tasksOf(io.root);
  const chosen = tasks.filter(({ key }) => key.includes(only ?? ''));
  if (chosen.length === 0)
    throw new Failure('input', 'nothing with two forms of limbs has this in its name', {
      where: '--only',
      expected: `part of one of ${tasks.map(({ key }) => key).join(', ')}`,
      found: only ?? '',
    });
  requireFile({ name: 'page', path: pageOf(io) });
  if (!print) await measure(chosen, { budget, again, seed, cpu }, io);
  publish(tasks, io);
});

interface MeasureOptions extends Omit<FormOptions, 'aim'> {
  readonly again: boolean;
}

/** One comparison. */
interface Task {
  /** As results of a search are named, e.g. `25519-mul-for-latency`. */
  readonly key: string;
  measured(options: MeasureOptions, io: Io): Promise<LimbsEntry>;
}

/** All of them, in the order of the page. Steps of scalar multiplications wait for each other. */
const tasksOf = (root: string): readonly Task[] => [
  ...TIMING_MODES.flatMap((aim) => functionPairs(root).map((pair) => taskOf(pair, aim, tunedFunctions))),
  ...FORMULA_PAIRS.map((pair) => taskOf(pair, 'latency', tunedFormulas)),
];

const taskOf = <Source>(pair: LimbsPair<Source>, aim: TimingMode, tune: Tuner<Source>): Task => ({
  key: `${pair.name}${aim === 'latency' ? '-for-latency' : ''}`,
  async measured(options, io) {
    const tuned = await tune([pair.saturated.source, pair.unsaturated.source], { ...options, aim }, io);
    return comparePair(pair, tuned, { ...options, aim }, io);
  },
});

async function measure(tasks: readonly Task[], options: MeasureOptions, io: Io): Promise<void> {
  requireOwnMachine('measurements of limbs');
  const machine = thisMachine().slug;
  requireFile({ name: 'measurements', path: LIMBS.file(io.results, machine) });
  requireBuildFolder(io);
  for (const { key, measured } of tasks) {
    const isMeasured = LIMBS.entries(knownPlaces(io), machine)[key]?.ruler === MEASUREMENT_VERSION;
    if (io.interrupted.aborted || (isMeasured && !options.again)) continue;
    io.note(`limbs: ${key}`);
    const entry = await measured(options, io);
    // A search that was cut off had less than the other form.
    if (!io.interrupted.aborted) LIMBS.add(io.results, machine, key, entry);
  }
}

const pageOf = (io: Io): string => join(pagesFolder(io), 'LIMBS.md');

const BLANK = `# Limbs

<!-- begin limbs -->
<!-- end limbs -->
`;

/** What other machines measured stays. */
function publish(tasks: readonly Task[], io: Io): void {
  const machines = LIMBS.machines(knownPlaces(io)).map((machine) => {
    const known = LIMBS.entries(knownPlaces(io), machine);
    return { machine, entries: tasks.flatMap(({ key }) => known[key] ?? []) };
  });
  const text = limbsPage(machines);
  const path = pageOf(io);
  writeAtomically(
    path,
    replaceGeneratedBlock(existsSync(path) ? readFileSync(path, 'utf8') : BLANK, 'limbs', text, path),
  );
  io.out(text);
}
