#include "edwards.h"
#include "equation.h"

/// 1 in out if u times the base point plus e and c times these is neutral, else 0.
void edwards_vanishes(unsigned char *out, const row (*points)[POINT], const fe_loose *u, const fe_loose *e,
                      const fe_loose *c) {
  row multiples[POINTS][OWN][POINT], twice[POINT], sum[POINT];
  struct digits digits;
  int i = setDigits(&digits, *u, *e, *c);
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
      if (a != 0) edwards_add_affine(sum, sum, (const row *)edwards_multiples[h][a < 0 ? -a : a], a < 0);
      if (b != 0) edwards_add(sum, sum, multiples[h][which(b)], b < 0);
    }
  }
  *out = (unsigned char)isNeutral(sum, 0);
}
