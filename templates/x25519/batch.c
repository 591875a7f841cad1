/// The functions of fieldwright_x25519_batch.h.

#include "fieldwright_x25519_batch.h"
#include "batches.h"

void x25519(unsigned char *out, const unsigned char *scalar, const unsigned char *point);
void x25519_x8(unsigned char (*out)[32], const unsigned char (*scalars)[32], const unsigned char (*points)[32]);
void x25519_base(unsigned char (*out)[32], const unsigned char (*scalars)[32]);
void x25519_base_x8(unsigned char (*out)[32], const unsigned char (*scalars)[32]);

/// n results, eight at most; without points, of the base point.
static void together(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  uint8_t results[LANES][32], k[LANES][32], u[LANES][32];
  for (size_t i = 0; i < LANES; i++) {
    __builtin_memcpy(k[i], scalars[inLane(i, n)], 32);
    if (points) __builtin_memcpy(u[i], points[inLane(i, n)], 32);
  }
  if (points) x25519_x8(results, k, u);
  else x25519_base_x8(results, k);
  for (size_t i = 0; i < n; i++) __builtin_memcpy(out[i], results[i], 32);
}

int fieldwright_x25519_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    count = atOnce(n - i);
    if (count == 1) x25519(out[i], scalars[i], points[i]);
    else together(out + i, scalars + i, points + i, count);
  }
  unsigned zeros = 0;
  for (size_t i = 0; i < n; i++) zeros |= isZero(out[i]);
  return -(int)zeros;
}

int fieldwright_x25519_x8(uint8_t out[8][32], const uint8_t scalars[8][32], const uint8_t points[8][32]) {
  return fieldwright_x25519_batch(out, scalars, points, LANES);
}

void fieldwright_x25519_base_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    count = atOnce(n - i);
    if (count == 1) x25519_base(out + i, scalars + i);
    else together(out + i, scalars + i, NULL, count);
  }
}
