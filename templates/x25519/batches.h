/// How many are computed at once, for the functions of batches: that depends on their number and on the processor
/// alone. Compiled with -fno-builtin, so that no loop becomes a call of the C library.

#include <stddef.h>
#include <stdint.h>
#include "../library/lanes.h"

/// For so few it takes eight lanes as long as one after the other.
enum { LANES = 8, LEAST_IN_LANES = 2 };

/// Of n that are left.
static inline size_t atOnce(size_t n) {
  if (n < LEAST_IN_LANES || lanesHere() < LANES) return 1;
  return n < LANES ? n : LANES;
}

/// What a lane gets of n, one at least: those beyond repeat the first.
static inline size_t inLane(size_t lane, size_t n) { return lane < n ? lane : 0; }

/// 1 if all of 32 bytes are zero, whichever they are. By words: of bytes clang makes 14 KB of vectors.
static inline unsigned isZero(const uint8_t *bytes) {
  uint64_t words[4];
  __builtin_memcpy(words, bytes, sizeof words);
  const uint64_t any = words[0] | words[1] | words[2] | words[3];
  return 1 ^ (unsigned)((any | -any) >> 63);
}
