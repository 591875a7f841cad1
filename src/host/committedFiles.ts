import { join, relative } from 'node:path';
import { RECORD_FILE } from '../store/appendRecord.ts';
import { parseRecord } from '../store/parseRecord.ts';
import type { ResultRecord } from '../store/record.ts';
import { git } from './git.ts';
import type { Io } from './io.ts';
import { resultsRepository } from './places.ts';

/** A file of the last commit: its path from the root of the project, and its text. */
export interface CommittedFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Records and other JSON directly below a folder of results, as the last commit has them, by path; null where there is
 * no repository with a commit.
 */
export async function committedFiles(
  io: Pick<Io, 'root' | 'results'>,
  folders: readonly string[],
): Promise<CommittedFile[] | null> {
  const root = resultsRepository(io);
  const place = relative(root, io.results);
  const list = await git(root, ['ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', place]);
  const top = await git(root, ['rev-parse', '--show-prefix']);
  if (list === null || top === null) return null;
  const isWanted = (path: string): boolean =>
    path.endsWith(`/${RECORD_FILE}`) ||
    folders.some((folder) => path.startsWith(`${join(place, folder)}/`) && path.endsWith('.json'));
  return Promise.all(
    list
      .split('\0')
      .filter(isWanted)
      .sort()
      .map(async (path) => ({ path, text: (await git(root, ['show', `HEAD:${join(top.trim(), path)}`])) ?? '' })),
  );
}

/** The records in files of the last commit. Throws `input` for a damaged one. */
export const recordsOfCommit = (files: readonly CommittedFile[]): ResultRecord[] =>
  files
    .filter(({ path }) => path.endsWith(`/${RECORD_FILE}`))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) => (line === '' ? [] : [parseRecord(line, `HEAD:${path}:${i + 1}`)])),
    );
