/// Points of edwards25519 in lanes, X : Y : Z : T of edwards.step.c, and multiples of the base point.

#include "numbers.h"

enum { X = 0, Y = LIMBS, Z = 2 * LIMBS, T = 3 * LIMBS, POINT = 4 * LIMBS, AFFINE = 3 * LIMBS };
/// Digits of a scalar, base 16.
enum { DIGITS = 64, DIGIT_BITS = 4, MULTIPLES = 8 };

#if LANES == 1 // scalar functions take a bit by value
#define MINUS unsigned
#define SIGN(row) ((unsigned)(row)[0])
#else
#define MINUS const row *
#define SIGN(row) (&(row))
#endif

void F(edwards_double)(row *out, const row *point);
void F(edwards_double_extended)(row *out, const row *point);
void F(edwards_add_affine)(row *out, const row *point, const row *affine, MINUS minus);

/// out = scalar times the base point, of the words of setScalar (edwards.base.c).
void F(edwards_base)(row *out, const row *words);

/// What is added to a scalar below 2^255, so that the digits of its words are 8 more than those of the scalar from -8
/// to 7, but for the last, which is from 0 to 8 itself: no carries are left.
#define EIGHTS ((fe_loose)0x0888888888888888888888888888888888888888888888888888888888888888uwb)

static inline void setScalar(row *words, int lane, fe_loose k) { setWords(words, lane, k + EIGHTS); }

/// Which multiple a digit asks for: all bits of is[k] where its absolute value is k. Whether it is negative: 0 or 1.
static inline void readDigit(row *is, row *minus, const row *words, int i) {
  const row digit = (words[i / 16] >> (DIGIT_BITS * (i % 16)) & 15) - (uint64_t)(i == DIGITS - 1 ? 0 : 8);
  *minus = digit >> 63;
  EACH for (int k = 0; k <= MULTIPLES; k++) is[k] = (row)(((digit ^ -*minus) + *minus) == (uint64_t)k);
}

static inline void setNeutral(row *point) {
  EACH for (int i = 0; i < POINT; i++) point[i] = (row){} + (uint64_t)(i == Y || i == Z);
}

static inline void timesSixteen(row *point) {
  for (int i = 1; i < DIGIT_BITS; i++) F(edwards_double)(point, point);
  F(edwards_double_extended)(point, point);
}
