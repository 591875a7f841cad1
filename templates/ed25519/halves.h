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

/// Of the sequence of Euclid's algorithm for 8 L and k: r is t k modulo 8 L. Signs of t alternate, and are not kept.
struct remainder {
  uint64_t r[4], t[4];
};

/// Halves are below 2^128, or little above.
enum { HALF_BITS = 128, MAX_BALANCING = 64 };

static inline int bitsOf(const uint64_t *words) {
  for (int i = 3; i >= 0; i--)
    if (words[i] != 0) return 64 * i + 64 - __builtin_clzll(words[i]);
  return 0;
}

/// Bits from `shift` on, which are 64 at most.
static inline uint64_t bitsFrom(const uint64_t *words, int shift) {
  const int i = shift / 64, bit = shift % 64;
  return words[i] >> bit | (bit == 0 || i == 3 ? 0 : words[i + 1] << (64 - bit));
}

/// out = a x - b y of remainders, or of the absolute values of t, whose signs differ, a x + b y.
static inline void combine(struct remainder *out, uint64_t a, const struct remainder *x, uint64_t b,
                           const struct remainder *y) {
  __int128 r = 0, t = 0;
  for (int i = 0; i < 4; i++) {
    r += (__int128)a * x->r[i] - (__int128)b * y->r[i];
    t += (__int128)a * x->t[i] + (__int128)b * y->t[i];
    out->r[i] = (uint64_t)r, out->t[i] = (uint64_t)t;
    r >>= 64, t >>= 64;
  }
}

/// Steps of Euclid's algorithm by the highest bits of both (D. H. Lehmer, "Euclid's algorithm for large numbers",
/// 1938), as long as they are those of the numbers themselves: what was cut off moves c by less than cy, and b - c by
/// less than cy + by (G. E. Collins, "Lecture notes on arithmetic algorithms", 1980). So cy <= c < b and cy b < 2^62:
/// factors stay below 2^31. Returns how many steps.
static int reduceOnce(struct remainder *x, struct remainder *y) {
  const int shift = bitsOf(x->r) - 62;
  const uint64_t least = HALF_BITS > shift ? (uint64_t)1 << (HALF_BITS - shift) : 1;
  uint64_t a = bitsFrom(x->r, shift), b = bitsFrom(y->r, shift), ax = 1, ay = 0, bx = 0, by = 1;
  int steps = 0;
  for (; b >= least; steps++) {
    const uint64_t q = a / b, c = a - q * b, cx = ax + q * bx, cy = ay + q * by;
    if (c < cy || b - c < cy + by) break;
    a = b, ax = bx, ay = by;
    b = c, bx = cx, by = cy;
  }
  const struct remainder old[2] = {*x, *y};
  const int isOdd = steps % 2;
  combine(x, isOdd ? ay : ax, &old[isOdd], isOdd ? ax : ay, &old[1 - isOdd]);
  combine(y, isOdd ? bx : by, &old[1 - isOdd], isOdd ? by : bx, &old[isOdd]);
  return steps;
}

static inline fe_loose numberOfWords(const uint64_t *words) {
  fe_loose x;
  memcpy(&x, words, sizeof x);
  return x;
}

static inline fe_loose longer(const struct remainder *x) {
  const fe_loose r = numberOfWords(x->r), t = numberOfWords(x->t);
  return r > t ? r : t;
}

/// Time depends on k, which is below L. Where a quotient is too large for a step, which is not met, k is k/1.
static struct halves halved(fe_loose k) {
  const fe_loose modulus = 8 * ORDER;
  struct remainder x = {{0}, {0}}, y = {{0}, {1}}, next;
  memcpy(x.r, &modulus, sizeof x.r);
  memcpy(y.r, &k, sizeof y.r);
  int all = 0;
  while (bitsOf(y.r) > HALF_BITS) {
    const int steps = reduceOnce(&x, &y);
    if (steps == 0) return (struct halves){k, 1, 0};
    all += steps;
  }
  // Of two that follow each other one t is odd, and it stays odd if the even one is added.
  const int isLast = y.t[0] & 1;
  for (int i = 0; !isLast && i < MAX_BALANCING; i++) {
    combine(&next, 1, &x, 1, &y);
    if (longer(&next) >= longer(&x)) break;
    x = next;
  }
  const struct remainder *half = isLast ? &y : &x;
  return (struct halves){numberOfWords(half->r), numberOfWords(half->t), (all + isLast) % 2 == 0};
}
