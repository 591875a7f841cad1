import { sha256 } from '../../base/hash.ts';
import type { Contestant } from '../../engine/contest/contestant.ts';
import type { BenchSubject } from '../../engine/contest/contestSubject.ts';
import type { BenchOptions } from './benchOptions.ts';
import type { Io } from '../../base/io.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';
import { MEASUREMENT_VERSION } from '../../bench/measure/compare.ts';
import { addToBench } from '../../engine/store/machineEntries.ts';
import { type RecordedComparison, resultSlug } from '../../bench/record.ts';

/**
 * Keeps the figures of one comparison for `report` and `dashboard`, and says so. Only ours, found on this machine,
 * makes them comparable with the records; without it nothing is kept.
 */
export function storeBench(
  { field, op, form }: BenchSubject,
  contestants: readonly Contestant[],
  comparison: RecordedComparison | null,
  { seed, for: aim }: Pick<BenchOptions, 'seed' | 'for'>,
  io: Io,
): void {
  const ours = contestants[0];
  const slug = resultSlug({ field, operation: op, form, options: { for: aim } });
  if (comparison === null || ours?.name !== 'ours' || !(ours.code instanceof Uint8Array)) {
    io.note(`bench: ${slug} is not stored: no code of ours for this machine took part`);
    return;
  }
  const file = addToBench(io.results, thisMachine().slug, slug, {
    time: io.now(),
    seed,
    ruler: MEASUREMENT_VERSION,
    code: sha256(ours.code),
    comparison,
    origins: contestants.map(({ origin }) => origin),
  });
  io.note(`bench: ${slug} is stored in ${file}`);
}
