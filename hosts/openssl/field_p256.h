/* Products and squares of P-256 that are called from C, by the library fe_p256: inversion, above all; and the formulas
 * of points. Elements are in Montgomery form and below p on both sides, as the functions in assembly have it that these
 * stand in for; arrays may be the same. It needs BMI2 and ADX. */
#ifndef FIELDWRIGHT_FIELD_P256_H
#define FIELDWRIGHT_FIELD_P256_H

#include "fieldwright_points.h"

extern void fe_p256_mul(BN_ULONG *out, const BN_ULONG *a, const BN_ULONG *b);
extern void fe_p256_square(BN_ULONG *out, const BN_ULONG *a);

#define ecp_nistz256_mul_mont fe_p256_mul
#define ecp_nistz256_sqr_mont fe_p256_square
#define ecp_nistz256_point_double fieldwright_point_double
#define ecp_nistz256_point_add fieldwright_point_add
#define ecp_nistz256_point_add_affine fieldwright_point_add_affine
#endif
