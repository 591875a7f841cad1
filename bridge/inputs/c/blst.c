/*
 * blst without assembly: Montgomery arithmetic for any modulus, which its callers pass; n0 is -1/p mod 2^64. The
 * functions are inline with a number of limbs that only the inlined code knows. The type of a double limb is declared
 * there for 32-bit limbs only.
 */
#define __BLST_NO_ASM__
#define LIMB_T_BITS 64
typedef unsigned __int128 llimb_t;
#include "vect.h"
#include "bytes.h"
#include "no_asm.h"

#define EXPORT(bits)                                                                                                   \
  __attribute__((flatten)) void blst_mul_mont_##bits(limb_t *ret, const limb_t *a, const limb_t *b, const limb_t *p,   \
                                                     limb_t n0) {                                                      \
    mul_mont_n(ret, a, b, p, n0, bits / LIMB_T_BITS);                                                                  \
  }                                                                                                                    \
  __attribute__((flatten)) void blst_sqr_mont_##bits(limb_t *ret, const limb_t *a, const limb_t *p, limb_t n0) {       \
    mul_mont_n(ret, a, a, p, n0, bits / LIMB_T_BITS);                                                                  \
  }                                                                                                                    \
  __attribute__((flatten)) void blst_add_mod_##bits(limb_t *ret, const limb_t *a, const limb_t *b, const limb_t *p) {  \
    add_mod_n(ret, a, b, p, bits / LIMB_T_BITS);                                                                       \
  }                                                                                                                    \
  __attribute__((flatten)) void blst_sub_mod_##bits(limb_t *ret, const limb_t *a, const limb_t *b, const limb_t *p) {  \
    sub_mod_n(ret, a, b, p, bits / LIMB_T_BITS);                                                                       \
  }                                                                                                                    \
  __attribute__((flatten)) void blst_mul_by_3_mod_##bits(limb_t *ret, const limb_t *a, const limb_t *p) {              \
    mul_by_3_mod_n(ret, a, p, bits / LIMB_T_BITS);                                                                     \
  }                                                                                                                    \
  __attribute__((flatten)) void blst_cneg_mod_##bits(limb_t *ret, const limb_t *a, bool_t flag, const limb_t *p) {     \
    cneg_mod_n(ret, a, flag, p, bits / LIMB_T_BITS);                                                                   \
  }                                                                                                                    \
  __attribute__((flatten)) void blst_from_mont_##bits(limb_t *ret, const limb_t *a, const limb_t *p, limb_t n0) {      \
    from_mont_n(ret, a, p, n0, bits / LIMB_T_BITS);                                                                    \
  }                                                                                                                    \
  __attribute__((flatten)) void blst_redc_mont_##bits(limb_t *ret, const limb_t *a, const limb_t *p, limb_t n0) {      \
    redc_mont_n(ret, a, p, n0, bits / LIMB_T_BITS);                                                                    \
  }                                                                                                                    \
  __attribute__((flatten)) void blst_div_by_2_mod_##bits(limb_t *ret, const limb_t *a, const limb_t *p) {              \
    rshift_mod_n(ret, a, 1, p, bits / LIMB_T_BITS);                                                                    \
  }                                                                                                                    \
  __attribute__((flatten)) void blst_lshift_mod_##bits(limb_t *ret, const limb_t *a, size_t count, const limb_t *p) {  \
    lshift_mod_n(ret, a, count, p, bits / LIMB_T_BITS);                                                                \
  }                                                                                                                    \
  __attribute__((flatten)) void blst_rshift_mod_##bits(limb_t *ret, const limb_t *a, size_t count, const limb_t *p) {  \
    rshift_mod_n(ret, a, count, p, bits / LIMB_T_BITS);                                                                \
  }
EXPORT(256)
EXPORT(384)
