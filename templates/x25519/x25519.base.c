/// X25519 of the base point by multiples of that of edwards25519, of which u is (Z + Y) / (Z - Y) (RFC 7748,
/// section 4.1).

#include "../edwards/edwards.h"

/// out, scalars: LANES times 32 bytes, little-endian; they may be the same.
void ONE(x25519_base)(unsigned char (*out)[32], const unsigned char (*scalars)[32]) {
  row words[4], point[POINT];
  EACH_LANE setScalar(words, lane, clamped(bytes32(scalars[lane])));
  ONE(edwards_base)(point, words);
  fe_loose x[LANES], z[LANES], u[LANES];
  EACH_LANE {
    const fe_loose a = numberOf(point + Y, lane), b = numberOf(point + Z, lane);
    x[lane] = a + b;
    // Not 0: that is the neutral element, and no clamped scalar is a multiple of its order, which is above 2^252.
    z[lane] = b + P - a;
  }
  invertLanes(u, z);
  EACH_LANE {
    u[lane] = product(x[lane], u[lane]);
    memcpy(out[lane], &u[lane], 32);
  }
}
