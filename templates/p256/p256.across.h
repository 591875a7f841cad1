/// Multiples of points of P-256, one at a time, in coordinates X : 2 Y : Z : 3 Z^4 that stand side by side in the words
/// of rows of limbs (p256.across.*.formula say what functions compute; results are elsewhere than what is taken).
/// Numbers x are held as 2^260 x. PLACES are the coordinates that the words of a row have.

enum { WORDS = 4, ROW_LIMBS = 5, LIMB_BITS = 52, X_ACROSS = 0, Y_ACROSS = 1, Z_ACROSS = 2, V_ACROSS = 3 };
static const int places[WORDS] = {PLACES};

/// The word of a coordinate.
static inline int wordOf(int which) {
  int word = 0;
  EACH for (int i = 0; i < WORDS; i++) if (places[i] == which) word = i;
  return word;
}

#define EACH_LIMB EACH for (int k = 0; k < ROW_LIMBS; k++)
#define LIMB ((1ULL << LIMB_BITS) - 1)

/// Rows are stored as functions load them, since halves of a row that is loaded whole are not forwarded.
#define OF_ROWS __attribute__((target("avx2")))
typedef uint64_t four __attribute__((vector_size(8 * WORDS)));
struct across {
  four rows[ROW_LIMBS];
};

void p256_across_double(struct across *out, const struct across *point, const struct across *unused);
/// What is added, by p256_across_entry.
void p256_across_add(struct across *out, const struct across *point, const struct across *entry);
void p256_across_entry(struct across *out, const struct across *point, const struct across *half);
/// Of points in coordinates X : Y : Z^2 : Z^3 in this order; of what is added, x and y.
void p256_across_add_affine(struct across *out, const struct across *point, const struct across *affine);

void p256_fe_square(fe_loose *out, const fe_loose *x);
void p256_fe_add(fe_loose *out, const fe_loose *x, const fe_loose *y);

/// 2^256 times 16 and 1/16 modulo P, by which 2^256 x becomes 2^260 x, and back; 1/32, for half of a number.
#define SIXTEEN ((fe_loose)0xfffffffeffffffffffffffffffffffff0000000000000000000000010uwb)
#define PER_16 ((fe_loose)1 << 252)
#define PER_32 ((fe_loose)1 << 251)

static inline fe_loose times(fe_loose x, fe_loose y) {
  fe_loose out;
  p256_fe_mul(&out, &x, &y);
  return out;
}

/// A number becomes a word of each row.
static inline void setWord(struct across *to, int word, fe_loose x) {
  EACH_LIMB to->rows[k][word] = (uint64_t)(x >> LIMB_BITS * k) & LIMB;
}

/// An element, 2^256 x, becomes a coordinate.
static inline void setCoordinate(struct across *to, int which, fe_loose x) {
  setWord(to, wordOf(which), times(x, SIXTEEN));
}

/// The number in a word of each row, which is below 2^257, modulo P.
static inline fe_loose numberIn(const struct across *from, int word) {
  fe_loose low = 0;
  EACH_LIMB low += (fe_loose)from->rows[k][word] << LIMB_BITS * k;
  const uint64_t high = from->rows[ROW_LIMBS - 1][word] >> (256 - LIMB_BITS * (ROW_LIMBS - 1));
  low = either((unsigned)high | (unsigned)(low >= P), low - P, low);
  return either((unsigned)(low >= P), low - P, low);
}

static inline fe_loose coordinate(const struct across *from, int which) { return numberIn(from, wordOf(which)); }

/// Limbs of 2 P, none below one of a coordinate.
static const uint64_t negative[ROW_LIMBS] = {0x1ffffffffffffe, 0x101ffffffffffe, 0xfffffffffffff, 0x10001fffffffff,
                                             0x1fffffffdffff};

/// Changes the sign of the number in a word of each row if all bits of minus are 1.
OF_ROWS static inline void setSign(struct across *point, int word, uint64_t minus) {
  four changed = {}, carry = {};
  changed[word] = minus;
  EACH_LIMB {
    const four y = point->rows[k], all = negative[k] - y + carry;
    point->rows[k] = y ^ (changed & (y ^ (all & LIMB)));
    carry = all >> LIMB_BITS;
  }
}

