/// u times the base point plus v times a point of P-256, one at a time, for verification: doublings are shared (E. G.
/// Straus, "Addition chains of vectors", 1964). Nothing here is secret: time depends on all of it.

#include "p256.h"
#include "../curve/naf.h"

/// Digits of v select from odd multiples 1 to 15, those of u, which costs no additions, from 1 to 127.
enum { WIDTH = 5, BASE_WIDTH = 8, OWN = 1 << (WIDTH - 2), BASE = 1 << (BASE_WIDTH - 2) };

/// Odd multiples of the base point: x and y as elements.
extern const uint64_t p256_odd_table[BASE][AFFINE] __attribute__((visibility("hidden")));

/// A point, or that at infinity: nothing was added yet, or Z is 0.
struct sum {
  row point[POINT];
  int isInfinite;
};

static inline int isZero(const row *x) { return (x[0][0] | x[1][0] | x[2][0] | x[3][0]) == 0; }

/// What is added: a multiple, affine or not, or its negative.
struct addend {
  const row *multiple;
  int isAffine;
  unsigned minus;
};

static void begin(struct sum *to, struct addend from) {
  row *point = to->point;
  fe_loose y;
  memcpy(&y, from.multiple + Y, 32);
  memcpy(point + X, from.multiple + X, 32);
  setWords(point + Y, 0, from.minus ? P - y : y);
  setWords(point + Z, 0, 1);
  if (from.isAffine) p256_to(point + Z, point + Z);
  else memcpy(point + Z, from.multiple + Z, 32);
  to->isInfinite = 0;
}

/// Of equal points the formulas make 0 : 0 : 0, of opposite ones Z = 0 alone (docs/notes/LIBRARIES.md).
static void add(struct sum *to, struct addend from) {
  row *point = to->point;
  if (to->isInfinite) return begin(to, from);
  if (from.isAffine) p256_add_affine(point, point, from.multiple, from.minus);
  else p256_add(point, point, from.multiple, from.minus);
  if (!isZero(point + Z)) return;
  to->isInfinite = !isZero(point + X);
  if (to->isInfinite) return;
  begin(to, from);
  p256_double(point, point);
}

/// v is not 0, and the point is on the curve and not at infinity; the sum is at infinity if its Z is 0.
void p256_both(row *out, const row *point, fe_loose u, fe_loose v) {
  row multiples[OWN][POINT], twice[POINT];
  signed char ofBase[NAF_DIGITS], ofPoint[NAF_DIGITS];
  struct sum sum = {.isInfinite = 1};
  setNaf(ofBase, u, BASE_WIDTH);
  setNaf(ofPoint, v, WIDTH);
  memcpy(multiples[0], point, sizeof multiples[0]);
  p256_double(twice, point);
  for (int k = 1; k < OWN; k++) p256_add(multiples[k], multiples[k - 1], twice, 0);
  for (int i = NAF_DIGITS - 1; i >= 0; i--) {
    const int a = ofBase[i], b = ofPoint[i];
    if (!sum.isInfinite) p256_double(sum.point, sum.point);
    if (a != 0) add(&sum, (struct addend){(const row *)p256_odd_table[which(a)], 1, a < 0});
    if (b != 0) add(&sum, (struct addend){multiples[which(b)], 0, b < 0});
  }
  memcpy(out, sum.point, sizeof sum.point);
}
