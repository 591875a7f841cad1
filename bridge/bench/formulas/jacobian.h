/// Jacobian coordinates (X : Y : Z), x = X/Z^2, y = Y/Z^3, on y^2 = x^3 + a x + b; the doublings are in the sources of the curves.

/// in: X1, Y1, Z1, X2, Y2, Z2; out: X3, Y3, Z3. add-2007-bl.
LOOSE void FORMULA(jacobian_add)(fe *restrict out, const fe *restrict in) {
  fe z1z1 = square(in[2]), z2z2 = square(in[5]);
  fe u1 = mul(in[0], z2z2), u2 = mul(in[3], z1z1);
  fe s1 = mul(mul(in[1], in[5]), z2z2), s2 = mul(mul(in[4], in[2]), z1z1);
  fe h = sub(u2, u1), i = square(times(2, h)), j = mul(h, i);
  fe r = times(2, sub(s2, s1)), v = mul(u1, i);
  fe x3 = sub(sub(square(r), j), times(2, v));
  out[0] = x3;
  out[1] = sub(mul(r, sub(v, x3)), times(2, mul(s1, j)));
  out[2] = mul(sub(sub(square(add(in[2], in[5])), z1z1), z2z2), h);
}

/// in: X1, Y1, Z1, x2, y2, the second point affine; out: X3, Y3, Z3. madd-2007-bl.
LOOSE void FORMULA(jacobian_mixed)(fe *restrict out, const fe *restrict in) {
  fe z1z1 = square(in[2]), u2 = mul(in[3], z1z1);
  fe s2 = mul(mul(in[4], in[2]), z1z1);
  fe h = sub(u2, in[0]), hh = square(h), i = times(4, hh), j = mul(h, i);
  fe r = times(2, sub(s2, in[1])), v = mul(in[0], i);
  fe x3 = sub(sub(square(r), j), times(2, v));
  out[0] = x3;
  out[1] = sub(mul(r, sub(v, x3)), times(2, mul(in[1], j)));
  out[2] = sub(sub(square(add(in[2], h)), z1z1), hh);
}
