/// What `fieldwright x25519` puts around X25519: the function of its header. The loops are those of x25519.ladder.c.

#include "fieldwright_x25519.h"
#include "one.h"

int fieldwright_x25519(uint8_t out[32], const uint8_t scalar[32], const uint8_t point[32]) {
  oneX25519(out, scalar, point);
  unsigned any = 0;
  for (int i = 0; i < 32; i++) any |= out[i];
  return (int)((any + 255) >> 8) - 1; // any is 0 to 255
}
