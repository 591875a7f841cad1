import { bestRecords } from '../store/bestRecords.ts';
import { nearestMachine } from '../store/nearestMachine.ts';
import type { Io } from '../host/io.ts';
import { storedRecords } from '../host/storedRecords.ts';
import { thisMachine } from '../host/thisMachine.ts';

/**
 * Which of these hashes of word IR the best stored result for this target has, of the machine most like this one; null
 * if nothing is stored for any.
 */
export function storedIr(
  irSha256s: readonly string[],
  target: string,
  io: Pick<Io, 'results' | 'note'>,
): string | null {
  const same = storedRecords(io).filter((record) => irSha256s.includes(record.irSha256) && record.target === target);
  return nearestMachine(bestRecords(same), thisMachine())?.irSha256 ?? null;
}

/**
 * Candidate of the best stored result for exactly this word IR and target, of the machine most like this one;
 * null if there is none.
 */
export function storedCandidate(irSha256: string, target: string, io: Pick<Io, 'results' | 'note'>): unknown {
  const same = storedRecords(io).filter((record) => record.irSha256 === irSha256 && record.target === target);
  return nearestMachine(bestRecords(same), thisMachine())?.candidate ?? null;
}
