import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { orSystemFailure, SystemFailure } from '../base/systemFailure.ts';
import { makeFolder } from '../files/makeFolder.ts';

/** What a file is to hold. */
export interface NewFile {
  readonly file: string;
  readonly content: string | Uint8Array;
}

/** Files that are written completely, but not under their names yet. */
export interface PreparedFiles {
  /** Gives them their names. Throws `input` if the system refuses one. */
  commit(): void;
  /** Removes those that have not got their names. */
  discard(): void;
}

/**
 * Writes files beside their places, so that all of them or none take the places of older ones; makes their folders.
 * Throws `input` if one cannot be written, e.g. on a full disk, and leaves nothing. Devices and pipes such as
 * /dev/stdout are written to by `commit`.
 */
export function prepareFiles(files: readonly NewFile[]): PreparedFiles {
  const drafts: Draft[] = [];
  const discard = (): void => drafts.forEach(({ path }) => remove(path));
  try {
    for (const { file, content } of files) orSystemFailure(file, () => drafts.push(prepare(file, content)));
  } catch (error) {
    discard();
    throw error;
  }
  return { discard, commit: () => drafts.forEach(({ file, finish }) => orSystemFailure(file, finish)) };
}

interface Draft {
  readonly file: string;
  /** Where its text is until it is finished; null for devices. */
  readonly path: string | null;
  finish(): void;
}

function prepare(file: string, content: string | Uint8Array): Draft {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() === true)
    throw new SystemFailure('EISDIR', 'input', file, 'a folder, where a file is to be');
  if (found?.isFile() === false) return { file, path: null, finish: () => writeFileSync(file, content) };
  const place = found === undefined ? file : realpathSync(file);
  const path = `${place}.${process.pid}.tmp`;
  makeFolder(dirname(place));
  try {
    writeFileSync(path, content);
  } catch (error) {
    remove(path);
    throw error;
  }
  return { file, path, finish: () => renameSync(path, place) };
}

/** What cannot be removed stays; the error that led here is the one to be told. */
function remove(path: string | null): void {
  try {
    if (path !== null) rmSync(path, { force: true });
  } catch {
    // See above.
  }
}
