/* Timed batches of calls over eight operand sets, without any checking between the time stamps. */
#ifndef FW_BATCH_H
#define FW_BATCH_H
#include <stdbool.h>
#include <stdint.h>

#include "callLoop.h"
#include "code.h"

#define OPERAND_SETS 8

/* Maps the memory of the operands. */
bool batchInit(void);

/*
 * Fills the operand sets with inputs of random distinct-buffer test vectors at a random place.
 * Throughput: eight independent sets. Latency: each call's first output is the next call's chained
 * input. Pairs: that of the next but one, so that two chains take turns. Returns NULL, or why the mode is
 * impossible for this function.
 */
const char *batchPrepare(uint32_t mode);

/* A function at a fresh place, with the loop that calls it; valid as long as the placement (code.h). */
typedef struct {
  const void *target;
  CallLoop loop;
} Batch;
Batch batchPlace(Code code, uint32_t align);

/* Ticks of `calls` calls (a multiple of OPERAND_SETS), timer overhead subtracted. */
uint32_t batchTicks(Batch batch, uint32_t calls);

/* The same after one untimed pass over the operand sets, in which caches and predictors see the function again. */
uint32_t warmBatchTicks(Batch batch, uint32_t calls);

/* How many calls make a batch last long enough for the resolution of the time stamp. */
uint32_t batchCalls(Batch batch);
#endif
