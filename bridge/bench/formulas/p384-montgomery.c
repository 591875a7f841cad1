/// Formulas on P-384 (FIPS 186-5) in Montgomery form.

#define BITS 384
#define P ((wide)0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffffuwb)
/// -1 / P modulo 2^64.
#define K 0x100000001
#define FORMULA(name) formula_p384_montgomery_##name

#include "numbersMontgomery.h"

/// x modulo P for x < 2^390. What is taken off is the right multiple of P or one too many: q P = q 2^384 - c with
/// c = q (2^128 + 2^96 - 2^32 + 1).
static inline fe reduce(wide x) {
  fe q = ((word)(x >> 384) & 63) + 1, c = (q << 128) + (q << 96) - (q << 32) + q;
  wide t = (wide)(fe)x + c;
  return (fe)t + (t >> 384 ? 0 : (fe)P);
}

#include "jacobianMontgomery.h"
