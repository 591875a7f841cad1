import { TIMING_MODES, type TimingMode } from '../../src/base/aims.ts';
import { type ResultRecord, functionSlug, judgedMode, machineSlug } from '../../src/bench/record.ts';

/**
 * In which modes a slower time of the best code is a loss: code for latency and the other code of the same function
 * answer for one mode each, a single code for both.
 */
export function answeredModes(record: ResultRecord, best: readonly ResultRecord[]): readonly TimingMode[] {
  const hasOther = best.some(
    (r) =>
      functionSlug(r) === functionSlug(record) &&
      machineSlug(r) === machineSlug(record) &&
      judgedMode(r) !== judgedMode(record),
  );
  return hasOther ? [judgedMode(record)] : TIMING_MODES;
}
