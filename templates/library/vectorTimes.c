/// Times both ways of the functions of a library's vectors, which are built with every number of elements in lanes,
/// and prints lines `NAME LEAST`: the fewest elements, of at most so many, from which lanes take less by a sixteenth,
/// since callers may have stored words that are loaded as rows; 0 if there are none. Ways take turns, the shortest
/// times are compared: others on the machine only add to them, and may do so for milliseconds, so that functions take
/// turns, too.

#include HEADER
#include <stdio.h>
#include <x86intrin.h>

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)

typedef uint64_t element[4];
enum { MOST_INVERSES = 40, MOST = 8, PASSES = 40, ROUNDS = 40, CALLS = 4, MARGIN = 16 };
static element a[MOST_INVERSES], b[MOST_INVERSES], w[MOST_INVERSES], out[MOST_INVERSES];

#define BOTH(name, parameters) void F(name##_lanes) parameters, F(name##_words) parameters;
#define VECTORS (element *, const element *, const element *, size_t)
BOTH(mul_vec, VECTORS)
BOTH(add_vec, VECTORS)
BOTH(sub_vec, VECTORS)
BOTH(square_vec, (element *, const element *, size_t))
BOTH(scale_vec, (element *, const element *, const uint64_t *, size_t))
BOTH(inner_vec, (uint64_t *, const element *, const element *, size_t))
BOTH(butterfly_vec, (element *, element *, const element *, size_t))
BOTH(inverse_vec, (element *, const element *, size_t))

#define TIMED(call)                               \
  ({                                              \
    const uint64_t begin = __rdtsc();             \
    for (int k = 0; k < CALLS; k++) call;         \
    __rdtsc() - begin;                            \
  })

/// Functions, with the most elements that are tried; arguments may name n.
#define EACH_VECTOR(DO)                    \
  DO(mul_vec, MOST, out, a, b, n)          \
  DO(square_vec, MOST, out, a, n)          \
  DO(add_vec, MOST, out, a, b, n)          \
  DO(sub_vec, MOST, out, a, b, n)          \
  DO(scale_vec, MOST, out, a, b[0], n)     \
  DO(inner_vec, MOST, out[0], a, b, n)     \
  DO(butterfly_vec, MOST, out, w, a, n)
#if HAS_INVERSE
#define EACH(DO) EACH_VECTOR(DO) DO(inverse_vec, MOST_INVERSES, out, a, n)
#else
#define EACH EACH_VECTOR
#endif

/// The shortest times for each number of elements.
struct times {
  uint64_t lanes[MOST_INVERSES + 1], words[MOST_INVERSES + 1];
};

static void shorten(uint64_t *shortest, uint64_t time) {
  if (*shortest == 0 || time < *shortest) *shortest = time;
}

#define TIME(name, most, ...)                                    \
  static struct times name##_times;                              \
  static void time_##name(void) {                                \
    for (size_t n = 1; n <= (most); n++)                         \
      for (int round = 0; round < ROUNDS; round++) {             \
        const uint64_t lanes = TIMED(F(name##_lanes)(__VA_ARGS__)); \
        const uint64_t words = TIMED(F(name##_words)(__VA_ARGS__)); \
        shorten(&name##_times.lanes[n], lanes);                  \
        shorten(&name##_times.words[n], words);                  \
      }                                                          \
  }
EACH(TIME)

static size_t least(const struct times *times, size_t most) {
  size_t n = most;
  while (n > 0 && times->lanes[n] + times->words[n] / MARGIN <= times->words[n]) n--;
  return n == most ? 0 : n + 1;
}

int main(void) {
  for (int i = 0; i < MOST_INVERSES; i++)
    for (int k = 0; k < 4; k++) {
      // Below any modulus of four words.
      a[i][k] = (0x9e3779b97f4a7c15 * (uint64_t)(4 * i + k + 1)) >> (k == 3 ? 63 : 0);
      b[i][k] = (0xc2b2ae3d27d4eb4f * (uint64_t)(4 * i + k + 1)) >> (k == 3 ? 63 : 0);
      w[i][k] = a[i][k] ^ (k == 0);
    }
#define AGAIN(name, most, ...) time_##name();
#define PRINT(name, most, ...) printf(#name " %zu\n", least(&name##_times, most));
  for (int pass = 0; pass < PASSES; pass++) {
    EACH(AGAIN)
  }
  EACH(PRINT)
  return 0;
}
