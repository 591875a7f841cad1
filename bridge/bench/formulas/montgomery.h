/// x-only arithmetic on Montgomery curves B y^2 = x^3 + A x^2 + x; A24 is (A - 2) / 4.

/// in: X1, X2, Z2, X3, Z3, with the affine x-coordinate X1 of P3 - P2; out: those of 2 P2 and P2 + P3.
/// ladd-1987-m-3 (P. Montgomery, "Speeding the Pollard and elliptic curve methods of factorization", 1987).
LOOSE void FORMULA(ladder)(fe *restrict out, const fe *restrict in) {
  fe a = add(in[1], in[2]), aa = square(a);
  fe b = sub(in[1], in[2]), bb = square(b);
  fe e = sub(aa, bb);
  fe da = mul(sub(in[3], in[4]), a), cb = mul(add(in[3], in[4]), b);
  fe difference = sub(da, cb);
  out[0] = mul(aa, bb);
  out[1] = mul(e, add(aa, times(A24, e)));
  out[2] = square(add(da, cb));
  out[3] = mul(in[0], square(difference));
}
