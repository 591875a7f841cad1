import { bestRecords } from '../store/bestRecords.ts';
import { readRecords } from '../store/readRecords.ts';
import { thisMachine } from './thisMachine.ts';

/** Candidate of the best stored result for exactly this word IR and target, preferably found on a machine like this; null if there is none. */
export function storedCandidate(results: string, irSha256: string, target: string): unknown {
  const { slug } = thisMachine();
  const same = readRecords(results).filter(record => record.irSha256 === irSha256 && record.target === target);
  const here = same.filter(record => record.machine.slug === slug);
  return bestRecords(here.length > 0 ? here : same)[0]?.candidate ?? null;
}
