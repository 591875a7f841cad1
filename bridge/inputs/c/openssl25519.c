/*
 * OpenSSL's portable field arithmetic modulo 2^255 - 19, 5 limbs of 51 bits, under callable names. The functions are static in
 * curve25519.c of the crate openssl-src, of which only their part is compiled: the inclusion ends where the scalar multiplication begins.
 */
#include <stdint.h>
#include <string.h>
#define INT128_MAX 1
typedef unsigned __int128 uint128_t;
#include "fe51.inc"

void ossl_fe51_mul(uint64_t *h, const uint64_t *f, const uint64_t *g) { fe51_mul(h, f, g); }
void ossl_fe51_sq(uint64_t *h, const uint64_t *f) { fe51_sq(h, f); }
void ossl_fe51_mul121666(uint64_t *h, const uint64_t *f) { fe51_mul121666(h, (uint64_t *)f); }
void ossl_fe51_add(uint64_t *h, const uint64_t *f, const uint64_t *g) { fe51_add(h, f, g); }
void ossl_fe51_sub(uint64_t *h, const uint64_t *f, const uint64_t *g) { fe51_sub(h, f, g); }
void ossl_fe51_tobytes(uint8_t *s, const uint64_t *h) { fe51_tobytes(s, h); }
void ossl_fe51_frombytes(uint64_t *h, const uint8_t *s) { fe51_frombytes(h, s); }

/* Swaps in place in the original; here the swapped elements are results. */
void ossl_fe51_cswap(uint64_t *h, uint64_t *k, const uint64_t *f, const uint64_t *g, unsigned int b) {
  fe51 x, y;
  memcpy(x, f, sizeof x);
  memcpy(y, g, sizeof y);
  fe51_cswap(x, y, b);
  memcpy(h, x, sizeof x);
  memcpy(k, y, sizeof y);
}
