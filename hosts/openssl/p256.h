/* P-256 by the library fieldwright_p256, for the EC_METHOD of nistz256: multiples of the base point, ECDH and ECDSA.
 * What it does not take goes the host's way, and so does what ends with an error: points whose Z is not 1 or that are
 * not on the curve, numbers that are negative, 0 or too large, other base points, nonces that are given as 1/k. Nonces
 * are drawn as the host draws them. It needs BMI2 and ADX. */
#ifndef FIELDWRIGHT_P256_H
#define FIELDWRIGHT_P256_H

#include "fieldwright_library.h"

/* Words, the lowest first, as bytes, the highest first, or back. */
static void fieldwright_reverse(void *out, const void *in) {
  BN_ULONG words[P256_LIMBS];
  memcpy(words, in, sizeof(words));
  for (int i = 0; i < P256_LIMBS; i++) {
    BN_ULONG word = __builtin_bswap64(words[P256_LIMBS - 1 - i]);
    memcpy((uint8_t *)out + 8 * i, &word, sizeof(word));
  }
}

/* 1 if a number is there, and fits. */
static int fieldwright_bytes(fieldwright_number out, const BIGNUM *in) {
  return in != NULL && !BN_is_negative(in) && BN_bn2binpad(in, out, FIELDWRIGHT_BYTES) == FIELDWRIGHT_BYTES;
}

/* x and y of a point of this group; 1 if its Z is 1. */
static int fieldwright_point(fieldwright_pair out, const EC_GROUP *group, const EC_POINT *point) {
  BN_ULONG x[P256_LIMBS], y[P256_LIMBS], number[P256_LIMBS];
  if (point == NULL || point->meth != group->meth || !point->Z_is_one) return 0;
  if (!ecp_nistz256_bignum_to_field_elem(x, point->X) || !ecp_nistz256_bignum_to_field_elem(y, point->Y)) return 0;
  ecp_nistz256_from_mont(number, x);
  fieldwright_reverse(out, number);
  ecp_nistz256_from_mont(number, y);
  fieldwright_reverse(out + FIELDWRIGHT_BYTES, number);
  return 1;
}

static int fieldwright_has_base(const EC_GROUP *group) {
  const EC_POINT *base = EC_GROUP_get0_generator(group);
  return base != NULL && ecp_nistz256_is_affine_G(base);
}

static int fieldwright_points_mul(const EC_GROUP *group, EC_POINT *r, const BIGNUM *scalar, size_t num,
                                  const EC_POINT *points[], const BIGNUM *scalars[], BN_CTX *ctx) {
  fieldwright_number secret;
  fieldwright_pair pair;
  uint8_t valid;
  int is_made = num == 0 && fieldwright_has_base(group) && fieldwright_bytes(secret, scalar) &&
                fieldwright_p256_public_key_batch(&valid, &pair, &secret, 1) == 0;
  OPENSSL_cleanse(secret, sizeof(secret));
  if (!is_made) return ecp_nistz256_points_mul(group, r, scalar, num, points, scalars, ctx);
  P256_POINT_AFFINE affine;
  BN_ULONG x[P256_LIMBS], y[P256_LIMBS];
  fieldwright_reverse(x, pair);
  fieldwright_reverse(y, pair + FIELDWRIGHT_BYTES);
  ecp_nistz256_to_mont(affine.X, x);
  ecp_nistz256_to_mont(affine.Y, y);
  return ecp_nistz256_set_from_affine(r, group, &affine, ctx);
}

static int fieldwright_compute_key(unsigned char **out, size_t *length, const EC_POINT *public_key, const EC_KEY *key) {
  fieldwright_number secret;
  fieldwright_pair pair;
  uint8_t valid;
  unsigned char *shared = OPENSSL_malloc(FIELDWRIGHT_BYTES);
  int is_made = shared != NULL && fieldwright_bytes(secret, EC_KEY_get0_private_key(key)) &&
                fieldwright_point(pair, EC_KEY_get0_group(key), public_key) &&
                fieldwright_p256_ecdh_batch(&valid, (fieldwright_number *)shared, &secret, &pair, 1) == 0;
  OPENSSL_cleanse(secret, sizeof(secret));
  if (!is_made) {
    OPENSSL_free(shared);
    return ossl_ecdh_simple_compute_key(out, length, public_key, key);
  }
  *out = shared;
  *length = FIELDWRIGHT_BYTES;
  return 1;
}

