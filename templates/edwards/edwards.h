/// Points of edwards25519, vectorised, X : Y : Z : T of edwards.step.c, and multiples of the base point.

#include "numbers25519.h"

#include "../curve/digits.h"

enum { X = 0, Y = LIMBS, Z = 2 * LIMBS, T = 3 * LIMBS, POINT = 4 * LIMBS, AFFINE = 3 * LIMBS };

void F(edwards_double)(row *out, const row *point);
void F(edwards_double_extended)(row *out, const row *point);
void F(edwards_add_affine)(row *out, const row *point, const row *affine, BIT minus);
void F(edwards_prepare)(row *out, const row *point);
void F(edwards_add)(row *out, const row *point, const row *prepared, BIT minus);

/// out = scalar times the base point, of the words of setScalar (edwards.base.c).
void ONE(edwards_base)(row *out, const row *words);

/// Digits in the order in which they are added: all odd ones, then all even ones.
static inline int inOrder(int k) { return k < DIGITS / 2 ? 2 * k + 1 : 2 * k - DIGITS; }

static inline void setNeutral(row *point) {
  EACH for (int i = 0; i < POINT; i++) point[i] = (row){} + (uint64_t)(i == Y || i == Z);
}

/// A point times the base of digits.
static inline void timesBase(row *point) {
  for (int i = 1; i < DIGIT_BITS; i++) F(edwards_double)(point, point);
  F(edwards_double_extended)(point, point);
}
