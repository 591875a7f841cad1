/// Numbers modulo the prime of P-256 between four words and the five limbs of 52 bits that a lane has, as straight-line
/// functions for the bridge. What loops is in p256.c.

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned long long u64;
typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(512) wide;

#define P ((wide)0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffuwb)
#define LOW52 ((1ULL << 52) - 1)

/// The number of four words as limbs.
void p256_limbs(u64 *out, u64 w0, u64 w1, u64 w2, u64 w3) {
  out[0] = w0 & LOW52;
  out[1] = (w0 >> 52 | w1 << 12) & LOW52;
  out[2] = (w1 >> 40 | w2 << 24) & LOW52;
  out[3] = (w2 >> 28 | w3 << 36) & LOW52;
  out[4] = w3 >> 16;
}

/// The number of five limbs as four words.
LOOSE void p256_number(fe *out, u64 l0, u64 l1, u64 l2, u64 l3, u64 l4) {
  *out = (l0 + ((wide)l1 << 52) + ((wide)l2 << 104) + ((wide)l3 << 156) + ((wide)l4 << 208)) % P;
}
