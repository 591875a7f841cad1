/// What verification asks: whether u B + e P + c Q is the neutral point of edwards25519, where B is the base point and
/// e and c are half as long as u. Doublings are shared (E. G. Straus, "Addition chains of vectors", 1964). Nothing here
/// is secret: time depends on all of it.

#include "naf.h"

/// Digits of e and c select from odd multiples, those of both halves of u, which cost no additions, from more.
enum { WIDTH = 4, BASE_WIDTH = 8, OWN = 1 << (WIDTH - 2), BASE = 1 << (BASE_WIDTH - 2), HALF = 128, POINTS = 2 };

/// Digits of both halves of u, of e and of c.
struct digits {
  signed char ofBase[2][NAF_DIGITS], ofPoints[POINTS][NAF_DIGITS];
};

/// Returns the place of the highest that is not 0, or 0.
static int setDigits(struct digits *to, fe_loose u, fe_loose e, fe_loose c) {
  setNaf(to->ofBase[0], u & (((fe_loose)1 << HALF) - 1), BASE_WIDTH);
  setNaf(to->ofBase[1], u >> HALF, BASE_WIDTH);
  setNaf(to->ofPoints[0], e, WIDTH);
  setNaf(to->ofPoints[1], c, WIDTH);
  int i = NAF_DIGITS - 1;
  while (i > 0 && (to->ofBase[0][i] | to->ofBase[1][i] | to->ofPoints[0][i] | to->ofPoints[1][i]) == 0) i--;
  return i;
}

/// Whether X : Y : Z is 0 : 1.
static inline int isNeutral(const row *point) {
  return numberOf(point + X, 0) == 0 && numberOf(point + Y, 0) == numberOf(point + Z, 0);
}
