/// Integers modulo L, the order of the base point (RFC 8032, section 5.1), as straight-line functions for the bridge.

typedef unsigned _BitInt(256) scalar;
typedef unsigned _BitInt(512) wide;

#define L ((wide)0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3eduwb)

/// The rest of a number of 512 bits, such as a digest.
void ed25519_reduce(scalar *out, const wide *x) { *out = *x % L; }

/// a b + c, for any numbers of 256 bits.
void ed25519_mul_add(scalar *out, const scalar *a, const scalar *b, const scalar *c) {
  *out = ((wide)*a * *b + *c) % L;
}
