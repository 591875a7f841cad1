/// 1/x modulo 2^255 - 19 by division steps (D. J. Bernstein, B.-Y. Yang: Fast constant-time gcd computation and modular
/// inversion, CHES 2019), in the variant that begins with delta = 1/2.
///
/// A step takes odd f, any g and delta to
///   (1 - delta, g, (g - f)/2)  if delta > 0 and g is odd,  (1 + delta, f, (g + (g mod 2) f)/2)  otherwise.
/// From f = p, g = x the gcd is kept, and g is 0 after at most 590 steps if 0 <= x <= p < 2^256. This bound is cited,
/// not shown here: all pairs (f, g)/p are enclosed in convex hulls, step by step (P. Wuille, G. Maxwell: "Bounds on
/// divsteps iterations in safegcd"; doc/safegcd_implementation.md of libsecp256k1; s2n-bignum has a proof of such a
/// bound in HOL Light). Then f is 1 or -1, or still p if x = 0.
///
/// What a run of steps does depends on the low bits of f and g only and is a matrix, so that steps are done on words:
/// ten batches of 59 steps, each 20 + 20 + 19, and numbers of 256 bits change once in a batch. Nothing here branches or
/// looks up memory by a secret; `npm run ct` shows it of the object.

#define INLINE static inline __attribute__((always_inline))
#define BATCHES 10
#define STEPS 59

typedef unsigned long long u64;
typedef long long i64;
typedef unsigned __int128 u128;
typedef __int128 i128;

/// n steps take (f, g) to (u f + v g, q f + r g) / 2^n. |u| + |v| <= 2^n and |q| + |r| <= 2^n, for every step adds
/// halves of rows of which that holds.
typedef struct {
  i64 u, v, q, r;
} matrix;

/// 2^-590 modulo p: numbers that go with f and g are not divided by 2^59 in a batch, but once, here.
static const u64 SCALE[4] = {0xa0f99e2375022099, 0xa8c68f3f1d132595, 0x6c6c893805ac5242, 0x276508b241770615};

/// Bits 0 to 62 of a word.
#define LOW63 (~0ULL >> 1)

/// One word holds low bits and row of the matrix: low + 2^41 u/2^k + 2^62 v/2^k after k <= 20 steps, and steps are the
/// same sums of both. -2^20 < low < 2^20, because it starts in [0, 2^20) and is halved after each addition.
#define LOW_BITS 20
#define ROW_U 41
#define ROW_V 62

/// The row in a word after n steps. u is 2^20 at most, but more than -2^20, for only f's first row keeps a 1.
INLINE void unpack(i64 word, int n, i64 *u, i64 *v) {
  const i64 row = (word + (1LL << LOW_BITS)) >> (ROW_U - n); // u + 2^21 v
  *v = (row + (1LL << LOW_BITS) - 1) >> (ROW_V - ROW_U);
  *u = row - (*v << (ROW_V - ROW_U));
}

/// n <= 20 steps from low words of f and g. zeta is -delta - 1/2: negative where delta is positive.
///
/// The words are kept as (f - 1)/2 and g - 1, so that -f is a complement, no sum needs a carry in, and no step has to
/// wait for more than a test, a selection and an addition.
INLINE i64 divisionSteps(int n, i64 zeta, u64 f, u64 g, matrix *m) {
  const u64 mask = (1ULL << LOW_BITS) - 1;
  i64 half = (i64)((f & mask) | 1ULL << ROW_U) >> 1, less = (i64)((g & mask) | 1ULL << ROW_V) - 1;
#pragma clang loop unroll(full)
  for (int k = 0; k < n; k++) {
    const int isEven = less & 1; // of g
    const i64 negate = zeta >> 63, exchange = isEven ? 0 : negate, addend = isEven ? 0 : half ^ negate;
    less >>= 1;
    half = exchange ? less : half;
    zeta = (zeta ^ exchange) - 1;
    less += addend;
  }
  unpack(2 * half + 1, n, &m->u, &m->v);
  unpack(less + 1, n, &m->q, &m->r);
  return zeta;
}

/// What first and then second do; sums of products are below 2^59, as rows are.
INLINE matrix after(matrix second, matrix first) {
  return (matrix){
      second.u * first.u + second.v * first.q,
      second.u * first.v + second.v * first.r,
      second.q * first.u + second.r * first.q,
      second.q * first.v + second.r * first.r,
  };
}

/// Low words of f and g after n steps; n of their bits are lost at the top.
INLINE void advance(int n, matrix m, u64 *f, u64 *g) {
  const u64 next = m.u * *f + m.v * *g;
  *g = (i64)(m.q * *f + m.r * *g) >> n;
  *f = (i64)next >> n;
}

/// The matrix of 59 steps from the low words of f and g, of which the third run needs 59 bits.
INLINE i64 batch(i64 zeta, u64 f, u64 g, matrix *m) {
  matrix next;
  zeta = divisionSteps(20, zeta, f, g, m);
  advance(20, *m, &f, &g);
  zeta = divisionSteps(20, zeta, f, g, &next);
  advance(20, next, &f, &g);
  *m = after(next, *m);
  zeta = divisionSteps(19, zeta, f, g, &next);
  *m = after(next, *m);
  return zeta;
}

/// Entries plus 2^59, from 0 to 2^60: products need no signs. What is too much is taken off afterwards.
INLINE u64 biased(i64 entry) { return entry + (1ULL << STEPS); }

/// x + y modulo 2^256; returns the carry.
INLINE u64 add(u64 out[4], const u64 x[4], const u64 y[4]) {
  u64 carry = 0;
  for (int i = 0; i < 4; i++) out[i] = __builtin_addcll(x[i], y[i], carry, &carry);
  return carry;
}

