/// The formulas of 25519.c in extended coordinates as libraries call them: points apart, and the result may take the
/// place of one.
#include "25519.c"
#define EXTENDED(name) formula_25519_extended_##name

/// p, q, out: X, Y, Z, T.
LOOSE void EXTENDED(edwards_add)(fe *out, const fe *p, const fe *q) {
  const fe all[] = {p[0], p[1], p[2], p[3], q[0], q[1], q[2], q[3]};
  FORMULA(edwards_add)(out, all);
}

/// p, out: X, Y, Z, T; q, affine: y + x, y - x, 2 d x y (D. J. Bernstein, N. Duif, T. Lange, P. Schwabe and B.-Y. Yang,
/// "High-speed high-security signatures", CHES 2011). madd-2008-hwcd-3.
LOOSE void EXTENDED(edwards_mixed)(fe *out, const fe *p, const fe *q) {
  fe a = mul(sub(p[1], p[0]), q[1]), b = mul(add(p[1], p[0]), q[0]);
  fe c = mul(p[3], q[2]), d = times(2, p[2]);
  fe e = sub(b, a), f = sub(d, c), g = add(d, c), h = add(b, a);
  out[0] = mul(e, f);
  out[1] = mul(g, h);
  out[2] = mul(f, g);
  out[3] = mul(e, h);
}

/// in: X, Y, Z; out: X, Y, Z, T.
LOOSE void EXTENDED(edwards_double)(fe *out, const fe *in) {
  const fe all[] = {in[0], in[1], in[2]};
  FORMULA(edwards_double)(out, all);
}

/// in, out: X, Y, Z. T is of no use to the next doubling.
LOOSE void EXTENDED(edwards_double_projective)(fe *out, const fe *in) {
  const fe all[] = {in[0], in[1], in[2]};
  fe twice[4];
  FORMULA(edwards_double)(twice, all);
  out[0] = twice[0];
  out[1] = twice[1];
  out[2] = twice[2];
}
