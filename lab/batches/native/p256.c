/* P-256 of our library as (out, operands, number), as contestants are called. */
#include "fieldwright_p256_batch.h"

enum { MOST = 64 };

/* Up to MOST at a time, from call i on. */
#define PARTS(i, n) for (size_t i = 0; i < (n); i += MOST)
#define COUNT(i, n) ((n) - (i) < MOST ? (n) - (i) : MOST)

void ours_p256_ecdh(uint8_t (*out)[32], const uint8_t (*secrets)[32], const uint8_t (*keys)[64], size_t n) {
  PARTS(i, n) {
    uint8_t valid[MOST];
    fieldwright_p256_ecdh_batch(valid, out + i, secrets + i, keys + i, COUNT(i, n));
  }
}

void ours_p256_verify(uint64_t *out, const uint8_t (*signatures)[64], const uint8_t (*keys)[64],
                      const uint8_t (*digests)[32], size_t n) {
  PARTS(i, n) {
    uint8_t valid[MOST];
    fieldwright_p256_verify_batch(valid, signatures + i, keys + i, digests + i, COUNT(i, n));
    for (size_t k = 0; k < COUNT(i, n); k++) out[i + k] = valid[k];
  }
}
