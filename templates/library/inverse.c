/// 1/x modulo a prime p by the division steps above: f and g begin as p and x, and d and e change as they do, but
/// modulo p, so that d x = START f and e x = START g after each batch. There is no branch on x and no address depends
/// on it.
/// The lines above define
///   PREFIX               begins all symbols
///   LIMBS                words of an element
///   IS_CANONICAL         elements are always below p; otherwise x is reduced first
///   BATCHES, LAST_STEPS  batches, and steps of the last one, which suffice for every x from 0 to p
///   GCD_WORDS            words of f and g, signed, which are never larger than p
///   GCD_TOP              a type that holds their top word times 2^61
///   INVERSE_WORDS        words of d and e, signed, which are below (BATCHES + 1) p
///   INVERSE_TOP          a type that holds their top word times 2^61
///   MODULUS              p, in INVERSE_WORDS words
///   ADDED, TAKEN         p is the difference of these, word by word, with zeros and powers of two where possible
///   NEGATIVE_INVERSE     -1/p modulo 2^59
///   START                what the inverse is multiplied by: 1, or R^2 where the words of x are those of x R
///   OFFSET               (BATCHES + 1) p
///   TOP_SHIFT            32 less than the bits of p
///   RECIPROCAL           2^(64 + TOP_SHIFT)/p, rounded down

/// x/2^n of words without the top one, which is of any type.
#define SHIFT_RIGHT(words, out, x, top, n)                                                                             \
  do {                                                                                                                 \
    UNROLLED for (int i = 0; i < (words) - 2; i++) (out)[i] = (x)[i] >> (n) | (x)[i + 1] << (64 - (n));                \
    (out)[(words) - 2] = (x)[(words) - 2] >> (n) | (u64)(top) << (64 - (n));                                           \
    (out)[(words) - 1] = (u64)((top) >> (n));                                                                          \
  } while (0)

/// (u f + v g)/2^59, given the sum of f and g without their top words. Entries of the matrix are taken as u + 2^59,
/// which is not negative, and the sum is taken off afterwards; only top words are signed.
INLINE void updateGcd(u64 out[GCD_WORDS], i64 u, i64 v, const u64 f[GCD_WORDS], const u64 g[GCD_WORDS],
                      const u64 sum[GCD_WORDS]) {
  enum { TOP = GCD_WORDS - 1 };
  const u64 biasedU = u + (1ULL << STEPS), biasedV = v + (1ULL << STEPS);
  u64 low[TOP];
  u128 column = 0;
  UNROLLED for (int i = 0; i < TOP; i++, column >>= 64) {
    column += (u128)biasedU * f[i];
    column += (u128)biasedV * g[i];
    low[i] = (u64)column;
  }
  const GCD_TOP top = (GCD_TOP)column + (GCD_TOP)u * (i64)f[TOP] + (GCD_TOP)v * (i64)g[TOP];
  SHIFT_RIGHT(GCD_WORDS, out, low, top, STEPS);
  subtract(GCD_WORDS, out, out, sum);
}

/// (u d + v e + k p)/2^n with k from 0 to 2^n, given the sum of d and e without their top words; entries are biased by
/// 2^n.
INLINE void updateInverse(u64 out[INVERSE_WORDS], int n, i64 u, i64 v, const u64 d[INVERSE_WORDS],
                          const u64 e[INVERSE_WORDS], const u64 sum[INVERSE_WORDS]) {
  enum { TOP = INVERSE_WORDS - 1 };
  static const u64 added[INVERSE_WORDS] = ADDED, taken[INVERSE_WORDS] = TAKEN;
  const u64 biasedU = u + (1ULL << n), biasedV = v + (1ULL << n);
  u64 low[TOP], k = 0;
  i128 column = 0;
  UNROLLED for (int i = 0; i < TOP; i++, column >>= 64) {
    column += (i128)((u128)biasedU * d[i]);
    column += (i128)((u128)biasedV * e[i]);
    if (i == 0) k = (u64)column * NEGATIVE_INVERSE & ((1ULL << n) - 1);
    column += (i128)((u128)k * added[i]);
    column -= (i128)((u128)k * taken[i]);
    low[i] = (u64)column;
  }
  const INVERSE_TOP top = (INVERSE_TOP)column + (INVERSE_TOP)u * (i64)d[TOP] + (INVERSE_TOP)v * (i64)e[TOP] +
                          (INVERSE_TOP)(i64)k * (i64)added[TOP];
  SHIFT_RIGHT(INVERSE_WORDS, out, low, top, n);
  subtract(INVERSE_WORDS, out, out, sum);
}

