/// ECDH and ECDSA on P-256 (SP 800-56A; FIPS 186-5) of LANES keys at once. No jump and no address depends on a secret
/// key or a nonce; verification has none.
///
/// No addition meets a case that its formula does not know: docs/notes/LIBRARIES.md says why. In short, a scalar is
/// taken as k or n - k, in signed digits, highest first, and what has been summed up is 0, which `take` knows, or
/// farther from 0 than any digit's multiple; and the order n is prime.

#include "p256.h"
#include "orderP256.h"

typedef unsigned char bytes_32[32];
typedef unsigned char bytes_64[64];

#ifdef ACROSS // one key, with four numbers side by side
#define CALLED(name) name##_across
#else
#define CALLED F
#endif

#include "sha256.h"

void p256_fe_mul(fe_loose *out, const fe_loose *x, const fe_loose *y);
void p256_fe_invert(fe_loose *out, const fe_loose *x);

/// The base point (SP 800-186, section 3.2.1.3).
#define BASE_X ((fe_loose)0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296uwb)
#define BASE_Y ((fe_loose)0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5uwb)

/// Scalars for digits.
struct scalars {
  row words[4];
  /// 1 where n - k stands for k.
  unsigned isNegative[LANES];
};

#if LANES == 1
#include "p256.odd.h"
#else
static inline void setMultiple(struct scalars *to, int lane, fe_loose k) {
  to->isNegative[lane] = k > ORDER / 2;
  setScalar(to->words, lane, either(to->isNegative[lane], ORDER - k, k));
}
#endif

/// Whether a number is from 1 to ORDER - 1; if not, it becomes 1.
static inline unsigned requireScalar(fe_loose *k) {
  const unsigned isRight = (unsigned)(*k != 0) & (unsigned)(*k < ORDER);
  *k = either(isRight, *k, 1);
  return isRight;
}

#ifdef ACROSS
#include "p256.across.h"
#elif LANES == 1
/// point = scalar times the base point.
static void multiplyBase(row *point, const row *words) {
  row chosen[AFFINE];
  memcpy(point, BASE_START, sizeof chosen);
  setWords(point + Z, 0, ONE);
  for (int digit = ODD_DIGITS - 1; digit >= 0; digit--) {
    const uint64_t minus = selectBase(chosen, words, digit);
    p256_add_affine(point, point, chosen, (unsigned)minus);
  }
}

/// point = scalar times the point, which is on the curve and not at infinity.
static void multiply(row *point, const row *words) {
  row multiples[MULTIPLES][POINT], chosen[POINT];
  memcpy(multiples[0], point, sizeof chosen);
  p256_double(chosen, point);
  EACH for (int k = 1; k < MULTIPLES; k++) p256_add(multiples[k], multiples[k - 1], chosen, 0);
  for (int digit = ODD_DIGITS - 1; digit >= 0; digit--) {
    const uint64_t minus = selectOdd(chosen, words, digit, multiples, POINT / 4);
    for (int i = 0; i < DIGIT_BITS; i++) p256_double(point, point);
    p256_add(point, point, chosen, (unsigned)minus);
  }
}
#else
/// What a digit selects of the multiples of each lane.
INLINE void selectOwn(row *out, row *is, row *minus, const row (*multiples)[POINT], const row *words, int digit,
                      int isRolled) {
  readDigit(is, minus, words, digit);
  if (isRolled) {
    ROLLED for (int i = 0; i < POINT; i++) { SELECT_ROW(out, is, multiples, i) }
  } else {
    SELECT(out, is, multiples, POINT);
  }
}

static inline void setInfinite(row *point) {
  EACH for (int i = 0; i < POINT; i++) point[i] = (row){};
}

/// A digit adds to a point what it selects, of which they are the sum: nothing if it is 0, and what it selects becomes
/// the point if all digits were 0 so far, of which `first` keeps the mask. out is another array than point: in place,
/// compilers would store under a mask.
INLINE void take(row *out, const row *point, const row *sum, const row *chosen, const row *isZero, row *first,
                 int isRolled) {
#define TAKE_ROW                                             \
  const row next = sum[i] ^ (*first & (sum[i] ^ chosen[i])); \
  out[i] = next ^ (*isZero & (next ^ point[i]));
  if (isRolled) {
    ROLLED for (int i = 0; i < POINT; i++) { TAKE_ROW }
  } else {
    EACH for (int i = 0; i < POINT; i++) { TAKE_ROW }
  }
  *first &= *isZero;
}

/// Multiples from 1 on of 2^(DIGIT_BITS i) times the base point: x and y as elements.
extern const uint64_t F(p256_base_table)[DIGITS][MULTIPLES][AFFINE] __attribute__((visibility("hidden")));

