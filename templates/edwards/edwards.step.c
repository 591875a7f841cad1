/// The arithmetic of edwards25519 (RFC 8032, section 5.1) as straight-line functions, for the bridge to lower to words
/// and to emit again; edwards.*.formula say what each computes, of four words here and of limbs, vectorised. What loops
/// is in edwards.c. Operands are any four words, so that results may be operands again.
///
/// Points are extended coordinates (X : Y : Z : T), x = X/Z, y = Y/Z, T = XY/Z, on -x^2 + y^2 = 1 + d x^2 y^2
/// (H. Hisil, K. K. Wong, G. Carter and E. Dawson, "Twisted Edwards curves revisited", ASIACRYPT 2008). The formulas
/// hold for all points, for -1 is a square modulo P and d is not.

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(512) wide;

#define P (((wide)1 << 255) - 19)
/// d, 2 d and a square root of -1.
#define D 0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3uwb
#define TWO_D 0x2406d9dc56dffce7198e80f2eef3d13000e0149a8283b156ebd69b9426b2f159uwb
#define ROOT 0x2b8324804fc1df0b2b4d00993dfbd7a72f431806ad2fe478c4ee1b274a0ea0b0uwb

static inline fe add(fe x, fe y) { return ((wide)x + y) % P; }
static inline fe sub(fe x, fe y) { return ((wide)x + 4 * P - y) % P; }
static inline fe mul(fe x, fe y) { return (wide)x * y % P; }

/// What additions read of a point: Y + X, Y - X, 2 Z and 2 d T.
LOOSE void edwards_prepare(fe *out, const fe *point) {
  fe x = point[0], y = point[1], z = point[2], t = point[3];
  out[0] = add(y, x);
  out[1] = sub(y, x);
  out[2] = add(z, z);
  out[3] = mul(TWO_D, t);
}

/// x^2 = u/v for a point of y: u, v, u v^3 and u v^7 (RFC 8032, section 5.1.3).
LOOSE void edwards_fraction(fe *out, const fe *y) {
  fe yy = mul(*y, *y), u = sub(yy, 1), v = add(mul(D, yy), 1), v3 = mul(mul(v, v), v), w = mul(u, v3);
  out[0] = u;
  out[1] = v;
  out[2] = w;
  out[3] = mul(w, mul(v3, v));
}

/// Of u, v, u v^3 and (u v^7)^((P - 5)/8), with x the product of the last two: x, x times the root of -1, and v x^2.
/// The first is a square root of u/v if the third is u, the second if it is -u, and else there is none.
LOOSE void edwards_roots(fe *out, const fe *fraction) {
  fe v = fraction[1], x = mul(fraction[2], fraction[3]);
  out[0] = x;
  out[1] = mul(ROOT, x);
  out[2] = mul(v, mul(x, x));
}
