/**
 * How calls follow each other when they are timed: independent of each other, or each waiting for the result of the one
 * before.
 */
export const TIMING_MODES = ['throughput', 'latency'] as const;
export type TimingMode = (typeof TIMING_MODES)[number];

/** What a search is for: many independent calls, one call after the other, or the geometric mean of both times. */
export const AIMS = [...TIMING_MODES, 'both'] as const;
export type Aim = (typeof AIMS)[number];

/** The modes in which a search with this aim times its candidates, and in which its result must not lose. */
export const MODES_OF_AIM: Readonly<Record<Aim, readonly TimingMode[]>> = {
  throughput: ['throughput'],
  latency: ['latency'],
  both: TIMING_MODES,
};
