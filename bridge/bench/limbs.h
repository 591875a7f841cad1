/// Numbers modulo P between four words and the five limbs of RADIX bits that a lane has, as straight-line functions for
/// the bridge. Who includes this defines RADIX, P as a `wide`, and FIELD(name).

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned long long u64;
typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(512) wide;

#define LOW ((1ULL << RADIX) - 1)

/// The number of four words as limbs.
void FIELD(limbs)(u64 *out, u64 w0, u64 w1, u64 w2, u64 w3) {
  out[0] = w0 & LOW;
  out[1] = (w0 >> RADIX | w1 << (64 - RADIX)) & LOW;
  out[2] = (w1 >> (2 * RADIX - 64) | w2 << (128 - 2 * RADIX)) & LOW;
  out[3] = (w2 >> (3 * RADIX - 128) | w3 << (192 - 3 * RADIX)) & LOW;
  out[4] = w3 >> (4 * RADIX - 192);
}

/// The number of five limbs as four words.
LOOSE void FIELD(number)(fe *out, u64 l0, u64 l1, u64 l2, u64 l3, u64 l4) {
  *out = (l0 + ((wide)l1 << RADIX) + ((wide)l2 << 2 * RADIX) + ((wide)l3 << 3 * RADIX) + ((wide)l4 << 4 * RADIX)) % P;
}
