/// d and e of an inversion (x25519.inverse.c) in rows of four words, d e d e, five limbs of 51 bits below 2^51 + 2^16.

enum { LIMBS = 5, RADIX = 51 };
#define DIGIT ((1ULL << RADIX) - 1)
#define EACH_LIMB UNROLLED for (int i = 0; i < LIMBS; i++)

typedef u64 row __attribute__((vector_size(32)));
typedef i64 signedRow __attribute__((vector_size(32)));
#define EVERY(x) ((row){(x), (x), (x), (x)})

typedef struct {
  row limbs[LIMBS];
} cofactors;

/// Bits 51 i to 51 i + 50 of words.
INLINE u64 limbAt(const u64 words[4], int i) {
  const int word = RADIX * i / 64, by = RADIX * i % 64;
  const u64 above = by > 64 - RADIX && word < 3 ? words[word + 1] << (64 - by) : 0;
  return (words[word] >> by | above) & DIGIT;
}

INLINE cofactors firstCofactors(void) {
  cofactors out;
  EACH_LIMB out.limbs[i] = (row){0, limbAt(SCALE, i), 0, limbAt(SCALE, i)};
  return out;
}

/// Low and high halves of products of 52 bits.
INLINE row low(row x, row y) {
  return (row)__builtin_ia32_vpmadd52luq256((signedRow)EVERY(0), (signedRow)x, (signedRow)y);
}
INLINE row high(row x, row y) {
  return (row)__builtin_ia32_vpmadd52huq256((signedRow)EVERY(0), (signedRow)x, (signedRow)y);
}

/// (u d + v e, q d + r e) modulo p. Of each entry of the matrix, which is 2^59 at most, the absolute value is taken as
/// 51 + 8 bits, and d or e is subtracted from 2 p where it is negative: limbs of 2 p are 2^52 - 38 at least. A column
/// of products is then below 2^60 + 2^54, a sum of two below 2^62, what is above bit 255 as well, and it comes back 19
/// times as 51 + 11 bits. Then the lowest limb is below 20 2^51, and gives the next one what is above its 51 bits; that
/// one is below 2^51 + 21 2^11.
INLINE cofactors updateModulo(cofactors de, matrix m) {
  const signedRow entries = {m.u, m.v, m.q, m.r}, isNegative = entries >> 63;
  const row size = (row)((entries ^ isNegative) - isNegative), lower = size & DIGIT, upper = size >> RADIX;
  row columns[LIMBS + 1] = {EVERY(0)};
  EACH_LIMB {
    const row x = de.limbs[i], negated = EVERY(i == 0 ? 2 * DIGIT - 36 : 2 * DIGIT) - x;
    const row factor = (negated & (row)isNegative) | (x & ~(row)isNegative), above = high(factor, lower);
    columns[i] += low(factor, lower);
    columns[i + 1] = factor * upper + above + above;
  }
  UNROLLED for (int i = 0; i <= LIMBS; i++) columns[i] += __builtin_shufflevector(columns[i], columns[i], 1, 0, 3, 2);
  const row top = columns[LIMBS] + (columns[LIMBS - 1] >> RADIX);
  row out[LIMBS];
  EACH_LIMB out[i] = (columns[i] & DIGIT) + (i == 0 ? (top & DIGIT) * 19 : columns[i - 1] >> RADIX);
  out[1] += (top >> RADIX) * 19 + (out[0] >> RADIX);
  out[0] &= DIGIT;
  EACH_LIMB de.limbs[i] = __builtin_shufflevector(out[i], out[i], 0, 2, 0, 2);
  return de;
}

/// d, below 2 p.
INLINE void wordsOfD(u64 out[4], cofactors de) {
  u128 sum = 0;
  UNROLLED for (int word = 0; word < 4; word++, sum >>= 64) {
    EACH_LIMB if (RADIX * i / 64 == word) sum += (u128)de.limbs[i][0] << (RADIX * i % 64);
    out[word] = (u64)sum;
  }
}
