/// Numbers modulo a prime P as libraries have them: the integer x stands for x / R with R = 2^BITS, and all that goes in and
/// comes out is below P. What is multiplied fits in BITS; what is only added and subtracted stays as it came out of a
/// product, and a whole sum is reduced once. A source defines BITS, a multiple of 64, P and K.

typedef unsigned _BitInt(64) word;
typedef unsigned _BitInt(BITS) fe;
typedef unsigned _BitInt(2 * BITS + 64) wide;
typedef signed _BitInt(BITS + 64) sum;

static inline fe canonical(const fe *x) {
  __builtin_assume(*x < P);
  return *x;
}

/// x / R modulo P, at most x / R + P (P. Montgomery, "Modular multiplication without trial division", Math.
/// Comp. 44, 1985).
static inline wide divideByR(wide x) {
  wide low = (fe)x;
#pragma clang loop unroll(full)
  for (int k = 0; k < BITS / 64; k++)
    low = (low + (word)((word)low * K) * P) >> 64;
  return (x >> BITS) + low;
}

/// a b / R modulo P: below 2 P if one of both is below P.
static inline wide product(fe a, fe b) { return divideByR((wide)a * b); }

/// x modulo P for x < 2 P; below 2^BITS for x < 2^BITS + P.
static inline fe subtractOnce(wide x) {
  sum t = (sum)x - (sum)P;
  return t < 0 ? (fe)x : (fe)t;
}

static inline fe mul(fe a, fe b) { return subtractOnce(product(a, b)); }
static inline fe square(fe a) { return mul(a, a); }

/// a - b for a, b < P.
static inline fe sub(fe a, fe b) {
  return a - b + (a < b ? (fe)P : 0);
}

/// a + b for a, b < P up to a multiple of P: any number of BITS.
static inline fe weakAdd(fe a, fe b) {
  wide s = (wide)a + b;
  return (fe)s - (s >> BITS ? (fe)P : 0);
}
