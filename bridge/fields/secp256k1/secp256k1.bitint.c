/// Integers modulo 2^256 - 2^32 - 977, the field of secp256k1 (SEC 2, section 2.4.1).
///
/// A strict function takes canonical elements (below P) and returns one. A loose function takes
/// any value of its type and returns some value of that type that is congruent to the result.
/// Operands and result may be the same object.

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned _BitInt(256) fe;
typedef unsigned _BitInt(256) fe_loose;
typedef unsigned _BitInt(512) wide;

#define P (((wide)1 << 256) - ((wide)1 << 32) - 977)

static inline fe canonical(const fe *x) {
  __builtin_assume(*x < P);
  return *x;
}

void secp256k1_mul(fe *out, const fe *a, const fe *b) {
  *out = (wide)canonical(a) * canonical(b) % P;
}

void secp256k1_square(fe *out, const fe *a) {
  *out = (wide)canonical(a) * canonical(a) % P;
}

void secp256k1_add(fe *out, const fe *a, const fe *b) {
  *out = ((wide)canonical(a) + canonical(b)) % P;
}

void secp256k1_sub(fe *out, const fe *a, const fe *b) {
  *out = (canonical(a) + P - canonical(b)) % P;
}

/// The constant 3b of the complete addition formulas for y^2 = x^3 + 7.
void secp256k1_mul21(fe *out, const fe *a) {
  *out = (wide)21 * canonical(a) % P;
}

LOOSE void secp256k1_mul_loose(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = (wide)*a * *b % P;
}

LOOSE void secp256k1_square_loose(fe_loose *out, const fe_loose *a) {
  *out = (wide)*a * *a % P;
}

LOOSE void secp256k1_add_loose(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = ((wide)*a + *b) % P;
}

/// 2P exceeds every value of the type, so that the difference stays above zero.
LOOSE void secp256k1_sub_loose(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = (*a + 2 * P - *b) % P;
}

LOOSE void secp256k1_mul21_loose(fe_loose *out, const fe_loose *a) {
  *out = (wide)21 * *a % P;
}
