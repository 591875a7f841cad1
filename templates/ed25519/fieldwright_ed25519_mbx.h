/*
 * Ed25519 (RFC 8032) by the names and conventions of Intel's crypto_mb 2, from `fieldwright library ed25519 --lanes 8
 * --interface mbx` of Fieldwright. Programs that include crypto_mb/ed25519.h need no other header: link this library
 * instead of libcrypto_mb.a.
 */
#ifndef FIELDWRIGHT_ED25519_MBX_H
#define FIELDWRIGHT_ED25519_MBX_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef uint8_t ed25519_sign_component[32];
typedef uint8_t ed25519_public_key[32];
typedef uint8_t ed25519_private_key[32];

/*
 * Four bits a lane, lane 0 the lowest: 0 right; 2 a pointer of the lane is null, and nothing is written for it; 8 the
 * signature is wrong. If an array itself is null, 2 in all lanes.
 *
 * A private key is a seed. What is written must not overlap anything else. What one lane has changes no result of
 * another. What is right, and what may depend on secrets, is said in fieldwright_ed25519_batch.h.
 */
uint32_t mbx_ed25519_public_key_mb8(ed25519_public_key *pa_public_key[8],
                                    const ed25519_private_key *const pa_private_key[8]);

/* The public key must be that of the private key. */
uint32_t mbx_ed25519_sign_mb8(ed25519_sign_component *pa_sign_r[8], ed25519_sign_component *pa_sign_s[8],
                              const uint8_t *const pa_msg[8], const uint32_t msgLen[8],
                              const ed25519_private_key *const pa_private_key[8],
                              const ed25519_public_key *const pa_public_key[8]);

uint32_t mbx_ed25519_verify_mb8(const ed25519_sign_component *const pa_sign_r[8],
                                const ed25519_sign_component *const pa_sign_s[8], const uint8_t *const pa_msg[8],
                                const uint32_t msgLen[8], const ed25519_public_key *const pa_public_key[8]);

#ifdef __cplusplus
}
#endif

#endif
