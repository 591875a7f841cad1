/// The functions of fieldwright_x25519_batch.h.

#include "fieldwright_x25519_batch.h"
#include "batches.h"
#ifdef WITH_SIXTEEN
#include "fieldwright_x25519_x16.h"
#endif

void x25519(unsigned char *out, const unsigned char *scalar, const unsigned char *point);
void x25519_x8(unsigned char (*out)[32], const unsigned char (*scalars)[32], const unsigned char (*points)[32]);
void x25519_x16(unsigned char (*out)[32], const unsigned char (*scalars)[32], const unsigned char (*points)[32]);
void x25519_base(unsigned char (*out)[32], const unsigned char (*scalars)[32]);
void x25519_base_x8(unsigned char (*out)[32], const unsigned char (*scalars)[32]);

#ifdef WITH_SIXTEEN
/// For so few it takes sixteen lanes as long as eight and the rest one after the other.
enum { MOST = 2 * LANES, LEAST_IN_SIXTEEN = LANES + 2 };
#else
enum { MOST = LANES };
#endif

/// Of n points that are left.
static size_t pointsAtOnce(size_t n) {
#ifdef WITH_SIXTEEN
  if (n >= LEAST_IN_SIXTEEN && atOnce(n) == LANES) return n < MOST ? n : MOST;
#endif
  return atOnce(n);
}

/// n results, as many as there are lanes at most; without points, of the base point.
static void together(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  uint8_t results[MOST][32], k[MOST][32], u[MOST][32];
  for (size_t i = 0; i < (n > LANES ? MOST : LANES); i++) {
    __builtin_memcpy(k[i], scalars[inLane(i, n)], 32);
    if (points) __builtin_memcpy(u[i], points[inLane(i, n)], 32);
  }
#ifdef WITH_SIXTEEN
  if (n > LANES) x25519_x16(results, k, u);
  else
#endif
  if (points) x25519_x8(results, k, u);
  else x25519_base_x8(results, k);
  for (size_t i = 0; i < n; i++) __builtin_memcpy(out[i], results[i], 32);
}

int fieldwright_x25519_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    count = pointsAtOnce(n - i);
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

#ifdef WITH_SIXTEEN
int fieldwright_x25519_x16(uint8_t out[16][32], const uint8_t scalars[16][32], const uint8_t points[16][32]) {
  return fieldwright_x25519_batch(out, scalars, points, MOST);
}
#endif

void fieldwright_x25519_base_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    count = atOnce(n - i);
    if (count == 1) x25519_base(out + i, scalars + i);
    else together(out + i, scalars + i, NULL, count);
  }
}
