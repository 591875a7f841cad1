import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAGE = 4096;

/** A disk of its own in memory, which can be filled. */
interface SmallDisk {
  readonly folder: string;
  /** Takes all its room but for so many pages. */
  fillUpTo(pagesLeft: number): void;
  /** Gives the room back. */
  empty(): void;
  remove(): void;
}

/**
 * A disk of so many kilobytes; null where this process may not mount one (it needs to be root, outside of most
 * containers).
 */
export function smallDisk(kilobytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-disk-'));
  const filler = join(folder, 'filler');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    fillUpTo: (pagesLeft) => truncateSync(filler, fill(filler) - pagesLeft * PAGE),
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Writes until the disk is full and returns how much that was. */
function fill(file: string): number {
  const opened = openSync(file, 'w');
  const page = new Uint8Array(PAGE);
  try {
    for (let size = 0; ; ) {
      const written = writtenTo(opened, page);
      if (written === 0) return size;
      size += written;
    }
  } finally {
    closeSync(opened);
  }
}

function writtenTo(opened: number, bytes: Uint8Array): number {
  try {
    return writeSync(opened, bytes);
  } catch {
    return 0;
  }
}
