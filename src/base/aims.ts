/**
 * How calls follow each other when they are timed: independent of each other, or each waiting for the result of the one
 * before.
 */
export const TIMING_MODES = ['throughput', 'latency'] as const;
export type TimingMode = (typeof TIMING_MODES)[number];

/**
 * The same, and `pairs`: each call waits for the result of the one before the last, so that two chains take turns, as
 * products of a field formula do. Measured to be shown beside the others; no search is judged by it.
 */
export const CALL_ORDERS = [...TIMING_MODES, 'pairs'] as const;
export type CallOrder = (typeof CALL_ORDERS)[number];

/** What a search is for: many independent calls, one call after the other, or the geometric mean of both times. */
export const AIMS = [...TIMING_MODES, 'both'] as const;
export type Aim = (typeof AIMS)[number];

/** The modes in which a search with this aim times its candidates, and in which its result must not lose. */
export const MODES_OF_AIM: Readonly<Record<Aim, readonly TimingMode[]>> = {
  throughput: ['throughput'],
  latency: ['latency'],
  both: TIMING_MODES,
};
