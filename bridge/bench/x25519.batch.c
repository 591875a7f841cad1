/// Eight X25519 at once (RFC 7748, section 5) around functions of lanes, which are linked in: x25519.lanes.formula is
/// what a step computes. A number of eight lanes is five rows of limbs of 51 bits; a point x : z is kept as x + z and
/// x - z. All lanes do the same; what differs between them is data.

#include <stdint.h>
#include <string.h>

typedef unsigned _BitInt(255) fe;
typedef unsigned _BitInt(256) fe_loose;

#define P (((fe_loose)1 << 255) - 19)

enum { LANES = 8, LIMBS = 5, POINT = 2 * LIMBS };
typedef uint64_t row[LANES];

/// Loops over lanes and limbs are unrolled: that stores go to fixed places of the stack is what shows that no pointer
/// there is overwritten by a secret.
#define EACH _Pragma("clang loop unroll(full)")

// Of the bits of a clamped scalar, those that are not known.
#define FIRST_BIT 253
#define LAST_BIT 3

void x25519_step_x8(row *out, const row *state, const row *x1, const row *swap);
void x25519_double_x8(row *out, const row *point);
void x25519_limbs(uint64_t *out, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3);
void x25519_number(fe_loose *out, uint64_t l0, uint64_t l1, uint64_t l2, uint64_t l3, uint64_t l4);
void x25519_mul(fe_loose *out, const fe_loose *x, const fe_loose *y);
void x25519_inverse(fe_loose *out, const fe_loose *x); // x25519.inverse.c, which sees four words

static const uint64_t MODULUS[LIMBS] = {(1ULL << 51) - 19, (1ULL << 51) - 1, (1ULL << 51) - 1, (1ULL << 51) - 1,
                                        (1ULL << 51) - 1};

/// The u-coordinates, whose bit 255 is ignored.
static void readPoints(row *u, const unsigned char (*points)[32]) {
  EACH for (int lane = 0; lane < LANES; lane++) {
    uint64_t w[4], limbs[LIMBS];
    memcpy(w, points[lane], 32);
    x25519_limbs(limbs, w[0], w[1], w[2], w[3] & ~(1ULL << 63));
    EACH for (int i = 0; i < LIMBS; i++) u[i][lane] = limbs[i];
  }
}

/// Bit t of a lane's four words: whether bits t and t + 1 of its clamped scalar differ, so that the points change
/// places.
static void readScalars(row *changes, const unsigned char (*scalars)[32]) {
  EACH for (int lane = 0; lane < LANES; lane++) {
    unsigned _BitInt(256) k;
    memcpy(&k, scalars[lane], 32);
    k = (k & ~(unsigned _BitInt(256))7 & ~((unsigned _BitInt(256))1 << 255)) | (unsigned _BitInt(256))1 << 254;
    k ^= k >> 1;
    EACH for (int i = 0; i < 4; i++) changes[i][lane] = (uint64_t)(k >> (64 * i));
  }
}

static void bitsAt(row bits, const row *words, int t) {
  EACH for (int lane = 0; lane < LANES; lane++) bits[lane] = words[t >> 6][lane] >> (t & 63) & 1;
}

/// Steps from bit FIRST_BIT to LAST_BIT. The bits of a step are written a step before they are read, so that the rows
/// have left the store buffer, from which no eight words are read at once.
static void ladder(row *state, const row *u, const row *changes) {
  _Alignas(64) row odd[1], even[1];
  bitsAt(odd[0], changes, FIRST_BIT);
  for (int t = FIRST_BIT; t > LAST_BIT; t -= 2) {
    bitsAt(even[0], changes, t - 1);
    x25519_step_x8(state, state, u, odd);
    bitsAt(odd[0], changes, t - 2);
    x25519_step_x8(state, state, u, even);
  }
  x25519_step_x8(state, state, u, odd);
}

/// The first point becomes the second where the last change of places is left. Compilers that knew what masks are would
/// store under them, which shows in what memory is written.
static void exchange(row *state, const row *changes) {
  row masks;
  EACH for (int lane = 0; lane < LANES; lane++) {
    uint64_t mask = -(changes[0][lane] >> (LAST_BIT - 1) & 1);
    __asm__("" : "+r"(mask));
    masks[lane] = mask;
  }
  EACH for (int i = 0; i < POINT; i++)
    EACH for (int lane = 0; lane < LANES; lane++)
      state[i][lane] ^= masks[lane] & (state[i][lane] ^ state[POINT + i][lane]);
}

static void readNumber(fe_loose *out, const row *limbs, int lane) {
  x25519_number(out, limbs[0][lane], limbs[1][lane], limbs[2][lane], limbs[3][lane], limbs[4][lane]);
}

/// x = 0 and z = 1 if z is 0 modulo P, as in points of low order: so that no lane makes the product of all zero.
static void replaceZero(fe_loose *x, fe_loose *z) {
  uint64_t w[4];
  memcpy(w, z, 32);
  const uint64_t any = w[0] | w[1] | w[2] | w[3], isThere = (any | -any) >> 63;
  *z |= 1 - isThere;
  *x &= -(fe_loose)isThere;
}

/// out[i] = x[i] / z[i] by one inversion: of the product of all z, which are not 0.
static void divide(unsigned char (*out)[32], const fe_loose *x, const fe_loose *z) {
  fe_loose products[LANES], inverse, r;
  products[0] = z[0];
  EACH for (int i = 1; i < LANES; i++) x25519_mul(&products[i], &products[i - 1], &z[i]);
  x25519_inverse(&inverse, &products[LANES - 1]);
  EACH for (int i = LANES - 1; i >= 0; i--) {
    r = inverse;
    if (i > 0) x25519_mul(&r, &inverse, &products[i - 1]);
    x25519_mul(&inverse, &inverse, &z[i]);
    x25519_mul(&r, &x[i], &r);
    r %= P;
    memcpy(out[i], &r, 32);
  }
}

/// All three are eight times 32 bytes, little-endian; out may be one of the others.
void x25519_x8(unsigned char (*out)[32], const unsigned char (*scalars)[32], const unsigned char (*points)[32]) {
  _Alignas(64) row u[LIMBS], state[2 * POINT], changes[4];
  readPoints(u, points);
  readScalars(changes, scalars);
  // Bit 254 is set: the ladder begins with 2P and P, exchanged. P is u + 1 and u - 1, limbs below 2^52.
  EACH for (int lane = 0; lane < LANES; lane++) {
    EACH for (int i = 0; i < LIMBS; i++) {
      state[POINT + i][lane] = u[i][lane] + (i == 0);
      state[POINT + LIMBS + i][lane] = u[i][lane] + MODULUS[i] - (i == 0);
    }
  }
  x25519_double_x8(state, state + POINT);
  ladder(state, u, changes);
  // Bit 2 of the scalar is clear: bit 2 of the changes is its bit 3. The lowest bits double one of the points.
  exchange(state, changes);
  for (int t = LAST_BIT; t > 0; t--) x25519_double_x8(state, state);
  // Of a = x + z and b = x - z, x/z is (a + b)/(a - b).
  fe_loose x[LANES], z[LANES];
  EACH for (int lane = 0; lane < LANES; lane++) {
    fe_loose a, b;
    readNumber(&a, state, lane);
    readNumber(&b, state + LIMBS, lane);
    a %= P;
    b %= P;
    x[lane] = a + b;
    z[lane] = (a + P - b) % P;
    replaceZero(&x[lane], &z[lane]);
  }
  divide(out, x, z);
}
