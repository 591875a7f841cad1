/// The functions of fieldwright_x25519_batch.h. Sixteen at once, WITH_SIXTEEN, are built with eight.

#include "fieldwright_x25519_batch.h"
#include "../curve/batches.h"

typedef uint8_t (*results)[32];
typedef const uint8_t (*bytes)[32];

void x25519_x4(results out, bytes scalars, bytes points);
void x25519_x8(results out, bytes scalars, bytes points);
void x25519(results out, bytes scalars, bytes points);
void x25519_across(results out, bytes scalars, bytes points);
#define ofPoints x25519
#define ofPoints_across x25519_across
#define ofPoints_x4 x25519_x4
#define ofPoints_x8 x25519_x8
void x25519_x16(results out, bytes scalars, bytes points);
OF_LANES(x25519_base, results out, bytes scalars);

/// The most at once.
enum { MOST = 16 };

static widths widthsOfPoints = POINTS_WIDTHS, widthsOfBase = BASE_WIDTHS;

/// n results, as many as that width has at most; without points, of the base point.
static void together(results out, bytes scalars, bytes points, size_t n, size_t width) {
  uint8_t r[MOST][32], k[MOST][32], u[MOST][32];
  for (size_t i = 0; i < width; i++) {
    __builtin_memcpy(k[i], scalars[inLane(i, n)], 32);
    if (points) __builtin_memcpy(u[i], points[inLane(i, n)], 32);
  }
#ifdef WITH_SIXTEEN
  if (width == 16) x25519_x16(r, k, u);
  else
#endif
  if (points) IN_LANES(width, ofPoints, r, k, u);
  else IN_LANES(width, x25519_base, r, k);
  for (size_t i = 0; i < n; i++) __builtin_memcpy(out[i], r[i], 32);
}

/// All n, the widest first.
static void each(results out, bytes scalars, bytes points, size_t n) {
  IN_BATCHES(i, count, width, n, points ? widthsOfPoints : widthsOfBase)
    together(out + i, scalars + i, points ? points + i : NULL, count, width);
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
