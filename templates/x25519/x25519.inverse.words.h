/// d and e of an inversion (x25519.inverse.c) in words, below 2^255 + 2^68.

typedef struct {
  u64 d[4], e[4];
} cofactors;

INLINE cofactors firstCofactors(void) { return (cofactors){{0}, {SCALE[0], SCALE[1], SCALE[2], SCALE[3]}}; }

INLINE void wordsOfD(u64 out[4], cofactors de) { __builtin_memcpy(out, de.d, sizeof de.d); }

/// 2^59 (4 p - d - e): what makes biased products of d and e right modulo p. d and e are below 2^255 + 2^68, so it is
/// positive and below 2^316.
INLINE void correction(u64 out[5], const u64 d[4], const u64 e[4]) {
  const u64 fourTimes[4] = {-76, -1, -1, -1}; // and 1 in the fifth word
  u64 sum[4], rest[5];
  rest[4] = 1 - add(4, sum, d, e);
  rest[4] -= subtract(4, rest, fourTimes, sum);
  out[0] = rest[0] << STEPS;
  for (int i = 1; i < 5; i++) out[i] = rest[i] << STEPS | rest[i - 1] >> (64 - STEPS);
}

/// u d + v e modulo p, given the correction, below 2^255 + 2^68: the sum is below 3 2^59 (2^255 + 2^68) + 2^316, hence
/// below 2^318, and what is above bit 255 is below 2^63 and comes back 19 times.
INLINE void combine(u64 out[4], i64 u, i64 v, const u64 d[4], const u64 e[4], const u64 correct[5]) {
  u64 words[4];
  u128 column = 0;
  for (int i = 0; i < 4; i++, column >>= 64) {
    column += (u128)biased(u) * d[i];
    column += (u128)biased(v) * e[i];
    column += correct[i];
    words[i] = column;
  }
  const u64 top = ((u64)column + correct[4]) << 1 | words[3] >> 63;
  words[3] &= LOW63;
  column = (u128)top * 19;
  for (int i = 0; i < 4; i++, column >>= 64) {
    column += words[i];
    out[i] = column;
  }
}

/// (u d + v e, q d + r e) modulo p.
INLINE cofactors updateModulo(cofactors de, matrix m) {
  cofactors out;
  u64 correct[5];
  correction(correct, de.d, de.e);
  combine(out.d, m.u, m.v, de.d, de.e, correct);
  combine(out.e, m.q, m.r, de.d, de.e, correct);
  return out;
}
