/* X25519 (RFC 7748) of many scalars and points, by `fieldwright library x25519 --lanes` of Fieldwright. */
#ifndef FIELDWRIGHT_X25519_BATCH_H
#define FIELDWRIGHT_X25519_BATCH_H

#include "fieldwright_x25519.h"
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * out[i] = what fieldwright_x25519 gives for scalars[i] and points[i], for i below n, which may be 0. Four at a
 * time are computed by AVX2, eight or sixteen by AVX-512 IFMA, if the library was made for them (`--lanes`) and the
 * processor has them, where the system saves the registers; elsewhere, one by one. Of these ways each n gets what takes
 * the least, by times that were measured where the library was made.
 *
 * out may be scalars or points, but must not overlap them otherwise.
 *
 * Returns 0, or -1 if any result is all zero. A result, and the time of all, depends on nothing of the others.
 * Otherwise as fieldwright_x25519, but that it remembers which lanes the processor has.
 */
int fieldwright_x25519_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n);

/* The same for n = 4, 8 and 16. */
int fieldwright_x25519_x4(uint8_t out[4][32], const uint8_t scalars[4][32], const uint8_t points[4][32]);
int fieldwright_x25519_x8(uint8_t out[8][32], const uint8_t scalars[8][32], const uint8_t points[8][32]);
int fieldwright_x25519_x16(uint8_t out[16][32], const uint8_t scalars[16][32], const uint8_t points[16][32]);

/*
 * out[i] = the public key of scalars[i], that is X25519 of it and the point 9, for i below n, which may be 0: by
 * multiples of the base point of edwards25519, which takes less than fieldwright_x25519_batch. out may be scalars, but
 * must not overlap them otherwise. Everything else as above; no result is zero.
 */
void fieldwright_x25519_base_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], size_t n);

#ifdef __cplusplus
}
#endif

#endif