/// A point X : Y : Z of elements.
static inline void setAcross(struct across *to, fe_loose x, fe_loose y, fe_loose z) {
  fe_loose v;
  p256_fe_square(&v, &z);
  p256_fe_square(&v, &v);
  setCoordinate(to, X_ACROSS, x);
  setCoordinate(to, Z_ACROSS, z);
  p256_fe_add(&x, &v, &v);
  p256_fe_add(&v, &v, &x);
  setCoordinate(to, V_ACROSS, v);
  p256_fe_add(&y, &y, &y);
  setCoordinate(to, Y_ACROSS, y);
}

/// And back.
static inline void setElements(row *point, const struct across *from) {
  setWords(point + X, 0, times(coordinate(from, X_ACROSS), PER_16));
  setWords(point + Y, 0, times(coordinate(from, Y_ACROSS), PER_32));
  setWords(point + Z, 0, times(coordinate(from, Z_ACROSS), PER_16));
}

static inline fe_loose element(const row *x) { return bytes32((const unsigned char *)x); }

/// 1/2 in all words.
static inline void setHalves(struct across *to) {
  const fe_loose half = (fe_loose)1 << 255;
  EACH for (int i = 0; i < WORDS; i++) setCoordinate(to, i, half);
}

/// Entries of odd multiples of a point, which is overwritten. Inline: all stores go to fixed places then (numbers.h).
INLINE void setEntries(struct across *entries, int count, struct across *point) {
  struct across twice, half, next;
  setHalves(&half);
  p256_across_double(&next, point, &half);
  p256_across_entry(&twice, &next, &half);
  EACH for (int k = 0; k < count; k++) {
    p256_across_entry(&entries[k], point, &half);
    if (k == count - 1) break;
    p256_across_add(&next, point, &twice);
    *point = next;
  }
}

/// point = scalar times the point, which is on the curve and not at infinity.
OF_ROWS static void multiply(row *point, const row *words) {
  struct across multiples[MULTIPLES], now, other, entry;
  setAcross(&now, element(point + X), element(point + Y), element(point + Z));
  other = now;
  setEntries(multiples, MULTIPLES, &other);
  for (int digit = ODD_DIGITS - 1; digit >= 0; digit--) {
    p256_across_double(&other, &now, &now);
    const uint64_t minus = selectOdd(&entry, words, digit, multiples, ROW_LIMBS);
    setSign(&entry, wordOf(Y_ACROSS), -minus);
    EACH for (int i = 1; i < DIGIT_BITS; i += 2) {
      p256_across_double(&now, &other, &other);
      p256_across_double(&other, &now, &now);
    }
    p256_across_add(&now, &other, &entry);
  }
  setElements(point, &now);
}

/* Multiples of the base point. */

enum { SQUARE_ACROSS = 2, CUBE_ACROSS = 3 };

/// The limbs of x and y.
OF_ROWS static inline void setAffine(struct across *to, const row *affine) {
  four x, y;
  memcpy(&x, affine + X, sizeof x);
  memcpy(&y, affine + Y, sizeof y);
  const four zero = {}, limb = {LIMB, LIMB};
  const four even = __builtin_shufflevector(x, y, 0, 4, 2, 6), odd = __builtin_shufflevector(x, y, 1, 5, 3, 7);
  const four words[4] = {even, odd, __builtin_shufflevector(even, zero, 2, 3, 4, 4),
                         __builtin_shufflevector(odd, zero, 2, 3, 4, 4)};
  to->rows[0] = words[0] & limb;
  EACH for (int k = 1; k < ROW_LIMBS - 1; k++)
    to->rows[k] = (words[k - 1] >> (uint64_t)(64 - 12 * k) | words[k] << (uint64_t)(12 * k)) & limb;
  to->rows[ROW_LIMBS - 1] = words[3] >> (uint64_t)16;
}

/// What a digit of words adds.
OF_ROWS static inline void select(struct across *out, const row *words, int digit) {
  row chosen[AFFINE];
  const uint64_t minus = selectBase(chosen, words, digit);
  setAffine(out, chosen);
  setSign(out, Y_ACROSS, -minus);
}

