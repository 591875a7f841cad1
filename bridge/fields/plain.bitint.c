/// Integers modulo any P.
///
/// A field defines and includes:
///   FIELD      prefix of the symbols
///   BITS       bits of P
///   ROOM       bits of an element of a loose function, at least BITS
///   P          the modulus, of type `wide`
///   MULTIPLE   a multiple of P that no element of a loose function exceeds, of type `wide`
///
/// A strict function takes canonical elements (below P) and returns one. A loose function takes
/// any value of its type and returns some value of that type that is congruent to the result.
/// Operands and result may be the same object.

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define FUNCTION(op) JOIN(FIELD, op)
#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned _BitInt(BITS) fe;
typedef unsigned _BitInt(ROOM) fe_loose;
typedef unsigned _BitInt(2 * ROOM + 2) wide;

/// Returned in the wide type: one of at most 128 bits would travel in two registers, padding included.
static inline wide canonical(const fe *x) {
  __builtin_assume(*x < P);
  return *x;
}

void FUNCTION(mul)(fe *out, const fe *a, const fe *b) {
  *out = canonical(a) * canonical(b) % P;
}

void FUNCTION(square)(fe *out, const fe *a) {
  *out = canonical(a) * canonical(a) % P;
}

void FUNCTION(add)(fe *out, const fe *a, const fe *b) {
  *out = (canonical(a) + canonical(b)) % P;
}

void FUNCTION(sub)(fe *out, const fe *a, const fe *b) {
  *out = (canonical(a) + P - canonical(b)) % P;
}

void FUNCTION(opp)(fe *out, const fe *a) {
  *out = (P - canonical(a)) % P;
}

LOOSE void FUNCTION(mul_loose)(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = (wide)*a * *b % P;
}

LOOSE void FUNCTION(square_loose)(fe_loose *out, const fe_loose *a) {
  *out = (wide)*a * *a % P;
}

LOOSE void FUNCTION(add_loose)(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = ((wide)*a + *b) % P;
}

LOOSE void FUNCTION(sub_loose)(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = (*a + MULTIPLE - *b) % P;
}

LOOSE void FUNCTION(opp_loose)(fe_loose *out, const fe_loose *a) {
  *out = (MULTIPLE - *a) % P;
}
