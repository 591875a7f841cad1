/// A scalar as a fraction of two of half its size, for verification: k is e/c modulo 8 L, all that multiples of points
/// of edwards25519 depend on, and c is odd, so that a point is neutral if c times it is, for 8 L is the number of
/// points (A. Antipa et al., "Accelerated verification of ECDSA signatures", 2005; with points that are not of order L,
/// T. Pornin, "Optimized lattice basis reduction in dimension 2, and fast Schnorr and EdDSA signature verification",
/// 2020).

/// e is c k modulo 8 L; c is odd, and positive; e is negative if `isNegative`, and given without its sign.
struct halves {
  fe_loose e, c;
  int isNegative;
};

/// Of the sequence of Euclid's algorithm for 8 L and k: |r| and t, where r is t k modulo 8 L.
typedef signed _BitInt(320) integer;
struct remainder {
  integer r, t;
};

/// Halves are below 2^128, or little above.
enum { HALF_BITS = 128 };

static inline int bitsOf(integer x) {
  uint64_t w[5];
  memcpy(w, &x, sizeof w);
  for (int i = 4; i >= 0; i--)
    if (w[i] != 0) return 64 * i + 64 - __builtin_clzll(w[i]);
  return 0;
}

/// a x + b y, with r not below 0.
static inline struct remainder combined(int64_t a, struct remainder x, int64_t b, struct remainder y) {
  struct remainder sum = {a * x.r + b * y.r, a * x.t + b * y.t};
  if (sum.r < 0) sum = (struct remainder){-sum.r, -sum.t};
  return sum;
}

/// Steps of Euclid's algorithm by the highest bits of both (D. H. Lehmer, "Euclid's algorithm for large numbers",
/// 1938): what they are wrong by makes the next remainders longer, not wrong. 0 if there were none.
static int reduceOnce(struct remainder *x, struct remainder *y) {
  const int shift = bitsOf(x->r) - 62;
  const int64_t least = HALF_BITS - shift > 32 ? (int64_t)1 << (HALF_BITS - shift) : (int64_t)1 << 32;
  int64_t a = (int64_t)(x->r >> shift), b = (int64_t)(y->r >> shift), ax = 1, ay = 0, bx = 0, by = 1;
  int steps = 0;
  for (; b >= least; steps++) {
    const int64_t q = (int64_t)((uint64_t)a / (uint64_t)b), c = a - q * b, cx = ax - q * bx, cy = ay - q * by;
    a = b, ax = bx, ay = by;
    b = c, bx = cx, by = cy;
  }
  const struct remainder next = combined(ax, *x, ay, *y), last = combined(bx, *x, by, *y);
  *x = next.r < last.r ? last : next;
  *y = next.r < last.r ? next : last;
  return steps;
}

/// Time depends on k, which is below L. Where a quotient is too large for few steps, which is not met, k is k/1.
static struct halves halved(fe_loose k) {
  struct remainder x = {8 * (integer)ORDER, 0}, y = {(integer)k, 1};
  while (bitsOf(y.r) > HALF_BITS)
    if (reduceOnce(&x, &y) == 0) return (struct halves){k, 1, 0};
  // Of two that follow each other one is odd.
  const struct remainder half = y.t & 1 ? y : x;
  const int isNegative = half.t < 0;
  return (struct halves){(fe_loose)half.r, (fe_loose)(isNegative ? -half.t : half.t), isNegative};
}
