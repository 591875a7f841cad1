#define _GNU_SOURCE
#include "isolated.h"

#include <sys/mman.h>

#define REACH ((size_t)1 << 31)

uint8_t *isolatedMap(size_t bytes) {
  uint8_t *p = mmap(NULL, bytes + 2 * REACH, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return p == MAP_FAILED ? NULL : p + REACH;
}
