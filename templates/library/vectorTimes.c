/// Times both ways of the functions of a library's vectors, which are built with every number of elements in lanes,
/// and prints lines `NAME LEAST`: the fewest elements, of at most so many, from which lanes take no longer; 0 if
/// there are none. Ways take turns, the shortest times are compared: others on the machine only add to them.

#include HEADER
#include <stdio.h>
#include <x86intrin.h>

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)

typedef uint64_t element[4];
enum { MOST_INVERSES = 40, ROUNDS = 100, CALLS = 4 };
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

/// Arguments may name n.
#define LEAST(name, most, ...)                                              \
  do {                                                                      \
    size_t least = (most) + 1;                                              \
    for (size_t n = (most); n > 0; n--) {                                   \
      uint64_t lanes = UINT64_MAX, words = UINT64_MAX;                      \
      for (int r = 0; r < ROUNDS; r++) {                                    \
        const uint64_t inLanes = TIMED(F(name##_lanes)(__VA_ARGS__));       \
        const uint64_t inWords = TIMED(F(name##_words)(__VA_ARGS__));       \
        if (inLanes < lanes) lanes = inLanes;                               \
        if (inWords < words) words = inWords;                               \
      }                                                                     \
      if (lanes > words) break;                                             \
      least = n;                                                            \
    }                                                                       \
    printf(#name " %zu\n", least > (most) ? 0 : least);                     \
  } while (0)

int main(void) {
  for (int i = 0; i < MOST_INVERSES; i++)
    for (int k = 0; k < 4; k++) {
      // Below any modulus of four words.
      a[i][k] = (0x9e3779b97f4a7c15 * (uint64_t)(4 * i + k + 1)) >> (k == 3 ? 63 : 0);
      b[i][k] = (0xc2b2ae3d27d4eb4f * (uint64_t)(4 * i + k + 1)) >> (k == 3 ? 63 : 0);
      w[i][k] = a[i][k] ^ (k == 0);
    }
  LEAST(mul_vec, 8, out, a, b, n);
  LEAST(square_vec, 8, out, a, n);
  LEAST(add_vec, 8, out, a, b, n);
  LEAST(sub_vec, 8, out, a, b, n);
  LEAST(scale_vec, 8, out, a, b[0], n);
  LEAST(inner_vec, 8, out[0], a, b, n);
  LEAST(butterfly_vec, 8, out, w, a, n);
#if HAS_INVERSE
  LEAST(inverse_vec, MOST_INVERSES, out, a, n);
#endif
  return 0;
}
