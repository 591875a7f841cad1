import { dirname, resolve } from 'node:path';
import { completeBest } from '../store/bestFiles.ts';
import type { Io } from '../../base/io.ts';

/**
 * Before a file that the user named is read: if it is one of a result whose writer was ended while it brought the files
 * to their places, they are brought there, which is said. Throws `input` if the folder cannot be written.
 */
export function wholeResult(file: string, { cwd, note }: Pick<Io, 'cwd' | 'note'>): void {
  const folder = dirname(resolve(cwd, file));
  if (completeBest(folder))
    note(`${folder}: the writing of this result was interrupted; its files are in their places now`);
}
