/** Where results and built files are kept. */
import { dirname, join, resolve } from 'node:path';
import { buildFolder, isInstalled } from '../../base/files/installation.ts';
import type { Io } from '../../base/io.ts';
import { existsSync, readFileSync } from 'node:fs';

/** Where what this user finds in a checkout is kept: git ignores it. */
const localResults = (root: string): string => join(root, 'local');

/**
 * Results that came with the program: those of a checkout, which `--store` adds to, or the best of them in a package.
 */
const givenResults = (root: string): string => (isInstalled(root) ? packedRecords(root) : join(root, 'results'));

/** Folder of the best committed record of each function and machine in a package (`lab/packRecords.ts`). */
export const packedRecords = (root: string): string => join(root, 'dist', 'results');

/**
 * The folder that results are written to: where FIELDWRIGHT_RESULTS says, or `local` of a checkout, or `results` of the
 * current folder for an installed package.
 */
export const resultsFolder = ({ root, cwd, env }: Pick<Io, 'root' | 'cwd' | 'env'>): string =>
  resolve(cwd, env['FIELDWRIGHT_RESULTS'] || (isInstalled(root) ? join(cwd, 'results') : localResults(root)));

/**
 * Folders whose results are known, that which is written to first; behind it those that came with the program. In a
 * checkout a folder that the user names stands alone.
 */
export const knownPlaces = ({ results, root }: Pick<Io, 'root' | 'results'>): string[] =>
  isInstalled(root) || results === localResults(root) ? [results, givenResults(root)] : [results];

/** The same surroundings, but what would be kept for this user alone is kept among the results of the checkout. */
export function storing(io: Io): Io {
  if (io.results !== localResults(io.root)) return io;
  // Copied as they are: asking for some of them has consequences.
  const same = Object.getOwnPropertyDescriptors(io);
  const results = { value: givenResults(io.root), enumerable: true };
  const changed: Io = Object.create(Object.prototype, { ...same, results });
  return changed;
}

/** The folder that is committed: that of a checkout, unless the user named one. */
export const committedResults = (io: Pick<Io, 'root' | 'results'>): string =>
  isInstalled(io.root) ? io.results : (knownPlaces(io)[1] ?? io.results);

/** Where pages are written that are made of results: `docs` for the committed ones, else where products go. */
export const pagesFolder = (io: Pick<Io, 'root' | 'results' | 'cwd'>): string =>
  isInstalled(io.root) || io.results === localResults(io.root) ? productFolder(io) : join(io.root, 'docs');

/**
 * Where commands put what they make for the user when no `--out` is given: `build` of the checkout or, installed, here.
 */
export const productFolder = ({ root, cwd }: Pick<Io, 'root' | 'cwd'>): string =>
  isInstalled(root) ? join(cwd, 'build') : buildFolder(root);

/**
 * The folder whose repository is asked what is committed: that of the checkout or, installed, that around the results.
 */
export const resultsRepository = ({ root, results }: Pick<Io, 'root' | 'results'>): string =>
  isInstalled(root) ? dirname(results) : root;

/** Version of the program, from package.json below `root`; `unknown` if it does not say. */
export function programVersion(root: string): string {
  const file = join(root, 'package.json');
  return (existsSync(file) ? /"version":\s*"([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined) ?? 'unknown';
}
