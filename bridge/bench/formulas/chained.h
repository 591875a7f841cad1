/// The formulas as they follow each other in a scalar multiplication: what comes out of a call is the first operand of the next one.
/// A source defines CHAINED(name), the symbol of a formula.

/// in: X2, Z2, X3, Z3; difference: X1. Out: those of 2 P2 and P2 + P3.
LOOSE void CHAINED(ladder)(fe *restrict out, const fe *restrict in, const fe *restrict difference) {
  const fe all[] = {difference[0], in[0], in[1], in[2], in[3]};
  FORMULA(ladder)(out, all);
}

/// p, q: X, Y, Z, T.
LOOSE void CHAINED(edwards_add)(fe *restrict out, const fe *restrict p, const fe *restrict q) {
  const fe all[] = {p[0], p[1], p[2], p[3], q[0], q[1], q[2], q[3]};
  FORMULA(edwards_add)(out, all);
}

/// in, out: X, Y, Z. T is of no use to the next doubling.
LOOSE void CHAINED(edwards_double)(fe *restrict out, const fe *restrict in) {
  fe all[4];
  FORMULA(edwards_double)(all, in);
  out[0] = all[0];
  out[1] = all[1];
  out[2] = all[2];
}
