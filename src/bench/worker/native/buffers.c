#include "buffers.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "isolated.h"
#include "protocol.h"

#define PAGE 4096
#define BODY_BYTES (FW_MAX_ARRAY_WORDS * 8 + PAGE)
/* The canary fills what is left of the first page, a line at least. */
#define LEAST_CANARY 64
#define CANARY 0xa5

static uint8_t *bodies[FW_MAX_ARGUMENTS];
/* How many bytes at the end of each body can be accessed. */
static size_t opened[FW_MAX_ARGUMENTS];
static uint8_t pattern[PAGE + LEAST_CANARY];

bool buffersInit(void) {
  memset(pattern, CANARY, sizeof pattern);
  for (int i = 0; i < FW_MAX_ARGUMENTS; i++)
    if (!(bodies[i] = isolatedMap(BODY_BYTES))) return false;
  return true;
}

/* Opens the pages of array and canary and closes all others. */
static void openFor(uint32_t arg, uint32_t words) {
  size_t bytes = ((size_t)words * 8 + LEAST_CANARY + PAGE - 1) / PAGE * PAGE;
  if (bytes == opened[arg]) return;
  opened[arg] = bytes;
  mprotect(bodies[arg], BODY_BYTES - bytes, PROT_NONE);
  if (mprotect(bodies[arg] + BODY_BYTES - bytes, bytes, PROT_READ | PROT_WRITE) != 0) abort();
}

static uint8_t *canaryOf(uint32_t arg) { return bodies[arg] + BODY_BYTES - opened[arg]; }
static size_t canaryBytes(uint32_t arg, uint32_t words) { return opened[arg] - (size_t)words * 8; }

uint64_t *bufferPrepare(uint32_t arg, uint32_t words) {
  openFor(arg, words);
  memset(canaryOf(arg), CANARY, canaryBytes(arg, words));
  return (uint64_t *)(void *)(canaryOf(arg) + canaryBytes(arg, words));
}

bool bufferIntact(uint32_t arg, uint32_t words) { return memcmp(canaryOf(arg), pattern, canaryBytes(arg, words)) == 0; }
