#include "redzone.h"

#include <stddef.h>

#define RED_ZONE_BYTES 128
/* How far below the red zone is watched. */
#define WATCHED_WORDS 256

static uint64_t *bottom, *top;
/* Words in [filledFrom, filledTo) hold their own address xor `fill`. */
static uint64_t *filledFrom, *filledTo;
static uint64_t fill;
static bool violated;

void redZoneInit(uint64_t stackBottom, uint64_t stackTop) {
  bottom = (uint64_t *)stackBottom;
  top = (uint64_t *)stackTop;
}

void redZoneBegin(void) {
  violated = false;
  filledFrom = filledTo = NULL;
}

static uint64_t wordAt(const uint64_t *p) { return (uint64_t)p ^ fill; }

static void check(const uint64_t *limit) {
  for (const uint64_t *p = filledFrom; p < filledTo && p < limit; p++)
    if (*p != wordAt(p)) violated = true;
}

static void refill(uint64_t *limit) {
  fill = fill * 6364136223846793005u + 1442695040888963407u;
  filledTo = limit;
  filledFrom = limit - WATCHED_WORDS < bottom ? bottom : limit - WATCHED_WORDS;
  for (uint64_t *p = filledFrom; p < filledTo; p++) *p = wordAt(p);
}

void redZoneStep(uint64_t stackPointer) {
  uint64_t *limit = (uint64_t *)((stackPointer - RED_ZONE_BYTES) & ~7ull);
  if (limit <= bottom || limit > top) return;
  check(limit);
  refill(limit);
}

bool redZoneViolated(void) { return violated; }
