/// Formulas on P-256 (FIPS 186-5), y^2 = x^3 - 3 x + b, as libraries compute them: the integer x stands for x / R with
/// R = 2^256, and all that goes in and comes out is below P. What is multiplied has four words; what is only added and
/// subtracted stays as it came out of a product, and a whole sum is reduced once.

typedef unsigned _BitInt(64) word;
typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(576) wide;
typedef signed _BitInt(320) sum;

#define P ((wide)0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffuwb)

static inline fe canonical(const fe *x) {
  __builtin_assume(*x < P);
  return *x;
}

/// x / R modulo P, at most x / R + P; -1 / P is 1 modulo 2^64 (P. Montgomery, "Modular multiplication without trial
/// division", Math. Comp. 44, 1985).
static inline wide divideByR(wide x) {
  wide low = (fe)x;
#pragma clang loop unroll(full)
  for (int k = 0; k < 4; k++)
    low = (low + (word)low * P) >> 64;
  return (x >> 256) + low;
}

/// a b / R modulo P: below 2 P if one of both is below P.
static inline wide product(fe a, fe b) { return divideByR((wide)a * b); }

/// x modulo P for x < 2 P; below 2^256 for x < 2^256 + P.
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

/// a + b for a, b < P up to a multiple of P: any four words.
static inline fe weakAdd(fe a, fe b) {
  wide s = (wide)a + b;
  return (fe)s - (s >> 256 ? (fe)P : 0);
}

/// x modulo P for x < 2^262. What is taken off is the right multiple of P or one too many: q P = q 2^256 - c with
/// c = q (2^224 - 2^192 - 2^96 + 1), whose words are below.
static inline fe reduce(wide x) {
  word q = ((word)(x >> 256) & 63) + 1, high = q << 32;
  fe c = q | (fe)-high << 64 | (fe)(word)-1 << 128 | (fe)(high - q - 1) << 192;
  wide t = (wide)(fe)x + c;
  return (fe)t + (t >> 256 ? 0 : (fe)P);
}

/// in: X1, Y1, Z1; out: X3, Y3, Z3. dbl-2001-b, with Z3 as 2 Y1 Z1.
void formula_p256_montgomery_jacobian_double(fe *out, const fe *in) {
  fe x = canonical(in), y = canonical(in + 1), z = canonical(in + 2);
  fe delta = square(z), gamma = square(y);
  wide beta = product(x, gamma);
  fe alpha = reduce(3 * product(weakAdd(x, delta), sub(x, delta)));
  fe x3 = reduce(product(alpha, alpha) + 16 * P - 8 * beta);
  out[0] = x3;
  out[1] = reduce(product(alpha, reduce(4 * beta + P - x3)) + 16 * P - 8 * product(gamma, gamma));
  out[2] = reduce(2 * product(y, z));
}

/// c ? x : y; a compiler that thought it predictable could make a jump of it.
static inline fe selected(_Bool c, fe x, fe y) { return __builtin_unpredictable(c) ? x : y; }

/// x3, y3 of the third point on the chord with slope r / h through (u, s), all over the same Z, reflected.
[[clang::always_inline]] static inline void chord(fe *x3, fe *y3, fe u, fe s, fe h, fe r) {
  fe hh = square(h), hhh = mul(h, hh), v = mul(u, hh);
  *x3 = reduce(product(r, r) + 3 * P - hhh - 2 * (wide)v);
  *y3 = reduce(divideByR((wide)r * sub(v, *x3) + (wide)s * (fe)(P - hhh)));
}

/// a: X1, Y1, Z1; b: x2, y2, affine; out: X3, Y3, Z3. Each may be the point at infinity: Z1 = 0, x2 = y2 = 0.
/// madd with Z3 = Z1 H (D. Hankerson, A. Menezes, S. Vanstone, "Guide to Elliptic Curve Cryptography", algorithm 3.22).
void formula_p256_montgomery_jacobian_mixed(fe *out, const fe *a, const fe *b) {
  fe x1 = canonical(a), y1 = canonical(a + 1), z1 = canonical(a + 2), x2 = canonical(b), y2 = canonical(b + 1), x3, y3;
  fe zz = square(z1), u2 = mul(x2, zz), s2 = mul(y2, mul(z1, zz)), h = sub(u2, x1);
  chord(&x3, &y3, x1, y1, h, sub(s2, y1));
  fe z3 = mul(z1, h);
  fe one = (fe)(((wide)1 << 256) - P);
  _Bool first = (x2 | y2) == 0, second = z1 == 0;
  out[0] = selected(first, x1, selected(second, x2, x3));
  out[1] = selected(first, y1, selected(second, y2, y3));
  out[2] = selected(first, z1, selected(second, one, z3));
}

/// a: X1, Y1, Z1; b: X2, Y2, Z2; out: X3, Y3, Z3, of points that are not equal. Each may be that at infinity, Z = 0.
/// add-1998-cmo-2.
void formula_p256_montgomery_jacobian_add(fe *out, const fe *a, const fe *b) {
  fe x1 = canonical(a), y1 = canonical(a + 1), z1 = canonical(a + 2), x3, y3;
  fe x2 = canonical(b), y2 = canonical(b + 1), z2 = canonical(b + 2);
  fe zz1 = square(z1), u2 = mul(x2, zz1), s2 = mul(y2, mul(z1, zz1));
  fe zz2 = square(z2), u1 = mul(x1, zz2), s1 = mul(y1, mul(z2, zz2)), h = sub(u2, u1);
  chord(&x3, &y3, u1, s1, h, sub(s2, s1));
  fe z3 = mul(mul(z1, z2), h);
  _Bool first = z2 == 0, second = z1 == 0;
  out[0] = selected(first, x1, selected(second, x2, x3));
  out[1] = selected(first, y1, selected(second, y2, y3));
  out[2] = selected(first, z1, selected(second, z2, z3));
}

/// in: a, b; out: a + b. What formulas whose products are called add by.
void formula_p256_montgomery_sum(fe *out, const fe *a, const fe *b) {
  wide s = (wide)*a + *b;
  *out = s >= P ? s - P : s;
}

/// in: a, b; out: a - b.
void formula_p256_montgomery_difference(fe *out, const fe *a, const fe *b) { *out = sub(*a, *b); }

/// in: a; out: a / 2.
void formula_p256_montgomery_half(fe *out, const fe *a) { *out = (fe)(((wide)*a + (*a & 1 ? P : 0)) >> 1); }
