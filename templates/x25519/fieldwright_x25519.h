/* X25519 (RFC 7748), by `fieldwright library x25519` of Fieldwright. Link with libfieldwright_x25519.a. */
#ifndef FIELDWRIGHT_X25519_H
#define FIELDWRIGHT_X25519_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * out = the u-coordinate of scalar times the point with u-coordinate point, on Curve25519 or its twist.
 *
 * All three are 32 bytes, little-endian. They may be one another, but must not overlap otherwise. The public key of a
 * scalar is that of the point 9.
 *
 * scalar is clamped (section 5): bits 0, 1, 2 and 255 count as 0, bit 254 as 1. Any 32 bytes will do.
 * point may be any 32 bytes: bit 255 is ignored, and what is not below 2^255 - 19 stands for the rest modulo it.
 *
 * Returns 0, or -1 if out is all zero: then the point is of low order, and whoever sent it has made the secret known
 * beforehand. Abort where RFC 7748, section 6.1, asks for it: do not use out.
 *
 * The processor has x86-64-v3 and ADX, as those of Intel since Broadwell and of AMD since Zen; it is not asked.
 *
 * No jump, no address and no instruction of variable time depends on scalar or point. The stack is not wiped. It uses
 * no memory but the stack, and no state: threads may call it at once.
 */
int fieldwright_x25519(uint8_t out[32], const uint8_t scalar[32], const uint8_t point[32]);

#ifdef __cplusplus
}
#endif

#endif
