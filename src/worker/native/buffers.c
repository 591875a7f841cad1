#include "buffers.h"

#include <string.h>
#include <sys/mman.h>

#include "protocol.h"

#define PAGE 4096
/* One page of canary at least, whatever the size of the array. */
#define BODY_BYTES (FW_MAX_ARRAY_WORDS * 8 + PAGE)
#define CANARY_BYTES PAGE
#define CANARY 0xa5

static uint8_t *bodies[FW_MAX_ARGUMENTS];
static uint8_t pattern[CANARY_BYTES];

bool buffersInit(void) {
  memset(pattern, CANARY, sizeof pattern);
  for (int i = 0; i < FW_MAX_ARGUMENTS; i++) {
    uint8_t *p = mmap(NULL, BODY_BYTES + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED || mprotect(p + PAGE, BODY_BYTES, PROT_READ | PROT_WRITE) != 0) return false;
    bodies[i] = p + PAGE;
  }
  return true;
}

static uint8_t *arrayOf(uint32_t arg, uint32_t words) {
  return bodies[arg] + BODY_BYTES - (size_t)words * 8;
}

uint64_t *bufferPrepare(uint32_t arg, uint32_t words) {
  uint8_t *array = arrayOf(arg, words);
  memset(array - CANARY_BYTES, CANARY, CANARY_BYTES);
  return (uint64_t *)(void *)array;
}

bool bufferIntact(uint32_t arg, uint32_t words) {
  return memcmp(arrayOf(arg, words) - CANARY_BYTES, pattern, CANARY_BYTES) == 0;
}
