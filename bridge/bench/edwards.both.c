#include "edwards.h"
#include "equation.h"

/// Odd multiples of the base point and of 2^HALF times it: y + x, y - x, 2 d x y.
extern const uint64_t edwards_odd_table[2][BASE][AFFINE] __attribute__((visibility("hidden")));

/// Whether u times the base point plus e and c times these is neutral.
int edwards_vanishes(const row (*points)[POINT], fe_loose u, fe_loose e, fe_loose c) {
  row multiples[POINTS][OWN][POINT], twice[POINT], sum[POINT];
  struct digits digits;
  int i = setDigits(&digits, u, e, c);
  for (int p = 0; p < POINTS; p++) {
    edwards_prepare(multiples[p][0], points[p]);
    edwards_double_extended(twice, points[p]);
    for (int k = 1; k < OWN; k++) {
      edwards_add(sum, twice, multiples[p][k - 1], 0);
      edwards_prepare(multiples[p][k], sum);
    }
  }
  setNeutral(sum);
  for (; i >= 0; i--) {
    int isAdded = 0;
    for (int h = 0; h < 2; h++) isAdded |= digits.ofBase[h][i] | digits.ofPoints[h][i];
    // T is of use to additions.
    (isAdded ? edwards_double_extended : edwards_double)(sum, sum);
    if (!isAdded) continue;
    for (int h = 0; h < 2; h++) {
      const int a = digits.ofBase[h][i], b = digits.ofPoints[h][i];
      if (a != 0) edwards_add_affine(sum, sum, (const row *)edwards_odd_table[h][which(a)], a < 0);
      if (b != 0) edwards_add(sum, sum, multiples[h][which(b)], b < 0);
    }
  }
  return isNeutral(sum);
}
