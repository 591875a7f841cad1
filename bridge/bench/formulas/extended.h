/// Extended coordinates (X : Y : Z : T), T = X Y / Z, on twisted Edwards curves -x^2 + y^2 = 1 + d x^2 y^2; D2 is 2 d.
/// H. Hisil, K. K. Wong, G. Carter and E. Dawson, "Twisted Edwards curves revisited", ASIACRYPT 2008.

/// in: X1, Y1, Z1, T1, X2, Y2, Z2, T2; out: X3, Y3, Z3, T3. add-2008-hwcd-3.
LOOSE void FORMULA(edwards_add)(fe *restrict out, const fe *restrict in) {
  fe a = mul(sub(in[1], in[0]), sub(in[5], in[4]));
  fe b = mul(add(in[1], in[0]), add(in[5], in[4]));
  fe c = mul(mul(in[3], D2), in[7]), d = mul(times(2, in[2]), in[6]);
  fe e = sub(b, a), f = sub(d, c), g = add(d, c), h = add(b, a);
  out[0] = mul(e, f);
  out[1] = mul(g, h);
  out[2] = mul(f, g);
  out[3] = mul(e, h);
}

/// in: X1, Y1, Z1; out: X3, Y3, Z3, T3. dbl-2008-hwcd.
LOOSE void FORMULA(edwards_double)(fe *restrict out, const fe *restrict in) {
  fe a = square(in[0]), b = square(in[1]), c = times(2, square(in[2]));
  fe e = sub(sub(square(add(in[0], in[1])), a), b);
  fe g = sub(b, a), f = sub(g, c), h = neg(add(a, b));
  out[0] = mul(e, f);
  out[1] = mul(g, h);
  out[2] = mul(f, g);
  out[3] = mul(e, h);
}
