import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { orSystemFailure } from '../../src/base/systemFailure.ts';
import { readUnlinked } from '../../src/base/files/folders.ts';
import { BENCH } from '../../src/engine/store/machineEntries.ts';
import type { ResultRecord } from '../../src/bench/record.ts';
import type { ResultSet } from './resultSet.ts';
import { TABLE } from './tableStore.ts';
import { BATCHES } from './batchStore.ts';
import { committedFiles, recordsOfCommit, type CommittedFile } from './committedFiles.ts';
import type { Io } from '../../src/base/io.ts';
import { knownPlaces } from '../../src/engine/environment/places.ts';
import { storedRecords } from '../../src/engine/environment/storedRecords.ts';

/** Below the folder of all results: what is kept of each machine besides records. */
const FOLDERS = [BENCH, TABLE, BATCHES].map(({ folder }) => folder);

/**
 * The results of the last commit, for a trial on somebody's machine is no result yet; with `isAll` everything that is
 * stored here, and also where there is no repository, which is said. Throws `input` for a damaged file.
 */
export async function reportedResults(isAll: boolean, io: Io): Promise<ResultSet> {
  const stored = storedRecords(io);
  const committed = isAll ? null : await committedFiles(io, FOLDERS);
  if (committed === null) {
    if (!isAll) io.note('this is no git repository with a commit: all stored results are taken');
    return withRecords(
      stored,
      knownPlaces(io)
        .toReversed()
        .flatMap((results) => FOLDERS.flatMap((folder) => storedFiles(join(results, folder)))),
    );
  }
  const records = recordsOfCommit(committed);
  const others = stored.length - records.length;
  if (others > 0)
    io.note(`${others} stored result${others === 1 ? ' is' : 's are'} not committed and left out; --all takes them`);
  return withRecords(records, committed);
}

function storedFiles(folder: string): CommittedFile[] {
  if (!existsSync(folder)) return [];
  return orSystemFailure(folder, () => readdirSync(folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: orSystemFailure(path, () => readUnlinked(path)) }));
}

function withRecords(records: readonly ResultRecord[], files: readonly CommittedFile[]): ResultSet {
  const isIn =
    (folder: string) =>
    (file: CommittedFile): boolean =>
      basename(dirname(file.path)) === folder;
  /** Of several places, what the last one has. */
  const byMachine = <E extends object>(list: readonly { readonly machine: string; readonly entries: E }[]) => {
    const all = new Map<string, E>();
    for (const { machine, entries } of list) all.set(machine, { ...all.get(machine), ...entries });
    return all;
  };
  return {
    records,
    bench: byMachine(files.filter(isIn(BENCH.folder)).map(({ path, text }) => BENCH.parse(text, path))),
    table: byMachine(files.filter(isIn(TABLE.folder)).map(({ path, text }) => TABLE.parse(text, path))),
    batches: byMachine(files.filter(isIn(BATCHES.folder)).map(({ path, text }) => BATCHES.parse(text, path))),
  };
}
