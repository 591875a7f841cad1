/// Montgomery arithmetic modulo any odd P: the integer x stands for x / R, where R = 2^(64 LIMBS).
///
/// A field defines and includes:
///   FIELD    prefix of the symbols
///   LIMBS    number of 64-bit words of P
///   P        the modulus, odd, of type `wide`
///   K        -1/P modulo 2^64
///   R2       R^2 modulo P, of type `wide`
///   ROOM     bits of an element of a loose function, if there are such functions
///   MULTIPLE a multiple of P that no such element exceeds, of type `wide`
///
/// A strict function takes canonical elements (below P) and returns one. A loose function takes any value
/// of its type and returns some value of that type that is congruent to the result: where P is small enough
/// beside R, products need no last subtraction then. Operands and result may be the same object.
///
/// P. Montgomery, "Modular multiplication without trial division", Math. Comp. 44 (1985), 519-521.

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define FUNCTION(op) JOIN(FIELD, op)

typedef unsigned _BitInt(64) word;
typedef unsigned _BitInt(64 * LIMBS) fe;
typedef unsigned _BitInt(128 * LIMBS + 64) wide;

static inline fe canonical(const fe *x) {
  __builtin_assume(*x < P);
  return *x;
}

/// x / R modulo P. The multiples m P that make the low half of x divisible by R depend on nothing but
/// that half, so the high half is added once, at the end. The result is at most x / R + P.
static inline wide divideByR(wide x) {
  wide low = (fe)x;
#pragma clang loop unroll(full)
  for (int k = 0; k < LIMBS; k++) {
    word m = (word)low * (word)K;
    low = (low + (wide)m * P) >> 64;
  }
  return (x >> 64 * LIMBS) + low;
}

/// a b / R modulo P, as divideByR(a b) but row by row: no more than LIMBS + 2 words are alive at a time. The result is at most a b / R + P.
static inline wide productByR(fe a, fe b) {
  wide sum = 0;
#pragma clang loop unroll(full)
  for (int k = 0; k < LIMBS; k++) {
    sum += (wide)a * (word)(b >> 64 * k);
    word m = (word)sum * (word)K;
    sum = (sum + (wide)m * P) >> 64;
  }
  return sum;
}

/// x modulo P for x < 2 P.
static inline fe subtractOnce(wide x) { return x >= P ? x - P : x; }

/// a - b modulo P for a, b < P.
static inline fe difference(fe a, fe b) {
  fe d = a - b;
  return a < b ? d + (fe)P : d;
}

void FUNCTION(mul)(fe *out, const fe *a, const fe *b) {
  *out = subtractOnce(productByR(canonical(a), canonical(b)));
}

void FUNCTION(square)(fe *out, const fe *a) {
  fe x = canonical(a);
  *out = subtractOnce(divideByR((wide)x * x));
}

void FUNCTION(add)(fe *out, const fe *a, const fe *b) {
  *out = subtractOnce((wide)canonical(a) + canonical(b));
}

void FUNCTION(sub)(fe *out, const fe *a, const fe *b) {
  *out = difference(canonical(a), canonical(b));
}

void FUNCTION(opp)(fe *out, const fe *a) {
  *out = difference(0, canonical(a));
}

void FUNCTION(from_montgomery)(fe *out, const fe *a) {
  *out = subtractOnce(divideByR(canonical(a)));
}

void FUNCTION(to_montgomery)(fe *out, const fe *a) {
  *out = subtractOnce(divideByR(canonical(a) * R2));
}

#ifdef ROOM
#define LOOSE [[clang::annotate("fieldwright::loose")]]
typedef unsigned _BitInt(ROOM) fe_loose;
/// Of two elements, or an element and MULTIPLE: of the longest moduli `wide` is too long for a division.
typedef unsigned _BitInt(ROOM + 2) sum;

void FUNCTION(mul_loose)(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = productByR(*a, *b);
}

void FUNCTION(square_loose)(fe_loose *out, const fe_loose *a) {
  *out = divideByR((wide)*a * *a);
}

LOOSE void FUNCTION(add_loose)(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = ((sum)*a + *b) % (sum)P;
}

LOOSE void FUNCTION(sub_loose)(fe_loose *out, const fe_loose *a, const fe_loose *b) {
  *out = (*a + (sum)MULTIPLE - *b) % (sum)P;
}

LOOSE void FUNCTION(opp_loose)(fe_loose *out, const fe_loose *a) {
  *out = ((sum)MULTIPLE - *a) % (sum)P;
}

void FUNCTION(from_montgomery_loose)(fe_loose *out, const fe_loose *a) {
  *out = divideByR(*a);
}

void FUNCTION(to_montgomery_loose)(fe_loose *out, const fe_loose *a) {
  *out = divideByR(*a * R2);
}
#endif
