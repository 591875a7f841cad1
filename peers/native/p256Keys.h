/*
 * ECDH and verification on P-256 by libraries with the interface of OpenSSL. Who includes this defines `group()`, and
 * P256(name), the names of functions.
 */
#include <string.h>

static BN_CTX *context(void) {
  static BN_CTX *made;
  if (made == NULL) made = BN_CTX_new();
  return made;
}

/* Null where it is none. */
static EC_POINT *point(const uint8_t bytes[64]) {
  uint8_t encoded[65] = {4};
  memcpy(encoded + 1, bytes, 64);
  EC_POINT *made = EC_POINT_new(group());
  if (EC_POINT_oct2point(group(), made, encoded, 65, context()) == 1) return made;
  EC_POINT_free(made);
  return NULL;
}

void P256(ecdh)(uint8_t out[32], const uint8_t secret[32], const uint8_t public[64]) {
  EC_POINT *key = point(public), *shared = EC_POINT_new(group());
  BIGNUM *scalar = BN_bin2bn(secret, 32, NULL), *x = BN_new();
  memset(out, 0, 32);
  if (key != NULL && EC_POINT_mul(group(), shared, NULL, key, scalar, context()) == 1 &&
      EC_POINT_get_affine_coordinates(group(), shared, x, NULL, context()) == 1)
    BN_bn2binpad(x, out, 32);
  BN_clear_free(x);
  BN_clear_free(scalar);
  EC_POINT_free(shared);
  EC_POINT_free(key);
}

void P256(verify)(uint64_t *out, const uint8_t signature[64], const uint8_t public[64], const uint8_t digest[32]) {
  EC_KEY *key = EC_KEY_new();
  EC_POINT *own = point(public);
  ECDSA_SIG *sig = ECDSA_SIG_new();
  ECDSA_SIG_set0(sig, BN_bin2bn(signature, 32, NULL), BN_bin2bn(signature + 32, 32, NULL));
  EC_KEY_set_group(key, group());
  *out = own != NULL && EC_KEY_set_public_key(key, own) == 1 && ECDSA_do_verify(digest, 32, sig, key) == 1;
  ECDSA_SIG_free(sig);
  EC_POINT_free(own);
  EC_KEY_free(key);
}
