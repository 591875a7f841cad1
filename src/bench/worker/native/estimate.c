#include "estimate.h"

#include "sorting.h"

static double minimum(const uint32_t *x, uint32_t n) {
  uint32_t least = x[0];
  for (uint32_t i = 1; i < n; i++)
    if (x[i] < least) least = x[i];
  return least;
}

static double lowMean(const uint32_t *x, uint32_t n) {
  double sorted[FW_MAX_ROUNDS], sum = 0;
  uint32_t half = (n + 1) / 2;
  for (uint32_t i = 0; i < n; i++) sorted[i] = x[i];
  sortDoubles(sorted, n);
  for (uint32_t i = 0; i < half; i++) sum += sorted[i];
  return sum / half;
}

static double medianRatio(const RoundTicks *t) {
  double ratios[FW_MAX_ROUNDS];
  for (uint32_t i = 0; i < t->count; i++) ratios[i] = (double)t->ours[i] / t->theirs[i];
  sortDoubles(ratios, t->count);
  uint32_t half = t->count / 2;
  return t->count & 1 ? ratios[half] : (ratios[half - 1] + ratios[half]) / 2;
}

double estimateRatio(const RoundTicks *t, uint32_t estimator) {
  if (estimator == FW_ESTIMATE_LOW_MEAN) return lowMean(t->ours, t->count) / lowMean(t->theirs, t->count);
  if (estimator == FW_ESTIMATE_MEDIAN_RATIO) return medianRatio(t);
  return minimum(t->ours, t->count) / minimum(t->theirs, t->count);
}
