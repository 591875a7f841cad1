/** Checks that a place can be written to. */
import { closeSync, fsyncSync, lstatSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { SystemFailure, systemFailure } from '../../base/systemFailure.ts';
import { requireUnlinked, makeFolder } from '../../base/files/folders.ts';

/** A place that is written to later. */
export interface Place {
  readonly path: string;
  /** How the user knows it, e.g. `--out`; empty if the path says it all. */
  readonly name: string;
  /** What the user can do instead; without it, what helps against the trouble in general. */
  readonly hint?: string;
  /** Folder of ours that it is in: no symbolic link on the way from there is followed. */
  readonly within?: string;
}

/** More than one run writes into a folder: record, best files, checkpoint. */
const ROOM = new Uint8Array(1 << 18);

/**
 * Makes sure, before any work is done for it, that there can be files in a folder, which need not exist yet, and that
 * there is some room for them: writes one beside and removes it again. Throws `input`.
 */
export function requireFolder(place: Place): void {
  refusing(place, () => tryFolder(place.path));
}

/**
 * The same for a file that is to be written anew, or to grow at its end. Devices and pipes show when they are written
 * to. Throws `input`.
 */
export function requireFile(place: Place): void {
  refusing(place, () => {
    const { path } = place;
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() === true)
      throw new SystemFailure('EISDIR', 'input', path, 'a folder, where a file is to be');
    if (found?.isFile() === false) return;
    if (found !== undefined) closeSync(openSync(path, 'a'));
    tryFolder(dirname(path));
  });
}

function tryFolder(folder: string): void {
  const base = existingPart(folder);
  const trial = mkdtempSync(join(base, '.fieldwright-'));
  try {
    const inside = join(trial, relative(base, folder));
    makeFolder(inside);
    fill(join(inside, 'trial'));
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

/** A link that leads nowhere exists, and nothing can be made in its place. */
function existingPart(path: string): string {
  const isMissing = lstatSync(path, { throwIfNoEntry: false }) === undefined;
  return isMissing && dirname(path) !== path ? existingPart(dirname(path)) : path;
}

function fill(file: string): void {
  const opened = openSync(file, 'w');
  try {
    for (let done = 0; done < ROOM.length; ) done += writeSync(opened, ROOM, done);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function refusing({ path, name, hint, within = path }: Place, work: () => void): void {
  try {
    requireUnlinked(within, path);
    work();
  } catch (error) {
    const failure = systemFailure(error, path);
    if (failure === null) throw error;
    const {
      detail: { found },
      message,
    } = failure;
    const remedy = hint ?? failure.detail.hint;
    throw new Failure('input', 'cannot write there', {
      where: `${name} ${path}`.trim(),
      found: `${message} (${found})`,
      ...(remedy === undefined ? {} : { hint: remedy }),
    });
  }
}
