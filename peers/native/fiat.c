/*
 * Fiat-Crypto's C code under callable names. Its headers come from the aws-lc-sys crate, which carries them unchanged.
 */
#include <stdint.h>

/* What one of the headers expects of its surroundings: a barrier to optimising, as the other two define it. */
#define OPENSSL_UNUSED __attribute__((unused))
static inline uint64_t value_barrier_u64(uint64_t x) {
  __asm__("" : "+r"(x));
  return x;
}

#include "curve25519_64.h"
#include "p256_64.h"
#include "p384_64.h"
#include "p521_64.h"

#define EXPORT(FIELD, MUL, SQUARE)                                                                                     \
  void fiat_c_##FIELD##_mul(uint64_t *out, const uint64_t *a, const uint64_t *b) { MUL(out, a, b); }                   \
  void fiat_c_##FIELD##_square(uint64_t *out, const uint64_t *a) { SQUARE(out, a); }

EXPORT(25519, fiat_25519_carry_mul, fiat_25519_carry_square)
EXPORT(p256, fiat_p256_mul, fiat_p256_square)
EXPORT(p384, fiat_p384_mul, fiat_p384_square)
EXPORT(p521, fiat_secp521r1_carry_mul, fiat_secp521r1_carry_square)

#define EXPORT_SUMS(FIELD, ADD, SUB)                                                                                   \
  void fiat_c_##FIELD##_add(uint64_t *out, const uint64_t *a, const uint64_t *b) { ADD(out, a, b); }                   \
  void fiat_c_##FIELD##_sub(uint64_t *out, const uint64_t *a, const uint64_t *b) { SUB(out, a, b); }

EXPORT_SUMS(25519, fiat_25519_add, fiat_25519_sub)
EXPORT_SUMS(p256, fiat_p256_add, fiat_p256_sub)
EXPORT_SUMS(p384, fiat_p384_add, fiat_p384_sub)
