/**
 * The files of a result, which are of one run or none: they are written into a folder beside their places, which gets
 * its name in one step. From then on they are the result, and whoever comes next brings them to their places if the
 * process that wrote them was ended meanwhile.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orSystemFailure } from '../../base/systemFailure.ts';
import { withShortLock } from '../../base/files/lock.ts';
import { makeFolder } from '../../base/files/makeFolder.ts';
import { requireUnlinked } from '../../base/files/unlinked.ts';
import { draftPath, placeOf, removeAbandoned, type PreparedFiles } from '../../base/files/preparedFiles.ts';

const NAMES = ['best.asm', 'best.S', 'best.h', 'best.v', 'best.json'] as const;

/** Contents of the files of a result, by name; an empty one is not to be there. */
export type BestFiles = Readonly<Record<(typeof NAMES)[number], string>>;

/** Paths of the files of a result in its folder. */
export const bestPaths = (folder: string): string[] => NAMES.map((name) => join(folder, name));

const wholeOf = (folder: string): string => join(folder, 'best.whole.tmp');

/**
 * Writes the files of a result beside their places in `folder`, which is made. Below `within` no symbolic link is
 * followed. Throws `input` if that fails, e.g. on a full disk, and leaves nothing.
 */
export function prepareBest(folder: string, files: BestFiles, within: string): PreparedFiles {
  const draft = draftPath(join(folder, 'best'));
  const discard = (): void => rmSync(draft, { recursive: true, force: true });
  try {
    orSystemFailure(folder, () => {
      requireUnlinked(within, folder);
      makeFolder(folder);
      removeAllAbandoned(folder);
      mkdirSync(draft);
    });
    for (const name of NAMES)
      orSystemFailure(join(folder, name), () => {
        placeOf(join(folder, name), within);
        writeFileSync(join(draft, name), files[name]);
      });
  } catch (error) {
    discard();
    throw error;
  }
  return { discard, commit: () => orSystemFailure(folder, () => publish(draft, folder)) };
}

/**
 * Brings the files of a result to their places if a process was ended while it did so; returns whether that was the
 * case. Throws `input` if the folder cannot be written.
 */
export function completeBest(folder: string): boolean {
  const isTorn = existsSync(wholeOf(folder));
  if (isTorn) orSystemFailure(folder, () => inTurn(folder, () => bringToPlaces(folder)));
  return isTorn;
}

/** What writers that were ended have left in the folder of a result. */
function removeAllAbandoned(folder: string): void {
  for (const place of [join(folder, 'best'), ...bestPaths(folder)]) removeAbandoned(place);
}

function publish(draft: string, folder: string): void {
  inTurn(folder, () => {
    bringToPlaces(folder);
    renameSync(draft, wholeOf(folder));
    bringToPlaces(folder);
  });
}

const inTurn = (folder: string, work: () => void): void => withShortLock(join(folder, 'best.lock'), work);

function bringToPlaces(folder: string): void {
  const whole = wholeOf(folder);
  if (!existsSync(whole)) return;
  requireUnlinked(dirname(whole), whole);
  const there = readdirSync(whole);
  for (const name of NAMES.filter((one) => there.includes(one))) {
    const [from, to] = [join(whole, name), join(folder, name)];
    // A theorem about other bytes must not stay beside these.
    if (statSync(from).size === 0) rmSync(to, { force: true });
    else renameSync(from, to);
  }
  rmSync(whole, { recursive: true });
}
