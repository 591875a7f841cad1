import { join, relative } from 'node:path';
import { RECORD_FILE } from '../../src/engine/store/resultFiles.ts';
import { parseRecord } from '../../src/engine/store/readRecords.ts';
import type { ResultRecord } from '../../src/bench/record.ts';
import { git } from '../../src/engine/environment/checkerIdentity.ts';
import type { Io } from '../../src/base/io.ts';
import { committedResults, resultsRepository } from '../../src/engine/environment/places.ts';

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
  const place = relative(root, committedResults(io));
  const list = await git(root, ['ls-tree', '-r', '-z', 'HEAD', '--', place]);
  if (list === null) return null;
  const isWanted = (path: string): boolean =>
    path.endsWith(`/${RECORD_FILE}`) ||
    folders.some((folder) => path.startsWith(`${join(place, folder)}/`) && path.endsWith('.json'));
  const wanted = list
    .split('\0')
    .map((line) => /^\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(line))
    .flatMap((entry) => (entry === null || !isWanted(entry[2]) ? [] : [{ id: entry[1], path: entry[2] }]))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const texts = await objects(
    root,
    wanted.map(({ id }) => id),
  );
  return wanted.map(({ path }, i) => ({ path, text: texts[i] ?? '' }));
}

/** Texts of objects, all from one process: `id type size`, and so many bytes with a line break behind them. */
async function objects(root: string, ids: readonly string[]): Promise<string[]> {
  const printed = await git(root, ['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''));
  const bytes = Buffer.from(printed ?? '');
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const from = bytes.indexOf('\n', at) + 1;
    const size = Number(bytes.subarray(at, from).toString().split(' ')[2]);
    texts.push(bytes.subarray(from, from + size).toString());
    at = from + size + 1;
  }
  return texts;
}

/** The records in files of the last commit. Throws `input` for a damaged one. */
export const recordsOfCommit = (files: readonly CommittedFile[]): ResultRecord[] =>
  files
    .filter(({ path }) => path.endsWith(`/${RECORD_FILE}`))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) => (line === '' ? [] : [parseRecord(line, `HEAD:${path}:${i + 1}`)])),
    );
