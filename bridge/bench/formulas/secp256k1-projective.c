/// Complete formulas on secp256k1, y^2 = x^3 + 7, in projective coordinates, x = X/Z, y = Y/Z; infinity is 0, Y, 0. J.
/// Renes, C. Costello and L. Batina, "Complete addition formulas for prime order elliptic curves", EUROCRYPT 2016,
/// algorithms 7 to 9. Points are apart, and the result may take the place of one.
#define LIMBS 4
#define P (((wide)1 << 256) - ((wide)1 << 32) - 977)
#define MULTIPLE (2 * P)
#define FORMULA(name) formula_secp256k1_projective_##name

#include "field.h"

typedef unsigned _BitInt(576) sum;

/// a b + c d, reduced once.
static inline fe products(fe a, fe b, fe c, fe d) { return ((sum)a * b + (sum)c * d) % P; }

/// x1 x2, y1 y2, x1 y2 + x2 y1, y1 z2 + y2 z1, x1 z2 + x2 z1 and z1 z2, to the sum.
[[clang::always_inline]] static inline void complete(fe *out, fe xx, fe yy, fe xy, fe yz, fe xz, fe zz) {
  fe f = times(3, xx), g = times(21, zz), h = add(yy, g), i = sub(yy, g), j = times(21, xz);
  out[0] = products(xy, i, neg(yz), j);
  out[1] = products(j, f, i, h);
  out[2] = products(h, yz, f, xy);
}

/// p, q: X, Y, Z, any two points.
LOOSE void FORMULA(projective_add)(fe *out, const fe *p, const fe *q) {
  fe xx = mul(p[0], q[0]), yy = mul(p[1], q[1]), zz = mul(p[2], q[2]);
  fe xy = sub(sub(mul(add(p[0], p[1]), add(q[0], q[1])), xx), yy);
  fe yz = sub(sub(mul(add(p[1], p[2]), add(q[1], q[2])), yy), zz);
  fe xz = sub(sub(mul(add(p[0], p[2]), add(q[0], q[2])), xx), zz);
  complete(out, xx, yy, xy, yz, xz, zz);
}

/// p: X, Y, Z, any point; q: x, y, affine.
LOOSE void FORMULA(projective_mixed)(fe *out, const fe *p, const fe *q) {
  fe xx = mul(p[0], q[0]), yy = mul(p[1], q[1]);
  fe xy = sub(sub(mul(add(p[0], p[1]), add(q[0], q[1])), xx), yy);
  fe yz = add(mul(q[1], p[2]), p[1]), xz = add(mul(q[0], p[2]), p[0]);
  complete(out, xx, yy, xy, yz, xz, p[2]);
}

/// in: X, Y, Z, any point.
LOOSE void FORMULA(projective_double)(fe *out, const fe *in) {
  fe yy = square(in[1]), yy8 = times(8, yy), c = times(21, square(in[2]));
  fe d = sub(yy, times(3, c)), xy = mul(in[0], in[1]), z = mul(mul(in[1], in[2]), yy8);
  out[0] = times(2, mul(d, xy));
  out[1] = products(d, add(yy, c), c, yy8);
  out[2] = z;
}
