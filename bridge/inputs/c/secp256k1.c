/*
 * The field of libsecp256k1, 5 limbs of 52 bits, and its scalar arithmetic, under callable names; its functions are
 * static and inline. The headers come from the crate secp256k1-sys, which prefixes all names with its version. What
 * works in place there has its result apart here.
 */
#define USE_FORCE_WIDEMUL_INT128 1
#include "field.h"
#include "util.h"
#include "int128_impl.h"
#include "field_impl.h"
#include "scalar_impl.h"

#define OF(name) rustsecp256k1_v0_14_##name
typedef OF(fe) Element;
typedef OF(scalar) Scalar;

void secp_fe_mul(uint64_t *out, const uint64_t *a, const uint64_t *b) { OF(fe_mul_inner)(out, a, b); }
void secp_fe_mul_r(uint64_t *restrict out, const uint64_t *a, const uint64_t *restrict b) {
  OF(fe_mul_inner)(out, a, b);
}
void secp_fe_sqr(uint64_t *out, const uint64_t *a) { OF(fe_sqr_inner)(out, a); }

#define IN_PLACE(name, call)                                                                                           \
  void secp_fe_##name(Element *out, const Element *a) {                                                                \
    Element r = *a;                                                                                                    \
    call;                                                                                                              \
    *out = r;                                                                                                          \
  }
IN_PLACE(normalize, OF(fe_impl_normalize)(&r))
IN_PLACE(normalize_weak, OF(fe_impl_normalize_weak)(&r))
IN_PLACE(half, OF(fe_impl_half)(&r))

void secp_fe_add(Element *out, const Element *a, const Element *b) {
  Element r = *a;
  OF(fe_impl_add)(&r, b);
  *out = r;
}
void secp_fe_negate(Element *out, const Element *a, int m) { OF(fe_impl_negate_unchecked)(out, a, m); }
void secp_fe_mul_int(Element *out, const Element *a, int m) {
  Element r = *a;
  OF(fe_impl_mul_int_unchecked)(&r, m);
  *out = r;
}
void secp_fe_cmov(Element *out, const Element *a, const Element *b, int flag) {
  Element r = *a;
  OF(fe_impl_cmov)(&r, b, flag);
  *out = r;
}
void secp_sc_mul(Scalar *out, const Scalar *a, const Scalar *b) { OF(scalar_mul)(out, a, b); }
void secp_sc_add(Scalar *out, const Scalar *a, const Scalar *b) { OF(scalar_add)(out, a, b); }
