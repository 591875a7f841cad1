/*
 * ECDH and ECDSA on P-256 (SP 800-56A, FIPS 186-5) of many keys, by `fieldwright library p256 --lanes` of
 * Fieldwright. Link with libfieldwright_p256.a.
 */
#ifndef FIELDWRIGHT_P256_BATCH_H
#define FIELDWRIGHT_P256_BATCH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Each function does the same n times, for i below n, which may be 0: four at a time by AVX2, eight by AVX-512 IFMA,
 * if the library was made for them (`--lanes`) and the processor has them, where the system saves the registers;
 * elsewhere, one by one. Of these ways each n gets what takes the least, by times that were measured where the
 * library was made. What one key has changes no result of another.
 *
 * Numbers are 32 bytes, the highest first. A secret key is a number from 1 to n - 1, n the order of the base point; a
 * public key is x and y of a point on the curve, both below p; a signature is r and s. A digest is 32 bytes, as of
 * SHA-256: of longer ones the first 32.
 *
 * valid[i] = 1 where all that was given is right, else 0, and then the result is zeros. Functions return 0 if all are
 * right, else -1. Arrays of results must not overlap any other, but shared may be secret_keys.
 *
 * No jump, no address and no instruction of variable time depends on a secret key or on what is made of it, but for
 * what valid and the results say. The stack is not wiped. No memory is used but the stack, and no state but what the
 * processor has: threads may call them at once.
 */

/* public_keys[i] = the public key of a secret key. */
int fieldwright_p256_public_key_batch(uint8_t *valid, uint8_t (*public_keys)[64], const uint8_t (*secret_keys)[32],
                                      size_t n);

/* shared[i] = x of secret key times public key. */
int fieldwright_p256_ecdh_batch(uint8_t *valid, uint8_t (*shared)[32], const uint8_t (*secret_keys)[32],
                                const uint8_t (*public_keys)[64], size_t n);

/*
 * signatures[i] = the signature of a digest, with the nonce that RFC 6979 makes of secret key and digest by HMAC with
 * SHA-256: the same each time. One of 2^32 nonces is passed over, and then the time of that signature is longer.
 */
int fieldwright_p256_sign_batch(uint8_t *valid, uint8_t (*signatures)[64], const uint8_t (*secret_keys)[32],
                                const uint8_t (*digests)[32], size_t n);

/*
 * valid[i] = 1 if a signature of a digest is right by a public key. Right means FIPS 186-5, section 6.4.2: r and s from
 * 1 to n - 1, of which s may be above n/2. Each signature is verified by itself. Nothing here is secret: time may
 * depend on all of it.
 */
int fieldwright_p256_verify_batch(uint8_t *valid, const uint8_t (*signatures)[64], const uint8_t (*public_keys)[64],
                                  const uint8_t (*digests)[32], size_t n);

/*
 * signatures[i] = the signature of a digest with a nonce of the caller's: a number from 1 to n - 1, drawn evenly, that
 * nobody else knows, and never the same for two digests of a secret key, whose value would be given away. valid[i] = 0
 * also for one that would make r = 0 or s = 0: draw another one.
 */
int fieldwright_p256_sign_nonce_batch(uint8_t *valid, uint8_t (*signatures)[64], const uint8_t (*secret_keys)[32],
                                      const uint8_t (*nonces)[32], const uint8_t (*digests)[32], size_t n);

#ifdef __cplusplus
}
#endif

#endif
