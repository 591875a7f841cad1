/// What multiples of points of P-256 are sums of, for one key at a time. An odd scalar below 2^256 is 2^255 and
/// ODD_DIGITS odd digits base 2^DIGIT_BITS, which are less than that and more than its negative (M. Joye, M. Tunstall,
/// "Exponent recoding and regular exponentiation algorithms", AFRICACRYPT 2009): digit i is 2 b + 1 - 2^DIGIT_BITS,
/// with b the bits of the scalar from DIGIT_BITS i + 1 on. None is 0, so that each adds something.

enum { ODD_DIGITS = 255 / DIGIT_BITS };

/// Odd multiples of 2^(DIGIT_BITS i) times the base point, and 2^255 times it: x and y as elements.
extern const uint64_t p256_base_table[ODD_DIGITS * MULTIPLES + 1][AFFINE] __attribute__((visibility("hidden")));
#define BASE_START p256_base_table[ODD_DIGITS * MULTIPLES]

/// 1 as an element: 2^256 modulo P.
#define ONE ((fe_loose)0 - P)

/// k or ORDER - k, whichever is odd; its lowest bit, 1, is left out.
static inline void setMultiple(struct scalars *to, int lane, fe_loose k) {
  to->isNegative[lane] = 1 ^ ((unsigned)k & 1);
  setWords(to->words, lane, either(to->isNegative[lane], ORDER - k, k) >> 1);
}

/// Vectors of four words of a multiple: those of one with four numbers side by side.
enum { MOST_SELECTED = 5 };

/// What a digit selects of MULTIPLES odd multiples, each four words `count` times, but for its sign; returns 1 if that
/// is to be changed. All multiples are read.
static inline uint64_t selectOdd(void *out, const row *words, int digit, const void *multiples, int count) {
  const uint64_t bits = bitsOfDigit(words, digit)[0], minus = ~bits / MULTIPLES & 1;
  const four_words wanted = (four_words){} + ((bits ^ -minus) & (MULTIPLES - 1));
  const four_words *from = multiples;
  four_words all[MOST_SELECTED] = {};
  EACH for (int k = 0; k < MULTIPLES; k++) {
    const four_words is = (four_words)(wanted == (four_words){} + (uint64_t)k);
    EACH for (int i = 0; i < count; i++) all[i] |= is & from[count * k + i];
  }
  memcpy(out, all, (size_t)count * sizeof *all);
  return minus;
}

/// What a digit selects of multiples of the base point: x and y.
static inline uint64_t selectBase(row *out, const row *words, int digit) {
  return selectOdd(out, words, digit, p256_base_table[MULTIPLES * digit], AFFINE / 4);
}
