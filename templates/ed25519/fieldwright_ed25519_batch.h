/*
 * Ed25519 (RFC 8032, section 5.1) of many keys and messages, by `fieldwright library ed25519 --lanes` of Fieldwright.
 * Link with libfieldwright_ed25519.a.
 */
#ifndef FIELDWRIGHT_ED25519_BATCH_H
#define FIELDWRIGHT_ED25519_BATCH_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Each function does the same n times, for i below n, which may be 0: four at a time by AVX2, eight by AVX-512 IFMA,
 * if the library was made for them (`--lanes`) and the processor has them, where the system saves the registers;
 * elsewhere, one by one. Of these ways each n gets what takes the least, by times that were measured where the
 * library was made. A result depends on nothing of the others; the time of those at a time is that of the longest of
 * their messages.
 *
 * Arrays of results must not overlap any other. Message i is the lengths[i] bytes at messages[i], fewer than 2^60; the
 * pointer is not followed if there are none.
 *
 * The processor has x86-64-v3 and ADX, as those of Intel since Broadwell and of AMD since Zen; it is not asked.
 *
 * No jump, no address and no instruction of variable time depends on a seed or on a secret key; they depend on lengths.
 * The stack is not wiped. No memory is used but the stack, and no state but what the processor has: threads may call
 * them at once.
 */

/* out[i] = the seed, which is 32 bytes of a good random source, and behind it its public key: a secret key. */
void fieldwright_ed25519_keypair_batch(uint8_t (*out)[64], const uint8_t (*seeds)[32], size_t n);

/*
 * out[i] = the signature, R and S, of a message. A secret key is seed and public key, as
 * fieldwright_ed25519_keypair_batch makes them: signatures of a message with two public keys behind one seed give its
 * scalar away.
 */
void fieldwright_ed25519_sign_batch(uint8_t (*out)[64], const uint8_t (*secret_keys)[64],
                                    const uint8_t *const *messages, const size_t *lengths, size_t n);

/*
 * valid[i] = 1 if a signature of a message is right by a public key, else 0. Returns 0 if all are, else -1.
 *
 * Right means: S is below the order L of the base point B, the public key A is the canonical encoding of a point (y
 * below 2^255 - 19, no sign with x = 0), and R is the encoding of S B - k A, to the bit. (This is the equation of
 * section 5.1.7 without the factor 8; a public key of small order is a point like others.) Each signature is verified
 * by itself. Nothing here is secret: time may depend on all of it.
 */
int fieldwright_ed25519_verify_batch(uint8_t *valid, const uint8_t (*signatures)[64], const uint8_t (*public_keys)[32],
                                     const uint8_t *const *messages, const size_t *lengths, size_t n);

/*
 * Of signatures of other kinds (RFC 8032: Ed25519ctx, Ed25519ph), and for who hashes otherwise, what is between the
 * hashes:
 *
 * out[i] = the encoding of scalars[i] times the base point: of a secret scalar, its public key, and of a nonce, R. A
 * scalar is any number below 2^255, 32 bytes, the least significant first; bit 255 is ignored. out may be scalars. No
 * jump, no address and no instruction of variable time depends on a scalar.
 */
void fieldwright_ed25519_base_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], size_t n);

/*
 * As fieldwright_ed25519_verify_batch, of what was hashed: digests[i] is the 64 bytes that SHA-512 makes of R, public
 * key and message, with whatever belongs before them.
 */
int fieldwright_ed25519_verify_digest_batch(uint8_t *valid, const uint8_t (*signatures)[64],
                                            const uint8_t (*public_keys)[32], const uint8_t (*digests)[64], size_t n);

#ifdef __cplusplus
}
#endif

#endif
