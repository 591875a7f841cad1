/// The functions of fieldwright_x25519_batch.h: how many are computed at once depends on their number and on the
/// processor alone. Compiled with -fno-builtin, so that no loop becomes a call of the C library.

#include "fieldwright_x25519_batch.h"
#include "../library/lanes.h"

void x25519(unsigned char *out, const unsigned char *scalar, const unsigned char *point);
void x25519_x8(unsigned char (*out)[32], const unsigned char (*scalars)[32], const unsigned char (*points)[32]);

/// For so few it takes eight lanes as long as one after the other.
enum { LANES = 8, LEAST_IN_LANES = 2 };

/// -1 if any of n results is all zero, else 0; whichever it is.
static int statusOf(const uint8_t (*out)[32], size_t n) {
  unsigned zeros = 0;
  for (size_t i = 0; i < n; i++) {
    unsigned any = 0;
    for (int j = 0; j < 32; j++) any |= out[i][j];
    zeros |= (any - 1) >> 31; // any is 0 to 255
  }
  return -(int)zeros;
}

static void oneByOne(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  for (size_t i = 0; i < n; i++) x25519(out[i], scalars[i], points[i]);
}

/// Fewer than eight, but one at least: the other lanes repeat the first.
static void few(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  uint8_t results[LANES][32], own[2][LANES][32];
  for (size_t i = 0; i < LANES; i++) {
    const size_t from = i < n ? i : 0;
    __builtin_memcpy(own[0][i], scalars[from], 32);
    __builtin_memcpy(own[1][i], points[from], 32);
  }
  x25519_x8(results, own[0], own[1]);
  for (size_t i = 0; i < n; i++) __builtin_memcpy(out[i], results[i], 32);
}

int fieldwright_x25519_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], const uint8_t (*points)[32], size_t n) {
  size_t done = 0;
  if (hasLanes()) {
    for (; n - done >= LANES; done += LANES) x25519_x8(out + done, scalars + done, points + done);
    if (n - done >= LEAST_IN_LANES) {
      few(out + done, scalars + done, points + done, n - done);
      done = n;
    }
  }
  oneByOne(out + done, scalars + done, points + done, n - done);
  return statusOf(out, n);
}

int fieldwright_x25519_x8(uint8_t out[8][32], const uint8_t scalars[8][32], const uint8_t points[8][32]) {
  return fieldwright_x25519_batch(out, scalars, points, LANES);
}
