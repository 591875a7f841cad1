/*
 * Public keys of X25519 and P-256's ECDH and ECDSA by the system's OpenSSL. Numbers are 32 bytes, the highest first.
 * Those of P-256 are called below EVP, which would decode keys and parse signatures each time, and with a given nonce.
 */
#define OPENSSL_API_COMPAT 0x10100000L
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <stdint.h>

void openssl_x25519_public(uint8_t out[32], const uint8_t scalar[32]) {
  EVP_PKEY *secret = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, scalar, 32);
  size_t length = 32;
  EVP_PKEY_get_raw_public_key(secret, out, &length);
  EVP_PKEY_free(secret);
}

/* What all calls share, as programs keep it. */
static const EC_GROUP *group(void) {
  static EC_GROUP *made;
  if (made == NULL) made = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
  return made;
}

#define P256(name) openssl_p256_##name
#include "p256Keys.h"

/* r of the nonce and its inverse, as ECDSA_sign_setup makes them of a random one. */
void openssl_p256_sign(uint8_t out[64], const uint8_t secret[32], const uint8_t nonce[32], const uint8_t digest[32]) {
  EC_KEY *key = EC_KEY_new();
  BIGNUM *scalar = BN_bin2bn(secret, 32, NULL), *k = BN_bin2bn(nonce, 32, NULL), *r = BN_new();
  EC_POINT *multiple = EC_POINT_new(group());
  EC_KEY_set_group(key, group());
  EC_KEY_set_private_key(key, scalar);
  EC_POINT_mul(group(), multiple, k, NULL, NULL, context());
  EC_POINT_get_affine_coordinates(group(), multiple, r, NULL, context());
  BN_nnmod(r, r, EC_GROUP_get0_order(group()), context());
  BN_set_flags(k, BN_FLG_CONSTTIME);
  BN_mod_inverse(k, k, EC_GROUP_get0_order(group()), context());
  ECDSA_SIG *signature = ECDSA_do_sign_ex(digest, 32, k, r, key);
  memset(out, 0, 64);
  if (signature != NULL) {
    BN_bn2binpad(ECDSA_SIG_get0_r(signature), out, 32);
    BN_bn2binpad(ECDSA_SIG_get0_s(signature), out + 32, 32);
  }
  ECDSA_SIG_free(signature);
  EC_POINT_free(multiple);
  BN_free(r);
  BN_clear_free(k);
  BN_clear_free(scalar);
  EC_KEY_free(key);
}
