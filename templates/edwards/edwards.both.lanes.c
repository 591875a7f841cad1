/// What verification asks (equation.h), of LANES keys at once: digits are at the same places in all lanes, so that a
/// doubling or an addition is one of all of them. Nothing here is secret.

#include "../x25519/radices.h"
#include "edwards.h"
#include "equation.h"

/// Digits of the scalar of the base point, which are the bytes of a number, each BASE more than its own, but for the
/// last.
enum { BASE_DIGITS = 32, RADIX = LANES == 4 ? RADIX_OF_FOUR : RADIX_OF_EIGHT };
#define BASE_OFFSETS (BASE * ((((fe_loose)1 << 8 * (BASE_DIGITS - 1)) - 1) / 255))

/// The neutral point, as additions read it, and multiples of a point.
typedef row multiples[MULTIPLES + 1][POINT];

/// out[i] = word i of what each lane points at, which are `stride` apart.
static inline void gather(row *out, const uint64_t *const *from, int count, int stride) {
  EACH for (int i = 0; i < count; i++) {
    row x;
    EACH_LANE x[lane] = from[lane][i * stride];
    out[i] = x;
  }
}

/// sum + the multiple of each lane's point that digit i asks for.
WIDE static void addOwn(row *sum, const multiples *of, const row *words, int i) {
  const uint64_t *from[LANES];
  row chosen[POINT], digits, minus;
  readAbsolute(&digits, &minus, words, i);
  EACH_LANE from[lane] = (const uint64_t *)(*of)[digits[lane]] + lane;
  gather(chosen, from, POINT, LANES);
  F(edwards_add)(sum, sum, chosen, BIT_OF(minus));
}

/// Limbs of numbers of four words each.
static inline void setLimbs(row *out, const row *words) {
  EACH for (int k = 0; k < LIMBS; k++) {
    const int word = k * RADIX / 64, bit = k * RADIX % 64;
    row x = words[word] >> (uint64_t)bit;
    if (bit + RADIX > 64 && word < 3) x |= words[word + 1] << (uint64_t)(64 - bit);
    out[k] = k < LIMBS - 1 ? x & ((1ULL << RADIX) - 1) : x;
  }
}

/// sum + the multiple of the base point, or of 2^HALF times it, that digit i asks for.
WIDE static void addBase(row *sum, const row *words, int i) {
  const uint64_t *from[LANES];
  row numbers[TABLED], chosen[AFFINE], minus;
  row digits = (words[i / 8] >> (uint64_t)(i % 8 * 8) & 255) - (uint64_t)(i == BASE_DIGITS - 1 ? 0 : BASE);
  makeAbsolute(&digits, &minus);
  EACH_LANE from[lane] = edwards_multiples[8 * i / HALF][digits[lane]];
  gather(numbers, from, TABLED, 1);
  EACH for (int n = 0; n < 3; n++) setLimbs(chosen + n * LIMBS, numbers + 4 * n);
  F(edwards_add_affine)(sum, sum, chosen, BIT_OF(minus));
}

/// Multiples of a point.
WIDE static void setMultiples(multiples *of, const row *point) {
  row sum[POINT];
  setNeutral(sum);
  F(edwards_prepare)((*of)[0], sum);
  EACH for (int i = 0; i < POINT; i++) sum[i] = point[i];
  F(edwards_prepare)((*of)[1], sum);
  for (int k = 2; k <= MULTIPLES; k++) {
    F(edwards_add)(sum, sum, (*of)[1], BIT_OF((row){}));
    F(edwards_prepare)((*of)[k], sum);
  }
}

/// The words of scalars; returns the place of the highest digit of any lane that is not 0.
static int setScalars(row *words, const fe_loose *k) {
  fe_loose all = 1;
  EACH_LANE {
    setScalar(words, lane, k[lane]);
    all |= (k[lane] + OFFSETS) ^ OFFSETS;
  }
  int i = 0;
  while ((all >>= DIGIT_BITS) != 0) i++;
  return i;
}

/// 1 in lanes in which u times the base point plus e and c times these is neutral.
WIDE void F(edwards_vanishes)(unsigned char *out, const row (*points)[POINT], const fe_loose *u, const fe_loose *e,
                              const fe_loose *c) {
  multiples own[POINTS];
  row ofPoints[POINTS][4], ofBase[4], sum[POINT];
  const int places[] = {setScalars(ofPoints[0], e), setScalars(ofPoints[1], c), (HALF - 1) / DIGIT_BITS};
  int highest = 0;
  for (int k = 0; k < 3; k++) highest = places[k] > highest ? places[k] : highest;
  EACH_LANE setWords(ofBase, lane, u[lane] + BASE_OFFSETS);
  for (int p = 0; p < POINTS; p++) setMultiples(&own[p], points[p]);
  setNeutral(sum);
  for (int i = highest; i >= 0; i--) {
    if (i < highest) timesBase(sum);
    for (int p = 0; p < POINTS; p++) addOwn(sum, &own[p], ofPoints[p], i);
    if (i * DIGIT_BITS % 8 != 0 || i * DIGIT_BITS >= HALF) continue;
    for (int h = 0; h < 2; h++) addBase(sum, ofBase, (i * DIGIT_BITS + h * HALF) / 8);
  }
  EACH_LANE out[lane] = (unsigned char)isNeutral(sum, lane);
}
