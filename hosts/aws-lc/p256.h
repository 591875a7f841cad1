/* P-256 by the library fieldwright_p256 where the processor has BMI2 and ADX: multiples of the base point, ECDH and
 * ECDSA. What it does not take goes the host's way, and so does what ends with an error: other curves, points whose Z
 * is not 1, a signature whose r or s would be 0. Nonces are the host's. */
#ifndef FIELDWRIGHT_P256_H
#define FIELDWRIGHT_P256_H

#include <openssl/ecdsa.h>

#include "../../../third_party/s2n-bignum/s2n-bignum_aws-lc.h"
#include "fieldwright_library.h"

static inline int fieldwright_is_p256(const EC_GROUP *group) {
  return EC_GROUP_get_curve_name(group) == NID_X9_62_prime256v1 && !use_s2n_bignum_alt();
}

static inline void fieldwright_scalar(fieldwright_number out, const EC_GROUP *group, const EC_SCALAR *scalar) {
  size_t length;
  ec_scalar_to_bytes(group, out, &length, scalar);
}

/* x and y of a point; 1 if its Z is 1. */
static inline int fieldwright_point(fieldwright_pair out, const EC_GROUP *group, const EC_JACOBIAN *point) {
  size_t length;
  if (!ec_felem_equal(group, &point->Z, ec_felem_one(group))) return 0;
  ec_felem_to_bytes(group, out, &length, &point->X);
  ec_felem_to_bytes(group, out + FIELDWRIGHT_BYTES, &length, &point->Y);
  return 1;
}

/* 1 if the scalar times the base point is made: of 0 it is not. */
static inline int fieldwright_mul_base(const EC_GROUP *group, EC_JACOBIAN *r, const EC_SCALAR *scalar) {
  fieldwright_number secret;
  fieldwright_pair pair;
  uint8_t valid;
  if (!fieldwright_is_p256(group)) return 0;
  fieldwright_scalar(secret, group, scalar);
  int is_made = fieldwright_p256_public_key_batch(&valid, &pair, &secret, 1) == 0 &&
                ec_felem_from_bytes(group, &r->X, pair, FIELDWRIGHT_BYTES) &&
                ec_felem_from_bytes(group, &r->Y, pair + FIELDWRIGHT_BYTES, FIELDWRIGHT_BYTES);
  OPENSSL_cleanse(secret, sizeof(secret));
  r->Z = *ec_felem_one(group);
  return is_made;
}

/* 1 if x of the scalar times the point is made. */
static inline int fieldwright_ecdh(uint8_t *out, size_t *length, const EC_GROUP *group, const EC_JACOBIAN *point,
                                   const EC_SCALAR *scalar) {
  fieldwright_number secret;
  fieldwright_pair pair;
  uint8_t valid;
  if (!fieldwright_is_p256(group) || *length < FIELDWRIGHT_BYTES || !fieldwright_point(pair, group, point)) return 0;
  fieldwright_scalar(secret, group, scalar);
  int is_made = fieldwright_p256_ecdh_batch(&valid, (fieldwright_number *)out, &secret, &pair, 1) == 0;
  OPENSSL_cleanse(secret, sizeof(secret));
  if (is_made) *length = FIELDWRIGHT_BYTES;
  return is_made;
}

/* A signature with a nonce, or NULL. */
static inline ECDSA_SIG *fieldwright_sign(const EC_GROUP *group, const EC_SCALAR *key, const EC_SCALAR *k,
                                          const uint8_t *digest, size_t length) {
  fieldwright_number secret, nonce, number;
  fieldwright_pair pair;
  uint8_t valid;
  if (!fieldwright_is_p256(group)) return NULL;
  fieldwright_scalar(secret, group, key);
  fieldwright_scalar(nonce, group, k);
  fieldwright_digest(number, digest, length);
  int is_made = fieldwright_p256_sign_nonce_batch(&valid, &pair, &secret, &nonce, &number, 1) == 0;
  OPENSSL_cleanse(secret, sizeof(secret));
  OPENSSL_cleanse(nonce, sizeof(nonce));
  ECDSA_SIG *signature = is_made ? ECDSA_SIG_new() : NULL;
  if (signature == NULL || (BN_bin2bn(pair, FIELDWRIGHT_BYTES, signature->r) != NULL &&
                            BN_bin2bn(pair + FIELDWRIGHT_BYTES, FIELDWRIGHT_BYTES, signature->s) != NULL))
    return signature;
  ECDSA_SIG_free(signature);
  return NULL;
}

/* 1 if a signature is right, 0 if not, -1 if that is for the host to say. The point is on the curve, as all are. */
static inline int fieldwright_verify_ecdsa(const EC_GROUP *group, const EC_SCALAR *r, const EC_SCALAR *s,
                                           const EC_JACOBIAN *point, const uint8_t *digest, size_t length) {
  fieldwright_number number;
  fieldwright_pair public_key, pair;
  uint8_t valid;
  if (!fieldwright_is_p256(group) || !fieldwright_point(public_key, group, point)) return -1;
  fieldwright_scalar(pair, group, r);
  fieldwright_scalar(pair + FIELDWRIGHT_BYTES, group, s);
  fieldwright_digest(number, digest, length);
  return fieldwright_p256_verify_batch(&valid, &pair, &public_key, &number, 1) == 0;
}
#endif
