/// What multiples of the base point of P-256 are sums of, for one key at a time. An odd scalar below 2^256 is 2^255 and
/// BASE_DIGITS odd digits base 2^DIGIT_BITS, which are less than that and more than its negative (M. Joye, M. Tunstall,
/// "Exponent recoding and regular exponentiation algorithms", AFRICACRYPT 2009): digit i is 2 b + 1 - 2^DIGIT_BITS,
/// with b the bits of the scalar from DIGIT_BITS i + 1 on. None is 0, so that each adds something.

enum { BASE_DIGITS = 255 / DIGIT_BITS };

/// Odd multiples of 2^(DIGIT_BITS i) times the base point, and 2^255 times it: x and y as elements.
extern const uint64_t p256_base_table[BASE_DIGITS * MULTIPLES + 1][AFFINE] __attribute__((visibility("hidden")));
#define BASE_START p256_base_table[BASE_DIGITS * MULTIPLES]

/// 1 as an element: 2^256 modulo P.
#define ONE ((fe_loose)0 - P)

/// k or ORDER - k, whichever is odd; its lowest bit, 1, is left out.
static inline void setBaseMultiple(struct scalars *to, int lane, fe_loose k) {
  to->isNegative[lane] = 1 ^ ((unsigned)k & 1);
  setWords(to->words, lane, either(to->isNegative[lane], ORDER - k, k) >> 1);
}

/// x and y of the multiple that a digit selects, but for its sign; returns 1 if that is to be changed. All multiples
/// are read.
static inline uint64_t selectBase(row *out, const row *words, int digit) {
  const uint64_t bits = bitsOfDigit(words, digit)[0], minus = ~bits / MULTIPLES & 1;
  const four_words wanted = (four_words){} + ((bits ^ -minus) & (MULTIPLES - 1));
  const four_words *multiples = (const four_words *)p256_base_table[MULTIPLES * digit];
  four_words all[2] = {};
  EACH for (int k = 0; k < MULTIPLES; k++) {
    const four_words is = (four_words)(wanted == (four_words){} + (uint64_t)k);
    EACH for (int i = 0; i < 2; i++) all[i] |= is & multiples[2 * k + i];
  }
  memcpy(out, all, sizeof all);
  return minus;
}
