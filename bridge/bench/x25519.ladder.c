/// The loops of X25519 (RFC 7748, section 5) around the functions of x25519.step.c, which are linked in as the bridge emitted them.

#include <string.h>

typedef unsigned _BitInt(255) fe;
typedef unsigned _BitInt(256) fe_loose;

#define P (((fe_loose)1 << 255) - 19)

void x25519_step(fe_loose *out, const fe_loose *state, const fe_loose *x1, unsigned swap);
void x25519_mul(fe_loose *out, const fe_loose *x, const fe_loose *y);
void x25519_square(fe_loose *out, const fe_loose *x);
void x25519_square5(fe_loose *out, const fe_loose *x);

static inline fe_loose mul(fe_loose x, fe_loose y) {
  x25519_mul(&x, &x, &y);
  return x;
}

/// x^(2^n).
static inline fe_loose squareTimes(fe_loose x, int n) {
  for (; n >= 5; n -= 5) x25519_square5(&x, &x);
  for (; n > 0; n--) x25519_square(&x, &x);
  return x;
}

/// x^(P - 2), by an addition chain for 2^255 - 21.
static fe_loose invert(fe_loose x) {
  fe_loose x2 = squareTimes(x, 1);
  fe_loose x9 = mul(squareTimes(x2, 2), x);
  fe_loose x11 = mul(x9, x2);
  fe_loose ones5 = mul(squareTimes(x11, 1), x9); // 2^5 - 1
  fe_loose ones10 = mul(squareTimes(ones5, 5), ones5);
  fe_loose ones20 = mul(squareTimes(ones10, 10), ones10);
  fe_loose ones40 = mul(squareTimes(ones20, 20), ones20);
  fe_loose ones50 = mul(squareTimes(ones40, 10), ones10);
  fe_loose ones100 = mul(squareTimes(ones50, 50), ones50);
  fe_loose ones200 = mul(squareTimes(ones100, 100), ones100);
  fe_loose ones250 = mul(squareTimes(ones200, 50), ones50);
  return mul(squareTimes(ones250, 5), x11);
}

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
  fe_loose r = mul(state[0], invert(state[1])) % P; // bit 0 of the scalar is clear: nothing to swap back
  memcpy(out, &r, 32);
}
