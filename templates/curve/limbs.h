/// Numbers modulo P between four words and the limbs that a lane has, as straight-line functions for the bridge: nine
/// limbs of RADIX_OF_FOUR bits in four lanes, five of RADIX_OF_EIGHT in eight. Who includes this defines the radices, P
/// as a `wide`, and FIELD(name).

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned long long u64;
typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(512) wide;

static inline fe joined(u64 w0, u64 w1, u64 w2, u64 w3) { return w0 | (fe)w1 << 64 | (fe)w2 << 128 | (fe)w3 << 192; }

static inline void split(u64 *out, fe x, int limbs, int radix) {
  for (int i = 0; i < limbs - 1; i++) out[i] = (u64)(x >> i * radix) & ((1ULL << radix) - 1);
  out[limbs - 1] = (u64)(x >> (limbs - 1) * radix);
}

/// The number of four words as limbs.
void FIELD(limbs_x4)(u64 *out, u64 w0, u64 w1, u64 w2, u64 w3) { split(out, joined(w0, w1, w2, w3), 9, RADIX_OF_FOUR); }
void FIELD(limbs_x8)(u64 *out, u64 w0, u64 w1, u64 w2, u64 w3) {
  split(out, joined(w0, w1, w2, w3), 5, RADIX_OF_EIGHT);
}

/// The number of so many limbs as four words; those of four lanes are factors, which have 32 bits at most.
#define AT(i) ((wide)(unsigned)l##i << i * RADIX_OF_FOUR)
LOOSE void FIELD(number_x4)(fe *out, u64 l0, u64 l1, u64 l2, u64 l3, u64 l4, u64 l5, u64 l6, u64 l7, u64 l8) {
  *out = (AT(0) + AT(1) + AT(2) + AT(3) + AT(4) + AT(5) + AT(6) + AT(7) + AT(8)) % P;
}
#undef AT
#define AT(i) ((wide)l##i << i * RADIX_OF_EIGHT)
LOOSE void FIELD(number_x8)(fe *out, u64 l0, u64 l1, u64 l2, u64 l3, u64 l4) {
  *out = (AT(0) + AT(1) + AT(2) + AT(3) + AT(4)) % P;
}
