/* BoringSSL's generic X25519 as the ring crate carries it: the caller clamps the scalar. */
#include <stdint.h>
#include <string.h>

void ring_core_0_17_14__x25519_scalar_mult_generic_masked(uint8_t out[32], const uint8_t scalar[32],
                                                          const uint8_t point[32]);

void ring_x25519_generic(uint8_t out[32], const uint8_t scalar[32], const uint8_t point[32]) {
  uint8_t clamped[32];
  memcpy(clamped, scalar, 32);
  clamped[0] &= 248;
  clamped[31] = (clamped[31] & 127) | 64;
  ring_core_0_17_14__x25519_scalar_mult_generic_masked(out, clamped, point);
}
