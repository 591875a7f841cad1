/// Multiples of points of edwards25519 for one call that computes with four numbers side by side, in words of rows: X,
/// Z, Y and T, or X + Y in place of T where a point is doubled next; of points that are added 2 Z, y + x, y - x and
/// 2 d T likewise. edwards.across_*.formula are what the functions called compute.

#define ACROSS
#include "edwards.h"
#include "naf.h"

enum { ROWS = 5, WORDS = 4, WIDTH = 5, BASE_WIDTH = 8, OWN = 1 << (WIDTH - 2), BASE = 1 << (BASE_WIDTH - 2) };

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

void x25519_limbs_x8(uint64_t *out, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3);
void x25519_number_x8(fe_loose *out, uint64_t l0, uint64_t l1, uint64_t l2, uint64_t l3, uint64_t l4);

#define TABLE __attribute__((visibility("hidden")))
/// 1, 1, 2 and 2 d.
extern const rows edwards_across_factors TABLE;
/// Odd multiples of the base point, and their negatives.
extern const rows edwards_across_odd_table[BASE][2] TABLE;
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

/// X, Y and Z of a point as four words each.
static void takeOut(row *out, const words_of_row *in) {
  EACH_WORD if (places[i] < 3) {
    fe_loose x;
    x25519_number_x8(&x, in[0][i], in[1][i], in[2][i], in[3][i], in[4][i]);
    setNumber(out + LIMBS * places[i], 0, x % P);
  }
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

/// X : Y : Z in out: u times the base point plus v times a point, as edwards_both, for verification. Time depends on all
/// of it.
void edwards_both_across(row *out, const row *point, fe_loose u, fe_loose v) {
  rows multiples[OWN][2], sum, twice;
  signed char ofBase[NAF_DIGITS], ofPoint[NAF_DIGITS];
  fe_loose numbers[WORDS];
  setNaf(ofBase, u, BASE_WIDTH);
  setNaf(ofPoint, v, WIDTH);
  memcpy(numbers, point, sizeof numbers);
  place(sum, numbers);
  numbers[3] = numbers[0] % P + numbers[1] % P;
  place(twice, numbers);
  edwards_across_double_extended(twice, twice);
  edwards_across_prepare(twice, twice, edwards_across_factors);
  for (int k = 0; k < OWN; k++) {
    if (k > 0) edwards_across_add_extended(sum, sum, twice);
    edwards_across_prepare(multiples[k][0], sum, edwards_across_factors);
    memcpy(multiples[k][1], multiples[k][0], sizeof(rows));
    negate(multiples[k][1], ~(words_of_row){});
  }
  int i = NAF_DIGITS - 1;
  unsigned doublings = 0;
  while (i > 0 && (ofBase[i] | ofPoint[i]) == 0) i--;
  setNeutralRows(sum);
  for (; i >= 0; i--, doublings++) {
    const int a = ofBase[i], b = ofPoint[i];
    if ((a | b) == 0) continue;
    if (doublings > 1) edwards_across_double(sum, sum, doublings - 1);
    if (doublings > 0) edwards_across_double_extended(sum, sum);
    doublings = 0;
    const words_of_row *own = multiples[which(b)][b < 0];
    if (a != 0) (b != 0 ? edwards_across_add_extended : edwards_across_add)(sum, sum, edwards_across_odd_table[which(a)][a < 0]);
    if (b != 0) edwards_across_add(sum, sum, own);
  }
  if (doublings > 1) edwards_across_double(sum, sum, doublings - 1);
  takeOut(out, sum);
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
