/// Formulas on P-256 (FIPS 186-5) in Montgomery form.

#define BITS 256
#define P ((wide)0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffuwb)
/// -1 / P modulo 2^64.
#define K 1
#define FORMULA(name) formula_p256_montgomery_##name

#include "numbersMontgomery.h"

/// x modulo P for x < 2^262. What is taken off is the right multiple of P or one too many: q P = q 2^256 - c with
/// c = q (2^224 - 2^192 - 2^96 + 1), whose words are below.
static inline fe reduce(wide x) {
  word q = ((word)(x >> 256) & 63) + 1, high = q << 32;
  fe c = q | (fe)-high << 64 | (fe)(word)-1 << 128 | (fe)(high - q - 1) << 192;
  wide t = (wide)(fe)x + c;
  return (fe)t + (t >> 256 ? 0 : (fe)P);
}

#include "jacobianMontgomery.h"
