/** The command line that repeats a run of `optimize`. */
import { isAbsolute, join, relative, resolve } from 'node:path';
import { shellWord } from '../../base/printable.ts';
import { tenfold } from '../../search/task.ts';
import { isPackageName } from '../../frontend/compile/compileCrate.ts';
import { run, type ProcessResult } from '../../frontend/toolchain/run.ts';
import type { Io } from '../../base/io.ts';
import { flagOf } from '../../base/options/option.ts';
import { optimizeSchema, type OptimizeOptions } from './optimizeOptions.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** Options of which those that are left out have their default values. */
export type AskedOptions = { readonly [K in keyof OptimizeOptions]?: OptimizeOptions[K] | undefined };

/** In the order of the help. */
const KEYS = optimizeSchema.keyof().options;

/** Part of every line, even if they have their default values. */
const ALWAYS: readonly (keyof OptimizeOptions)[] = ['seed', 'budget'];

/** What decides neither what is searched for nor how: where files go, and what is printed. */
const ASIDE = [
  'out',
  'store',
  'checkpoint',
  'saveJob',
  'exchange',
  'machine',
  'json',
  'verbose',
  'printAfter',
  'stopAfter',
  'timings',
] as const;
/** To be spread over options. */
export const WITHOUT_ASIDE: { readonly [K in (typeof ASIDE)[number]]?: undefined } = Object.fromEntries(
  ASIDE.map((key) => [key, undefined]),
);

/**
 * The command that these options are read from, as a line of a shell; options with their default values are left out.
 */
export const optimizeLine = (options: AskedOptions): string =>
  [`${PROGRAM} optimize`, ...optimizeWords(options).map(shellWord)].join(' ');

/** The words that these options are read from: in the order of the help, and without most that have default values. */
function optimizeWords(options: AskedOptions): string[] {
  const usual = optimizeSchema.parse({});
  return KEYS.flatMap((key) => {
    const value = options[key];
    if (value === undefined || value === false || (value === usual[key] && !ALWAYS.includes(key))) return [];
    return value === true ? [flagOf(key)] : [value].flat().flatMap((one) => [flagOf(key), String(one)]);
  });
}

/** What Node is given for a process of `optimize` with these options. */
export const optimizeArguments = (options: AskedOptions, root: string): string[] => [
  join(root, 'dist', 'src', 'cli.js'),
  'optimize',
  ...optimizeWords(options),
];

/**
 * Runs `optimize` with these options as a process of its own, so that no failure of it, not even a crash, ends this
 * one. Results are stored where this process stores its own; on interruption it is asked to finish. `onOutput` is told
 * what it prints. Throws `tool` if it cannot be started.
 */
export const optimizeApart = (
  options: AskedOptions,
  io: Io,
  onOutput?: (chunk: string) => void,
): Promise<ProcessResult> =>
  run(process.execPath, optimizeArguments(options, io.root), {
    cwd: io.cwd,
    env: { ...io.env, FIELDWRIGHT_RESULTS: io.results },
    interrupted: io.interrupted,
    ...(onOutput === undefined ? {} : { onOutput }),
  });

/** The line of a search that goes on from the result of these options, ten times as long. */
export const longerLine = (options: OptimizeOptions): string =>
  optimizeLine({ ...options, resume: true, budget: tenfold(options.budget) });

/**
 * The line for a record: it names sources as `recordedPath` does, and leaves out what has no part in the result, such
 * as folders of the machine it ran on.
 */
export function recordedLine(options: OptimizeOptions, io: Pick<Io, 'root' | 'cwd'>): string {
  const { source, crate } = options;
  return optimizeLine({
    ...options,
    ...WITHOUT_ASIDE,
    ...(source === undefined ? {} : { source: recordedPath(source, io) }),
    ...(crate === undefined || isPackageName(crate) ? {} : { crate: recordedPath(crate, io) }),
  });
}

/** A path of the user's as records show it: relative to the root of the project, if outside to the current folder. */
export function recordedPath(file: string, { root, cwd }: Pick<Io, 'root' | 'cwd'>): string {
  const path = resolve(cwd, file);
  const below = relative(root, path);
  return below === '' || below.startsWith('..') || isAbsolute(below) ? relative(cwd, path) || '.' : below;
}
