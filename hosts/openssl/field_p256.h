/* Products and squares of P-256 that are called from C, by the library fe_p256: inversion, above all. Elements are in
 * Montgomery form and below p on both sides, as the functions in assembly have it that these stand in for; arrays may
 * be the same. Point formulas stay the host's assembly, which multiplies within them. It needs BMI2 and ADX. */
#ifndef FIELDWRIGHT_FIELD_P256_H
#define FIELDWRIGHT_FIELD_P256_H

extern void fe_p256_mul(BN_ULONG *out, const BN_ULONG *a, const BN_ULONG *b);
extern void fe_p256_square(BN_ULONG *out, const BN_ULONG *a);

#define ecp_nistz256_mul_mont fe_p256_mul
#define ecp_nistz256_sqr_mont fe_p256_square
#endif
