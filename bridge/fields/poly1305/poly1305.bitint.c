/// Integers modulo 2^130 - 5, the field of Poly1305 (RFC 8439, section 2.5).
///
/// A strict function takes canonical elements (below P) and returns one. A loose function takes
/// any value of its type and returns some value of that type that is congruent to the result.
/// Operands and result may be the same object.

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned _BitInt(130) fe;
typedef unsigned _BitInt(131) fe_loose;
typedef unsigned _BitInt(262) wide;

#define P (((wide)1 << 130) - 5)

static inline fe canonical(const fe *x) {
  __builtin_assume(*x < P);
  return *x;
}

void poly1305_mul(fe *out, const fe *a, const fe *b) {
  *out = (wide)canonical(a) * canonical(b) % P;
}

void poly1305_square(fe *out, const fe *a) {
  *out = (wide)canonical(a) * canonical(a) % P;
}

void poly1305_add(fe *out, const fe *a, const fe *b) {
  *out = ((wide)canonical(a) + canonical(b)) % P;
}

void poly1305_sub(fe *out, const fe *a, const fe *b) {
  *out = (canonical(a) + P - canonical(b)) % P;
}

/// The constant 5 = 2^130 mod P, which folds the upper half of a product.
void poly1305_mul5(fe *out, const fe *a) {
  *out = (wide)5 * canonical(a) % P;
}

LOOSE void poly1305_mul_loose(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = (wide)*a * *b % P;
}

LOOSE void poly1305_square_loose(fe_loose *out, const fe_loose *a) {
  *out = (wide)*a * *a % P;
}

LOOSE void poly1305_add_loose(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = ((wide)*a + *b) % P;
}

/// 4P exceeds every value of the type, so that the difference stays above zero.
LOOSE void poly1305_sub_loose(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = (*a + 4 * P - *b) % P;
}

LOOSE void poly1305_mul5_loose(fe_loose *out, const fe_loose *a) {
  *out = (wide)5 * *a % P;
}
