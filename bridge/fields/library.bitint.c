/// What a library of a field needs beside its arithmetic, in whatever representation. A library's source defines and
/// includes:
///   FIELD      prefix of the symbols
///   LIMBS      words of an element
///   BITS       bits of P
///   ROOM       bits of an element of a loose function
///   ENCODED    bits of whole bytes that an element is written to, or ROOM if that is more
///   P          the modulus, of type `wide`
///   MULTIPLE   a multiple of P that no element of a loose function exceeds, of type `wide`
/// and then uses CONSTANT(k) for each constant k that elements are multiplied by.
///
/// A strict function takes canonical elements (below P) and returns one. A loose function takes any value of its type
/// and returns some value of that type that is congruent to the result. Operands and results may be the same objects.

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define FUNCTION(op) JOIN(FIELD, op)
#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned _BitInt(64) word;
typedef unsigned _BitInt(BITS) fe;
typedef unsigned _BitInt(ROOM) fe_loose;
typedef unsigned _BitInt(ENCODED) encoded;
typedef unsigned _BitInt(64 * LIMBS) words;
typedef unsigned _BitInt(ENCODED + 66) wide;

/// Returned in the wide type: one of at most 128 bits would travel in two registers, padding included.
static inline wide canonical(const fe *x) {
  __builtin_assume(*x < P);
  return *x;
}

void FUNCTION(opp)(fe *out, const fe *a) {
  *out = (P - canonical(a)) % P;
}

LOOSE void FUNCTION(opp_loose)(fe_loose *out, const fe_loose *a) {
  *out = (MULTIPLE - *a) % P;
}

/// b if bit is 1, a if it is 0; of any words, so that canonical elements stay so.
void FUNCTION(select)(words *out, const words *a, const words *b, word bit) {
  words ifZero = *a, ifOne = *b;
  *out = bit ? ifOne : ifZero;
}

/// b and a if bit is 1, a and b if it is 0.
void FUNCTION(swap)(words *first, words *second, const words *a, const words *b, word bit) {
  words x = *a, y = *b;
  *first = bit ? y : x;
  *second = bit ? x : y;
}

/// The same selection in the order of Fiat-Crypto's.
void FUNCTION(selectznz)(words *out, unsigned char bit, const words *a, const words *b) {
  words ifZero = *a, ifOne = *b;
  *out = bit ? ifOne : ifZero;
}

/// Not 0 if any word is not: all of them, OR-ed.
void FUNCTION(nonzero)(word *out, const words *a) {
  words x = *a;
  word bits = 0;
#pragma clang loop unroll(full)
  for (int k = 0; k < LIMBS; k++) bits |= (word)(x >> 64 * k);
  *out = bits;
}

/// The canonical element that is congruent to a number of whole bytes or a loose element.
void FUNCTION(reduce)(fe *out, const encoded *a) {
  *out = *a % P;
}

/// The sign of x - y: 1 if x is less, otherwise 0.
static inline word isLess(encoded x, wide y) {
  return (x - y) >> (ENCODED + 65);
}

/// 1 if a number of whole bytes is below P, otherwise 0.
void FUNCTION(below)(word *out, const encoded *a) {
  *out = isLess(*a, P);
}

/// 1 if a canonical element is 0, otherwise 0.
void FUNCTION(zero)(word *out, const fe *a) {
  *out = isLess(canonical(a), 1);
}

#define CONSTANT(k)                                                             \
  void FUNCTION(mul##k)(fe *out, const fe *a) {                                 \
    *out = (wide)k * canonical(a) % P;                                          \
  }                                                                             \
  LOOSE void FUNCTION(mul##k##_loose)(fe_loose *out, const fe_loose *a) {       \
    *out = (wide)k * *a % P;                                                    \
  }
