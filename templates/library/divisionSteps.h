/// Division steps on words, for inversions modulo a prime p (D. J. Bernstein, B.-Y. Yang: Fast constant-time gcd
/// computation and modular inversion, CHES 2019), in the variant that begins with delta = 1/2.
///
/// A step takes odd f, any g and delta to
///   (1 - delta, g, (g - f)/2)  if delta > 0 and g is odd,  (1 + delta, f, (g + (g mod 2) f)/2)  otherwise.
/// From f = p, g = x the gcd is kept, and g is 0 after enough steps; then f is 1 or -1, or still p if x = 0.
///
/// n steps are enough if 9437 b + 1 <= 4096 n, for 0 <= x <= p <= 2^b. This bound is cited, not shown here: all pairs
/// (f, g)/p are enclosed in convex hulls, step by step (P. Wuille, G. Maxwell: "Bounds on divsteps iterations in
/// safegcd"), and HOL Light has a proof of it (hull_light.ml of D. J. Bernstein, DIVSTEP_ENDTOEND_BITS_SIMPLE in
/// Divstep/divstep_bounds.ml of J. Harrison).
///
/// What a run of steps does depends on the low bits of f and g only and is a matrix, so that steps are done on words:
/// batches of 59 steps, each 20 + 20 + 19, and long numbers change once in a batch. Nothing here branches or looks up
/// memory by f or g.

#define INLINE static inline __attribute__((always_inline))
#define UNROLLED _Pragma("clang loop unroll(full)")
#define STEPS 59

typedef __UINT64_TYPE__ u64; // without a header, so that other processors need no C library
typedef __INT64_TYPE__ i64;
typedef unsigned __int128 u128;
typedef __int128 i128;

/// a + b + carry modulo 2^64, and its carry.
INLINE u64 addCarry(u64 a, u64 b, u64 *carry) {
#ifdef __clang__
  return __builtin_addcl(a, b, *carry, carry);
#else
  const u128 sum = (u128)a + b + *carry;
  *carry = (u64)(sum >> 64);
  return (u64)sum;
#endif
}

/// a - b - borrow modulo 2^64, and its borrow.
INLINE u64 subtractBorrow(u64 a, u64 b, u64 *borrow) {
#ifdef __clang__
  return __builtin_subcl(a, b, *borrow, borrow);
#else
  const u128 difference = (u128)a - b - *borrow;
  *borrow = (u64)(difference >> 64) & 1;
  return (u64)difference;
#endif
}

/// n steps take (f, g) to (u f + v g, q f + r g) / 2^n. |u| + |v| <= 2^n and |q| + |r| <= 2^n, for every step adds
/// halves of rows of which that holds.
typedef struct {
  i64 u, v, q, r;
} matrix;

/// One word holds low bits and row of the matrix: low + 2^41 u/2^k + 2^62 v/2^k after k <= 20 steps, and steps are the
/// same sums of both. -2^20 < low < 2^20, because it starts in [0, 2^20) and is halved after each addition.
#define LOW_BITS 20
#define ROW_U 41
#define ROW_V 62

/// The row in a word after n steps. u is 2^20 at most, but more than -2^20, for only f's first row keeps a 1.
INLINE void unpack(i64 packed, int n, i64 *u, i64 *v) {
  const i64 row = (packed + (1LL << LOW_BITS)) >> (ROW_U - n); // u + 2^21 v
  *v = (row + (1LL << LOW_BITS) - 1) >> (ROW_V - ROW_U);
  *u = row - *v * (1LL << (ROW_V - ROW_U));
}

/// A step of such words, kept as half = (f - 1)/2 and less = g - 1, so that -f is a complement and no sum needs a carry
/// in. zeta is -delta - 1/2: negative where delta is positive.
INLINE i64 step(i64 zeta, i64 *half, i64 *less) {
#if defined(__x86_64__) && defined(__BMI__) && defined(__BMI2__)
  // Flags of `sar` and `andn` make the selections; both of what zeta may become are there before. From less to the next
  // one it takes three instructions, and to that after it, by zeta, seven.
  i64 next, exchanged, isOdd, addend;
  __asm__("lea -1(%[zeta]), %[next]\n\t"
          "mov %[zeta], %[addend]\n\t"
          "sar $63, %[addend]\n\t"
          "xor %[half], %[addend]\n\t"
          "mov %[two], %[exchanged]\n\t"
          "sub %[zeta], %[exchanged]\n\t"
          "rorx $1, %[less], %[isOdd]\n\t"
          "sar $1, %[less]\n\t"
          "cmovc %[zero], %[addend]\n\t"
          "andn %[zeta], %[isOdd], %[isOdd]\n\t"
          "cmovs %[exchanged], %[next]\n\t"
          "cmovs %[less], %[half]\n\t"
          "add %[addend], %[less]"
          : [next] "=&r"(next), [exchanged] "=&r"(exchanged), [isOdd] "=&r"(isOdd), [addend] "=&r"(addend),
            [half] "+&r"(*half), [less] "+&r"(*less)
          : [zeta] "r"(zeta), [zero] "r"(0LL), [two] "r"(-2LL)
          : "cc");
  return next;
#else
  const int isEven = *less & 1; // of g
  const i64 negate = zeta >> 63, exchange = isEven ? 0 : negate, addend = isEven ? 0 : *half ^ negate;
  *less >>= 1;
  *half = exchange ? *less : *half;
  *less += addend;
  return (zeta ^ exchange) - 1;
#endif
}

/// n <= 20 steps from low words of f and g.
INLINE i64 divisionSteps(int n, i64 zeta, u64 f, u64 g, matrix *m) {
  const u64 mask = (1ULL << LOW_BITS) - 1;
  i64 half = (i64)((f & mask) | 1ULL << ROW_U) >> 1, less = (i64)((g & mask) | 1ULL << ROW_V) - 1;
  UNROLLED for (int k = 0; k < n; k++) zeta = step(zeta, &half, &less);
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

/// The matrix of n <= 59 steps from the low words of f and g, of which the third run needs n bits.
INLINE i64 batch(int n, i64 zeta, u64 f, u64 g, matrix *m) {
  matrix next;
  int done = n < LOW_BITS ? n : LOW_BITS;
  zeta = divisionSteps(done, zeta, f, g, m);
  next = *m;
  UNROLLED for (int run = done, left = n - done; left > 0; left -= run) {
    advance(run, next, &f, &g);
    run = left < LOW_BITS ? left : LOW_BITS;
    zeta = divisionSteps(run, zeta, f, g, &next);
    *m = after(next, *m);
  }
  return zeta;
}

/// x + y; returns the carry.
INLINE u64 add(int words, u64 *out, const u64 *x, const u64 *y) {
  u64 carry = 0;
  UNROLLED for (int i = 0; i < words; i++) out[i] = addCarry(x[i], y[i], &carry);
  return carry;
}

/// x - y; returns the borrow.
INLINE u64 subtract(int words, u64 *out, const u64 *x, const u64 *y) {
  u64 borrow = 0;
  UNROLLED for (int i = 0; i < words; i++) out[i] = subtractBorrow(x[i], y[i], &borrow);
  return borrow;
}
