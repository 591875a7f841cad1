#include "fieldwright_x25519_batch.h"
#include "../curve/times.h"

static uint8_t out[MOST_AT_ONCE][32], scalars[MOST_AT_ONCE][32], points[MOST_AT_ONCE][32];

static void ofPoints(size_t n) { fieldwright_x25519_batch(out, scalars, points, n); }
static void ofBase(size_t n) { fieldwright_x25519_base_batch(out, scalars, n); }

int main(int argc, char **argv) {
  readWidths(argc, argv);
  for (int i = 0; i < MOST_AT_ONCE; i++)
    for (int k = 0; k < 32; k++) {
      scalars[i][k] = (uint8_t)(37 * i + 11 * k + 5);
      points[i][k] = (uint8_t)(53 * i + 7 * k + 9);
    }
  timeWays("points", 16, ofPoints);
  timeWays("base", 8, ofBase);
  return 0;
}
