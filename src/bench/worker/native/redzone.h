/*
 * The red zone under single stepping. A signal may destroy everything more than 128 bytes below rsp
 * (System V AMD64 ABI, 3.2.2). After each instruction that memory is compared with what was left
 * there, which finds writes, and refilled with fresh words, so that code reading it goes wrong.
 */
#ifndef FW_REDZONE_H
#define FW_REDZONE_H
#include <stdbool.h>
#include <stdint.h>

/* The stack of foreign code: [bottom, top). */
void redZoneInit(uint64_t bottom, uint64_t top);
/* Before a stepped call. */
void redZoneBegin(void);
/* After each of its instructions. */
void redZoneStep(uint64_t stackPointer);
bool redZoneViolated(void);
#endif
