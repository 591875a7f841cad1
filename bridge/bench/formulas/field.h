/// Arithmetic for the point formulas, written as the mathematics is. A source defines P and MULTIPLE (of type `wide`), LIMBS, and
/// FORMULA(name), the symbol of a formula.
///
/// Every formula is `void NAME(fe *out, const fe *in)`: coordinates one after another, each LIMBS 64-bit words, little-endian, any
/// value; those that come out are congruent to the result. `out` and `in` do not overlap.

#define LOOSE [[clang::annotate("fieldwright::loose")]]

typedef unsigned _BitInt(64 * LIMBS) fe;
typedef unsigned _BitInt(128 * LIMBS) wide;

static inline fe add(fe x, fe y) { return ((wide)x + y) % P; }

/// MULTIPLE, a multiple of P, exceeds every value of the type, so that the difference stays above zero.
static inline fe sub(fe x, fe y) { return (x + MULTIPLE - y) % P; }

static inline fe neg(fe x) { return sub(0, x); }

static inline fe mul(fe x, fe y) { return (wide)x * y % P; }

static inline fe square(fe x) { return (wide)x * x % P; }

/// k x for a small k.
static inline fe times(unsigned k, fe x) { return (wide)k * x % P; }
