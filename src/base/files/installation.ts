/**
 * Where this installation is: the root of the project or package, and the folder for everything that can be built
 * again.
 */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';

/** What the build writes: the hash of everything that is packed. */
const CONTENTS = join('dist', 'contents.sha256');

/** Folder of the project or package that `folder` lies in, be it one of sources or of what is compiled from them. */
export function projectRoot(folder: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, 'package.json')) ? folder : projectRoot(above);
}

/**
 * Whether `root` is an installed package, by npm's layout (`node_modules/fieldwright`), and no checkout: it may be
 * read-only and belong to root, and what it is used for lies elsewhere. A checkout that is linked is a checkout.
 */
export const isInstalled = (root: string): boolean => basename(dirname(root)) === 'node_modules';

/** How this program is called, for lines that a user runs: by its name where the package is installed. */
export const PROGRAM = isInstalled(projectRoot(import.meta.dirname)) ? 'fieldwright' : './fieldwright';

/**
 * Where everything is kept that is built once and can be built again: native parts, caches, checkpoints. That is
 * `root`/build for a checkout. For an installed package it is a folder of the user, named by the contents of the
 * package: below FIELDWRIGHT_CACHE, else below XDG_CACHE_HOME/fieldwright, else below ~/.cache/fieldwright.
 */
export function buildFolder(root: string, env: NodeJS.ProcessEnv = process.env): string {
  if (!isInstalled(root)) return join(root, 'build');
  return join(cacheHome(env), contentsName(root));
}

function cacheHome(env: NodeJS.ProcessEnv): string {
  const own = env['FIELDWRIGHT_CACHE'] ?? '';
  if (own !== '') return resolve(own);
  const shared = env['XDG_CACHE_HOME'] ?? '';
  // The specification has relative paths ignored.
  return join(isAbsolute(shared) ? shared : join(homedir(), '.cache'), 'fieldwright');
}

/** Version and the beginning of the hash: packages that differ share nothing, copies of one share all. */
function contentsName(root: string): string {
  const version = /"version":\s*"([^"]+)"/.exec(textOf(root, 'package.json'))?.[1] ?? 'unknown';
  return `${version}-${packedContents(root).slice(0, 12)}`;
}

/** The hash of all that the compiled program consists of; empty where it has not been compiled. */
export const packedContents = (root: string): string => textOf(root, CONTENTS);

function textOf(root: string, name: string): string {
  const file = join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
