/// Products and squares in Fp2 = F_p[u] / (u^2 + 1) of BLS12-381 (draft-irtf-cfrg-pairing-friendly-curves, 4.2.1), and
/// products in Fp6 = Fp2[v] / (v^3 - (u + 1)), as libraries have them: the integer x stands for x / R with R = 2^384,
/// and all that goes in and comes out is below P. Products stay unreduced where they are only added; each coordinate is
/// reduced once. Results may be stored over operands.

typedef unsigned _BitInt(64) word;
typedef unsigned _BitInt(384) fe;
typedef unsigned _BitInt(832) wide;
typedef signed _BitInt(448) sum;

#define P ((wide)0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabuwb)
/// -1 / P modulo 2^64.
#define K 0x89f3fffcfffcfffd
/// K P + 1 is divisible by 2^64, so that x = x / 2^64 + (x mod 2^64) M modulo P: no product is needed to find what is
/// added.
#define M ((P * K + 1) >> 64)

/// Below P, of which words say no more than this.
static inline fe canonical(const fe *x) {
  __builtin_assume(*x < ((P >> 320) + 1) << 320);
  return *x;
}

/// x / 2^64 modulo P: below x / 2^64 + K P + 1.
static inline wide shiftByM(wide x) { return (x >> 64) + (word)x * M; }
/// The same, below x / 2^64 + P (P. Montgomery, "Modular multiplication without trial division", Math. Comp. 44, 1985).
static inline wide shiftByP(wide x) { return (x + (word)((word)x * (word)K) * P) >> 64; }

/// x / R modulo P: below x / R + 1.54 P, for K < 0.54 2^64.
static inline wide divideByR(wide x) {
  wide low = (fe)x;
#pragma clang loop unroll(full)
  for (int k = 0; k < 5; k++)
    low = shiftByM(low);
  return (x >> 384) + shiftByP(low);
}

/// x modulo P for x < 2 P.
static inline fe subtractOnce(wide x) {
  sum t = (sum)x - (sum)P;
  return t < 0 ? (fe)x : (fe)t;
}
static inline fe reduce(wide x) { return subtractOnce(divideByR(x)); }

/// a b / R modulo P, row by row.
static inline fe productByR(fe a, fe b, int stepsByM) {
  wide x = 0;
#pragma clang loop unroll(full)
  for (int k = 0; k < 6; k++) {
    x += (wide)a * (word)(b >> 64 * k);
    x = k < stepsByM ? shiftByM(x) : shiftByP(x);
  }
  return subtractOnce(x);
}

/// Three products (A. Karatsuba). The multiples of P keep both differences above 0 whatever the products are, so that
/// no borrow has to be argued away. What is reduced is below 2^381 P + P^2 and 2^382 P + 2 P^2, over R below 0.23 P and
/// 0.454 P; with 1.5389 P, 1.993 P at most.
void formula_bls12_381_p_fp2_mul(fe *out, const fe *a, const fe *b) {
  fe a0 = canonical(a), a1 = canonical(a + 1), b0 = canonical(b), b1 = canonical(b + 1);
  wide t0 = (wide)a0 * b0, t1 = (wide)a1 * b1, t2 = (wide)(fe)(a0 + a1) * (fe)(b0 + b1);
  out[0] = reduce(t0 + (P << 381) - t1);
  out[1] = reduce(t2 + (P << 382) - t0 - t1);
}

void formula_bls12_381_p_fp2_square(fe *out, const fe *a) {
  fe a0 = canonical(a), a1 = canonical(a + 1);
  out[0] = productByR(a0 + (fe)(2 * P - a1), a0 + a1, 4);
  out[1] = productByR(a1, a0 + a0, 5);
}

/// a0 b0, a1 b1 and (a0 + a1) (b0 + b1), of which differences make a product in Fp2 (A. Karatsuba).
typedef struct {
  wide low, high, cross;
} products;
static inline products multiply(fe a0, fe a1, fe b0, fe b1) {
  return (products){(wide)a0 * b0, (wide)a1 * b1, (wide)(fe)(a0 + a1) * (fe)(b0 + b1)};
}

/// x / R modulo P, below P, for x < 2.99 R P: two steps by P leave no more than P and a 2^64th, so that what is
/// subtracted from is below 4 P.
static inline fe reduceWide(wide x) {
  wide low = (fe)x;
#pragma clang loop unroll(full)
  for (int k = 0; k < 6; k++)
    low = k < 4 ? shiftByM(low) : shiftByP(low);
  wide t = (x >> 384) + low;
  sum less = (sum)t - (sum)(2 * P);
  return subtractOnce(less < 0 ? (fe)t : (fe)less);
}

/// Six products in Fp2 by Karatsuba's method, over Fp6 and again over Fp2: with sums of four coordinates, below 4 P,
/// the factors have 383 bits, the products 766. Of a and b, without the multiples of P, each coordinate is between -5
/// P^2 and 6 P^2 (P^2 is 0.1017 R P). What is subtracted is at most 21 P^2 = 2.14 R P, in out[0], where (a1 + a2) (b1 +
/// b2) has a cross product below 16 P^2. So 2.25 R P keep every sum above 0, and it is below 2.25 R P + 6 P^2 < 2.87 R
/// P.
void formula_bls12_381_p_fp6_mul(fe *out, const fe *a, const fe *b) {
  fe a0 = canonical(a), a1 = canonical(a + 1), a2 = canonical(a + 2), a3 = canonical(a + 3), a4 = canonical(a + 4),
     a5 = canonical(a + 5);
  fe b0 = canonical(b), b1 = canonical(b + 1), b2 = canonical(b + 2), b3 = canonical(b + 3), b4 = canonical(b + 4),
     b5 = canonical(b + 5);
  products p0 = multiply(a0, a1, b0, b1), p1 = multiply(a2, a3, b2, b3), p2 = multiply(a4, a5, b4, b5);
  products p01 = multiply(a0 + a2, a1 + a3, b0 + b2, b1 + b3), p02 = multiply(a0 + a4, a1 + a5, b0 + b4, b1 + b5),
           p12 = multiply(a2 + a4, a3 + a5, b2 + b4, b3 + b5);
  wide multiple = 9 * P << 382;
  out[0] = reduceWide(p0.low + 2 * p12.low + p1.cross + p2.cross + multiple - p0.high - p12.cross - 2 * p1.low -
                      2 * p2.low);
  out[1] = reduceWide(p0.cross + p12.cross + 2 * p1.high + 2 * p2.high + multiple - p0.low - p0.high - 2 * p12.high -
                      p1.cross - p2.cross);
  out[2] = reduceWide(p01.low + p0.high + p1.high + 2 * p2.low + multiple - p01.high - p0.low - p1.low - p2.cross);
  out[3] = reduceWide(p01.cross + p0.low + p0.high + p1.low + p1.high + p2.cross + multiple - p01.low - p01.high -
                      p0.cross - p1.cross - 2 * p2.high);
  out[4] = reduceWide(p02.low + p0.high + p2.high + p1.low + multiple - p02.high - p0.low - p2.low - p1.high);
  out[5] = reduceWide(p02.cross + p0.low + p0.high + p2.low + p2.high + p1.cross + multiple - p02.low - p02.high -
                      p0.cross - p2.cross - p1.low - p1.high);
}
