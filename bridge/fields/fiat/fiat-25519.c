/// The functions of Fiat-Crypto's interface modulo 2^255 - 19: five limbs that weigh 2^(51 i), not full words, so that
/// sums need no carries. A tight element has limbs of at most 2^51, a loose one of at most 3 2^51; which ones a
/// function takes and returns, src/library/field/fiatLibrary.ts states.

#include <stdint.h>

typedef unsigned __int128 wide;
typedef unsigned _BitInt(256) number;

#define LIMBS 5
#define BITS 51
#define MASK ((1ULL << BITS) - 1)
#define P (((number)1 << 255) - 19)
#define EACH _Pragma("clang loop unroll(full)") for (int i = 0; i < LIMBS; i++)

/// Limb i of 2 P.
#define TWICE_P(i) ((i) == 0 ? 2 * (MASK - 18) : 2 * MASK)

/// Tight limbs of columns below 2^115: what is carried out of the last one comes back 19 times.
static inline void carried(uint64_t out[LIMBS], const wide column[LIMBS]) {
  wide carry = 0;
  uint64_t limb[LIMBS];
  EACH {
    carry += column[i];
    limb[i] = (uint64_t)carry & MASK;
    carry >>= BITS;
  }
  const uint64_t first = limb[0] + 19 * (uint64_t)carry;
  const uint64_t second = limb[1] + (first >> BITS);
  out[0] = first & MASK;
  out[1] = second & MASK;
  out[2] = limb[2] + (second >> BITS);
  out[3] = limb[3];
  out[4] = limb[4];
}

/// a[i] x, as often as its place asks for: 2^255 is 19.
static inline wide placed(uint64_t a, uint64_t x, int place) { return (wide)a * (place < LIMBS ? x : 19 * x); }

void fiat_25519_carry_mul(uint64_t out[LIMBS], const uint64_t a[LIMBS], const uint64_t b[LIMBS]) {
  wide column[LIMBS] = {0};
  EACH
#pragma clang loop unroll(full)
  for (int j = 0; j < LIMBS; j++) column[(i + j) % LIMBS] += placed(a[i], b[j], i + j);
  carried(out, column);
}

void fiat_25519_carry_square(uint64_t out[LIMBS], const uint64_t a[LIMBS]) {
  wide column[LIMBS] = {0};
  EACH
#pragma clang loop unroll(full)
  for (int j = i; j < LIMBS; j++) column[(i + j) % LIMBS] += placed(i == j ? a[i] : 2 * a[i], a[j], i + j);
  carried(out, column);
}

void fiat_25519_carry_scmul_121666(uint64_t out[LIMBS], const uint64_t a[LIMBS]) {
  wide column[LIMBS];
  EACH column[i] = (wide)121666 * a[i];
  carried(out, column);
}

void fiat_25519_carry(uint64_t out[LIMBS], const uint64_t a[LIMBS]) {
  wide column[LIMBS];
  EACH column[i] = a[i];
  carried(out, column);
}

void fiat_25519_add(uint64_t out[LIMBS], const uint64_t a[LIMBS], const uint64_t b[LIMBS]) {
  EACH out[i] = a[i] + b[i];
}

void fiat_25519_sub(uint64_t out[LIMBS], const uint64_t a[LIMBS], const uint64_t b[LIMBS]) {
  EACH out[i] = TWICE_P(i) + a[i] - b[i];
}

void fiat_25519_opp(uint64_t out[LIMBS], const uint64_t a[LIMBS]) {
  EACH out[i] = TWICE_P(i) - a[i];
}

void fiat_25519_relax(uint64_t out[LIMBS], const uint64_t a[LIMBS]) {
  EACH out[i] = a[i];
}

void fiat_25519_selectznz(uint64_t out[LIMBS], unsigned char bit, const uint64_t a[LIMBS], const uint64_t b[LIMBS]) {
  EACH {
    const uint64_t ifZero = a[i], ifOne = b[i];
    out[i] = bit ? ifOne : ifZero;
  }
}

/// The number below P, as words that lie in memory as its bytes do.
void fiat_25519_to_bytes(number *out, const uint64_t a[LIMBS]) {
  number x = 0;
  EACH x += (number)a[i] << BITS * i;
  *out = x % P;
}

/// Limbs of a number below 2^255.
void fiat_25519_from_bytes(uint64_t out[LIMBS], const number *a) {
  const number x = *a;
  EACH out[i] = (uint64_t)(x >> BITS * i) & MASK;
}
