/*
 * Products and squares in Fp of BLS12-381 by the library fe_bls12_381_p_strict and in Fp2 by formula_bls12_381_p, which
 * need BMI2 and ADX. Arrays are six words of 64 bits, or twice six, the least significant first, in Montgomery form,
 * and may be the same. Elements are below p before and after.
 */
#ifndef FIELDWRIGHT_H
#define FIELDWRIGHT_H

void fe_bls12_381_p_strict_mul(limb_t *out, const limb_t *a, const limb_t *b);
void fe_bls12_381_p_strict_square(limb_t *out, const limb_t *a);
void formula_bls12_381_p_fp2_mul(limb_t *out, const limb_t *a, const limb_t *b);
void formula_bls12_381_p_fp2_square(limb_t *out, const limb_t *a);

/* For numbers that may not be below p, as programs hand them over: blst's own, by whose bounds the result is right. */
static inline void mul_any_fp(vec384 out, const vec384 a, const vec384 b)
{   mul_mont_384(out, a, b, BLS12_381_P, p0);   }

static inline void sqr_any_fp(vec384 out, const vec384 a)
{   sqr_mont_384(out, a, BLS12_381_P, p0);   }

static inline void mul_any_fp2(vec384x out, const vec384x a, const vec384x b)
{   mul_mont_384x(out, a, b, BLS12_381_P, p0);   }

static inline void sqr_any_fp2(vec384x out, const vec384x a)
{   sqr_mont_384x(out, a, BLS12_381_P, p0);   }

#endif
