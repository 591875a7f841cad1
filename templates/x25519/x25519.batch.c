/// Four or eight X25519 at once (RFC 7748, section 5), or sixteen in two batches, around vectorised functions, which
/// are linked in: x25519.lanes.formula is what a step computes. A point x : z is kept as x + z and x - z. All arrays of
/// one batch lie before those of the other.

#ifndef BATCHES
#define BATCHES 1
#endif
#define TOGETHER (BATCHES * LANES)

#include "../edwards/numbers25519.h"

enum { POINT = 2 * LIMBS, STATE = 2 * POINT };

#define EACH_BATCH EACH for (int batch = 0; batch < BATCHES; batch++)

// Of the bits of a clamped scalar, those that are not known.
#define FIRST_BIT 253
#define LAST_BIT 3

#if BATCHES == 1
#define WHOLE F(x25519)
void F(x25519_step)(row *out, const row *state, const row *x1, const row *swap);
void F(x25519_double)(row *out, const row *point);
#define STEP(state, x1, swap) F(x25519_step)(state, state, x1, swap)
#define DOUBLE F(x25519_double)
#else
#define WHOLE x25519_x16
void x25519_step_x16(row *out, const row *state, const row *x1, const row *swap, const row *otherSwap);
void x25519_double_x16(row *out, const row *point);
#define STEP(state, x1, swap) x25519_step_x16(state, state, x1, swap, (swap) + 1)
#define DOUBLE x25519_double_x16
#endif

/// The u-coordinates, whose bit 255 is ignored, and the points u : 1.
static void readPoints(row *u, row *ends, const unsigned char (*points)[32]) {
  EACH_BATCH EACH_LANE {
    const fe_loose own = (unsigned _BitInt(255))bytes32(points[LANES * batch + lane]);
    row *point = ends + POINT * batch;
    setNumber(u + LIMBS * batch, lane, own);
    setNumber(point, lane, (own + 1) % P);
    setNumber(point + LIMBS, lane, (own + P - 1) % P);
  }
}

/// Bit t of a lane's four words: whether bits t and t + 1 of its clamped scalar differ, so that the points change
/// places.
static void readScalars(row *changes, const unsigned char (*scalars)[32]) {
  EACH_BATCH EACH_LANE {
    const unsigned _BitInt(256) k = clamped(bytes32(scalars[LANES * batch + lane]));
    setWords(changes + 4 * batch, lane, k ^ k >> 1);
  }
}

static row bitsAt(const row *words, int t) { return words[t >> 6] >> (t & 63) & 1; }

static void eachBitsAt(row *bits, const row *changes, int t) {
  EACH_BATCH bits[batch] = bitsAt(changes + 4 * batch, t);
}

/// Steps from bit FIRST_BIT to LAST_BIT. The bits of a step are written a step before they are read, so that the rows
/// have left the store buffer, from which no eight words are read at once.
static void ladder(row *state, const row *u, const row *changes) {
  row odd[BATCHES], even[BATCHES];
  eachBitsAt(odd, changes, FIRST_BIT);
  for (int t = FIRST_BIT; t > LAST_BIT; t -= 2) {
    eachBitsAt(even, changes, t - 1);
    STEP(state, u, odd);
    eachBitsAt(odd, changes, t - 2);
    STEP(state, u, even);
  }
  STEP(state, u, odd);
}

/// The first point becomes the second where the last change of places is left; then only it is kept.
static void exchange(row *points, const row *state, const row *changes) {
  EACH_BATCH {
    const row mask = -bitsAt(changes + 4 * batch, LAST_BIT - 1);
    const row *own = state + STATE * batch;
    EACH for (int i = 0; i < POINT; i++) points[POINT * batch + i] = own[i] ^ (mask & (own[i] ^ own[POINT + i]));
  }
}

/// All three are so many times 32 bytes, little-endian; out may be one of the others.
void WHOLE(unsigned char (*out)[32], const unsigned char (*scalars)[32], const unsigned char (*points)[32]) {
  row u[BATCHES * LIMBS], state[BATCHES * STATE], ends[BATCHES * POINT], changes[BATCHES * 4];
  readPoints(u, ends, points);
  readScalars(changes, scalars);
  // Bit 254 is set: the ladder begins with 2P and P, exchanged.
  EACH_BATCH EACH for (int i = 0; i < POINT; i++) state[STATE * batch + POINT + i] = ends[POINT * batch + i];
  DOUBLE(ends, ends);
  EACH_BATCH EACH for (int i = 0; i < POINT; i++) state[STATE * batch + i] = ends[POINT * batch + i];
  ladder(state, u, changes);
  // Bit 2 of the scalar is clear: bit 2 of the changes is its bit 3. The lowest bits double one of the points.
  exchange(ends, state, changes);
  for (int t = LAST_BIT; t > 0; t--) DOUBLE(ends, ends);
  // Of a = x + z and b = x - z, x/z is (a + b)/(a - b).
  fe_loose x[TOGETHER], z[TOGETHER], r[TOGETHER];
  EACH_BATCH EACH_LANE {
    const row *own = ends + POINT * batch;
    const fe_loose a = numberOf(own, lane), b = numberOf(own + LIMBS, lane);
    const int i = LANES * batch + lane;
    x[i] = a + b;
    z[i] = (a + P - b) % P;
    replaceZero(&x[i], &z[i]);
  }
  invertLanes(r, z);
  EACH for (int i = 0; i < TOGETHER; i++) {
    r[i] = product(x[i], r[i]);
    memcpy(out[i], &r[i], 32);
  }
}
