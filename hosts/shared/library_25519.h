/* What is called of the libraries fieldwright_x25519 and fieldwright_ed25519, one call at a time. They need BMI2 and
 * ADX, and compute with four numbers side by side where the processor has AVX-512 IFMA. */
#ifndef FIELDWRIGHT_LIBRARY_25519_H
#define FIELDWRIGHT_LIBRARY_25519_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

extern int fieldwright_x25519(uint8_t *out, const uint8_t *scalar, const uint8_t *point);
extern void fieldwright_x25519_base_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], size_t n);
extern void fieldwright_ed25519_base_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], size_t n);
extern int fieldwright_ed25519_verify_digest_batch(uint8_t *valid, const uint8_t (*signatures)[64],
                                                   const uint8_t (*public_keys)[32], const uint8_t (*digests)[64],
                                                   size_t n);

/* The public key of X25519 of a secret key, which is clamped. */
static inline void fieldwright_x25519_public(uint8_t out[32], const uint8_t secret[32]) {
  fieldwright_x25519_base_batch((uint8_t(*)[32])out, (const uint8_t(*)[32])secret, 1);
}

/* The encoding of the scalar times the base point of edwards25519. */
static inline void fieldwright_ed25519_base(uint8_t out[32], const uint8_t scalar[32]) {
  fieldwright_ed25519_base_batch((uint8_t(*)[32])out, (const uint8_t(*)[32])scalar, 1);
}

/* Public keys that are not usual stay the host's: it takes encodings that we refuse, y from p on, and x = 0 with a
 * sign; for x = 0, y is 1 or p - 1. */
static inline int fieldwright_is_usual(const uint8_t public_key[32]) {
  uint64_t y[4];
  memcpy(y, public_key, sizeof(y));
  y[3] &= UINT64_MAX >> 1;
  int is_high = y[0] >= UINT64_MAX - 19 && (y[1] & y[2]) == UINT64_MAX && y[3] == UINT64_MAX >> 1;
  int is_one = y[0] == 1 && (y[1] | y[2] | y[3]) == 0;
  return !is_high && !is_one;
}

/* 1 if a signature is right by a public key that is usual, else 0; the digest is SHA-512 of R, public key and message,
 * with what belongs before them. */
static inline int fieldwright_ed25519_verify(const uint8_t signature[64], const uint8_t public_key[32],
                                             const uint8_t digest[64]) {
  uint8_t valid;
  return fieldwright_ed25519_verify_digest_batch(&valid, (const uint8_t(*)[64])signature,
                                                 (const uint8_t(*)[32])public_key, (const uint8_t(*)[64])digest,
                                                 1) == 0;
}
#endif
