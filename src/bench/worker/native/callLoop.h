/*
 * Loops of calls that belong to one function each. A loop that served all of them would call through a register:
 * processors predict such a call well while it has one target, and worse, for as long as the loop runs, once it has had
 * many.
 */
#ifndef FW_CALL_LOOP_H
#define FW_CALL_LOOP_H
#include <stdint.h>

#include "protocol.h"

/* Calls the function once with each of the operand sets, `passes` times. */
typedef void (*CallLoop)(uint32_t passes);

/*
 * Writes a loop for `target` with `sets` rows of FW_MAX_ARGUMENTS words at `operands`, of which the first `arguments`
 * are loaded before each call. Valid as long as the placement of the target.
 */
CallLoop callLoop(const void *target, const uint64_t *operands, uint32_t sets, uint32_t arguments);
#endif