/// x modulo p, below p, for any x below 2 OFFSET. The quotient is taken from the upper words of x: less than 1 too
/// small before it is rounded, because OFFSET is below 2^8 p, hence at most 1 too small.
INLINE void canonical(u64 out[LIMBS], const u64 x[INVERSE_WORDS]) {
  static const u64 modulus[INVERSE_WORDS] = MODULUS;
  enum { AT = (TOP_SHIFT) / 64, BY = (TOP_SHIFT) % 64 };
  const u64 above = AT + 1 < INVERSE_WORDS ? x[AT + 1 < INVERSE_WORDS ? AT + 1 : AT] : 0;
  const u64 high = (u64)(((u128)above << 64 | x[AT]) >> BY);
  const u64 quotient = (u64)((u128)high * RECIPROCAL >> 64);
  u64 product[INVERSE_WORDS], rest[INVERSE_WORDS], less[INVERSE_WORDS];
  u128 column = 0;
  UNROLLED for (int i = 0; i < INVERSE_WORDS; i++, column >>= 64) {
    column += (u128)quotient * modulus[i];
    product[i] = (u64)column;
  }
  subtract(INVERSE_WORDS, rest, x, product);
  u64 keep = -subtract(INVERSE_WORDS, less, rest, modulus);
#ifndef __x86_64__
  __asm__("" : "+r"(keep));
#endif
  UNROLLED for (int i = 0; i < LIMBS; i++) out[i] = less[i] ^ ((less[i] ^ rest[i]) & keep);
}

/// out = START/x modulo p, below p; 0 if p divides x. out may be x.
void F(invert)(u64 out[LIMBS], const u64 x[LIMBS]) {
  static const u64 modulus[INVERSE_WORDS] = MODULUS, offset[INVERSE_WORDS] = OFFSET;
  u64 f[GCD_WORDS], g[GCD_WORDS] = {0}, d[INVERSE_WORDS] = {0}, e[INVERSE_WORDS] = START;
  u64 sum[INVERSE_WORDS], next[INVERSE_WORDS];
  i64 zeta = -1;
  matrix m;
#if IS_CANONICAL
  __builtin_memcpy(g, x, LIMBS * sizeof(u64));
#else
  F(reduce)(g, x);
#endif
  __builtin_memcpy(f, modulus, sizeof f);
  for (int k = 1; k < BATCHES; k++) {
    zeta = batch(STEPS, zeta, f[0], g[0], &m);
    sum[GCD_WORDS - 1] = add(GCD_WORDS - 1, sum, f, g);
    updateGcd(next, m.u, m.v, f, g, sum);
    updateGcd(g, m.q, m.r, f, g, sum);
    __builtin_memcpy(f, next, sizeof f);
    sum[INVERSE_WORDS - 1] = add(INVERSE_WORDS - 1, sum, d, e);
    updateInverse(next, STEPS, m.u, m.v, d, e, sum);
    updateInverse(e, STEPS, m.q, m.r, d, e, sum);
    __builtin_memcpy(d, next, sizeof d);
  }
  batch(LAST_STEPS, zeta, f[0], g[0], &m);
  sum[INVERSE_WORDS - 1] = add(INVERSE_WORDS - 1, sum, d, e);
  updateInverse(d, LAST_STEPS, m.u, m.v, d, e, sum);
  // f is 1 or -1 now, and its bit 1 the sign.
  u64 isNegative = -((m.u * f[0] + m.v * g[0]) >> (LAST_STEPS + 1) & 1);
#ifndef __x86_64__ // for AArch64, clang jumps where it knows that this is one bit
  __asm__("" : "+r"(isNegative));
#endif
  u64 carry = isNegative & 1;
  UNROLLED for (int i = 0; i < INVERSE_WORDS; i++) {
    next[i] = addCarry(d[i] ^ isNegative, offset[i], &carry);
  }
  canonical(out, next);
}