/// A point of the table. Of this are x and y / 16 of coordinates, so that Z^2 and Z^3 are held as 2^264 times what they
/// are.
static inline void setStart(struct across *to, fe_loose x, fe_loose y) {
  setWord(to, X_ACROSS, times(x, SIXTEEN));
  setWord(to, Y_ACROSS, times(y, SIXTEEN));
  setWord(to, SQUARE_ACROSS, ONE << 8);
  setWord(to, CUBE_ACROSS, ONE << 8);
}

/// And back: X Z^4 : Y Z^6 : Z^3 is the same point, and so are 2^16, 2^24 and 2^8 times these coordinates.
static inline void takeSum(row *point, const struct across *from) {
  const fe_loose square = numberIn(from, SQUARE_ACROSS), cube = numberIn(from, CUBE_ACROSS);
  const fe_loose x = times(numberIn(from, X_ACROSS), PER_16), y = times(numberIn(from, Y_ACROSS), SIXTEEN);
  setWords(point + X, 0, times(x, times(square, square)));
  setWords(point + Y, 0, times(y, times(cube, cube)));
  setWords(point + Z, 0, cube);
}

/// out = point and what a digit of words adds.
static inline void addBase(struct across *out, const struct across *point, const row *words, int digit) {
  struct across affine;
  select(&affine, words, digit);
  p256_across_add_affine(out, point, &affine);
}

/// point = scalar times the base point; with PAIRS as two sums, one in each half of registers of 512 bits: of the
/// lowest LOW_DIGITS digits, which begins with the highest of them, and of the others and 2^255.
#ifdef PAIRS
enum { LOW_DIGITS = 24 };
struct pair {
  _Alignas(64) four rows[ROW_LIMBS][2];
};

void p256_pairs_add_affine(struct pair *out, const struct pair *points, const struct pair *affine);

OF_ROWS static inline void setHalf(struct pair *to, int half, const struct across *from) {
  EACH_LIMB to->rows[k][half] = from->rows[k];
}

OF_ROWS static inline void takeHalf(struct across *to, const struct pair *from, int half) {
  EACH_LIMB to->rows[k] = from->rows[k][half];
}

/// What digits add, written an addition before it is read: halves of a row that is loaded whole are not forwarded.
OF_ROWS static inline void selectBoth(struct pair *out, const row *words, int digit) {
  struct across one;
  EACH for (int half = 0; half < 2; half++) {
    select(&one, words, digit + LOW_DIGITS * half);
    setHalf(out, half, &one);
  }
}

OF_ROWS static void multiplyBase(row *point, const row *words) {
  struct across low, high, other;
  struct pair sums, others, now, next;
  row chosen[AFFINE], sum[POINT];
  setStart(&high, element((const row *)BASE_START + X), element((const row *)BASE_START + Y));
  EACH for (int digit = ODD_DIGITS - 1; digit >= 2 * LOW_DIGITS - 1; digit -= 2) {
    addBase(&other, &high, words, digit);
    addBase(&high, &other, words, digit - 1);
  }
  const unsigned minus = (unsigned)selectBase(chosen, words, LOW_DIGITS - 1);
  const fe_loose y = element(chosen + Y);
  setStart(&low, element(chosen + X), either(minus, P - y, y));
  setHalf(&sums, 0, &low), setHalf(&sums, 1, &high);
  selectBoth(&now, words, LOW_DIGITS - 2);
  for (int digit = LOW_DIGITS - 3; digit > 0; digit -= 2) {
    selectBoth(&next, words, digit);
    p256_pairs_add_affine(&others, &sums, &now);
    selectBoth(&now, words, digit - 1);
    p256_pairs_add_affine(&sums, &others, &next);
  }
  p256_pairs_add_affine(&others, &sums, &now);
  takeHalf(&low, &others, 0), takeHalf(&high, &others, 1);
  takeSum(sum, &low), takeSum(point, &high);
  p256_add(point, point, sum, 0);
}
#else
static void multiplyBase(row *point, const row *words) {
  struct across now, other;
  setStart(&now, element((const row *)BASE_START + X), element((const row *)BASE_START + Y));
  addBase(&other, &now, words, ODD_DIGITS - 1);
  for (int digit = ODD_DIGITS - 2; digit > 0; digit -= 2) {
    addBase(&now, &other, words, digit);
    addBase(&other, &now, words, digit - 1);
  }
  takeSum(point, &other);
}
#endif

