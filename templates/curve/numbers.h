/// Numbers modulo P in LANES lanes, for what loops around straight-line functions, whose names end in _x8 for eight
/// lanes and in _x4 for four. A number of eight lanes is five rows of limbs, of four nine; of one, it is the four words
/// that scalar functions have. All lanes do the same; what differs between them is data. Who includes this defines P
/// and FIELD(name), the symbols of functions of numbers.

#include <stdint.h>
#include <string.h>

typedef unsigned _BitInt(256) fe_loose;

#if LANES == 1
#define F(name) name
enum { LIMBS = 4 };
#elif LANES == 4
#define F(name) name##_x4
enum { LIMBS = 9 };
#else
#define F(name) name##_x8
enum { LIMBS = 5 };
#endif

/// What one call may also compute with four numbers side by side (edwards.across.c).
#ifdef ACROSS
#define ONE(name) name##_across
#else
#define ONE(name) F(name)
#endif

/// A word of each lane.
typedef uint64_t row __attribute__((vector_size(8 * LANES)));

/// Loops over lanes and limbs are unrolled: that stores go to fixed places of the stack is what shows that no pointer
/// there is overwritten by a secret.
#define EACH _Pragma("clang loop unroll(full)")
/// Where nothing is secret, loops may stay loops, in less code.
#define ROLLED _Pragma("clang loop unroll(disable)")
#define EACH_LANE EACH for (int lane = 0; lane < LANES; lane++)
#define INLINE static inline __attribute__((always_inline))

void FIELD(limbs)(uint64_t *out, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3);
#if LANES == 4
void FIELD(number)(fe_loose *out, uint64_t l0, uint64_t l1, uint64_t l2, uint64_t l3, uint64_t l4, uint64_t l5,
                   uint64_t l6, uint64_t l7, uint64_t l8);
#else
void FIELD(number)(fe_loose *out, uint64_t l0, uint64_t l1, uint64_t l2, uint64_t l3, uint64_t l4);
#endif

/// The number of 32 bytes, little-endian.
static inline fe_loose bytes32(const unsigned char *bytes) {
  fe_loose x;
  memcpy(&x, bytes, 32);
  return x;
}

/// The words of a number in their rows.
static inline void setWords(row *words, int lane, fe_loose x) {
  EACH for (int i = 0; i < 4; i++) words[i][lane] = (uint64_t)(x >> (64 * i));
}

/// A number becomes that of a lane.
static inline void setNumber(row *out, int lane, fe_loose x) {
#if LANES == 1
  setWords(out, lane, x);
#else
  uint64_t w[4], limbs[LIMBS];
  memcpy(w, &x, 32);
  FIELD(limbs)(limbs, w[0], w[1], w[2], w[3]);
  EACH for (int i = 0; i < LIMBS; i++) out[i][lane] = limbs[i];
#endif
}

/// The number of a lane, below P.
static inline fe_loose numberOf(const row *x, int lane) {
  fe_loose out;
#if LANES == 1
  memcpy(&out, x, 32);
#elif LANES == 4
  FIELD(number)(&out, x[0][lane], x[1][lane], x[2][lane], x[3][lane], x[4][lane], x[5][lane], x[6][lane], x[7][lane],
                x[8][lane]);
#else
  FIELD(number)(&out, x[0][lane], x[1][lane], x[2][lane], x[3][lane], x[4][lane]);
#endif
  return out % P;
}

/// x = 0 and z = 1 if z is 0: so that no lane makes the product of all zero.
static inline void replaceZero(fe_loose *x, fe_loose *z) {
  uint64_t w[4];
  memcpy(w, z, 32);
  const uint64_t any = w[0] | w[1] | w[2] | w[3], isThere = (any | -any) >> 63;
  *z |= 1 - isThere;
  *x &= -(fe_loose)isThere;
}

#ifndef TOGETHER
/// Numbers that are inverted together.
#define TOGETHER LANES
#endif

/// out[i] = 1 / z[i] by one inversion: of the product of all z, none of which may be 0 (P. Montgomery). If mul divides
/// by R, that cancels.
static inline void invertAll(fe_loose *out, const fe_loose *z,
                             void (*mul)(fe_loose *out, const fe_loose *x, const fe_loose *y),
                             void (*invert)(fe_loose *out, const fe_loose *x)) {
  fe_loose products[TOGETHER], inverse;
  products[0] = z[0];
  EACH for (int i = 1; i < TOGETHER; i++) mul(&products[i], &products[i - 1], &z[i]);
  invert(&inverse, &products[TOGETHER - 1]);
  EACH for (int i = TOGETHER - 1; i > 0; i--) {
    mul(&out[i], &inverse, &products[i - 1]);
    mul(&inverse, &inverse, &z[i]);
  }
  out[0] = inverse;
}
