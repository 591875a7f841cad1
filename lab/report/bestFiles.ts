import { join, dirname } from 'node:path';
import { recordsIn, parseRecord } from '../../src/engine/store/readRecords.ts';
import type { ResultRecord } from '../../src/bench/record.ts';
import type { Io } from '../../src/base/io.ts';
import { existsSync } from 'node:fs';
import { Failure } from '../../src/base/errors.ts';
import { RECORD_FILE } from '../../src/engine/store/resultFiles.ts';
import { orSystemFailure } from '../../src/base/systemFailure.ts';
import { readUnlinked, unlinkedFiles } from '../../src/base/files/folders.ts';
import { knownPlaces } from '../../src/engine/environment/places.ts';
import { BEST_RECORD } from '../../src/engine/environment/storedRecords.ts';

/** The text of the code that is committed beside the records. */
const CODE = 'best.S';

/**
 * Makes sure that what ships is what was recorded: each best.S below a folder of results names the hash and time of a
 * record of its folder, and each best.json is one, whose code has the hash it names. Throws `input` that names the
 * first that is not.
 */
export function requireBestFiles(io: Pick<Io, 'root' | 'results' | 'note'>): void {
  for (const results of knownPlaces(io)) requireFilesOf(results, io);
}

function requireFilesOf(results: string, { note }: Pick<Io, 'note'>): void {
  if (!existsSync(results)) return;
  for (const name of orSystemFailure(results, () => unlinkedFiles(results))) {
    const claimedIn = name.endsWith(`/${CODE}`) ? codeClaim : name.endsWith(`/${BEST_RECORD}`) ? recordClaim : null;
    if (claimedIn === null) continue;
    const file = join(results, name);
    const claimed = claimedIn(
      orSystemFailure(file, () => readUnlinked(file)),
      file,
    );
    const beside = join(dirname(file), RECORD_FILE);
    const records = existsSync(beside) ? recordsIn(beside, note) : [];
    if (records.some((record) => isClaimed(record, claimed))) continue;
    throw new Failure('input', `this is no result of the ${RECORD_FILE} beside it`, {
      where: file,
      found: `code ${claimed.sha256.slice(0, 16)}… of ${claimed.time}`,
      hint: 'restore the files of the folder from git; `make results` makes the others of them',
    });
  }
}

/** What a file says of the code that it holds. */
interface Claimed {
  readonly sha256: string;
  readonly time: string;
}

const isClaimed = ({ code, called, time }: ResultRecord, claimed: Claimed): boolean =>
  (called ?? code).sha256 === claimed.sha256 && time === claimed.time;

function recordClaim(text: string, file: string): Claimed {
  const { code, called, time } = parseRecord(text, file);
  return { sha256: (called ?? code).sha256, time };
}

/** The head of a file of code names both (`codeFiles.ts`). */
const codeClaim = (text: string): Claimed => ({
  sha256: /sha256 of the code: ([0-9a-f]{64})/.exec(text)?.[1] ?? 'without a hash',
  time: /found by Fieldwright, seed \d+, (\S+)/.exec(text)?.[1] ?? 'no time',
});
