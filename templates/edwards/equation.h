/// What verification asks: whether u B + e P + c Q is the neutral point of edwards25519, where B is the base point and
/// e and c are half as long as u. Doublings are shared (E. G. Straus, "Addition chains of vectors", 1964). Nothing here
/// is secret: time depends on all of it.

#include "../curve/naf.h"

/// Digits of e and c select from odd multiples, those of both halves of u, which cost no additions, from more.
enum { WIDTH = 4, BASE_WIDTH = 8, OWN = 1 << (WIDTH - 2), BASE = 1 << (BASE_WIDTH - 1), HALF = 128, POINTS = 2 };

/// Multiples of the base point and of 2^HALF times it, from 0 on: y + x, y - x, 2 d x y in four words each.
enum { TABLED = 3 * 4 };
extern const uint64_t edwards_multiples[2][BASE + 1][TABLED] __attribute__((visibility("hidden")));

/// Digits of both halves of u, of e and of c.
struct digits {
  signed char ofBase[2][NAF_DIGITS], ofPoints[POINTS][NAF_DIGITS];
};

/// Returns the place of the highest that is not 0, or 0.
static inline int setDigits(struct digits *to, fe_loose u, fe_loose e, fe_loose c) {
  setNaf(to->ofBase[0], u & (((fe_loose)1 << HALF) - 1), BASE_WIDTH);
  setNaf(to->ofBase[1], u >> HALF, BASE_WIDTH);
  setNaf(to->ofPoints[0], e, WIDTH);
  setNaf(to->ofPoints[1], c, WIDTH);
  int i = NAF_DIGITS - 1;
  while (i > 0 && (to->ofBase[0][i] | to->ofBase[1][i] | to->ofPoints[0][i] | to->ofPoints[1][i]) == 0) i--;
  return i;
}

/// Whether X : Y : Z of a lane is 0 : 1.
static inline int isNeutral(const row *point, int lane) {
  return numberOf(point + X, lane) == 0 && numberOf(point + Y, lane) == numberOf(point + Z, lane);
}
