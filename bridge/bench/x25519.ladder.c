/// The loops of X25519 (RFC 7748, section 5) around the functions of x25519.step.c, which are linked in as
/// the bridge emitted them, and the inversion of x25519.inverse.c.

#include <string.h>

typedef unsigned _BitInt(255) fe;
typedef unsigned _BitInt(256) fe_loose;

#define P (((fe_loose)1 << 255) - 19)

void x25519_step(fe_loose *out, const fe_loose *state, const fe_loose *x1, unsigned swap);
void x25519_mul(fe_loose *out, const fe_loose *x, const fe_loose *y);
void x25519_inverse(fe_loose *out, const fe_loose *x); // x25519.inverse.c, which sees four words

/// All three are 32 bytes, little-endian; out may be one of the others.
void x25519(unsigned char *out, const unsigned char *scalar, const unsigned char *point) {
  unsigned char k[32];
  memcpy(k, scalar, 32);
  k[0] &= 248;
  k[31] = (k[31] & 127) | 64;
  fe_loose u, state[4] = {1, 0, 0, 1};
  memcpy(&u, point, 32);
  u = (fe)u;
  state[2] = u;
  unsigned swap = 0;
  for (int t = 254; t >= 0; t--) {
    unsigned bit = k[t >> 3] >> (t & 7) & 1;
    x25519_step(state, state, &u, swap ^ bit);
    swap = bit;
  }
  fe_loose r;
  x25519_inverse(&r, &state[1]);
  x25519_mul(&r, &state[0], &r); // bit 0 of the scalar is clear: nothing to swap back
  r %= P;
  memcpy(out, &r, 32);
}
