import { dirname, join, resolve } from 'node:path';
import { buildFolder, isInstalled } from '../../base/files/installation.ts';
import type { Io } from '../../base/io.ts';
import { existsSync, readFileSync } from 'node:fs';

/**
 * The folder of all results: where FIELDWRIGHT_RESULTS says, or `results` of a checkout, or `results` of the current
 * folder for an installed package.
 */
export const resultsFolder = ({ root, cwd, env }: Pick<Io, 'root' | 'cwd' | 'env'>): string =>
  resolve(cwd, env['FIELDWRIGHT_RESULTS'] || join(isInstalled(root) ? cwd : root, 'results'));

/** Where commands put what they make for the user when no `--out` is given: `build` of the checkout or, installed, here. */
export const productFolder = ({ root, cwd }: Pick<Io, 'root' | 'cwd'>): string =>
  isInstalled(root) ? join(cwd, 'build') : buildFolder(root);

/** The folder whose repository is asked what is committed: that of the checkout or, installed, that around the results. */
export const resultsRepository = ({ root, results }: Pick<Io, 'root' | 'results'>): string =>
  isInstalled(root) ? dirname(results) : root;

/** Version of the program, from package.json below `root`; `unknown` if it does not say. */
export function programVersion(root: string): string {
  const file = join(root, 'package.json');
  return (existsSync(file) ? /"version":\s*"([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined) ?? 'unknown';
}
