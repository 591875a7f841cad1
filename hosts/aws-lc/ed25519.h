/* Ed25519 by the library fieldwright_ed25519 where the processor has BMI2 and ADX, else by s2n-bignum. Hashes and
 * numbers modulo the order of the base point stay the host's. */
#ifndef FIELDWRIGHT_ED25519_H
#define FIELDWRIGHT_ED25519_H

/* The encoding of the scalar times the base point; the point is written where it is the host's. */
static inline void fieldwright_multiple(uint8_t out[32], uint64_t point[8], uint64_t scalar[4]) {
  if (!use_s2n_bignum_alt()) {
    fieldwright_ed25519_base(out, (const uint8_t *)scalar);
    return;
  }
  edwards25519_scalarmulbase_alt(point, scalar);
  edwards25519_encode(out, point);
}

/* Whether verification is ours. */
static inline int fieldwright_takes(const uint8_t public_key[32]) {
  return !use_s2n_bignum_alt() && fieldwright_is_usual(public_key);
}

/* What the host compares R with: R if the signature is right, else nothing, and then the result is 0. */
static inline int fieldwright_verify(uint8_t computed[32], const uint8_t public_key[32], const uint8_t R[32],
                                     const uint8_t S[32], const uint8_t digest[64]) {
  uint8_t signature[64];
  OPENSSL_memcpy(signature, R, 32);
  OPENSSL_memcpy(signature + 32, S, 32);
  OPENSSL_memcpy(computed, R, 32);
  return fieldwright_ed25519_verify(signature, public_key, digest);
}
#endif
