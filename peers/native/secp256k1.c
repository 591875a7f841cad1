/*
 * The field of libsecp256k1 under callable names; its functions are static and inline. The headers come from the
 * secp256k1-sys crate, which prefixes all names with its version.
 */
#define USE_FORCE_WIDEMUL_INT128 1
#include "field.h"
#include "util.h"
#include "int128_impl.h"
#include "field_5x52_int128_impl.h"

void libsecp256k1_mul(uint64_t *out, const uint64_t *a, const uint64_t *b) {
  rustsecp256k1_v0_14_fe_mul_inner(out, a, b);
}

void libsecp256k1_sqr(uint64_t *out, const uint64_t *a) { rustsecp256k1_v0_14_fe_sqr_inner(out, a); }
