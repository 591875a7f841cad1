/* libsodium's ref10, 5 limbs of 51 bits; the functions are static in a private header. */
#include <stddef.h>
#include <stdint.h>
#include "private/ed25519_ref10.h"

void sodium_fe_mul(uint64_t *h, const uint64_t *f, const uint64_t *g) { fe25519_mul(h, f, g); }
void sodium_fe_sq(uint64_t *h, const uint64_t *f) { fe25519_sq(h, f); }
void sodium_fe_sq2(uint64_t *h, const uint64_t *f) { fe25519_sq2(h, f); }
void sodium_fe_add(uint64_t *h, const uint64_t *f, const uint64_t *g) { fe25519_add(h, f, g); }
void sodium_fe_sub(uint64_t *h, const uint64_t *f, const uint64_t *g) { fe25519_sub(h, f, g); }
void sodium_fe_neg(uint64_t *h, const uint64_t *f) { fe25519_neg(h, f); }
void sodium_fe_mul32(uint64_t *h, const uint64_t *f, uint32_t n) { fe25519_mul32(h, f, n); }
