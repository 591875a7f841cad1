import { join, relative } from 'node:path';
import { RECORD_FILE } from '../store/appendRecord.ts';
import { parseRecord } from '../store/parseRecord.ts';
import type { ResultRecord } from '../store/record.ts';
import { git } from './git.ts';
import type { Io } from './io.ts';

/**
 * The records below the folder of results as the last commit has them; null where there is no repository with a commit.
 * Throws `input` for a damaged one.
 */
export async function committedRecords({
  root,
  results,
}: Pick<Io, 'root' | 'results'>): Promise<ResultRecord[] | null> {
  const list = await git(root, ['ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', relative(root, results)]);
  const top = await git(root, ['rev-parse', '--show-prefix']);
  if (list === null || top === null) return null;
  const files = list
    .split('\0')
    .filter((file) => file.endsWith(`/${RECORD_FILE}`))
    .sort();
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await git(root, ['show', `HEAD:${join(top.trim(), file)}`]) })),
  );
  return texts.flatMap(({ file, text }) =>
    (text ?? '').split('\n').flatMap((line, i) => (line === '' ? [] : [parseRecord(line, `HEAD:${file}:${i + 1}`)])),
  );
}
