import { isAbsolute, relative, resolve } from 'node:path';
import { shellWord } from '../../base/shellWord.ts';
import { tenfold } from '../../search/budget.ts';
import { isPackageName } from '../../frontend/compile/compileCrate.ts';
import type { Io } from '../../base/io.ts';
import { OPTIMIZE_OPTIONS, optimizeSchema, type OptimizeOptions } from './optimizeOptions.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** In the order of the help. */
const KEYS = OPTIMIZE_OPTIONS.map(({ flags }) => keyOf(flags));

/** Part of every line, even if they have their default values. */
const ALWAYS: readonly (keyof OptimizeOptions)[] = ['seed', 'budget'];

/** What decides neither what is searched for nor how: where files go, and what is printed. */
const ASIDE = [
  'out',
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

/**
 * The command that these options are read from, as a line of a shell; options with their default values are left out.
 */
export function optimizeLine(options: OptimizeOptions): string {
  const usual = optimizeSchema.parse({});
  const words = KEYS.flatMap((key) => {
    const value = options[key];
    if (value === undefined || value === false || (value === usual[key] && !ALWAYS.includes(key))) return [];
    return value === true ? [flagOf(key)] : [value].flat().flatMap((one) => [flagOf(key), shellWord(String(one))]);
  });
  return [`${PROGRAM} optimize`, ...words].join(' ');
}

/** The line of a search that goes on from the result of these options, ten times as long. */
export const longerLine = (options: OptimizeOptions): string =>
  optimizeLine({ ...options, resume: true, budget: tenfold(options.budget) });

/**
 * The line for a record: it names sources as `recordedPath` does, and leaves out what has no part in the result, such
 * as folders of the machine it ran on.
 */
export function recordedLine(options: OptimizeOptions, io: Pick<Io, 'root' | 'cwd'>): string {
  const aside = Object.fromEntries(ASIDE.map((key) => [key, undefined]));
  const { source, crate } = options;
  return optimizeLine({
    ...options,
    ...aside,
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

/** `--print-after <stage>` is `printAfter`. */
function keyOf(flags: string): keyof OptimizeOptions {
  const [, name = ''] = /^--([a-z\d-]+)/.exec(flags) ?? [];
  return name.replace(/-[a-z]/g, (part) => part[1].toUpperCase()) as keyof OptimizeOptions;
}

const flagOf = (key: string): string => `--${key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
