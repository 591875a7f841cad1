/*
 * What can be called: named slots that hold code or stand for a function of a shared object, and windows of executable
 * memory in which code is placed at random.
 */
#ifndef FW_CODE_H
#define FW_CODE_H
#include <stdbool.h>
#include <stdint.h>

typedef struct {
  const uint8_t *bytes;
  uint32_t length;
  const void *linked; /* where a function of a shared object lies; bytes and length are then unused */
} Code;

/* Maps the arena twice, once writable and once executable. False when the system refuses. */
bool codeInit(void);

/* Copies code into a slot; false when the slot number or the length is out of range. */
bool codeLoad(uint32_t slot, Code code);

/*
 * Makes a slot stand for a function of a shared object, which stays open. Returns NULL or what is wrong; the text is
 * valid until the next call.
 */
const char *codeLink(uint32_t slot, const char *path, const char *symbol);

/* The code of a slot, which may be empty. */
Code codeOf(uint32_t slot);

bool codeEmpty(Code code);

/*
 * Puts code at a fresh random address, a multiple of `align` (16 or 64), with int3 before and after
 * it, and returns where it can be called. At most CODE_WINDOWS placements are valid at a time.
 * A function of a shared object stays where the system has put it.
 */
#define CODE_WINDOWS 64
const void *codePlace(Code code, uint32_t align);

/* Room for CODE_ROOM_BYTES of code that calls `target`, at a random place of its window: to write it, and to run. */
#define CODE_ROOM_BYTES 4096
typedef struct {
  uint8_t *bytes;
  const uint8_t *address;
} CodeRoom;
CodeRoom codeRoomFor(const void *target);

/* Whether an address lies in the executable mapping. */
bool codeContains(uint64_t address);
#endif
