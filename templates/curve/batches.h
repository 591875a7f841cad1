/// How many are computed at once, for the functions of batches, over those of the lanes that were built, WITH_FOUR and
/// WITH_EIGHT, and of one: that depends on their number and on the processor alone. Compiled with -fno-builtin, so that
/// no loop becomes a call of the C library.

#include <stddef.h>
#include <stdint.h>
#include "../library/lanes.h"

/// The most lanes, and calls in a table.
enum { MOST_LANES = 8, TABLED = 16 };

/// How many at once the next 1, 2, ... calls are begun with, on processors with four lanes and with eight: a macro
/// for each function, from times that were measured (batchWays.ts).
typedef const uint8_t widths[2][TABLED];

#ifdef FORCED_WIDTH
/// What those set who time the ways (times.h).
__attribute__((weak)) unsigned forcedWidth = 1;
#endif

/// How many the next of n are computed at once.
static inline size_t widthFor(size_t n, widths of) {
#ifdef FORCED_WIDTH
  (void)n, (void)of;
  return forcedWidth;
#else
  const unsigned here = n < 2 ? 1 : lanesHere();
  return here == 1 ? 1 : of[here == 8][n < TABLED ? n - 1 : TABLED - 1];
#endif
}

/// Declares a function of one, of one with four numbers side by side, of four and of eight lanes; what was not built is
/// not called.
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
#ifdef WITH_ACROSS // where the processor has the instructions, which are those of eight lanes
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

/// The loop over n calls: `count` of them from i on are computed at once, as many as `lanes` has at most.
#define IN_BATCHES(i, count, lanes, n, of)                                                       \
  for (size_t i = 0, count, lanes; i < (n); i += count)                                          \
    if (lanes = widthFor((n) - i, of), count = atOnce((n) - i, lanes), 1)

/// What all lanes get of `count` elements of an array from i on, and what these get of theirs.
#define GIVE(own, from, i, count) \
  for (size_t k = 0; k < MOST_LANES; k++) __builtin_memcpy((own)[k], (from)[(i) + inLane(k, count)], sizeof *(own))
#define TAKE(to, i, own, count) \
  for (size_t k = 0; k < (count); k++) __builtin_memcpy((to)[(i) + k], (own)[k], sizeof *(own))

/// 1 if all of 32 bytes are zero, whichever they are. By words: of bytes clang makes 14 KB of vectors.
static inline unsigned isZero(const uint8_t *bytes) {
  uint64_t words[4];
  __builtin_memcpy(words, bytes, sizeof words);
  const uint64_t any = words[0] | words[1] | words[2] | words[3];
  return 1 ^ (unsigned)((any | -any) >> 63);
}