/// x - y modulo 2^256; returns the borrow.
INLINE u64 subtract(u64 out[4], const u64 x[4], const u64 y[4]) {
  u64 borrow = 0;
  for (int i = 0; i < 4; i++) out[i] = __builtin_subcll(x[i], y[i], borrow, &borrow);
  return borrow;
}

/// (u f + v g)/2^59, given sum = f + g. f, g and the result are signed and no larger than p, for |u| + |v| <= 2^59; the
/// biased sum is below 2^317 and has five signed words.
INLINE void update(u64 out[4], i64 u, i64 v, const u64 f[4], const u64 g[4], const u64 sum[4]) {
  u64 words[5], shifted[4];
  u128 column = 0;
  for (int i = 0; i < 3; i++, column >>= 64) {
    column += (u128)biased(u) * f[i];
    column += (u128)biased(v) * g[i];
    words[i] = column;
  }
  column += (i128)(i64)biased(u) * (i64)f[3];
  column += (i128)(i64)biased(v) * (i64)g[3];
  words[3] = column;
  words[4] = column >> 64;
  for (int i = 0; i < 4; i++) shifted[i] = words[i] >> STEPS | words[i + 1] << (64 - STEPS);
  subtract(out, shifted, sum);
}

/// 2^59 (4 p - d - e): what makes biased products of d and e right modulo p. d and e are below 2^255 + 2^68, so it is
/// positive and below 2^316.
INLINE void correction(u64 out[5], const u64 d[4], const u64 e[4]) {
  const u64 fourTimes[4] = {-76, -1, -1, -1}; // and 1 in the fifth word
  u64 sum[4], rest[5];
  rest[4] = 1 - add(sum, d, e);
  rest[4] -= subtract(rest, fourTimes, sum);
  out[0] = rest[0] << STEPS;
  for (int i = 1; i < 5; i++) out[i] = rest[i] << STEPS | rest[i - 1] >> (64 - STEPS);
}

/// u d + v e modulo p, given the correction, below 2^255 + 2^68: the sum is below 3 2^59 (2^255 + 2^68) + 2^316, hence
/// below 2^318, and what is above bit 255 is below 2^63 and comes back 19 times.
INLINE void updateModulo(u64 out[4], i64 u, i64 v, const u64 d[4], const u64 e[4], const u64 correct[5]) {
  u64 words[4];
  u128 column = 0;
  for (int i = 0; i < 4; i++, column >>= 64) {
    column += (u128)biased(u) * d[i];
    column += (u128)biased(v) * e[i];
    column += correct[i];
    words[i] = column;
  }
  const u64 top = ((u64)column + correct[4]) << 1 | words[3] >> 63;
  words[3] &= LOW63;
  column = (u128)top * 19;
  for (int i = 0; i < 4; i++, column >>= 64) {
    column += words[i];
    out[i] = column;
  }
}

/// x modulo p, below p, for any x below 2^256: with bit 255 folded it is below 2^255 + 19, hence below 2 p, and not
/// below p if 19 more reach bit 255.
INLINE void canonical(u64 out[4], const u64 x[4]) {
  const u64 nineteen[4] = {19 + 19 * (x[3] >> 63)}, low[4] = {x[0], x[1], x[2], x[3] & LOW63};
  add(out, low, nineteen);
  const u64 tooMuch[4] = {((out[3] >> 63) - 1) & 19};
  out[3] &= LOW63;
  subtract(out, out, tooMuch);
}

/// out = 1/x modulo p, below p, for any x below 2^256; 0 if p divides x. out may be x.
///
/// d x = 2^(59 k - 590) f and e x = 2^(59 k - 590) g modulo p after k batches, so that d x = f = 1 or -1 in the end.
/// Then bit 1 of f is its sign. If p divides x, then d stays 0 modulo p.
void x25519_inverse(u64 *out, const u64 *x) {
  const u64 twice[4] = {-38, -1, -1, -1};
  u64 f[4] = {-19, -1, -1, LOW63}, g[4], d[4] = {0}, e[4] = {SCALE[0], SCALE[1], SCALE[2], SCALE[3]};
  u64 correct[5], first[4], second[4];
  i64 zeta = -1;
  matrix m;
  canonical(g, x);
  for (int k = 1; k < BATCHES; k++) {
    zeta = batch(zeta, f[0], g[0], &m);
    u64 sum[4];
    add(sum, f, g);
    update(first, m.u, m.v, f, g, sum);
    update(second, m.q, m.r, f, g, sum);
    __builtin_memcpy(f, first, sizeof f);
    __builtin_memcpy(g, second, sizeof g);
    correction(correct, d, e);
    updateModulo(first, m.u, m.v, d, e, correct);
    updateModulo(second, m.q, m.r, d, e, correct);
    __builtin_memcpy(d, first, sizeof d);
    __builtin_memcpy(e, second, sizeof e);
  }
  batch(zeta, f[0], g[0], &m);
  u64 isNegative = (m.u * f[0] + m.v * g[0]) >> (STEPS + 1) & 1;
#ifndef __x86_64__ // for AArch64, clang jumps where it knows that this is one bit
  __asm__("" : "+r"(isNegative));
#endif
  correction(correct, d, e);
  updateModulo(first, m.u, m.v, d, e, correct);
  subtract(second, twice, first);
  for (int i = 0; i < 4; i++) first[i] ^= (first[i] ^ second[i]) & -isNegative;
  canonical(out, first);
}
