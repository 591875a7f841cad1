/// Numbers modulo 2^255 - 19 in LANES lanes, for what loops around straight-line functions, whose names end in _x8 for
/// eight lanes. A number of eight lanes is five rows of limbs of 51 bits; of one, it is the four words that scalar
/// functions have. All lanes do the same; what differs between them is data.

#include <stdint.h>
#include <string.h>

typedef unsigned _BitInt(256) fe_loose;

#define P (((fe_loose)1 << 255) - 19)

#if LANES == 1
#define F(name) name
enum { LIMBS = 4 };
#else
#define F(name) name##_x8
enum { LIMBS = 5 };
#endif

/// A word of each lane.
typedef uint64_t row __attribute__((vector_size(8 * LANES)));

/// Loops over lanes and limbs are unrolled: that stores go to fixed places of the stack is what shows that no pointer
/// there is overwritten by a secret.
#define EACH _Pragma("clang loop unroll(full)")
#define EACH_LANE EACH for (int lane = 0; lane < LANES; lane++)

void x25519_limbs(uint64_t *out, uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3);
void x25519_number(fe_loose *out, uint64_t l0, uint64_t l1, uint64_t l2, uint64_t l3, uint64_t l4);
void x25519_mul(fe_loose *out, const fe_loose *x, const fe_loose *y);
void x25519_inverse(fe_loose *out, const fe_loose *x); // x25519.inverse.c, which sees four words

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

/// A scalar of X25519, or of Ed25519 (RFC 7748, section 5; RFC 8032, section 5.1.5).
static inline fe_loose clamped(fe_loose k) {
  const fe_loose one = 1;
  return (k & ~(one * 7) & ~(one << 255)) | one << 254;
}

/// A number becomes that of a lane.
static inline void setNumber(row *out, int lane, fe_loose x) {
#if LANES == 1
  setWords(out, lane, x);
#else
  uint64_t w[4], limbs[LIMBS];
  memcpy(w, &x, 32);
  x25519_limbs(limbs, w[0], w[1], w[2], w[3]);
  EACH for (int i = 0; i < LIMBS; i++) out[i][lane] = limbs[i];
#endif
}

/// The number of a lane, below P.
static inline fe_loose numberOf(const row *x, int lane) {
  fe_loose out;
#if LANES == 1
  memcpy(&out, x, 32);
#else
  x25519_number(&out, x[0][lane], x[1][lane], x[2][lane], x[3][lane], x[4][lane]);
#endif
  return out % P;
}

/// x y, below P.
static inline fe_loose product(fe_loose x, fe_loose y) {
  fe_loose out;
  x25519_mul(&out, &x, &y);
  return out % P;
}

/// out[i] = 1 / z[i] by one inversion: of the product of all z, none of which may be 0 (P. Montgomery).
static inline void invertAll(fe_loose *out, const fe_loose *z) {
  fe_loose products[LANES], inverse;
  products[0] = z[0];
  EACH for (int i = 1; i < LANES; i++) x25519_mul(&products[i], &products[i - 1], &z[i]);
  x25519_inverse(&inverse, &products[LANES - 1]);
  EACH for (int i = LANES - 1; i > 0; i--) {
    x25519_mul(&out[i], &inverse, &products[i - 1]);
    x25519_mul(&inverse, &inverse, &z[i]);
  }
  out[0] = inverse;
}
