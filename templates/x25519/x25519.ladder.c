/// The loops of X25519 (RFC 7748, section 5) around the functions of x25519.step.c, which are linked in as
/// the bridge emitted them, and the inversion of x25519.inverse.c. A point x : z is kept as x + z and x - z.

typedef unsigned _BitInt(255) fe;
typedef unsigned _BitInt(256) fe_loose;

#define P (((fe_loose)1 << 255) - 19)

// Of the bits of a clamped scalar, those that are not known.
#define FIRST_BIT 253
#define LAST_BIT 3

void x25519_step(fe_loose *out, const fe_loose *state, const fe_loose *x1, unsigned swap);
void x25519_double(fe_loose *out, const fe_loose *point);
void x25519_mul(fe_loose *out, const fe_loose *x, const fe_loose *y);
void x25519_inverse(fe_loose *out, const fe_loose *x); // x25519.inverse.c, which sees four words

#ifdef X25519_LADDER // the loop in assembly, around the same step
void x25519_ladder(fe_loose *state, const fe_loose *x1, const unsigned char *scalar);
#else
static void x25519_ladder(fe_loose *state, const fe_loose *x1, const unsigned char *scalar) {
  unsigned swap = 1;
  for (int t = FIRST_BIT; t >= LAST_BIT; t--) {
    unsigned bit = scalar[t >> 3] >> (t & 7) & 1;
    x25519_step(state, state, x1, swap ^ bit);
    swap = bit;
  }
}
#endif

/// All three are 32 bytes, little-endian; out may be one of the others.
void x25519(unsigned char *out, const unsigned char *scalar, const unsigned char *point) {
  unsigned char k[32];
  __builtin_memcpy(k, scalar, 32);
  k[0] &= 248;
  k[31] = (k[31] & 127) | 64;
  fe_loose u, state[4];
  __builtin_memcpy(&u, point, 32);
  u = (fe)u;
  // Bit 254 is set: the ladder begins with 2P and P, exchanged. Bits 2 to 0 are clear: one of the points is doubled.
  state[2] = u + 1;
  state[3] = u + P - 1;
  x25519_double(state, state + 2);
  x25519_ladder(state, &u, k);
  const fe_loose exchanged = -(fe_loose)(k[0] >> LAST_BIT & 1);
  for (int i = 0; i < 2; i++) state[i] ^= exchanged & (state[i] ^ state[i + 2]);
  for (int t = LAST_BIT; t > 0; t--) x25519_double(state, state);
  // Of a = x + z and b = x - z, x/z is (a + b)/(a - b).
  const fe_loose a = state[0] % P, b = state[1] % P, x = a + b;
  fe_loose r = a + P - b;
  x25519_inverse(&r, &r);
  x25519_mul(&r, &x, &r);
  r %= P;
  __builtin_memcpy(out, &r, 32);
}
