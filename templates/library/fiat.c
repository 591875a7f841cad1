/// What Fiat-Crypto's interface of a field in Montgomery form has beside straight-line code. The lines above define
///   PREFIX         begins all symbols
///   LIMBS, BYTES   words of an element, bytes of one that is written
///   R_MODULO_P     1 in Montgomery form
///   MODULUS        p as LIMBS + 1 words
///   PRECOMPUTED    2^-n in Montgomery form, n being the division steps of an inversion

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)
#define WORDS (LIMBS + 1)

typedef uint64_t word;

void F(set_one)(word out1[LIMBS]) {
  static const word one[LIMBS] = R_MODULO_P;
  __builtin_memcpy(out1, one, sizeof one);
}

void F(msat)(word out1[WORDS]) {
  static const word modulus[WORDS] = MODULUS;
  __builtin_memcpy(out1, modulus, sizeof modulus);
}

void F(divstep_precomp)(word out1[LIMBS]) {
  static const word precomputed[LIMBS] = PRECOMPUTED;
  __builtin_memcpy(out1, precomputed, sizeof precomputed);
}

void F(to_bytes)(uint8_t out1[BYTES], const word arg1[LIMBS]) {
  word x[LIMBS];
  __builtin_memcpy(x, arg1, sizeof x);
  __builtin_memcpy(out1, x, BYTES);
}

void F(from_bytes)(word out1[LIMBS], const uint8_t arg1[BYTES]) {
  word x[LIMBS] = {0};
  __builtin_memcpy(x, arg1, BYTES);
  __builtin_memcpy(out1, x, sizeof x);
}

/// (g + f)/2 if add is 1, (g - f)/2 if negate is 1 as well, g/2 otherwise; signed words, rounded down.
static void halfOfSum(word out[WORDS], const word f[WORDS], const word g[WORDS], word add, word negate) {
  word sum[WORDS], carry = add & negate;
  for (int k = 0; k < WORDS; k++) {
    const unsigned __int128 column = (unsigned __int128)g[k] + ((f[k] ^ -negate) & -add) + carry;
    sum[k] = (word)column;
    carry = (word)(column >> 64);
  }
  for (int k = 0; k < LIMBS; k++) out[k] = sum[k] >> 1 | sum[k + 1] << 63;
  out[LIMBS] = (word)((int64_t)sum[LIMBS] >> 1);
}

/// A division step (D. J. Bernstein, B.-Y. Yang: Fast constant-time gcd computation and modular inversion, CHES 2019)
/// of d = arg1, f = arg2, g = arg3, v = arg4, r = arg5.
void F(divstep)(word *out1, word out2[WORDS], word out3[WORDS], word out4[LIMBS], word out5[LIMBS], word arg1,
                const word arg2[WORDS], const word arg3[WORDS], const word arg4[LIMBS], const word arg5[LIMBS]) {
  const word isOdd = arg3[0] & 1, isPositive = ((0 - arg1) & ~arg1) >> 63, exchange = isOdd & isPositive;
  static const word zero[LIMBS] = {0};
  word f[WORDS], g[WORDS], doubled[LIMBS], added[LIMBS], negated[LIMBS], rest[LIMBS];
  for (int k = 0; k < WORDS; k++) f[k] = arg2[k] ^ ((arg2[k] ^ arg3[k]) & -exchange);
  halfOfSum(g, arg2, arg3, isOdd, exchange);
  F(selectznz)(doubled, (uint8_t)exchange, arg4, arg5);
  F(add)(doubled, doubled, doubled);
  F(opp)(negated, arg4);
  F(selectznz)(added, (uint8_t)exchange, arg4, negated);
  F(selectznz)(added, (uint8_t)isOdd, zero, added);
  F(add)(rest, arg5, added);
  *out1 = 1 + (arg1 ^ -exchange) + exchange;
  __builtin_memcpy(out2, f, sizeof f);
  __builtin_memcpy(out3, g, sizeof g);
  __builtin_memcpy(out4, doubled, sizeof doubled);
  __builtin_memcpy(out5, rest, sizeof rest);
}
