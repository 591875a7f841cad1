/// How many are computed at once, for the functions of batches, over those of the lanes that were built, WITH_FOUR and
/// WITH_EIGHT, and of one: that depends on their number and on the processor alone. Compiled with -fno-builtin, so that no loop
/// becomes a call of the C library.

#include <stddef.h>
#include <stdint.h>
#include "../library/lanes.h"

/// The most lanes, and the fewest calls for which eight take less than one after the other.
enum { MOST_LANES = 8, LEAST_IN_EIGHT = 2 };

/// In how many lanes the next of n are computed, given the fewest for which four take less than one after the other.
static inline size_t lanesFor(size_t n, size_t leastInFour) {
  const unsigned here = n < LEAST_IN_EIGHT ? 1 : lanesHere();
#ifdef WITH_EIGHT
  if (here == 8) return 8;
#endif
#ifdef WITH_FOUR
  if (here >= 4 && n >= leastInFour) return 4;
#endif
  (void)leastInFour;
  return 1;
}

/// The same, given also the fewest for which eight take less than one after the other with four numbers side by side.
static inline size_t lanesBeside(size_t n, size_t leastInFour, size_t leastInEight) {
#ifdef WITH_ACROSS
  if (n < leastInEight && lanesHere() == 8) return 1;
#endif
  (void)leastInEight;
  return lanesFor(n, leastInFour);
}

/// Declares a function of one, also WITH_ACROSS with four numbers side by side, of four and of eight lanes; what was not
/// built is not called.
#define OF_LANES(name, ...)        \
  void name(__VA_ARGS__);          \
  void name##_across(__VA_ARGS__); \
  void name##_x4(__VA_ARGS__);     \
  void name##_x8(__VA_ARGS__)

/// Calls that of so many lanes.
#define IN_LANES(lanes, name, ...)                       \
  ((lanes) == 8   ? OF_EIGHT(name)(__VA_ARGS__)          \
   : (lanes) == 4 ? OF_FOUR(name)(__VA_ARGS__)           \
                  : OF_ONE(name)(__VA_ARGS__))
#ifdef WITH_ACROSS
#define OF_ONE(name) (lanesHere() == 8 ? name##_across : name)
#else
#define OF_ONE(name) name
#endif
#ifdef WITH_EIGHT
#define OF_EIGHT(name) name##_x8
#else
#define OF_EIGHT(name) name
#endif
#ifdef WITH_FOUR
#define OF_FOUR(name) name##_x4
#else
#define OF_FOUR(name) name
#endif

/// How many of n there are at once.
static inline size_t atOnce(size_t n, size_t lanes) { return n < lanes ? n : lanes; }

/// What a lane gets of n, one at least: those beyond repeat the first.
static inline size_t inLane(size_t lane, size_t n) { return lane < n ? lane : 0; }

/// 1 if all of 32 bytes are zero, whichever they are. By words: of bytes clang makes 14 KB of vectors.
static inline unsigned isZero(const uint8_t *bytes) {
  uint64_t words[4];
  __builtin_memcpy(words, bytes, sizeof words);
  const uint64_t any = words[0] | words[1] | words[2] | words[3];
  return 1 ^ (unsigned)((any | -any) >> 63);
}
