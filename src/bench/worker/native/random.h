/* xorshift64 (Marsaglia 2003, "Xorshift RNGs"): placements, sentinels and orders, nothing that must replay. */
#ifndef FW_RANDOM_H
#define FW_RANDOM_H
#include <stdint.h>

extern uint64_t randomState;

static inline uint64_t randomWord(void) {
  randomState ^= randomState << 13;
  randomState ^= randomState >> 7;
  randomState ^= randomState << 17;
  return randomState;
}

/* Uniform enough in [0, n), n < 2^31. */
static inline uint32_t randomBelow(uint32_t n) { return (uint32_t)(((randomWord() >> 32) * n) >> 32); }
#endif
