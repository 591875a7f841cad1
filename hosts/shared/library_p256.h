/* What is called of the library fieldwright_p256, one call at a time. It needs BMI2 and ADX, and computes with four
 * numbers side by side where the processor has AVX-512 IFMA. Functions return 0 if all that was given is right. */
#ifndef FIELDWRIGHT_LIBRARY_P256_H
#define FIELDWRIGHT_LIBRARY_P256_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { FIELDWRIGHT_BYTES = 32 };

/* Of numbers the highest byte is the first; pairs are x and y, or r and s. */
typedef uint8_t fieldwright_number[FIELDWRIGHT_BYTES];
typedef uint8_t fieldwright_pair[2 * FIELDWRIGHT_BYTES];

extern int fieldwright_p256_public_key_batch(uint8_t *valid, fieldwright_pair *out, const fieldwright_number *secrets,
                                             size_t n);
extern int fieldwright_p256_ecdh_batch(uint8_t *valid, fieldwright_number *out, const fieldwright_number *secrets,
                                       const fieldwright_pair *public_keys, size_t n);
extern int fieldwright_p256_sign_nonce_batch(uint8_t *valid, fieldwright_pair *out, const fieldwright_number *secrets,
                                             const fieldwright_number *nonces, const fieldwright_number *digests,
                                             size_t n);
extern int fieldwright_p256_verify_batch(uint8_t *valid, const fieldwright_pair *signatures,
                                         const fieldwright_pair *public_keys, const fieldwright_number *digests,
                                         size_t n);

/* Of digests the first 32 bytes count, and shorter ones are numbers, too. */
static inline void fieldwright_digest(fieldwright_number out, const uint8_t *digest, size_t length) {
  size_t kept = length < FIELDWRIGHT_BYTES ? length : FIELDWRIGHT_BYTES;
  memset(out, 0, FIELDWRIGHT_BYTES);
  if (kept > 0) memcpy(out + FIELDWRIGHT_BYTES - kept, digest, kept);
}
#endif
