/* Estimators of "our time over their time" from alternating rounds. */
#ifndef FW_ESTIMATE_H
#define FW_ESTIMATE_H
#include <stdint.h>

#include "protocol.h"

typedef struct {
  uint32_t count;
  uint32_t ours[FW_MAX_ROUNDS], theirs[FW_MAX_ROUNDS];
} RoundTicks;

/*
 * FW_ESTIMATE_MINIMA: ratio of the two minima; needs a time stamp much finer than a batch.
 * FW_ESTIMATE_LOW_MEAN: ratio of the means of the lower halves; averages the steps of a coarse one.
 * FW_ESTIMATE_MEDIAN_RATIO: median of the ratios round by round.
 */
double estimateRatio(const RoundTicks *t, uint32_t estimator);
#endif
