/// Multiples of points of edwards25519 for one call that computes with four numbers side by side, in words of rows: X,
/// Z, Y and T, or X + Y in place of T where a point is doubled next; of points that are added 2 Z, y + x, y - x and
/// 2 d T likewise. edwards.across_*.formula are what the functions called compute.

#define ACROSS
#include "edwards.h"
#include "equation.h"

enum { ROWS = 5, WORDS = 4 };

/// The element of a point, or of what is added, that each word has.
static const int places[WORDS] = {0, 2, 1, 3};
#define EACH_ROW EACH for (int k = 0; k < ROWS; k++)
#define EACH_WORD EACH for (int i = 0; i < WORDS; i++)

typedef uint64_t words_of_row __attribute__((vector_size(32)));
typedef words_of_row rows[ROWS];

void edwards_across_double(words_of_row *out, const words_of_row *point, unsigned times);
void edwards_across_double_extended(words_of_row *out, const words_of_row *point);
void edwards_across_add(words_of_row *out, const words_of_row *point, const words_of_row *prepared);
void edwards_across_add_extended(words_of_row *out, const words_of_row *point, const words_of_row *prepared);
void edwards_across_prepare(words_of_row *out, const words_of_row *point, const words_of_row *factors);
void edwards_across_square(words_of_row *out, const words_of_row *x, unsigned times);
void edwards_across_mul(words_of_row *out, const words_of_row *x, const words_of_row *y);

void x25519_limbs_x8(uint64_t *out, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3);
void x25519_number_x8(fe_loose *out, uint64_t l0, uint64_t l1, uint64_t l2, uint64_t l3, uint64_t l4);

#define TABLE __attribute__((visibility("hidden")))
/// 1, 1, 2 and 2 d.
extern const rows edwards_across_factors TABLE;
/// Odd multiples of the base point and of 2^HALF times it.
extern const rows edwards_across_odd_table[2][BASE / 2] TABLE;
/// Multiples of the base point (edwards.base.c).
extern const rows edwards_across_base_table[DIGITS / 2][MULTIPLES] TABLE;

/// Four numbers below 2^256.
static void place(words_of_row *out, const fe_loose *numbers) {
  uint64_t limbs[WORDS][ROWS];
  EACH_WORD {
    const fe_loose x = numbers[places[i]] % P;
    x25519_limbs_x8(limbs[i], (uint64_t)x, (uint64_t)(x >> 64), (uint64_t)(x >> 128), (uint64_t)(x >> 192));
  }
  EACH_ROW EACH_WORD out[k][i] = limbs[i][k];
}

/// The first `count` of four numbers as four words each.
static inline void takeSome(row *out, const words_of_row *in, int count) {
  EACH_WORD if (places[i] < count) {
    fe_loose x;
    x25519_number_x8(&x, in[0][i], in[1][i], in[2][i], in[3][i], in[4][i]);
    setNumber(out + LIMBS * places[i], 0, x % P);
  }
}

/// X, Y and Z of a point.
static void takeOut(row *out, const words_of_row *in) { takeSome(out, in, 3); }

#define ELEMENT rows
#define SQUARES edwards_across_square
#define TIMES edwards_across_mul
#include "../curve/power.h"

/// x^((P - 5)/8) of two numbers, in their places.
void edwards_powers_across(row *x) {
  fe_loose numbers[WORDS] = {0};
  rows both;
  memcpy(numbers, x, 2 * sizeof(fe_loose));
  place(both, numbers);
  power(both, both);
  takeSome(x, both, 2);
}

/// What is added becomes what is subtracted, in words where the mask has all bits: y + x and y - x change places, 2 d T
/// is taken from twice P. Words of a mask are alike.
static inline void negate(words_of_row *x, words_of_row mask) {
  EACH_ROW {
    const uint64_t most = 2 * ((1ULL << 51) - (k == 0 ? 19 : 1));
    const words_of_row other = __builtin_shufflevector(x[k], x[k], 2, 1, 0, 3);
    const words_of_row last = {0, 0, 0, ~0ULL};
    const words_of_row negative = (other & ~last) | ((most - x[k]) & last);
    x[k] = (negative & mask) | (x[k] & ~mask);
  }
}

