/// The loops of X25519 (RFC 7748, section 5) around the functions of x25519.step.c, which are linked in as the bridge emitted them.

#include <string.h>

typedef unsigned _BitInt(255) fe;
typedef unsigned _BitInt(256) fe_loose;

#define P (((fe_loose)1 << 255) - 19)

void x25519_step(fe_loose *out, const fe_loose *state, const fe_loose *x1, unsigned swap);
void x25519_mul(fe_loose *out, const fe_loose *x, const fe_loose *y);
void x25519_square(fe_loose *out, const fe_loose *x);
void x25519_square5(fe_loose *out, const fe_loose *x);

/// x^(2^n), n > 0. Results stay where they are written: a copy in wide registers would wait for the words to reach memory.
static inline void squareTimes(fe_loose *out, const fe_loose *x, int n) {
  for (; n >= 5; n -= 5, x = out) x25519_square5(out, x);
  for (; n > 0; n--, x = out) x25519_square(out, x);
}

/// x^(2^n) y.
static inline void squareMul(fe_loose *out, const fe_loose *x, int n, const fe_loose *y) {
  squareTimes(out, x, n);
  x25519_mul(out, out, y);
}

/// x^(P - 2), by an addition chain for 2^255 - 21; onesN is x^(2^N - 1).
static void invert(fe_loose *out, const fe_loose *x) {
  fe_loose x2, x9, x11, ones5, ones10, ones20, ones50, ones100;
  squareTimes(&x2, x, 1);
  squareMul(&x9, &x2, 2, x);
  x25519_mul(&x11, &x9, &x2);
  squareMul(&ones5, &x11, 1, &x9);
  squareMul(&ones10, &ones5, 5, &ones5);
  squareMul(&ones20, &ones10, 10, &ones10);
  squareMul(out, &ones20, 20, &ones20);
  squareMul(&ones50, out, 10, &ones10);
  squareMul(&ones100, &ones50, 50, &ones50);
  squareMul(out, &ones100, 100, &ones100);
  squareMul(out, out, 50, &ones50);
  squareMul(out, out, 5, &x11);
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
  fe_loose r;
  invert(&r, &state[1]);
  x25519_mul(&r, &state[0], &r); // bit 0 of the scalar is clear: nothing to swap back
  r %= P;
  memcpy(out, &r, 32);
}
