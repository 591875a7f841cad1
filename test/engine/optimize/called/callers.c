/* Calls ours and the source by the declarations of the source: all that callers see must be the same. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned __int128 u128;
typedef struct {
  uint64_t v[4];
} fe;
typedef struct {
  uint64_t lo, hi;
} pair;
#define D(T, f, ...)                                                                                                   \
  T f(__VA_ARGS__);                                                                                                    \
  T ref_##f(__VA_ARGS__)
D(void, dbl, const uint64_t *, uint64_t *);
D(uint64_t, dot, const uint64_t *);
D(void, addto, uint64_t *, const uint64_t *);
D(unsigned char, add4, uint64_t *, const uint64_t *, const uint64_t *);
D(uint64_t, addin, uint64_t *, const uint64_t *);
D(u128, mulw, uint64_t, uint64_t);
D(fe, addfe, const fe *, const fe *);
D(bool, nz, const uint64_t *);
D(int, neg, const uint64_t *);
D(uint32_t, low, uint64_t);
D(pair, sum2, uint64_t, uint64_t);
D(void, last, uint64_t, const uint64_t *, uint64_t *);
D(void, rot, const uint64_t *, const uint64_t *, const uint64_t *, uint64_t *);
D(void, five, const uint64_t *, const uint64_t *, uint64_t, uint64_t *, uint64_t *);
D(void, neg4, uint64_t *);
D(uint64_t, shl1, uint64_t *);
D(void, mixed, uint64_t *, uint64_t *, const uint64_t *);
D(void, unused, uint64_t *, uint64_t, const uint64_t *);
D(void, rst, const uint64_t *, uint64_t *);
D(uint64_t, smallval, pair);
D(uint16_t, h16, uint64_t);
D(signed char, s8, uint64_t);
D(void, int_, uint64_t, const uint64_t *, uint64_t *);
D(void, cswap, uint64_t *, uint64_t *, uint64_t);
D(void, into_both, uint64_t *, uint64_t *, const uint64_t *);
static uint64_t x[24], y[24];
static int bad;
static void start(void) {
  for (int i = 0; i < 24; i++) {
    uint64_t w = 0;
    for (int k = 0; k < 5; k++) w = w << 15 ^ rand();
    int r = rand() % 8;
    y[i] = x[i] = r == 0 ? 0 : r == 1 ? -1ull : w;
  }
}
static void check(const char *f, bool same) {
  if (!same || memcmp(x, y, sizeof x)) {
    printf("%s differs\n", f);
    bad = 1;
  }
}
#define V(f, P, Q) start(), f P, ref_##f Q, check(#f, true)
#define R(f, P, Q)                                                                                                     \
  {                                                                                                                    \
    start();                                                                                                           \
    __auto_type p = f P;                                                                                               \
    __auto_type q = ref_##f Q;                                                                                         \
    check(#f, !memcmp(&p, &q, sizeof p));                                                                              \
  }
#define A x, x + 4, x + 8
int main(void) {
  for (int n = 0; n < 2000; n++) {
    V(dbl, (x, x + 4), (y, y + 4));
    R(dot, (x), (y));
    V(addto, (x, x + 4), (y, y + 4));
    V(addto, (x, x), (y, y));
    R(add4, (x, x + 4, x + 8), (y, y + 4, y + 8));
    R(add4, (x, x, x), (y, y, y));
    R(addin, (x, x + 4), (y, y + 4));
    R(addin, (x, x), (y, y));
    R(mulw, (x[0], x[1]), (y[0], y[1]));
    R(addfe, ((fe *)x, (fe *)(x + 4)), ((fe *)y, (fe *)(y + 4)));
    R(addfe, ((fe *)x, (fe *)x), ((fe *)y, (fe *)y));
    R(nz, (x), (y));
    R(neg, (x), (y));
    R(low, (x[0]), (y[0]));
    R(sum2, (x[0], x[1]), (y[0], y[1]));
    V(last, (x[9], x, x + 4), (y[9], y, y + 4));
    V(last, (x[9], x, x), (y[9], y, y));
    V(rot, (x, x + 1, x + 2, x + 3), (y, y + 1, y + 2, y + 3));
    V(rot, (x, x + 1, x + 2, x + 1), (y, y + 1, y + 2, y + 1));
    V(five, (x, x + 2, x[9], x + 4, x + 6), (y, y + 2, y[9], y + 4, y + 6));
    V(neg4, (x), (y));
    R(shl1, (x), (y));
    V(mixed, (x, x + 4, x + 8), (y, y + 4, y + 8));
    V(unused, (x, 7, x + 1), (y, 7, y + 1));
    V(unused, (x, 7, x), (y, 7, y));
    V(rst, (x, x + 4), (y, y + 4));
    R(smallval, (((pair){x[0], x[1]})), (((pair){y[0], y[1]})));
    R(h16, (x[0]), (y[0]));
    R(s8, (x[0]), (y[0]));
    V(int_, (x[3], x, x + 1), (y[3], y, y + 1));
    V(cswap, (x, x + 4, x[9]), (y, y + 4, y[9]));
    V(into_both, (x, x + 2, x + 4), (y, y + 2, y + 4));
    V(into_both, (x, x + 2, x), (y, y + 2, y));
  }
  puts(bad ? "BAD" : "all as the source");
  return bad;
}
