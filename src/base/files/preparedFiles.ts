/** Writes files atomically: completely or not at all, one or several together. */
import {
  lstatSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  existsSync,
  mkdirSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { orSystemFailure, SystemFailure } from '../systemFailure.ts';
import { isRunning, withShortLock } from './lock.ts';
import { makeFolder, requireUnlinked } from './folders.ts';

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
 * /dev/stdout are written to by `commit`. A file that its user has named may be a symbolic link, which is followed;
 * below `within`, a folder of ours, no link is: a folder that is one is refused, a file that is one replaced.
 */
export function prepareFiles(files: readonly NewFile[], within?: string): PreparedFiles {
  const drafts: Draft[] = [];
  const discard = (): void => drafts.forEach(({ path }) => remove(path));
  try {
    for (const { file, content } of files)
      orSystemFailure(file, () => drafts.push(prepare(file, placeOf(file, within), content)));
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

/** Where a file really is; null for devices and pipes. Throws `input` for a folder, and as `prepareFiles` for links. */
function placeOf(file: string, within: string | undefined): string | null {
  if (within !== undefined) requireUnlinked(within, dirname(file));
  const found = within === undefined ? statSync(file, ABSENT) : lstatSync(file, ABSENT);
  if (found?.isDirectory() === true)
    throw new SystemFailure('EISDIR', 'input', file, 'a folder, where a file is to be');
  if (found === undefined || found.isSymbolicLink()) return file;
  return found.isFile() ? realpathSync(file) : null;
}

const ABSENT = { throwIfNoEntry: false } as const;

function prepare(file: string, place: string | null, content: string | Uint8Array): Draft {
  if (place === null) return { file, path: null, finish: () => writeFileSync(file, content) };
  const path = draftPath(place);
  makeFolder(dirname(place));
  removeAbandoned(place);
  try {
    writeFileSync(path, content, { flag: 'wx' });
  } catch (error) {
    remove(path);
    throw error;
  }
  return { file, path, finish: () => renameSync(path, place) };
}

/** Where this process writes what is to get the name `place`. */
const draftPath = (place: string): string => `${place}.${process.pid}.tmp`;

/**
 * Removes drafts for `place`, files or folders, of processes that are no more, and of ours that have come to nothing.
 */
function removeAbandoned(place: string): void {
  const ownerIn = (name: string): string | undefined =>
    name.startsWith(`${basename(place)}.`) ? /^\.(\d+)\.tmp$/.exec(name.slice(basename(place).length))?.[1] : undefined;
  for (const name of readdirSync(dirname(place))) {
    const owner = ownerIn(name);
    if (owner !== undefined && (Number(owner) === process.pid || !isRunning(Number(owner))))
      remove(join(dirname(place), name));
  }
}

/** What cannot be removed stays; the error that led here is the one to be told. */
function remove(path: string | null): void {
  try {
    if (path !== null) rmSync(path, { recursive: true, force: true });
  } catch {
    // See above.
  }
}

/**
 * Writes a whole file or nothing: a reader, or a crash in between, never sees half of it. Makes its folder. Devices
 * and pipes, such as /dev/stdout, are written to. Throws `input` if that fails, e.g. on a full disk; an old file then
 * is as it was. Below `within`, a folder of ours, no symbolic link is followed.
 */
export const writeAtomically = (file: string, content: string | Uint8Array, within?: string): void =>
  writeTogether([{ file, content }], within);

/** The same for several files: all of them, or none. */
export function writeTogether(files: readonly NewFile[], within?: string): void {
  finish(prepareFiles(files, within), true);
}

/** Gives prepared files their names if they are wanted, and leaves nothing beside them. */
export function finish(prepared: PreparedFiles, isWanted: boolean): void {
  try {
    if (isWanted) prepared.commit();
  } finally {
    prepared.discard();
  }
}

/*
 * Files of one folder, which are of one writer or none: they are written into a folder beside their places, which gets
 * its name in one step. From then on they are what stands there, and whoever comes next brings them to their places if
 * the process that wrote them was ended meanwhile.
 */

const wholeOf = (folder: string, stem: string): string => join(folder, `${stem}.whole.tmp`);

/**
 * Writes files, contents by name, beside their places in `folder`, which is made; one without contents is not to be
 * there. `stem` names the draft. Below `within` no symbolic link is followed. Throws `input` if that fails, e.g. on a
 * full disk, and leaves nothing.
 */
export function prepareTogether(
  folder: string,
  stem: string,
  files: Readonly<Record<string, string>>,
  within: string,
): PreparedFiles {
  const names = Object.keys(files);
  const draft = draftPath(join(folder, stem));
  const discard = (): void => rmSync(draft, { recursive: true, force: true });
  try {
    orSystemFailure(folder, () => {
      requireUnlinked(within, folder);
      makeFolder(folder);
      for (const name of [stem, ...names]) removeAbandoned(join(folder, name));
      mkdirSync(draft);
    });
    for (const name of names)
      orSystemFailure(join(folder, name), () => {
        placeOf(join(folder, name), within);
        writeFileSync(join(draft, name), files[name]);
      });
  } catch (error) {
    discard();
    throw error;
  }
  return { discard, commit: () => orSystemFailure(folder, () => publish(draft, folder, stem, names)) };
}

/**
 * Brings such files to their places if a process was ended while it did so; returns whether that was the case. Throws
 * `input` if the folder cannot be written.
 */
export function completeFiles(folder: string, stem: string, names: readonly string[]): boolean {
  const isTorn = existsSync(wholeOf(folder, stem));
  if (isTorn) orSystemFailure(folder, () => inTurn(folder, stem, () => bringToPlaces(folder, stem, names)));
  return isTorn;
}

function publish(draft: string, folder: string, stem: string, names: readonly string[]): void {
  inTurn(folder, stem, () => {
    bringToPlaces(folder, stem, names);
    renameSync(draft, wholeOf(folder, stem));
    bringToPlaces(folder, stem, names);
  });
}

const inTurn = (folder: string, stem: string, work: () => void): void =>
  withShortLock(join(folder, `${stem}.lock`), work);

function bringToPlaces(folder: string, stem: string, names: readonly string[]): void {
  const whole = wholeOf(folder, stem);
  if (!existsSync(whole)) return;
  requireUnlinked(folder, whole);
  const there = readdirSync(whole);
  for (const name of names.filter((one) => there.includes(one))) {
    const [from, to] = [join(whole, name), join(folder, name)];
    // What was made for other contents, as a theorem about other bytes, must not stay beside these.
    if (statSync(from).size === 0) rmSync(to, { force: true });
    else renameSync(from, to);
  }
  rmSync(whole, { recursive: true });
}
