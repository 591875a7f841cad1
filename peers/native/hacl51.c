/* The portable field of HACL*'s Curve25519 under callable names. The header is from the hacl-sys crate. */
#include "internal/Hacl_Krmllib.h"
#include "internal/Hacl_Bignum25519_51.h"

void hacl51_mul(uint64_t *out, uint64_t *a, uint64_t *b) {
  FStar_UInt128_uint128 unused[10];
  Hacl_Impl_Curve25519_Field51_fmul(out, a, b, unused);
}

void hacl51_square(uint64_t *out, uint64_t *a) {
  FStar_UInt128_uint128 unused[10];
  Hacl_Impl_Curve25519_Field51_fsqr(out, a, unused);
}
