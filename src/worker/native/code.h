/* Executable memory: named slots that hold code, and windows in which code is placed at random. */
#ifndef FW_CODE_H
#define FW_CODE_H
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  const uint8_t *bytes;
  uint32_t length;
} Code;

/* Maps the arena twice, once writable and once executable. False when the system refuses. */
bool codeInit(void);

/* Copies code into a slot; false when the slot number or the length is out of range. */
bool codeLoad(uint32_t slot, Code code);

/* The code of a slot; length 0 when nothing was loaded. */
Code codeOf(uint32_t slot);

/*
 * Puts code at a fresh random address, a multiple of `align` (16 or 64), with int3 before and after
 * it, and returns where it can be called. At most CODE_WINDOWS placements are valid at a time.
 */
#define CODE_WINDOWS 64
const void *codePlace(Code code, uint32_t align);

/* Whether an address lies in the executable mapping. */
bool codeContains(uint64_t address);
#endif