/* Verification: the same as p256.both.c, of which nothing is secret. */

#include "../curve/naf.h"

/// Digits of v select from odd multiples 1 to 15, those of u from 1 to 127.
enum { WIDTH = 5, BASE_WIDTH = 8, OWN = 1 << (WIDTH - 2), BASE = 1 << (BASE_WIDTH - 2) };

/// Odd multiples of the base point, as p256_across_add takes them.
extern const struct across p256_across_odd_table[BASE] __attribute__((visibility("hidden")));

/// A point, in one of two places, or that at infinity.
struct sum {
  struct across places[2];
  int at, isInfinite;
};

static inline struct across *pointOf(struct sum *sum) { return &sum->places[sum->at]; }

static inline void doubleSum(struct sum *sum) {
  if (sum->isInfinite) return;
  p256_across_double(&sum->places[1 - sum->at], pointOf(sum), pointOf(sum));
  sum->at = 1 - sum->at;
}

static inline int isZeroAcross(const struct across *point, int which) {
  EACH for (int i = 0; i < WORDS; i++) {
    const uint64_t lowest = point->rows[0][i];
    if (places[i] == which && lowest != 0 && lowest != LIMB) return 0;
  }
  return coordinate(point, which) == 0;
}

/// The sum becomes what is added.
static void begin(struct sum *to, const struct across *entry) {
  const fe_loose x = coordinate(entry, X_ACROSS), y = coordinate(entry, Y_ACROSS), half = coordinate(entry, Z_ACROSS);
  setAcross(pointOf(to), times(x, PER_16), times(y, PER_16), times(half, PER_16 << 1));
  to->isInfinite = 0;
}

static void addAcross(struct sum *to, const struct across *entry) {
  if (to->isInfinite) return begin(to, entry);
  p256_across_add(&to->places[1 - to->at], pointOf(to), entry);
  to->at = 1 - to->at;
  if (!isZeroAcross(pointOf(to), Z_ACROSS)) return;
  // Of equal points the formulas make 0 : 0 : 0, of opposite ones Z = 0 alone (docs/notes/LIBRARIES.md).
  to->isInfinite = !isZeroAcross(pointOf(to), X_ACROSS);
  if (to->isInfinite) return;
  begin(to, entry);
  doubleSum(to);
}

/// u times the base point plus v times a point, which is on the curve and not at infinity; v is not 0, and the sum is
/// at infinity if its Z is 0.
static void multiplyBoth(row *out, const row *point, const fe_loose *u, const fe_loose *v) {
  struct across own[2][OWN]; // multiples, and their negatives
  signed char ofBase[NAF_DIGITS], ofPoint[NAF_DIGITS];
  struct sum sum = {.isInfinite = 1};
  setNaf(ofBase, *u, BASE_WIDTH);
  setNaf(ofPoint, *v, WIDTH);
  setAcross(pointOf(&sum), element(point + X), element(point + Y), element(point + Z));
  setEntries(own[0], OWN, pointOf(&sum));
  for (int k = 0; k < OWN; k++) {
    own[1][k] = own[0][k];
    setSign(&own[1][k], wordOf(Y_ACROSS), ~0ULL);
  }
  for (int i = NAF_DIGITS - 1; i >= 0; i--) {
    const int a = ofBase[i], b = ofPoint[i];
    doubleSum(&sum);
    if (b != 0) addAcross(&sum, &own[b < 0][which(b)]);
    if (a == 0) continue;
    struct across entry = p256_across_odd_table[which(a)];
    setSign(&entry, wordOf(Y_ACROSS), -(uint64_t)(a < 0));
    addAcross(&sum, &entry);
  }
  if (sum.isInfinite) setCoordinate(pointOf(&sum), Z_ACROSS, 0);
  setElements(out, pointOf(&sum));
}
