/* The point formulas of P-256 by the archive formula_p256_montgomery in place of the host's assembly, with its
 * interface: X, Y, Z of four words each, in Montgomery form and below p; a result may be the same point as an operand.
 * Z = 0 is the point at infinity, and x = y = 0 of an affine one. It needs BMI2 and ADX. */
#ifndef FIELDWRIGHT_POINTS_P256_H
#define FIELDWRIGHT_POINTS_P256_H

extern void formula_p256_montgomery_jacobian_double(BN_ULONG *out, const BN_ULONG *a);
extern void formula_p256_montgomery_jacobian_add(BN_ULONG *out, const BN_ULONG *a, const BN_ULONG *b);
extern void formula_p256_montgomery_jacobian_mixed(BN_ULONG *out, const BN_ULONG *a, const BN_ULONG *b);

static inline void fieldwright_point_double(P256_POINT *r, const P256_POINT *a) {
  formula_p256_montgomery_jacobian_double((BN_ULONG *)r, (const BN_ULONG *)a);
}

/* 1 or 0. */
static inline BN_ULONG fieldwright_nonzero(const BN_ULONG *x) {
  BN_ULONG word = x[0] | x[1] | x[2] | x[3];
  return (word | (0 - word)) >> 63;
}

/* The formula is for points that are not equal: of finite ones that are, it makes X3 = Z3 = 0, of opposite ones Z3 = 0
 * and another X3. Whether they are equal shows in the time, as in the host; that they are infinite does not. */
static inline void fieldwright_point_add(P256_POINT *r, const P256_POINT *a, const P256_POINT *b) {
  BN_ULONG finite = fieldwright_nonzero(a->Z) & fieldwright_nonzero(b->Z);
  const P256_POINT *other = r == a ? b : a;
  if (a == b) {
    fieldwright_point_double(r, a);
    return;
  }
  formula_p256_montgomery_jacobian_add((BN_ULONG *)r, (const BN_ULONG *)a, (const BN_ULONG *)b);
  if (finite & ~(fieldwright_nonzero(r->X) | fieldwright_nonzero(r->Z))) fieldwright_point_double(r, other);
}

static inline void fieldwright_point_add_affine(P256_POINT *r, const P256_POINT *a, const P256_POINT_AFFINE *b) {
  formula_p256_montgomery_jacobian_mixed((BN_ULONG *)r, (const BN_ULONG *)a, (const BN_ULONG *)b);
}
#endif
