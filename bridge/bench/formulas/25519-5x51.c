/// The formulas of 25519.c on five limbs that weigh 2^(51 i), with carries as Fiat-Crypto has them: products and squares carry,
/// sums and differences do not. What goes in and comes out has limbs of at most 2^51; a factor's may reach 9 2^51.
#include <stdint.h>

#define LIMBS 5
#define BITS 51
#define MASK ((1ULL << BITS) - 1)
#define FORMULA(name) formula_25519_5x51_##name
#define LOOSE
#define EACH _Pragma("clang loop unroll(full)") for (int i = 0; i < LIMBS; i++)

typedef unsigned __int128 wide;
typedef struct {
  uint64_t limb[LIMBS];
} fe;

#include "curve25519.h"
#define D2 constant(TWO_D)

/// Limb i of 4 P, which exceeds every limb that is subtracted.
#define MULTIPLE(i) ((i) == 0 ? 4 * (MASK - 18) : 4 * MASK)

static inline fe constant(unsigned _BitInt(256) x) {
  fe limbs;
  EACH limbs.limb[i] = (uint64_t)(x >> BITS * i) & MASK;
  return limbs;
}

static inline fe add(fe x, fe y) {
  EACH x.limb[i] += y.limb[i];
  return x;
}

static inline fe sub(fe x, fe y) {
  EACH x.limb[i] += MULTIPLE(i) - y.limb[i];
  return x;
}

static inline fe neg(fe x) {
  EACH x.limb[i] = MULTIPLE(i) - x.limb[i];
  return x;
}

/// Limbs of at most 2^51 of columns whose last one is below 2^111: what is carried out of it comes back 19 times.
static inline fe carried(const wide column[LIMBS]) {
  wide carry = 0;
  fe x;
  EACH {
    carry += column[i];
    x.limb[i] = (uint64_t)carry & MASK;
    carry >>= BITS;
  }
  const uint64_t first = x.limb[0] + 19 * (uint64_t)carry;
  const uint64_t second = x.limb[1] + (first >> BITS);
  x.limb[0] = first & MASK;
  x.limb[1] = second & MASK;
  x.limb[2] += second >> BITS;
  return x;
}

/// a x, as often as its place asks for: 2^255 is 19.
static inline wide placed(uint64_t a, uint64_t x, int place) { return (wide)a * (place < LIMBS ? x : 19 * x); }

static inline fe mul(fe x, fe y) {
  wide column[LIMBS] = {0};
  EACH
#pragma clang loop unroll(full)
  for (int j = 0; j < LIMBS; j++) column[(i + j) % LIMBS] += placed(x.limb[i], y.limb[j], i + j);
  return carried(column);
}

static inline fe square(fe x) {
  wide column[LIMBS] = {0};
  EACH
#pragma clang loop unroll(full)
  for (int j = i; j < LIMBS; j++)
    column[(i + j) % LIMBS] += placed(i == j ? x.limb[i] : 2 * x.limb[i], x.limb[j], i + j);
  return carried(column);
}

/// k x for a small k; twice x needs no carries.
static inline fe times(unsigned k, fe x) {
  if (k == 2) return add(x, x);
  wide column[LIMBS];
  EACH column[i] = (wide)k * x.limb[i];
  return carried(column);
}

#include "montgomery.h"
#include "extended.h"
