/// u times the base point of edwards25519 plus v times a point, one at a time, for verification: doublings are shared
/// (E. G. Straus, "Addition chains of vectors", 1964). Nothing here is secret: time depends on all of it.

#include "edwards.h"
#include "naf.h"

/// Digits of v select from odd multiples 1 to 15, those of u, which cost no additions, from 1 to 127.
enum { WIDTH = 5, BASE_WIDTH = 8, OWN = 1 << (WIDTH - 2), BASE = 1 << (BASE_WIDTH - 2) };

/// Odd multiples of the base point: y + x, y - x, 2 d x y.
extern const uint64_t edwards_odd_table[BASE][AFFINE] __attribute__((visibility("hidden")));

/// X : Y : Z : T in out.
void edwards_both(row *out, const row *point, fe_loose u, fe_loose v) {
  row multiples[OWN][POINT], twice[POINT], next[POINT];
  signed char ofBase[NAF_DIGITS], ofPoint[NAF_DIGITS];
  setNaf(ofBase, u, BASE_WIDTH);
  setNaf(ofPoint, v, WIDTH);
  edwards_prepare(multiples[0], point);
  edwards_double_extended(twice, point);
  for (int k = 1; k < OWN; k++) {
    edwards_add(next, twice, multiples[k - 1], 0);
    edwards_prepare(multiples[k], next);
  }
  int i = NAF_DIGITS - 1;
  while (i > 0 && (ofBase[i] | ofPoint[i]) == 0) i--;
  setNeutral(out);
  for (; i >= 0; i--) {
    const int a = ofBase[i], b = ofPoint[i];
    // T is of use to additions and to who called.
    if ((a | b) == 0 && i > 0) edwards_double(out, out);
    else edwards_double_extended(out, out);
    if (a != 0) edwards_add_affine(out, out, (const row *)edwards_odd_table[which(a)], a < 0);
    if (b != 0) edwards_add(out, out, multiples[which(b)], b < 0);
  }
}
