/** Folders: makes them, lists the files below them, and refuses symbolic links. */
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { SystemFailure } from '../systemFailure.ts';

/**
 * Makes a folder and those above it, unless they are there. Throws the system's error, and the right one: Node's own
 * way of doing this says on a read-only file system that a folder is missing.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!isFolder(path)) throw error; // Otherwise another process was faster.
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Does `work` in a folder of its own, which is gone afterwards; `kind` is what its name has besides ours. */
export async function inTemporaryFolder<T>(kind: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(resolve(tmpdir()), `fieldwright-${kind}-`));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/*
 * Folders of ours may come from others: in an archive, a clone, on a disk that is shared. What is kept in them is kept
 * there, and no symbolic link in them is followed, wherever it leads.
 */

/**
 * Throws `input` if `path` or a folder on the way to it from `base` is a symbolic link; `base` itself, which its owner
 * has named, may be one. What does not exist is none.
 */
export function requireUnlinked(base: string, path: string): void {
  if (path === base || relative(base, path).startsWith('..')) return;
  requireUnlinked(base, dirname(path));
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw linked(path);
}

const linked = (path: string): SystemFailure => new SystemFailure('ELOOP', 'input', path, 'a symbolic link');

/** Text of an ordinary file. Throws `input` for a symbolic link, and for what is no file: some have no end. */
export function readUnlinked(file: string): string {
  // Without O_NONBLOCK, opening a pipe would wait for its writer.
  const opened = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!fstatSync(opened).isFile()) throw new SystemFailure('ENXIO', 'input', file, 'no ordinary file');
    return readFileSync(opened, 'utf8');
  } finally {
    closeSync(opened);
  }
}

/** Ordinary files below a folder that exists, as paths from it, in order. */
export function unlinkedFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(below, entry.name);
      if (entry.isDirectory()) return unlinkedFiles(folder, path);
      return entry.isFile() ? [path] : [];
    });
}
