/// Numbers modulo P between four words and the limbs of RADIX bits that a lane has, as straight-line functions for the
/// bridge. Who includes this defines RADIX, LIMBS (5 or 9), P as a `wide`, and FIELD(name).

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned long long u64;
typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(512) wide;

/// The number of four words as limbs.
void FIELD(limbs)(u64 *out, u64 w0, u64 w1, u64 w2, u64 w3) {
  const fe x = w0 | (fe)w1 << 64 | (fe)w2 << 128 | (fe)w3 << 192;
  for (int i = 0; i < LIMBS - 1; i++) out[i] = (u64)(x >> i * RADIX) & ((1ULL << RADIX) - 1);
  out[LIMBS - 1] = (u64)(x >> (LIMBS - 1) * RADIX);
}

#define AT(i) ((wide)l##i << i * RADIX)

/// The number of so many limbs as four words.
#if LIMBS == 5
LOOSE void FIELD(number)(fe *out, u64 l0, u64 l1, u64 l2, u64 l3, u64 l4) {
  *out = (AT(0) + AT(1) + AT(2) + AT(3) + AT(4)) % P;
}
#else
LOOSE void FIELD(number)(fe *out, u64 l0, u64 l1, u64 l2, u64 l3, u64 l4, u64 l5, u64 l6, u64 l7, u64 l8) {
  *out = (AT(0) + AT(1) + AT(2) + AT(3) + AT(4) + AT(5) + AT(6) + AT(7) + AT(8)) % P;
}
#endif
