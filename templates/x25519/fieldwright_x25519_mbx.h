/*
 * X25519 (RFC 7748) by the names and conventions of Intel's crypto_mb 2, from `fieldwright library x25519 --lanes N
 * --interface mbx` of Fieldwright. Programs that include crypto_mb/x25519.h need no other header: link this library
 * instead of libcrypto_mb.a.
 */
#ifndef FIELDWRIGHT_X25519_MBX_H
#define FIELDWRIGHT_X25519_MBX_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Four bits a lane, lane 0 the lowest: 0 right; 2 a pointer of the lane is null, and nothing is written for it; 4 the
 * shared key, which is written, is zero, so that the public key has a low order. If an array itself is null, 2 in all
 * lanes.
 *
 * Keys have 32 bytes. Keys of a lane may be the same buffer or apart; those of different lanes that are written must be
 * apart from all others. What one lane has changes neither results nor time of another, null pointers apart.
 */
uint32_t mbx_x25519_mb8(uint8_t *const pa_shared_key[8], const uint8_t *const pa_private_key[8],
                        const uint8_t *const pa_public_key[8]);

uint32_t mbx_x25519_public_key_mb8(uint8_t *const pa_public_key[8], const uint8_t *const pa_private_key[8]);

#ifdef __cplusplus
}
#endif

#endif
