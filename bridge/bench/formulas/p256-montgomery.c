/// Formulas on P-256 (FIPS 186-5), y^2 = x^3 - 3 x + b, as libraries compute them: the integer x stands for x / R with
/// R = 2^256, and all that goes in and comes out is below P. Where a product has room above P, sums of two are given to it
/// as they are, but for their carry; multiples by small numbers are reduced once for a whole sum.

typedef unsigned _BitInt(64) word;
typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(512) wide;
typedef signed _BitInt(320) sum;

#define P ((wide)0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffuwb)

static inline fe canonical(const fe *x) {
  __builtin_assume(*x < P);
  return *x;
}

/// x modulo P for x < 2 P; below 2^256 for x < 2^256 + P.
static inline fe subtractOnce(wide x) {
  sum t = (sum)x - (sum)P;
  return t < 0 ? (fe)x : (fe)t;
}

/// x / R, -1 / P being 1 modulo 2^64. At most x / R + P before the subtraction (P. Montgomery, "Modular multiplication without
/// trial division", Math. Comp. 44, 1985).
static inline fe divideByR(wide x) {
  wide low = (fe)x;
#pragma clang loop unroll(full)
  for (int k = 0; k < 4; k++)
    low = (low + (word)low * P) >> 64;
  return subtractOnce((x >> 256) + low);
}

/// a b / R, below P if one of both is.
static inline fe mul(fe a, fe b) { return divideByR((wide)a * b); }
static inline fe square(fe a) { return divideByR((wide)a * a); }

static inline fe twice(fe a) { return subtractOnce((wide)a + a); }

/// a - b for a, b < P.
static inline fe sub(fe a, fe b) {
  fe d = a - b;
  return a < b ? d + (fe)P : d;
}

/// a + b for a, b < P up to a multiple of P: any four words.
static inline fe weakAdd(fe a, fe b) {
  wide s = (wide)a + b;
  return s >> 256 ? (fe)s - (fe)P : (fe)s;
}

/// x modulo P for 0 <= x < 32 P. The multiple of P that is taken off is one too many or right.
static inline fe reduce(wide x) {
  sum q = ((word)(x >> 256) & 31) + 1;
  sum t = (sum)(fe)x - ((sum)1 << 256) + (q << 224) - (q << 192) - (q << 96) + q;
  return t < 0 ? (fe)t + (fe)P : (fe)t;
}

/// in: X1, Y1, Z1; out: X3, Y3, Z3. dbl-2001-b, with Z3 as 2 Y1 Z1.
void formula_p256_montgomery_jacobian_double(fe *out, const fe *in) {
  fe x = canonical(in), y = canonical(in + 1), z = canonical(in + 2);
  fe delta = square(z), gamma = square(y), beta = mul(x, gamma);
  fe alpha = mul(weakAdd(x, delta), sub(x, delta)); // A third of the formula's.
  fe rest = reduce((wide)12 * beta + 9 * P - (wide)9 * square(alpha));
  fe y3 = reduce((wide)3 * mul(alpha, rest) + 8 * P - (wide)8 * square(gamma));
  fe z3 = twice(mul(y, z));
  out[0] = reduce((wide)4 * beta + P - rest);
  out[1] = y3;
  out[2] = z3;
}

/// in: X1, Y1, Z1, x2, y2, the second point affine; out: X3, Y3, Z3. The first point may be that at infinity, Z1 = 0.
/// madd, with Z3 = Z1 H (D. Hankerson, A. Menezes, S. Vanstone, "Guide to Elliptic Curve Cryptography", algorithm 3.22).
void formula_p256_montgomery_jacobian_mixed(fe *out, const fe *in) {
  fe x1 = canonical(in), y1 = canonical(in + 1), z1 = canonical(in + 2), x2 = canonical(in + 3), y2 = canonical(in + 4);
  fe zz = square(z1), u2 = mul(x2, zz), s2 = mul(y2, mul(z1, zz));
  fe h = sub(u2, x1), r = sub(s2, y1);
  fe hh = square(h), hhh = mul(h, hh), v = mul(x1, hh);
  fe x3 = sub(sub(square(r), hhh), twice(v));
  fe y3 = sub(mul(r, sub(v, x3)), mul(y1, hhh));
  fe z3 = mul(z1, h);
  fe one = (fe)(((wide)1 << 256) - P);
  _Bool infinite = z1 == 0;
  out[0] = infinite ? x2 : x3;
  out[1] = infinite ? y2 : y3;
  out[2] = infinite ? one : z3;
}
