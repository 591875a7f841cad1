/**
 * Files of one folder, which are of one writer or none: they are written into a folder beside their places, which gets
 * its name in one step. From then on they are what stands there, and whoever comes next brings them to their places if
 * the process that wrote them was ended meanwhile.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { orSystemFailure } from '../systemFailure.ts';
import { withShortLock } from './lock.ts';
import { makeFolder } from './folders.ts';
import { draftPath, placeOf, removeAbandoned, type PreparedFiles } from './preparedFiles.ts';
import { requireUnlinked } from './unlinked.ts';

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