/// What a digit selects of multiples that all lanes have.
WIDE static inline void select(row *out, row *is, row *minus, const row *words, int digit) {
  const uint64_t(*multiples)[AFFINE] = F(p256_base_table)[digit];
  readDigit(is, minus, words, digit);
  SELECT(out, is, multiples, AFFINE);
}

/// out = point and what a digit of words adds of the base point's multiples; chosen has Z = 1.
WIDE static inline void addBase(row *out, const row *point, row *chosen, const row *words, int digit, row *first) {
  row sum[POINT], is[MULTIPLES + 1], minus;
  select(chosen, is, &minus, words, digit);
  F(p256_add_affine)(sum, point, chosen, BIT_OF(minus));
  take(out, point, sum, chosen, is, first, 0);
}

/// point = scalar times the base point.
WIDE static void multiplyBase(row *point, const row *words) {
  row chosen[POINT], other[POINT], first = ~(row){};
  EACH_LANE setNumber(chosen + Z, lane, 1);
  F(p256_to)(chosen + Z, chosen + Z);
  setInfinite(point);
  for (int digit = DIGITS - 1; digit > 0; digit -= 2) {
    addBase(other, point, chosen, words, digit, &first);
    addBase(point, other, chosen, words, digit - 1, &first);
  }
}

/// point = scalar times the point, which is on the curve and not at infinity; with isRolled, in less code (numbers.h).
INLINE WIDE void multiplyOwn(row *point, const row *words, int isRolled) {
  row multiples[MULTIPLES][POINT], chosen[POINT], before[POINT], sum[POINT], is[MULTIPLES + 1];
  row minus = {}, first = ~(row){};
  EACH for (int i = 0; i < POINT; i++) multiples[0][i] = point[i];
  for (int k = 1; k < MULTIPLES; k += 2) {
    F(p256_double)(multiples[k], multiples[k / 2]);
    if (k + 1 < MULTIPLES) F(p256_add)(multiples[k + 1], multiples[k], point, BIT_OF(minus));
  }
  setInfinite(point);
  for (int digit = DIGITS - 1; digit >= 0; digit--) {
    selectOwn(chosen, is, &minus, multiples, words, digit, isRolled);
    for (int i = 1; i < DIGIT_BITS; i++) F(p256_double)(point, point);
    F(p256_double)(before, point);
    F(p256_add)(sum, before, chosen, BIT_OF(minus));
    take(point, before, sum, chosen, is, &first, isRolled);
  }
}

WIDE static void multiply(row *point, const row *words) { multiplyOwn(point, words, 0); }
/// With eight lanes, doublings, additions and loop so fit the instruction cache; with four, they are too large for it.
WIDE static void multiplyPublic(row *point, const row *words) { multiplyOwn(point, words, LANES == 8); }
#endif

/// x and y of points, none of which is at infinity.
static void toAffine(fe_loose *x, fe_loose *y, const row *point) {
  row inverse[LIMBS], coordinates[AFFINE];
  fe_loose z[LANES], inverses[LANES];
  F(p256_from)(inverse, point + Z);
  EACH_LANE z[lane] = numberOf(inverse, lane);
  invertAll(inverses, z, p256_fe_mul, p256_fe_invert);
  EACH_LANE setNumber(inverse, lane, inverses[lane]);
  F(p256_affine)(coordinates, point, inverse);
  EACH_LANE {
    x[lane] = numberOf(coordinates + X, lane);
    y[lane] = numberOf(coordinates + Y, lane);
  }
}

/// Points of numbers X : Y : Z, three for each lane, modulo P.
static inline void setPoints(row *point, const fe_loose (*numbers)[3]) {
  EACH_LANE EACH for (int i = 0; i < 3; i++) setNumber(point + i * LIMBS, lane, numbers[lane][i] % P);
  EACH for (int i = 0; i < 3; i++) F(p256_to)(point + i * LIMBS, point + i * LIMBS);
}

/// The same; 1 in isRight where a point is on the curve, its numbers are below P and it is not at infinity. Other lanes
/// get the base point, so that nothing that follows meets a case it does not know, nor an inversion that lanes share a
/// 0. Without jumps, though points are public: they stand beside secrets.
static void readPoints(row *point, unsigned *isRight, const fe_loose (*numbers)[3]) {
  static const fe_loose base[3] = {BASE_X, BASE_Y, 1};
  row curve[LIMBS];
  fe_loose right[LANES][3];
  setPoints(point, numbers);
  F(p256_curve)(curve, point);
  EACH_LANE {
    const fe_loose *own = numbers[lane];
    isRight[lane] = (unsigned)(own[0] < P) & (unsigned)(own[1] < P) & (unsigned)(own[2] < P) &
                    (unsigned)(own[2] != 0) & (unsigned)(numberOf(curve, lane) == 0);
    EACH for (int i = 0; i < 3; i++) right[lane][i] = either(isRight[lane], own[i], base[i]);
  }
  setPoints(point, right);
}

