/*
 * Guarded argument buffers. Each array ends where an inaccessible page begins, so that any access
 * behind it faults; the memory before it, up to another inaccessible page, holds a canary pattern.
 */
#ifndef FW_BUFFERS_H
#define FW_BUFFERS_H
#include <stdbool.h>
#include <stdint.h>

/* Maps the buffers for all arguments; false when the system refuses. */
bool buffersInit(void);

/* Where the array of `words` words of argument `arg` lives; rewrites its canaries. */
uint64_t *bufferPrepare(uint32_t arg, uint32_t words);

/* Whether the canary before the array of `words` words is intact. */
bool bufferIntact(uint32_t arg, uint32_t words);
#endif
