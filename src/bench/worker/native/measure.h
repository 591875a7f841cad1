/* Raw samples of several slots, interleaved in random order, over several random layouts. */
#ifndef FW_MEASURE_H
#define FW_MEASURE_H
#include <stdint.h>

#include "protocol.h"

typedef struct {
  uint32_t mode, batch; /* batch: calls, a multiple of 8; 0: by resolution, for each slot */
  uint32_t rounds, layouts, align;
  uint32_t slotCount;
  uint32_t slots[FW_SLOTS];
} MeasurePlan;

/* u32 per row: canary before, canary after, imul chain, then ticks of each slot. */
#define MEASURE_ROW_HEADER 3

/*
 * Writes the calls per batch of each slot (slotCount x u32), then layouts x rounds rows.
 * Returns NULL, or what is wrong with the request or with the code.
 */
const char *measure(const MeasurePlan *plan, uint32_t *out);
#endif
