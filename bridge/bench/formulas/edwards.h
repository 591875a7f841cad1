/// Projective coordinates (X : Y : Z), x = X/Z, y = Y/Z, on Edwards curves x^2 + y^2 = 1 - MINUS_D x^2 y^2.
/// D. J. Bernstein and T. Lange, "Faster addition and doubling on elliptic curves", ASIACRYPT 2007.

/// in: X1, Y1, Z1, X2, Y2, Z2; out: X3, Y3, Z3. add-2007-bl.
LOOSE void FORMULA(edwards_add)(fe *restrict out, const fe *restrict in) {
  fe a = mul(in[2], in[5]), b = square(a);
  fe c = mul(in[0], in[3]), d = mul(in[1], in[4]);
  fe e = times(MINUS_D, mul(c, d));
  fe f = add(b, e), g = sub(b, e);
  fe cross = mul(add(in[0], in[1]), add(in[3], in[4]));
  out[0] = mul(mul(a, f), sub(sub(cross, c), d));
  out[1] = mul(mul(a, g), sub(d, c));
  out[2] = mul(f, g);
}

/// in: X1, Y1, Z1; out: X3, Y3, Z3. dbl-2007-bl.
LOOSE void FORMULA(edwards_double)(fe *restrict out, const fe *restrict in) {
  fe b = square(add(in[0], in[1]));
  fe c = square(in[0]), d = square(in[1]);
  fe e = add(c, d), h = square(in[2]);
  fe j = sub(e, times(2, h));
  out[0] = mul(sub(b, e), j);
  out[1] = mul(e, sub(c, d));
  out[2] = mul(e, j);
}
