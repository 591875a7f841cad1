import { join } from 'node:path';
import { isInstalled } from '../../base/files/installation.ts';
import { readRecords } from '../store/readRecords.ts';
import type { ResultRecord } from '../../bench/record.ts';
import type { Io } from '../../base/io.ts';

type Reader = Pick<Io, 'results' | 'note'>;

/** What was noted for whom: commands read the records more than once. */
const noted = new WeakMap<Reader, Set<string>>();

/** All stored records. A line that was cut off is left out, which is said once. Throws `input` for a damaged one. */
export function storedRecords(io: Reader): ResultRecord[] {
  const known = noted.get(io) ?? new Set<string>();
  noted.set(io, known);
  return readRecords(io.results, (text) => {
    if (!known.has(text)) io.note(text);
    known.add(text);
  });
}

/** Folder of the best committed record of each function and machine in a package (`lab/packRecords.ts`). */
export const packedRecords = (root: string): string => join(root, 'dist', 'results');

/** Those of packages, by root: nothing writes to them. */
const packaged = new Map<string, readonly ResultRecord[]>();

/** All stored records and, in an installed package, the best ones that it came with. */
export function knownRecords(io: Reader & Pick<Io, 'root'>): ResultRecord[] {
  const { root } = io;
  if (!isInstalled(root)) return storedRecords(io);
  if (!packaged.has(root)) packaged.set(root, readRecords(packedRecords(root), io.note));
  return [...storedRecords(io), ...(packaged.get(root) ?? [])];
}
