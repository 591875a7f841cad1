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

void x25519_row_limbs_x8(uint64_t *out, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3);
void x25519_row_number_x8(fe_loose *out, uint64_t l0, uint64_t l1, uint64_t l2, uint64_t l3, uint64_t l4);

#define TABLE __attribute__((visibility("hidden")))
/// 1, 1, 2 and 2 d.
extern const rows edwards_across_factors TABLE;
/// Odd multiples of the base point and of 2^HALF times it.
extern const rows edwards_across_odd_table[2][BASE / 2] TABLE;
/// Multiples of the base point (edwards.base.c).
extern const uint64_t edwards_base_table[DIGITS / 2][MULTIPLES][AFFINE] TABLE;

/// Four numbers below 2^256.
static void place(words_of_row *out, const fe_loose *numbers) {
  uint64_t limbs[WORDS][ROWS];
  EACH_WORD {
    const fe_loose x = numbers[places[i]] % P;
    x25519_row_limbs_x8(limbs[i], (uint64_t)x, (uint64_t)(x >> 64), (uint64_t)(x >> 128), (uint64_t)(x >> 192));
  }
  EACH_ROW EACH_WORD out[k][i] = limbs[i][k];
}

/// The first `count` of four numbers as four words each.
static inline void takeSome(row *out, const words_of_row *in, int count) {
  EACH_WORD if (places[i] < count) {
    fe_loose x;
    x25519_row_number_x8(&x, in[0][i], in[1][i], in[2][i], in[3][i], in[4][i]);
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

/// Limb k of twice P.
static inline uint64_t twiceP(int k) { return 2 * ((1ULL << 51) - (k == 0 ? 19 : 1)); }

/// What is added becomes what is subtracted, in words where the mask has all bits: y + x and y - x change places, 2 d T
/// is taken from twice P. Words of a mask are alike.
static inline void negate(words_of_row *x, words_of_row mask) {
  EACH_ROW {
    const words_of_row other = __builtin_shufflevector(x[k], x[k], 2, 1, 0, 3);
    const words_of_row last = {0, 0, 0, ~0ULL};
    const words_of_row negative = (other & ~last) | ((twiceP(k) - x[k]) & last);
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

/* Multiples of the base point (edwards.base.c). With PAIRS even digits are added up beside odd ones, in halves of
   registers of 512 bits, and both sums at the end. */

#ifdef PAIRS
enum { HALVES = 2 };
#define IN_EACH_HALF(a, b, c, d) a, b, c, d, a, b, c, d
/// Of each half, words of x, and from 4 on those of y.
#define SHUFFLED(x, y, a, b, c, d) \
  __builtin_shufflevector(x, y, OF(a), OF(b), OF(c), OF(d), OF(a) + 4, OF(b) + 4, OF(c) + 4, OF(d) + 4)
#define OF(i) ((i) + ((i) & 4))
#else
enum { HALVES = 1 };
#define IN_EACH_HALF(a, b, c, d) a, b, c, d
#define SHUFFLED __builtin_shufflevector
#endif
#define EACH_HALF EACH for (int h = 0; h < HALVES; h++)

/// A row, or one in each half.
typedef uint64_t halves __attribute__((vector_size(32 * HALVES)));
typedef int64_t signed_halves __attribute__((vector_size(32 * HALVES)));
typedef halves sums[ROWS];

#define SELECTS __attribute__((target("avx512f,avx512dq,avx512vl")))

/// All bits of words in which that bit is 1. Hidden, for what it masks is read whatever it is.
SELECTS static inline halves maskOf(halves x, int bit) {
  halves mask = (halves)((signed_halves)(x << (uint64_t)(63 - bit)) >> 63);
  __asm__("" : "+v"(mask));
  return mask;
}

SELECTS static inline halves either(halves mask, halves ifSo, halves ifNot) {
  return (ifSo & mask) | (ifNot & ~mask);
}

SELECTS static inline halves inEachHalf(const uint64_t *words) {
  words_of_row x;
  memcpy(&x, words, sizeof x);
  return __builtin_shufflevector(x, x, IN_EACH_HALF(0, 1, 2, 3));
}

/// The number that digits select, of NUMBERS of each multiple; `neutral`: of none.
enum { NUMBERS = AFFINE / LIMBS };
SELECTS static inline halves number(const uint64_t (*multiples)[AFFINE], int which, halves digits, int neutral) {
  const uint64_t none[LIMBS] = {(uint64_t)neutral};
  halves from[MULTIPLES];
  EACH for (int n = 0; n < MULTIPLES; n++)
    from[n] = inEachHalf(multiples[(n + MULTIPLES - 1) % MULTIPLES] + LIMBS * which);
  from[0] = either(maskOf(digits, DIGIT_BITS - 1), from[0], inEachHalf(none));
  EACH for (int bit = 0; bit < DIGIT_BITS - 1; bit++)
    EACH for (int n = 0; n < MULTIPLES >> (bit + 1); n++)
      from[n] = either(maskOf(digits, bit), from[2 * n + 1], from[2 * n]);
  return from[0];
}

/// What a digit selects, and in the other half the next one. No jump and no address depends on them.
SELECTS static inline void select(halves *out, const row *words, int digit) {
  const uint64_t(*multiples)[AFFINE] = edwards_base_table[digit / 2];
  const halves zero = {}, last = {IN_EACH_HALF(0, 0, 0, ~0ULL)};
  halves digits, minus;
  EACH_HALF {
    row own, isMinus;
    readAbsolute(&own, &isMinus, words, digit + h);
    EACH_WORD digits[WORDS * h + i] = own[0], minus[WORDS * h + i] = -isMinus[0];
  }
  const halves p = number(multiples, 0, digits, 1), m = number(multiples, 1, digits, 1);
  const halves t = number(multiples, 2, digits, 0), a = either(minus, m, p), b = either(minus, p, m);
  // Of each number words 0 to 3 become words of rows, then limbs.
  const halves even = SHUFFLED(a, zero, 0, 4, 2, 4), odd = SHUFFLED(a, zero, 1, 4, 3, 4);
  const halves evenOthers = SHUFFLED(b, t, 0, 4, 2, 6), oddOthers = SHUFFLED(b, t, 1, 5, 3, 7);
  const halves in[LIMBS] = {SHUFFLED(even, evenOthers, 0, 1, 4, 5), SHUFFLED(odd, oddOthers, 0, 1, 4, 5),
                            SHUFFLED(even, evenOthers, 2, 3, 6, 7), SHUFFLED(odd, oddOthers, 2, 3, 6, 7)};
  EACH_ROW {
    halves limb = k < LIMBS ? in[k] << (uint64_t)((64 - 51) * k) : zero;
    if (k > 0) limb |= in[k - 1] >> (uint64_t)(64 - (64 - 51) * k);
    limb &= (1ULL << 51) - 1;
    out[k] = either(minus & last, twiceP(k) - limb, limb);
  }
  out[0] |= (halves){IN_EACH_HALF(0, 2, 0, 0)};
}

static inline void setNeutralHalves(halves *out) {
  EACH_ROW out[k] = (halves){};
  out[0] = (halves){IN_EACH_HALF(0, 1, 1, 0)};
}

/// X : Y : Z in out: scalar times the base point, of the words of setScalar, as edwards_base. What digits select is
/// written an addition before it is read.
#ifdef PAIRS
void edwards_pairs_add_extended(halves *out, const halves *points, const halves *prepared);

SELECTS static inline void takeHalf(words_of_row *out, const halves *in, int half) {
  EACH_ROW memcpy(&out[k], (const words_of_row *)&in[k] + half, sizeof *out);
}

SELECTS void edwards_base_across(row *out, const row *words) {
  sums sum, now, next;
  rows evens, odds, last[HALVES];
  setNeutralHalves(sum);
  select(now, words, 0);
  for (int digit = 2; digit < DIGITS - 2; digit += 4) {
    select(next, words, digit);
    edwards_pairs_add_extended(sum, sum, now);
    select(now, words, digit + 2);
    edwards_pairs_add_extended(sum, sum, next);
  }
  select(next, words, DIGITS - 2);
  edwards_pairs_add_extended(sum, sum, now);
  takeHalf(evens, sum, 0), takeHalf(odds, sum, 1);
  EACH_HALF takeHalf(last[h], next, h);
  edwards_across_add(odds, odds, last[1]);
  edwards_across_double(odds, odds, DIGIT_BITS - 1);
  edwards_across_double_extended(odds, odds);
  edwards_across_add_extended(odds, odds, last[0]);
  edwards_across_prepare(evens, evens, edwards_across_factors);
  edwards_across_add(odds, odds, evens);
  takeOut(out, odds);
}
#else
SELECTS void edwards_base_across(row *out, const row *words) {
  sums sum, now, next;
  setNeutralHalves(sum);
  select(now, words, inOrder(0));
  for (int k = 0; k < DIGITS; k += 2) {
    select(next, words, inOrder(k + 1));
    edwards_across_add_extended(sum, sum, now);
    select(now, words, inOrder((k + 2) % DIGITS));
    if (k == DIGITS / 2 - 2) {
      edwards_across_add(sum, sum, next);
      edwards_across_double(sum, sum, DIGIT_BITS - 1);
      edwards_across_double_extended(sum, sum);
    } else edwards_across_add_extended(sum, sum, next);
  }
  takeOut(out, sum);
}
#endif
