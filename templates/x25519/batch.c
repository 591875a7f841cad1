/// The functions of fieldwright_x25519_batch.h, over those of the lanes that were built: WITH_FOUR, WITH_EIGHT, and
/// WITH_SIXTEEN with eight.

#include "fieldwright_x25519_batch.h"
#include "batches.h"

typedef uint8_t (*results)[32];
typedef const uint8_t (*bytes)[32];

void x25519(unsigned char *out, const unsigned char *scalar, const unsigned char *point);
void x25519_x4(results out, bytes scalars, bytes points);
void x25519_x8(results out, bytes scalars, bytes points);
void x25519_x16(results out, bytes scalars, bytes points);
void x25519_base(results out, bytes scalars);
void x25519_base_x4(results out, bytes scalars);
void x25519_base_x8(results out, bytes scalars);

/// The most at once, and the fewest for which lanes take less than one after the other.
enum { MOST = 16, LEAST_IN_FOUR = 3, LEAST_IN_SIXTEEN = LANES + 2 };

/// In how many lanes the next of n are computed; sixteen have no public keys.
static size_t lanesFor(size_t n, bytes points) {
  const unsigned here = n < LEAST_IN_LANES ? 1 : lanesHere();
#ifdef WITH_SIXTEEN
  if (here == 8 && points && n >= LEAST_IN_SIXTEEN) return 16;
#endif
#ifdef WITH_EIGHT
  if (here == 8) return 8;
#endif
#ifdef WITH_FOUR
  if (here >= 4 && n >= LEAST_IN_FOUR) return 4;
#endif
  return 1;
}

/// n results, as many as there are lanes at most; without points, of the base point.
static void together(results out, bytes scalars, bytes points, size_t n, size_t lanes) {
  uint8_t r[MOST][32], k[MOST][32], u[MOST][32];
  for (size_t i = 0; i < lanes; i++) {
    __builtin_memcpy(k[i], scalars[inLane(i, n)], 32);
    if (points) __builtin_memcpy(u[i], points[inLane(i, n)], 32);
  }
  switch (lanes) {
#ifdef WITH_SIXTEEN
  case 16: x25519_x16(r, k, u); break;
#endif
#ifdef WITH_EIGHT
  case 8:
    if (points) x25519_x8(r, k, u);
    else x25519_base_x8(r, k);
    break;
#endif
#ifdef WITH_FOUR
  case 4:
    if (points) x25519_x4(r, k, u);
    else x25519_base_x4(r, k);
    break;
#endif
  }
  for (size_t i = 0; i < n; i++) __builtin_memcpy(out[i], r[i], 32);
}

/// All n, the widest first.
static void each(results out, bytes scalars, bytes points, size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    const size_t lanes = lanesFor(n - i, points);
    count = n - i < lanes ? n - i : lanes;
    if (lanes > 1) together(out + i, scalars + i, points ? points + i : NULL, count, lanes);
    else if (points) x25519(out[i], scalars[i], points[i]);
    else x25519_base(out + i, scalars + i);
  }
}

int fieldwright_x25519_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  each(out, scalars, points, n);
  unsigned zeros = 0;
  for (size_t i = 0; i < n; i++) zeros |= isZero(out[i]);
  return -(int)zeros;
}

void fieldwright_x25519_base_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], size_t n) {
  each(out, scalars, NULL, n);
}

int fieldwright_x25519_x4(uint8_t out[4][32], const uint8_t scalars[4][32], const uint8_t points[4][32]) {
  return fieldwright_x25519_batch(out, scalars, points, 4);
}

int fieldwright_x25519_x8(uint8_t out[8][32], const uint8_t scalars[8][32], const uint8_t points[8][32]) {
  return fieldwright_x25519_batch(out, scalars, points, 8);
}

int fieldwright_x25519_x16(uint8_t out[16][32], const uint8_t scalars[16][32], const uint8_t points[16][32]) {
  return fieldwright_x25519_batch(out, scalars, points, 16);
}
