/* What is called in place of s2n-bignum where the processor has BMI2 and ADX. Elements of the fields of P-384 and P-521
 * are below the prime on both sides, those of P-384 in Montgomery form, as in s2n-bignum; arrays may be the same. */
#ifndef FIELDWRIGHT_H
#define FIELDWRIGHT_H

#include "fieldwright_25519.h"

extern void formula_p384_montgomery_jacobian_double(uint64_t *out, const uint64_t *a);
extern void formula_p384_montgomery_jacobian_add(uint64_t *out, const uint64_t *a, const uint64_t *b);
extern void formula_p384_montgomery_jacobian_mixed(uint64_t *out, const uint64_t *a, const uint64_t *b);

extern void fe_p521_strict_mul(uint64_t *out, const uint64_t *a, const uint64_t *b);
#endif