/// Public keys x and y of secret keys, 1 in out where a key is from 1 to n - 1; elsewhere zeros.
void CALLED(p256_public_key)(unsigned char *valid, bytes_64 *out, const bytes_32 *secrets) {
  struct scalars scalars;
  row point[POINT];
  fe_loose x[LANES], y[LANES];
  unsigned isRight[LANES];
  EACH_LANE {
    fe_loose k = bigEndian32(secrets[lane]);
    isRight[lane] = requireScalar(&k);
    setMultiple(&scalars, lane, k);
  }
  multiplyBase(point, scalars.words);
  toAffine(x, y, point);
  EACH_LANE {
    const fe_loose all = -(fe_loose)isRight[lane];
    setBigEndian32(out[lane], x[lane] & all);
    setBigEndian32(out[lane] + 32, either(scalars.isNegative[lane], P - y[lane], y[lane]) & all);
    valid[lane] = (unsigned char)isRight[lane];
  }
}

/// Shared secrets x of secret keys and public keys X : Y : Z, numbers of 32 bytes, the highest first; 1 in out where
/// both are right, elsewhere zeros.
void CALLED(p256_ecdh)(unsigned char *valid, bytes_32 *out, const bytes_32 *secrets, const bytes_32 (*publics)[3]) {
  struct scalars scalars;
  row point[POINT];
  fe_loose numbers[LANES][3], x[LANES], y[LANES];
  unsigned isRight[LANES], isPoint[LANES];
  EACH_LANE {
    fe_loose k = bigEndian32(secrets[lane]);
    isRight[lane] = requireScalar(&k);
    setMultiple(&scalars, lane, k);
    EACH for (int i = 0; i < 3; i++) numbers[lane][i] = bigEndian32(publics[lane][i]);
  }
  readPoints(point, isPoint, numbers);
  multiply(point, scalars.words);
  toAffine(x, y, point);
  EACH_LANE {
    const unsigned both = isRight[lane] & isPoint[lane];
    setBigEndian32(out[lane], x[lane] & -(fe_loose)both);
    valid[lane] = (unsigned char)both;
  }
}

/// Signatures r and s (FIPS 186-5, section 6.4.1) of digests, each with a nonce of its own, zeros where nothing is
/// signed; and a status: 1 for a signature, 0 for a secret key that is not from 1 to n - 1, 2 for such a nonce, and 3
/// for one that gives r = 0 or s = 0.
void CALLED(p256_sign)(unsigned char *status, bytes_64 *out, const bytes_32 *secrets, const bytes_32 *nonces,
                       const bytes_32 *digests) {
  struct scalars scalars;
  row point[POINT];
  fe_loose keys[LANES], k[LANES], inverses[LANES], x[LANES], y[LANES];
  unsigned isKey[LANES], isNonce[LANES];
  EACH_LANE {
    keys[lane] = bigEndian32(secrets[lane]);
    k[lane] = bigEndian32(nonces[lane]);
    isKey[lane] = requireScalar(&keys[lane]);
    isNonce[lane] = requireScalar(&k[lane]);
    setMultiple(&scalars, lane, k[lane]);
  }
  multiplyBase(point, scalars.words);
  toAffine(x, y, point);
  invertAll(inverses, k, p256_order_mul, p256_order_invert);
  EACH_LANE {
    const fe_loose r = moduloOrder(x[lane]), e = moduloOrder(bigEndian32(digests[lane]));
    fe_loose s = orderProduct(r, keys[lane]);
    p256_order_add(&s, &s, &e);
    s = orderProduct(inverses[lane], s);
    const unsigned isRight = (unsigned)(r != 0) & (unsigned)(s != 0);
    const fe_loose all = -(fe_loose)(isKey[lane] & isNonce[lane] & isRight);
    setBigEndian32(out[lane], r & all);
    setBigEndian32(out[lane] + 32, s & all);
    status[lane] = (unsigned char)(-isKey[lane] & (2 + isNonce[lane] - (isNonce[lane] & isRight) * 2));
  }
}

