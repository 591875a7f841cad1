import { bestRecords } from '../store/bestRecords.ts';
import type { Io } from '../host/io.ts';
import { storedRecords } from '../host/storedRecords.ts';
import { thisMachine } from '../host/thisMachine.ts';

/**
 * Candidate of the best stored result for exactly this word IR and target, preferably found on a machine like this;
 * null if there is none.
 */
export function storedCandidate(irSha256: string, target: string, io: Pick<Io, 'results' | 'note'>): unknown {
  const { slug } = thisMachine();
  const same = storedRecords(io).filter((record) => record.irSha256 === irSha256 && record.target === target);
  const here = same.filter((record) => record.machine.slug === slug);
  return bestRecords(here.length > 0 ? here : same)[0]?.candidate ?? null;
}
