/*
 * P-256's ECDH and ECDSA of AWS-LC, and the little of the library that they refer to besides. Its sources come from the
 * aws-lc-sys crate; two of them are included, since they find what they need only beside others.
 */
#include <openssl/digest.h>
#include <crypto/fipsmodule/ec/internal.h>

void FIPS_service_indicator_lock_state(void);
void FIPS_service_indicator_unlock_state(void);
#include <crypto/fipsmodule/ec/ec_nistp.c>
#include <crypto/fipsmodule/ecdsa/ecdsa.c>

#include <openssl/engine.h>
#include <stdlib.h>

static const EC_GROUP *group(void) { return EC_group_p256(); }

#define BN_bn2binpad(x, out, length) BN_bn2bin_padded(out, length, x)
#define P256(name) awslc_p256_##name
#include "p256Keys.h"

void awslc_p256_sign(uint8_t out[64], const uint8_t secret[32], const uint8_t nonce[32], const uint8_t digest[32]) {
  EC_KEY *key = EC_KEY_new();
  BIGNUM *scalar = BN_bin2bn(secret, 32, NULL);
  EC_KEY_set_group(key, group());
  EC_KEY_set_private_key(key, scalar);
  ECDSA_SIG *signature = ECDSA_sign_with_nonce_and_leak_private_key_for_testing(digest, 32, key, nonce, 32);
  memset(out, 0, 64);
  if (signature != NULL) {
    BN_bn2binpad(ECDSA_SIG_get0_r(signature), out, 32);
    BN_bn2binpad(ECDSA_SIG_get0_s(signature), out + 32, 32);
  }
  ECDSA_SIG_free(signature);
  BN_clear_free(scalar);
  EC_KEY_free(key);
}

void OPENSSL_cpuid_setup(void);
__attribute__((constructor)) static void begin(void) { OPENSSL_cpuid_setup(); }

/* Keys and nonces are given, methods are the library's own, and nothing is reported. */
int RAND_bytes(uint8_t *out, size_t bytes) {
  (void)out, (void)bytes;
  abort();
}
const EC_KEY_METHOD *ENGINE_get_EC(const ENGINE *engine) {
  (void)engine;
  return NULL;
}
void ERR_put_error(int library, int unused, int reason, const char *file, unsigned line) {
  (void)library, (void)unused, (void)reason, (void)file, (void)line;
}
void ERR_clear_error(void) {}
uint32_t ERR_peek_last_error(void) { return 0; }
void FIPS_service_indicator_lock_state(void) {}
void FIPS_service_indicator_unlock_state(void) {}
