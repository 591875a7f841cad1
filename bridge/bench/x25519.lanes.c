/// Numbers modulo 2^255 - 19 between the four words of x25519.step.c and the five limbs of 51 bits that a lane has, as
/// straight-line functions for the bridge. What loops is in x25519.batch.c.

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned long long u64;
typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(512) wide;

#define P (((wide)1 << 255) - 19)
#define LOW51 ((1ULL << 51) - 1)

/// The number of four words as limbs.
void x25519_limbs(u64 *out, u64 w0, u64 w1, u64 w2, u64 w3) {
  out[0] = w0 & LOW51;
  out[1] = (w0 >> 51 | w1 << 13) & LOW51;
  out[2] = (w1 >> 38 | w2 << 26) & LOW51;
  out[3] = (w2 >> 25 | w3 << 39) & LOW51;
  out[4] = w3 >> 12;
}

/// The number of five limbs as four words.
LOOSE void x25519_number(fe *out, u64 l0, u64 l1, u64 l2, u64 l3, u64 l4) {
  *out = (l0 + ((wide)l1 << 51) + ((wide)l2 << 102) + ((wide)l3 << 153) + ((wide)l4 << 204)) % P;
}
