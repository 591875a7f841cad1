import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

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
