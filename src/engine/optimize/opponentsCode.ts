import type { RecordedComparison } from '../../bench/record.ts';

/** Longer code, or code that takes more than so many times as long as ours, is not worth keeping. */
const MAX_BYTES = 8192;
const MAX_RATIO = 4;

/** The comparison with the code of those opponents that may be looked at beside ours. */
export const withOpponentsCode = (
  comparison: RecordedComparison,
  opponents: readonly { readonly name: string; readonly code: Uint8Array }[],
): RecordedComparison => ({
  ...comparison,
  contestants: comparison.contestants.map((contestant) => {
    const code = opponents.find(({ name }) => name === contestant.name)?.code;
    const isClose = contestant.throughput.ratio.value < MAX_RATIO;
    return code === undefined || code.length > MAX_BYTES || !isClose
      ? contestant
      : { ...contestant, hex: Buffer.from(code).toString('hex') };
  }),
});
