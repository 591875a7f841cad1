/// Integers modulo 2^255 - 19, the field of Curve25519 (RFC 7748, section 4.1).
///
/// A strict function takes canonical elements (below P) and returns one. A loose function takes
/// any value of its type and returns some value of that type that is congruent to the result.
/// Operands and result may be the same object.

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned _BitInt(255) fe;
typedef unsigned _BitInt(256) fe_loose;
typedef unsigned _BitInt(512) wide;

#define P (((wide)1 << 255) - 19)

static inline fe canonical(const fe *x) {
  __builtin_assume(*x < P);
  return *x;
}

void fe25519_mul(fe *out, const fe *a, const fe *b) {
  *out = (wide)canonical(a) * canonical(b) % P;
}

void fe25519_square(fe *out, const fe *a) {
  *out = (wide)canonical(a) * canonical(a) % P;
}

void fe25519_add(fe *out, const fe *a, const fe *b) {
  *out = ((wide)canonical(a) + canonical(b)) % P;
}

void fe25519_sub(fe *out, const fe *a, const fe *b) {
  *out = (canonical(a) + P - canonical(b)) % P;
}

/// The constant (A - 2) / 4 of the Montgomery ladder (RFC 7748, section 5).
void fe25519_mul121665(fe *out, const fe *a) {
  *out = (wide)121665 * canonical(a) % P;
}

LOOSE void fe25519_mul_loose(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = (wide)*a * *b % P;
}

LOOSE void fe25519_square_loose(fe_loose *out, const fe_loose *a) {
  *out = (wide)*a * *a % P;
}

LOOSE void fe25519_add_loose(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = ((wide)*a + *b) % P;
}

/// 4P exceeds every value of the type, so that the difference stays above zero.
LOOSE void fe25519_sub_loose(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = (*a + 4 * P - *b) % P;
}

LOOSE void fe25519_mul121665_loose(fe_loose *out, const fe_loose *a) {
  *out = (wide)121665 * *a % P;
}
