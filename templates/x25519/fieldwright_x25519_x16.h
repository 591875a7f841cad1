/*
 * Sixteen X25519 at once, in two batches of eight whose instructions are woven into each other, by `fieldwright library
 * x25519 --lanes 8,16` of Fieldwright. Of ten or more, fieldwright_x25519_batch computes sixteen at once, too.
 */
#ifndef FIELDWRIGHT_X25519_X16_H
#define FIELDWRIGHT_X25519_X16_H

#include "fieldwright_x25519_batch.h"

#ifdef __cplusplus
extern "C" {
#endif

/* fieldwright_x25519_batch for n = 16. */
int fieldwright_x25519_x16(uint8_t out[16][32], const uint8_t scalars[16][32], const uint8_t points[16][32]);

#ifdef __cplusplus
}
#endif

#endif