static void setNeutralRows(words_of_row *out) {
  EACH_ROW out[k] = (words_of_row){};
  out[0] = (words_of_row){0, 1, 1, 0};
}

/// What is added, or subtracted.
static inline void take(words_of_row *out, const words_of_row *x, int isMinus) {
  memcpy(out, x, sizeof(rows));
  negate(out, (words_of_row){} - (uint64_t)isMinus);
}

/// Whether u times the base point plus e and c times these is neutral, as edwards_vanishes.
void edwards_vanishes_across(unsigned char *isSo, const row (*points)[POINT], const fe_loose *u, const fe_loose *e,
                             const fe_loose *c) {
  rows multiples[POINTS][OWN], odd[POINTS], twice[POINTS], sum;
  struct digits digits;
  row out[AFFINE];
  int i = setDigits(&digits, *u, *e, *c);
  for (int p = 0; p < POINTS; p++) {
    fe_loose numbers[WORDS];
    memcpy(numbers, points[p], sizeof numbers);
    place(odd[p], numbers);
    numbers[3] = numbers[0] % P + numbers[1] % P;
    place(twice[p], numbers);
    edwards_across_double_extended(twice[p], twice[p]);
    edwards_across_prepare(twice[p], twice[p], edwards_across_factors);
  }
  for (int k = 0; k < OWN; k++)
    for (int p = 0; p < POINTS; p++) {
      if (k > 0) edwards_across_add_extended(odd[p], odd[p], twice[p]);
      edwards_across_prepare(multiples[p][k], odd[p], edwards_across_factors);
    }
  setNeutralRows(sum);
  for (unsigned doublings = 0; i >= 0; i--, doublings++) {
    rows added[4];
    int count = 0;
    for (int h = 0; h < 2; h++) {
      const int a = digits.ofBase[h][i], b = digits.ofPoints[h][i];
      if (a != 0) take(added[count++], edwards_across_odd_table[h][which(a)], a < 0);
      if (b != 0) take(added[count++], multiples[h][which(b)], b < 0);
    }
    if (count == 0 && i > 0) continue;
    if (doublings > 1) edwards_across_double(sum, sum, doublings - 1);
    if (doublings > 0) edwards_across_double_extended(sum, sum);
    doublings = 0;
    // T is of use to additions, X + Y to doublings.
    for (int k = 0; k < count; k++)
      (k < count - 1 ? edwards_across_add_extended : edwards_across_add)(sum, sum, added[k]);
  }
  takeOut(out, sum);
  *isSo = (unsigned char)isNeutral(out, 0);
}

/// What a digit selects. No jump and no address depends on it.
static void select(words_of_row *out, const row *words, int digit) {
  const rows *multiples = edwards_across_base_table[digit / 2];
  row is[MULTIPLES + 1], minus;
  readDigit(is, &minus, words, digit);
  EACH_ROW {
    words_of_row all = {};
    EACH for (int n = 0; n < MULTIPLES; n++) all |= is[n + 1][0] & multiples[n][k];
    out[k] = all;
  }
  out[0] |= is[0][0] & (words_of_row){1, 2, 1, 0};
  negate(out, (words_of_row){} - minus[0]);
}

/// X : Y : Z in out: scalar times the base point, of the words of setScalar, as edwards_base.
void edwards_base_across(row *out, const row *words) {
  rows sum, next;
  setNeutralRows(sum);
  for (int k = 0; k < DIGITS; k++) {
    const int isFirstHalf = k < DIGITS / 2;
    select(next, words, isFirstHalf ? 2 * k + 1 : 2 * k - DIGITS);
    if (k == DIGITS / 2 - 1) {
      edwards_across_add(sum, sum, next);
      edwards_across_double(sum, sum, DIGIT_BITS - 1);
      edwards_across_double_extended(sum, sum);
    } else edwards_across_add_extended(sum, sum, next);
  }
  takeOut(out, sum);
}
