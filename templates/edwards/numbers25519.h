/// Numbers modulo 2^255 - 19 in LANES lanes, in limbs of 52 bits, of four lanes of 29.

#define P (((fe_loose)1 << 255) - 19)
#define FIELD(name) F(x25519_##name)

#include "../curve/numbers.h"

void x25519_mul(fe_loose *out, const fe_loose *x, const fe_loose *y);
// x25519.inverse.c, which sees four words
#ifdef ACROSS
#define INVERSE x25519_inverse_across
#else
#define INVERSE x25519_inverse
#endif
void INVERSE(fe_loose *out, const fe_loose *x);

/// A scalar of X25519, or of Ed25519 (RFC 7748, section 5; RFC 8032, section 5.1.5).
static inline fe_loose clamped(fe_loose k) {
  const fe_loose one = 1;
  return (k & ~(one * 7) & ~(one << 255)) | one << 254;
}

/// x y, below P.
static inline fe_loose product(fe_loose x, fe_loose y) {
  fe_loose out;
  x25519_mul(&out, &x, &y);
  return out % P;
}

/// out[i] = 1 / z[i], none of which may be 0.
static inline void invertLanes(fe_loose *out, const fe_loose *z) { invertAll(out, z, x25519_mul, INVERSE); }
