import { resolve } from 'node:path';
import { z } from 'zod';
import { EXIT_CODE, Failure, type FailureKind } from '../../src/base/errors.ts';
import type { Io } from '../../src/base/io.ts';
import { requireOwnMachine, thisMachine } from '../../src/engine/environment/thisMachine.ts';
import { jsonLine } from '../../src/base/json.ts';
import { parseBudget } from '../../src/search/task.ts';
import { requireFolder } from '../../src/engine/store/requireWritable.ts';
import { storedRecords } from '../../src/engine/environment/storedRecords.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import { commandOf, cpu, flag, seed, storeShape, place } from '../../src/base/options/option.ts';
import { refusalText, gatherResults } from './admitRecord.ts';
import { championsOf, storedChampions, type FunctionChampions } from './championsOf.ts';
import { mergeFunction, type MergeOutcome } from './mergeFunction.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

const mergeSchema = z.object({
  stored: flag('instead of folders: race all that is stored of each function, or of those that are named'),
  out: place('folder', 'folder of results that they are taken into (default local/, or with --store results/)'),
  ...storeShape,
  cpu,
  wait: z.string().default('60s').meta({ metavar: 'time', description: 'how long a race waits for a quiet core' }),
  seed: seed('tests and placements'),
  json: flag('one JSON object of type `merged` for each function'),
});

/** Takes results of other runs and machines of one kind into a folder of results. */
export const mergeCommand = commandOf(
  mergeSchema,
  (options, io, [folders]) => merge(options, Array.isArray(folders) ? folders.map(String) : [], io),
  [{ name: '[folders...]', description: 'folders of results, or with --stored names of functions' }],
);

async function merge(options: z.infer<typeof mergeSchema>, folders: readonly string[], given: Io): Promise<void> {
  const io = options.out === undefined ? given : { ...given, results: resolve(given.cwd, options.out) };
  requireOwnMachine('results that are taken in');
  const waitMs = waitOf(options.wait);
  requireOperands(options, folders);
  const failures: Failure[] = [];
  const refused = (failure: Failure): void => {
    failures.push(failure);
    const { expected } = failure.detail;
    io.note(`merge: left out: ${refusalText(failure)}${expected === undefined ? '' : `: ${expected}`}`);
  };
  const gathered = options.stored ? [] : gatherResults(folders, io, refused);
  requireFolder({ name: options.out === undefined ? 'folder of results' : '--out', path: io.results });
  const stored = storedRecords(io);
  const functions = options.stored
    ? storedChampions(stored, thisMachine().slug, folders)
    : championsOf(gathered, stored);
  await withWorker(io.root, options.cpu, async (worker) => {
    if (functions.length === 0 && failures.length === 0)
      io.note(`merge: nothing new: all of this code ${options.stored ? 'was raced' : 'is stored'} already`);
    for (const champions of functions) {
      const merged = await mergeFunction(champions, { worker, waitMs, seed: options.seed, io });
      failures.push(...merged.failures);
      io.out(options.json ? jsonLine('merged', jsonOf(champions, merged)) : lineOf(champions, merged));
    }
  });
  // What an older revision stored may not be made any more; that is no mistake of whoever races it.
  requireAllRight(options.stored ? failures.filter(({ kind }) => kind === 'wrong') : failures);
}

function requireOperands({ stored }: { readonly stored: boolean }, folders: readonly string[]): void {
  if (stored || folders.length > 0) return;
  throw new Failure('input', 'which results?', {
    where: 'merge',
    expected: 'folders with results, or --stored',
    hint: `${PROGRAM} merge --stored races all that is stored`,
  });
}

function waitOf(text: string): number {
  const budget = parseBudget(text, '--wait');
  if (budget.kind === 'time') return budget.ms;
  throw new Failure('input', 'a wait is a time', { where: '--wait', expected: 'a time such as 60s', found: text });
}

const jsonOf = ({ title }: FunctionChampions, { best, raced, isBest, front, failures }: MergeOutcome): object => ({
  function: title,
  best,
  raced,
  isBest,
  front,
  leftOut: failures.map(({ message, detail }) => ({ message, where: detail.where })),
});

function lineOf({ title }: FunctionChampions, { best, raced, isBest, front, failures }: MergeOutcome): string {
  const out = failures.length === 0 ? '' : `, ${failures.length} left out`;
  if (best === null) return `${title}: nothing new${out}`;
  const kept = isBest ? 'is the best' : 'won, and a stored result on a quieter core stays the best';
  return `${title}: ${best.slice(0, 12)} of ${raced} ${kept}${out}${frontText(front)}`;
}

/** What else nothing beats in both modes, with times over the best one's. */
function frontText(front: MergeOutcome['front']): string {
  if (front.length < 2) return '';
  const points = front.map(
    ({ code, throughput, latency }) =>
      `${code.slice(0, 12)} ${throughput.value.toFixed(3)} / ${latency.value.toFixed(3)}`,
  );
  return `\n  unbeaten, throughput / latency: ${points.join(', ')}`;
}

/** What could be taken in has been; what could not must not go unnoticed, wrong code least of all. */
function requireAllRight(failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  const byWeight: readonly FailureKind[] = ['wrong', 'invariant', 'tool', 'unsupported', 'input'];
  const kind = byWeight.find((one) => failures.some((failure) => failure.kind === one)) ?? 'input';
  throw new Failure(kind, `${failures.length} result${failures.length === 1 ? ' was' : 's were'} left out`, {
    where: 'merge',
    found: `${failures[0].detail.where ?? ''}: ${failures[0].message} (exit code ${EXIT_CODE[failures[0].kind]})`,
    hint: 'the lines above name each; the others are merged',
  });
}
