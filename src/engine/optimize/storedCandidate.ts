import type { ResultRecord } from '../../bench/record.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { nearestMachine } from '../store/nearestMachine.ts';
import type { Io } from '../../base/io.ts';
import { knownRecords } from '../environment/storedRecords.ts';
import { thisMachine } from '../environment/thisMachine.ts';

type StoredIo = Pick<Io, 'root' | 'results' | 'note'>;

/** The best stored result for one of these hashes of word IR and this target, of the machine most like this one. */
function bestStored(irSha256s: readonly string[], target: string, io: StoredIo): ResultRecord | undefined {
  const same = knownRecords(io).filter((record) => irSha256s.includes(record.irSha256) && record.target === target);
  return nearestMachine(bestRecords(same), thisMachine());
}

/** Which of these hashes of word IR the best stored result has; null if nothing is stored for any. */
export const storedIr = (irSha256s: readonly string[], target: string, io: StoredIo): string | null =>
  bestStored(irSha256s, target, io)?.irSha256 ?? null;

/** Candidate of the best stored result for exactly this word IR; null if there is none. */
export const storedCandidate = (irSha256: string, target: string, io: StoredIo): unknown =>
  bestStored([irSha256], target, io)?.candidate ?? null;