/* A nonce as ecdsa_sign_setup draws it, of a digest of 32 bytes at most; 1 if there is one. */
static int fieldwright_nonce(fieldwright_number out, const EC_KEY *key, const unsigned char *digest, int length) {
  const BIGNUM *order = EC_GROUP_get0_order(EC_KEY_get0_group(key));
  BIGNUM *k = BN_secure_new();
  BN_CTX *ctx = BN_CTX_new_ex(key->libctx);
  int is_drawn = k != NULL && ctx != NULL;
  int kept = length < FIELDWRIGHT_BYTES ? length : FIELDWRIGHT_BYTES;
  do {
    is_drawn = is_drawn &&
               ossl_bn_gen_dsa_nonce_fixed_top(k, order, EC_KEY_get0_private_key(key), digest, kept, ctx);
  } while (is_drawn && ossl_bn_is_word_fixed_top(k, 0));
  is_drawn = is_drawn && fieldwright_bytes(out, k);
  BN_clear_free(k);
  BN_CTX_free(ctx);
  return is_drawn;
}

static ECDSA_SIG *fieldwright_sign_sig(const unsigned char *digest, int length, const BIGNUM *in_kinv,
                                       const BIGNUM *in_r, EC_KEY *key) {
  fieldwright_number secret, nonce, number;
  fieldwright_pair pair;
  uint8_t valid;
  ECDSA_SIG *signature = ECDSA_SIG_new();
  int is_made = signature != NULL && digest != NULL && in_kinv == NULL && in_r == NULL && EC_KEY_can_sign(key) &&
                fieldwright_has_base(EC_KEY_get0_group(key)) &&
                fieldwright_bytes(secret, EC_KEY_get0_private_key(key)) &&
                fieldwright_nonce(nonce, key, digest, length);
  if (is_made) {
    fieldwright_digest(number, digest, length);
    is_made = fieldwright_p256_sign_nonce_batch(&valid, &pair, &secret, &nonce, &number, 1) == 0;
  }
  OPENSSL_cleanse(secret, sizeof(secret));
  OPENSSL_cleanse(nonce, sizeof(nonce));
  is_made = is_made && (signature->r = BN_bin2bn(pair, FIELDWRIGHT_BYTES, NULL)) != NULL &&
            (signature->s = BN_bin2bn(pair + FIELDWRIGHT_BYTES, FIELDWRIGHT_BYTES, NULL)) != NULL;
  if (is_made) return signature;
  ECDSA_SIG_free(signature);
  return ossl_ecdsa_simple_sign_sig(digest, length, in_kinv, in_r, key);
}

/* What is not right is verified by the host again, which tells apart what is an error: a sum at infinity, or a key that
 * is not on the curve. */
static int fieldwright_verify_sig(const unsigned char *digest, int length, const ECDSA_SIG *signature, EC_KEY *key) {
  const EC_GROUP *group = key == NULL ? NULL : EC_KEY_get0_group(key);
  fieldwright_number number;
  fieldwright_pair point, pair;
  uint8_t valid;
  int is_given = group != NULL && signature != NULL && EC_KEY_can_sign(key) && fieldwright_has_base(group) &&
                 fieldwright_point(point, group, EC_KEY_get0_public_key(key)) &&
                 fieldwright_bytes(pair, signature->r) && fieldwright_bytes(pair + FIELDWRIGHT_BYTES, signature->s);
  if (is_given) {
    fieldwright_digest(number, digest, length);
    if (fieldwright_p256_verify_batch(&valid, &pair, &point, &number, 1) == 0) return 1;
  }
  return ossl_ecdsa_simple_verify_sig(digest, length, signature, key);
}
#endif