#ifndef ACROSS
/// Candidates for nonces of secret keys and digests (RFC 6979, section 3.2, with SHA-256), of which so many are passed
/// over: a nonce that is not from 1 to n - 1 is told by p256_sign.
void F(p256_nonces)(bytes_32 *nonces, const bytes_32 *secrets, const bytes_32 *digests, size_t passedOver) {
  bytes_32 keys[LANES];
  struct keyed keyed;
  unsigned char seeds[LANES][TEXT], next[LANES][TEXT], values[LANES][TEXT];
  setZeros(&keyed);
  EACH_LANE {
    EACH for (int i = 0; i < 32; i++) nonces[lane][i] = 1;
    memcpy(seeds[lane] + 33, secrets[lane], 32);
    setBigEndian32(seeds[lane] + 65, moduloOrder(bigEndian32(digests[lane])));
    setEnd(seeds[lane], 97);
    next[lane][32] = 0;
    setEnd(next[lane], 33);
    setEnd(values[lane], 32);
  }
  for (size_t k = 0; k < passedOver + 2; k++) {
    EACH_LANE {
      memcpy(seeds[lane], nonces[lane], 32);
      seeds[lane][32] = k == 1;
      memcpy(next[lane], nonces[lane], 32);
    }
    if (k < 2) hmac(keys, &keyed, seeds, 2);
    else hmac(keys, &keyed, next, 1);
    setKeys(&keyed, keys);
    for (int again = 0; again < (k == 0 ? 1 : 2); again++) {
      EACH_LANE memcpy(values[lane], nonces[lane], 32);
      hmac(nonces, &keyed, values, 1);
    }
  }
}
#endif

/// out = u times the base point plus v times a point; v is not 0.
#ifdef ACROSS // p256.across.h
#elif LANES == 1
void p256_both(row *out, const row *point, fe_loose u, fe_loose v); // p256.both.c
static inline void multiplyBoth(row *out, const row *point, const fe_loose *u, const fe_loose *v) {
  p256_both(out, point, *u, *v);
}
#else
static void multiplyBoth(row *out, const row *point, const fe_loose *u, const fe_loose *v) {
  struct scalars ofBase, ofPoint;
  row base[POINT], own[POINT], twice[POINT], minus;
  EACH_LANE {
    setMultiple(&ofBase, lane, u[lane]);
    setMultiple(&ofPoint, lane, v[lane]);
    minus[lane] = ofBase.isNegative[lane] ^ ofPoint.isNegative[lane];
  }
  EACH for (int i = 0; i < POINT; i++) own[i] = point[i];
  multiplyBase(base, ofBase.words);
  multiplyPublic(own, ofPoint.words);
  F(p256_add)(out, own, base, BIT_OF(minus));
  // Of equal points all coordinates of the sum are 0; of opposite ones X is not.
  F(p256_double)(twice, own);
  EACH_LANE {
    const int isTwice = numberOf(out + X, lane) == 0 && numberOf(out + Z, lane) == 0;
    EACH for (int i = 0; i < POINT; i++)
      out[i][lane] = u[lane] == 0 ? own[i][lane] : isTwice ? twice[i][lane] : out[i][lane];
  }
}
#endif

/// Whether r is x modulo n of points that are not at infinity: x is r, or r + n if that is below P. Nothing is
/// inverted, and time depends on r.
static void compareX(unsigned *isEqual, const row *points, const fe_loose *r) {
  row number[LIMBS], difference[LIMBS];
  int isLower[LANES], isAnyLower = 0;
  EACH_LANE {
    isLower[lane] = r[lane] < P - ORDER;
    isAnyLower |= isLower[lane];
    isEqual[lane] = 0;
  }
  for (int k = 0; k <= isAnyLower; k++) {
    EACH_LANE setNumber(number, lane, k == 1 && isLower[lane] ? r[lane] + ORDER : r[lane]);
    F(p256_compare_x)(difference, points, number);
    EACH_LANE isEqual[lane] |= numberOf(points + Z, lane) != 0 && numberOf(difference, lane) == 0;
  }
}

/// 1 in out where a signature is right, 2 where r, s or the public key is none, else 0 (FIPS 186-5, section 6.4.2).
/// Time depends on all of it.
void CALLED(p256_verify)(unsigned char *out, const bytes_64 *signatures, const bytes_32 (*publics)[3],
                    const bytes_32 *digests) {
  row point[POINT], sum[POINT];
  fe_loose numbers[LANES][3], r[LANES], s[LANES], inverses[LANES], u[LANES], v[LANES];
  unsigned isRight[LANES], isEqual[LANES];
  EACH_LANE EACH for (int i = 0; i < 3; i++) numbers[lane][i] = bigEndian32(publics[lane][i]);
  readPoints(point, isRight, numbers);
  EACH_LANE {
    r[lane] = bigEndian32(signatures[lane]);
    s[lane] = bigEndian32(signatures[lane] + 32);
    isRight[lane] &= requireScalar(&r[lane]) & requireScalar(&s[lane]);
  }
  invertAll(inverses, s, p256_order_mul, p256_order_invert);
  EACH_LANE {
    u[lane] = orderProduct(moduloOrder(bigEndian32(digests[lane])), inverses[lane]);
    v[lane] = orderProduct(r[lane], inverses[lane]);
  }
  multiplyBoth(sum, point, u, v);
  compareX(isEqual, sum, r);
  EACH_LANE out[lane] = (unsigned char)(isRight[lane] ? isEqual[lane] : 2);
}
