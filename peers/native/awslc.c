/*
 * Ed25519 of AWS-LC, which stands on s2n-bignum, and the little of the library that it refers to besides. Its sources
 * come from the aws-lc-sys crate.
 */
#include <openssl/curve25519.h>
#include <stdlib.h>
#include "ed25519.h"

ED25519_PUBLIC(awslc) {
  uint8_t secret[64];
  ED25519_keypair_from_seed(out, secret, seed);
}
ED25519_SIGN(awslc) { ED25519_sign(out, message, length, key); }
ED25519_VERIFY(awslc) { *out = (uint64_t)ED25519_verify(message, length, signature, public); }

void OPENSSL_cpuid_setup(void);
__attribute__((constructor)) static void begin(void) { OPENSSL_cpuid_setup(); }

void OPENSSL_cleanse(void *data, size_t bytes) {
  memset(data, 0, bytes);
  __asm__("" : : "r"(data) : "memory");
}

int CRYPTO_memcmp(const void *a, const void *b, size_t bytes) {
  uint8_t different = 0;
  for (size_t i = 0; i < bytes; i++) different |= ((const uint8_t *)a)[i] ^ ((const uint8_t *)b)[i];
  return different;
}

/* Keys are given, and nothing is reported. */
int RAND_bytes(uint8_t *out, size_t bytes) {
  (void)out, (void)bytes;
  abort();
}
void ERR_put_error(int library, int unused, int reason, const char *file, unsigned line) {
  (void)library, (void)unused, (void)reason, (void)file, (void)line;
}
void FIPS_service_indicator_lock_state(void) {}
void FIPS_service_indicator_unlock_state(void) {}
void FIPS_service_indicator_update_state(void) {}
