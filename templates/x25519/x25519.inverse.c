/// 1/x modulo 2^255 - 19 by division steps: ten batches of 59, for 590 steps suffice if 0 <= x <= p < 2^256.
/// `./fieldwright ct` shows of the object that nothing here branches or looks up memory by a secret.
///
/// d x = 2^(59 k - 590) f and e x = 2^(59 k - 590) g modulo p after k batches. With ACROSS, d and e are in limbs of
/// rows (AVX-512 IFMA), so that vector pipes compute them beside the division steps; otherwise in words.

#include "../library/divisionSteps.h"

#define BATCHES 10

/// 2^-590 modulo p: d and e are not divided by 2^59 in a batch, but once, here.
static const u64 SCALE[4] = {0xa0f99e2375022099, 0xa8c68f3f1d132595, 0x6c6c893805ac5242, 0x276508b241770615};

/// Bits 0 to 62 of a word.
#define LOW63 (~0ULL >> 1)

/// Entries plus 2^59, from 0 to 2^60: products need no signs. What is too much is taken off afterwards.
INLINE u64 biased(i64 entry) { return entry + (1ULL << STEPS); }

#ifdef ACROSS
#include "x25519.inverse.rows.h"
#define INVERSE x25519_inverse_across
#else
#include "x25519.inverse.words.h"
#define INVERSE x25519_inverse
#endif

/// (u f + v g)/2^59, given sum = f + g. f, g and the result are signed and no larger than p, for |u| + |v| <= 2^59; the
/// biased sum is below 2^317 and has five signed words.
INLINE void update(u64 out[4], i64 u, i64 v, const u64 f[4], const u64 g[4], const u64 sum[4]) {
  u64 words[5], shifted[4];
  u128 column = 0;
  for (int i = 0; i < 3; i++, column >>= 64) {
    column += (u128)biased(u) * f[i];
    column += (u128)biased(v) * g[i];
    words[i] = column;
  }
  column += (i128)(i64)biased(u) * (i64)f[3];
  column += (i128)(i64)biased(v) * (i64)g[3];
  words[3] = column;
  words[4] = column >> 64;
  for (int i = 0; i < 4; i++) shifted[i] = words[i] >> STEPS | words[i + 1] << (64 - STEPS);
  subtract(4, out, shifted, sum);
}

/// x modulo p, below p, for any x below 2^256: with bit 255 folded it is below 2^255 + 19, hence below 2 p, and not
/// below p if 19 more reach bit 255.
INLINE void canonical(u64 out[4], const u64 x[4]) {
  const u64 nineteen[4] = {19 + 19 * (x[3] >> 63)}, low[4] = {x[0], x[1], x[2], x[3] & LOW63};
  add(4, out, low, nineteen);
  const u64 tooMuch[4] = {((out[3] >> 63) - 1) & 19};
  out[3] &= LOW63;
  subtract(4, out, out, tooMuch);
}

/// out = 1/x modulo p, below p, for any x below 2^256; 0 if p divides x. out may be x.
///
/// In the end d x = f = 1 or -1. Then bit 1 of f is its sign. If p divides x, then d stays 0 modulo p.
void INVERSE(u64 *out, const u64 *x) {
  const u64 twice[4] = {-38, -1, -1, -1};
  u64 f[4] = {-19, -1, -1, LOW63}, g[4], first[4], second[4];
  cofactors de = firstCofactors();
  i64 zeta = -1;
  matrix m;
  canonical(g, x);
  for (int k = 1; k < BATCHES; k++) {
    zeta = batch(STEPS, zeta, f[0], g[0], &m);
    u64 sum[4];
    add(4, sum, f, g);
    update(first, m.u, m.v, f, g, sum);
    update(second, m.q, m.r, f, g, sum);
    __builtin_memcpy(f, first, sizeof f);
    __builtin_memcpy(g, second, sizeof g);
    de = updateModulo(de, m);
  }
  batch(STEPS, zeta, f[0], g[0], &m);
  u64 isNegative = (m.u * f[0] + m.v * g[0]) >> (STEPS + 1) & 1;
#ifndef __x86_64__ // for AArch64, clang jumps where it knows that this is one bit
  __asm__("" : "+r"(isNegative));
#endif
  wordsOfD(first, updateModulo(de, m));
  subtract(4, second, twice, first);
  for (int i = 0; i < 4; i++) first[i] ^= (first[i] ^ second[i]) & -isNegative;
  canonical(out, first);
}
