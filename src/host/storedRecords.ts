import { readRecords } from '../store/readRecords.ts';
import type { ResultRecord } from '../store/record.ts';
import type { Io } from './io.ts';

type Reader = Pick<Io, 'results' | 'note'>;

/** What was noted for whom: commands read the records more than once. */
const noted = new WeakMap<Reader, Set<string>>();

/** All stored records. A line that was cut off is left out, which is said once. Throws `input` for a damaged one. */
export function storedRecords(io: Reader): ResultRecord[] {
  const known = noted.get(io) ?? new Set<string>();
  noted.set(io, known);
  return readRecords(io.results, (text) => {
    if (!known.has(text)) io.note(text);
    known.add(text);
  });
}
