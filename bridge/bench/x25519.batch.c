/// Eight X25519 at once (RFC 7748, section 5) around functions of lanes, which are linked in: x25519.lanes.formula is
/// what a step computes. A point x : z is kept as x + z and x - z.

#include "numbers25519.h"

enum { POINT = 2 * LIMBS };

// Of the bits of a clamped scalar, those that are not known.
#define FIRST_BIT 253
#define LAST_BIT 3

void x25519_step_x8(row *out, const row *state, const row *x1, const row *swap);
void x25519_double_x8(row *out, const row *point);

static const uint64_t MODULUS[LIMBS] = {(1ULL << 51) - 19, (1ULL << 51) - 1, (1ULL << 51) - 1, (1ULL << 51) - 1,
                                        (1ULL << 51) - 1};

/// The u-coordinates, whose bit 255 is ignored.
static void readPoints(row *u, const unsigned char (*points)[32]) {
  EACH_LANE setNumber(u, lane, (unsigned _BitInt(255))bytes32(points[lane]));
}

/// Bit t of a lane's four words: whether bits t and t + 1 of its clamped scalar differ, so that the points change
/// places.
static void readScalars(row *changes, const unsigned char (*scalars)[32]) {
  EACH_LANE {
    const unsigned _BitInt(256) k = clamped(bytes32(scalars[lane]));
    setWords(changes, lane, k ^ k >> 1);
  }
}

static row bitsAt(const row *words, int t) { return words[t >> 6] >> (t & 63) & 1; }

/// Steps from bit FIRST_BIT to LAST_BIT. The bits of a step are written a step before they are read, so that the rows
/// have left the store buffer, from which no eight words are read at once.
static void ladder(row *state, const row *u, const row *changes) {
  row odd = bitsAt(changes, FIRST_BIT), even;
  for (int t = FIRST_BIT; t > LAST_BIT; t -= 2) {
    even = bitsAt(changes, t - 1);
    x25519_step_x8(state, state, u, &odd);
    odd = bitsAt(changes, t - 2);
    x25519_step_x8(state, state, u, &even);
  }
  x25519_step_x8(state, state, u, &odd);
}

/// The first point becomes the second where the last change of places is left.
static void exchange(row *state, const row *changes) {
  const row mask = -bitsAt(changes, LAST_BIT - 1);
  EACH for (int i = 0; i < POINT; i++) state[i] ^= mask & (state[i] ^ state[POINT + i]);
}

/// All three are eight times 32 bytes, little-endian; out may be one of the others.
void x25519_x8(unsigned char (*out)[32], const unsigned char (*scalars)[32], const unsigned char (*points)[32]) {
  row u[LIMBS], state[2 * POINT], changes[4];
  readPoints(u, points);
  readScalars(changes, scalars);
  // Bit 254 is set: the ladder begins with 2P and P, exchanged. P is u + 1 and u - 1, limbs below 2^52.
  EACH for (int i = 0; i < LIMBS; i++) {
    state[POINT + i] = u[i] + (uint64_t)(i == 0);
    state[POINT + LIMBS + i] = u[i] + (MODULUS[i] - (i == 0));
  }
  x25519_double_x8(state, state + POINT);
  ladder(state, u, changes);
  // Bit 2 of the scalar is clear: bit 2 of the changes is its bit 3. The lowest bits double one of the points.
  exchange(state, changes);
  for (int t = LAST_BIT; t > 0; t--) x25519_double_x8(state, state);
  // Of a = x + z and b = x - z, x/z is (a + b)/(a - b).
  fe_loose x[LANES], z[LANES], r[LANES];
  EACH_LANE {
    const fe_loose a = numberOf(state, lane), b = numberOf(state + LIMBS, lane);
    x[lane] = a + b;
    z[lane] = (a + P - b) % P;
    replaceZero(&x[lane], &z[lane]);
  }
  invertLanes(r, z);
  EACH_LANE {
    r[lane] = product(x[lane], r[lane]);
    memcpy(out[lane], &r[lane], 32);
  }
}
