/* P-256's point formulas by ours (fieldwright_points.h) where the processor has BMI2 and ADX, else by AWS-LC's. */
#ifndef FIELDWRIGHT_DISPATCH_H
#define FIELDWRIGHT_DISPATCH_H

#include "fieldwright_points.h"

static inline void dispatched_double(P256_POINT *r, const P256_POINT *a) {
  if (use_s2n_bignum_alt()) ecp_nistz256_point_double(r, a);
  else fieldwright_point_double(r, a);
}

static inline void dispatched_add(P256_POINT *r, const P256_POINT *a, const P256_POINT *b) {
  if (use_s2n_bignum_alt()) ecp_nistz256_point_add(r, a, b);
  else fieldwright_point_add(r, a, b);
}

static inline void dispatched_add_affine(P256_POINT *r, const P256_POINT *a, const P256_POINT_AFFINE *b) {
  if (use_s2n_bignum_alt()) ecp_nistz256_point_add_affine(r, a, b);
  else fieldwright_point_add_affine(r, a, b);
}

#define ecp_nistz256_point_double dispatched_double
#define ecp_nistz256_point_add dispatched_add
#define ecp_nistz256_point_add_affine dispatched_add_affine
#endif
