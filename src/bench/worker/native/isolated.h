/*
 * Memory for foreign code with two gigabytes of nothing on either side: whatever it reaches from a
 * pointer into this memory with a 32-bit displacement is its own or a fault, never the worker's.
 */
#ifndef FW_ISOLATED_H
#define FW_ISOLATED_H
#include <stddef.h>
#include <stdint.h>

/* `bytes` bytes (a multiple of the page size), inaccessible until mprotect opens them; NULL when the system refuses. */
uint8_t *isolatedMap(size_t bytes);
#endif
