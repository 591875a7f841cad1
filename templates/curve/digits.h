/// Scalars below 2^255 in LANES lanes as digits base 2^DIGIT_BITS, from -MULTIPLES to MULTIPLES - 1, but for the last
/// one, which is not negative. More multiples make fewer additions; more than eight pay where numbers are four words.

#if LANES == 1
enum { DIGIT_BITS = 5 };
#else
enum { DIGIT_BITS = 4 };
#endif
enum { DIGITS = (255 + DIGIT_BITS) / DIGIT_BITS, MULTIPLES = 1 << (DIGIT_BITS - 1) };

#if LANES == 1 // scalar functions take a bit by value
#define BIT unsigned
#define BIT_OF(row) ((unsigned)(row)[0])
#else
#define BIT const row *
#define BIT_OF(row) (&(row))
#endif

/// What is added to a scalar below 2^255, so that the digits of its words are MULTIPLES more than its own, but for the
/// last, which is itself: no carries are left.
#define OFFSETS (MULTIPLES * ((((fe_loose)1 << (DIGITS - 1) * DIGIT_BITS) - 1) / ((1 << DIGIT_BITS) - 1)))

static inline void setScalar(row *words, int lane, fe_loose k) { setWords(words, lane, k + OFFSETS); }

/// Of functions that select points for additions: rows of eight lanes are stored as vectorised functions load them,
/// since halves of a row that is loaded whole are not forwarded. Others have no AVX-512, for compilers would store what
/// a secret selects under a mask.
#if LANES < 8
#define WIDE
#elif !defined(WIDE)
#define WIDE __attribute__((target("avx512f,avx512dq,avx512vl")))
#endif

typedef int64_t signed_row __attribute__((vector_size(8 * LANES)));

/// All bits where x, which is below 2^63, is 0: by a shift, for comparisons of AVX-512 make masks.
static inline row onlyZero(row x) { return (row)((signed_row)(x - 1) >> 63); }

/// Digits become their absolute values. Whether they were negative: 0 or 1.
static inline void makeAbsolute(row *digits, row *minus) {
  *minus = *digits >> 63;
  *digits = (*digits ^ -*minus) + *minus;
}

/// So many bits of a number, from DIGIT_BITS i on, and what is above them in their word.
static inline row bitsOfDigit(const row *words, int i) {
  const int word = i * DIGIT_BITS / 64, bit = i * DIGIT_BITS % 64;
  row bits = words[word] >> (uint64_t)bit;
  if (bit > 64 - DIGIT_BITS && word < 3) bits |= words[word + 1] << (uint64_t)(64 - bit);
  return bits;
}

/// The absolute values of digits i, and whether they are negative.
static inline void readAbsolute(row *digits, row *minus, const row *words, int i) {
  *digits = (bitsOfDigit(words, i) & (2 * MULTIPLES - 1)) - (uint64_t)(i == DIGITS - 1 ? 0 : MULTIPLES);
  makeAbsolute(digits, minus);
}

/// Which multiple a digit asks for: all bits of is[k] where its absolute value is k. Whether it is negative: 0 or 1.
static inline void readDigit(row *is, row *minus, const row *words, int i) {
  row digit;
  readAbsolute(&digit, minus, words, i);
  EACH for (int k = 0; k <= MULTIPLES; k++) is[k] = onlyZero(digit ^ (uint64_t)k);
}

/// out = the multiple that `is` tells, of so many rows or words each; 0 if it is none. All multiples are read.
#if LANES == 1
typedef uint64_t four_words __attribute__((vector_size(32), aligned(8)));

#define SELECT(out, is, multiples, count) selectWords(out, is, (const four_words *)(multiples), (count) / 4)
static inline void selectWords(row *out, const row *is, const four_words *multiples, int count) {
  EACH for (int i = 0; i < count; i++) {
    four_words all = {};
    EACH for (int k = 0; k < MULTIPLES; k++) all |= is[k + 1][0] & multiples[count * k + i];
    memcpy(out + 4 * i, &all, sizeof all);
  }
}
#else
#define SELECT_ROW(out, is, multiples, i) \
  (out)[i] = (row){};                     \
  EACH for (int k = 0; k < MULTIPLES; k++) (out)[i] |= (is)[k + 1] & (multiples)[k][i];
#define SELECT(out, is, multiples, count) \
  EACH for (int i = 0; i < (count); i++) { SELECT_ROW(out, is, multiples, i) }
#endif
