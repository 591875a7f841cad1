/// Ed25519 (RFC 8032, section 5.1) of LANES keys at once. No jump and no address depends on a secret key; verification
/// has none.

#include "../edwards/edwards.h"
#include <stddef.h>

#include "sha512.h"

typedef unsigned char bytes_32[32];
typedef unsigned char bytes_64[64];

void F(edwards_mul)(row *out, const row *x, const row *y);
void F(edwards_square)(row *out, const row *x);
void F(edwards_fraction)(row *out, const row *y);
void F(edwards_roots)(row *out, const row *fraction);
void ed25519_reduce(fe_loose *out, const unsigned char *digest);
void ed25519_mul_add(fe_loose *out, const fe_loose *a, const fe_loose *b, const fe_loose *c);

/// The order of the base point.
#define ORDER ((fe_loose)0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3eduwb)

/// Points as 32 bytes: y, and the lowest bit of x above it (section 5.1.2).
static void encode(fe_loose *out, const row *point) {
  fe_loose z[LANES], inverses[LANES];
  EACH_LANE z[lane] = numberOf(point + Z, lane);
  invertLanes(inverses, z);
  EACH_LANE {
    const fe_loose x = product(numberOf(point + X, lane), inverses[lane]);
    out[lane] = product(numberOf(point + Y, lane), inverses[lane]) | x << 255;
  }
}

/// scalars times the base point, encoded; they are below 2^255.
static void encodeMultiples(fe_loose *out, const fe_loose *scalars) {
  row words[4], point[POINT];
  EACH_LANE setScalar(words, lane, scalars[lane]);
  ONE(edwards_base)(point, words);
  encode(out, point);
}

/// Messages by their distances from the first one, which is how addresses can be followed to where they point.
struct messages {
  const unsigned char *first;
  const size_t *distances;
  const size_t *lengths;
};

/// Digests of heads of 32 or 64 bytes with messages behind them.
static inline void hash(bytes_64 *out, const bytes_64 *heads, size_t headLength, const struct messages *messages) {
  struct text texts[LANES];
  EACH_LANE {
    texts[lane].head = heads[lane];
    texts[lane].headLength = headLength;
    texts[lane].message = messages->first + messages->distances[lane];
    texts[lane].length = messages->lengths[lane];
  }
  sha512(out, texts);
}

static fe_loose reduced(const bytes_64 digest) {
  fe_loose out;
  ed25519_reduce(&out, digest);
  return out;
}

/// Secret scalars (section 5.1.5), and the prefixes of what is hashed for signatures.
static void expand(fe_loose *scalars, bytes_64 *prefixes, const bytes_64 *seeds) {
  const size_t nothing[LANES] = {0};
  const struct messages none = {seeds[0], nothing, nothing};
  bytes_64 digests[LANES];
  hash(digests, seeds, 32, &none);
  EACH_LANE {
    scalars[lane] = clamped(bytes32(digests[lane]));
    memcpy(prefixes[lane], digests[lane] + 32, 32);
  }
}

/// Seeds become seed and public key.
void ONE(ed25519_keypair)(bytes_64 *keys) {
  fe_loose scalars[LANES], points[LANES];
  bytes_64 prefixes[LANES];
  expand(scalars, prefixes, keys);
  encodeMultiples(points, scalars);
  EACH_LANE memcpy(keys[lane] + 32, &points[lane], 32);
}

/// Multiples of the base point, encoded; bit 255 of a scalar is ignored.
void ONE(ed25519_base)(bytes_32 *out, const bytes_32 *scalars) {
  fe_loose numbers[LANES], points[LANES];
  EACH_LANE numbers[lane] = (unsigned _BitInt(255))bytes32(scalars[lane]);
  encodeMultiples(points, numbers);
  EACH_LANE memcpy(out[lane], &points[lane], 32);
}

/// Signatures (section 5.1.6); keys are seed and public key.
void ONE(ed25519_sign)(bytes_64 *out, const bytes_64 *keys, const unsigned char *first, const size_t *distances,
                     const size_t *lengths) {
  const struct messages messages = {first, distances, lengths};
  fe_loose scalars[LANES], nonces[LANES], points[LANES], sum;
  bytes_64 heads[LANES], digests[LANES];
  expand(scalars, heads, keys);
  hash(digests, heads, 32, &messages);
  EACH_LANE nonces[lane] = reduced(digests[lane]);
  encodeMultiples(points, nonces);
  EACH_LANE {
    memcpy(heads[lane], &points[lane], 32);
    memcpy(heads[lane] + 32, keys[lane] + 32, 32);
  }
  hash(digests, heads, 64, &messages);
  EACH_LANE {
    const fe_loose k = reduced(digests[lane]);
    ed25519_mul_add(&sum, &k, &scalars[lane], &nonces[lane]);
    memcpy(out[lane], &points[lane], 32);
    memcpy(out[lane] + 32, &sum, 32);
  }
}

/// Squares of two numbers side by side, of which none waits for the other.
typedef row pair[2][LIMBS];
static inline void squares(row (*out)[LIMBS], const row (*x)[LIMBS], unsigned n) {
  for (int p = 0; p < 2; p++) F(edwards_square)(out[p], x[p]);
  for (unsigned i = 1; i < n; i++)
    for (int p = 0; p < 2; p++) F(edwards_square)(out[p], out[p]);
}
static inline void times(row (*out)[LIMBS], const row (*x)[LIMBS], const row (*y)[LIMBS]) {
  for (int p = 0; p < 2; p++) F(edwards_mul)(out[p], x[p], y[p]);
}
#define ELEMENT pair
#define SQUARES squares
#define TIMES times
#include "../curve/power.h"

#ifdef ACROSS
void edwards_powers_across(row (*x)[LIMBS]); // of two, in their places
#else
static void F(edwards_powers)(row (*x)[LIMBS]) { power(x, x); }
#endif

/// What the y of encoded points say of x (section 5.1.3): neutral points with that y, and x^2 as a fraction with what
/// is raised to the power.
static void beginDecoding(row *point, row *fraction, const fe_loose *encoded) {
  setNeutral(point);
  EACH_LANE setNumber(point + Y, lane, (unsigned _BitInt(255))encoded[lane]);
  F(edwards_fraction)(fraction, point + Y);
}

/// The negatives of encoded points, with the power in the fraction; returns 1 in lanes whose y is below P and on the
/// curve, but for x = 0 with a sign. Other lanes get the neutral point: additions are complete on the curve alone, and
/// a Z of 0 would be one for all lanes of an inversion.
static row endDecoding(row *point, const row *fraction, const fe_loose *encoded) {
  row roots[3 * LIMBS], isPoint;
  F(edwards_roots)(roots, fraction);
  EACH_LANE {
    const fe_loose u = numberOf(fraction, lane), square = numberOf(roots + 2 * LIMBS, lane);
    const int isFirst = square == u, isSecond = (square + u) % P == 0;
    const unsigned sign = (unsigned)(encoded[lane] >> 255);
    fe_loose x = numberOf(isFirst ? roots : roots + LIMBS, lane);
    isPoint[lane] = (isFirst || isSecond) && (unsigned _BitInt(255))encoded[lane] < P && !(x == 0 && sign == 1);
    if ((unsigned)(x & 1) == sign) x = P - x;
    setNumber(point + X, lane, isPoint[lane] ? x : 0);
    if (!isPoint[lane]) setNumber(point + Y, lane, 1);
  }
  F(edwards_mul)(point + T, point + X, point + Y);
  return isPoint;
}

/// The negatives of two points; returns 1 in lanes where both are such.
static row decodeBoth(row (*points)[POINT], const fe_loose (*encoded)[LANES]) {
  row fractions[2][4 * LIMBS], arePoints = (row){} + 1;
  pair powers;
  for (int i = 0; i < 2; i++) {
    beginDecoding(points[i], fractions[i], encoded[i]);
    EACH for (int k = 0; k < LIMBS; k++) powers[i][k] = fractions[i][3 * LIMBS + k];
  }
  ONE(edwards_powers)(powers);
  for (int i = 0; i < 2; i++) {
    EACH for (int k = 0; k < LIMBS; k++) fractions[i][3 * LIMBS + k] = powers[i][k];
    arePoints &= endDecoding(points[i], fractions[i], encoded[i]);
  }
  return arePoints;
}

#include "halves.h"

/// 1 in lanes where u times the base point plus e and c times these is neutral, else 0 (edwards.both.c,
/// edwards.across.c, edwards.both.lanes.c).
void ONE(edwards_vanishes)(unsigned char *out, const row (*points)[POINT], const fe_loose *u, const fe_loose *e,
                           const fe_loose *c);

/// 1 in out where a signature is right, else 0 (section 5.1.7, without the factor 8), of digests of R, public key and
/// message. That R encodes the sum of S times the base point and -k times the public key is the same as that it is the
/// encoding of a point, the only one of it, and this point is that sum: S B + k (-A) + (-R) = 0, or c times that, with
/// e = c k.
void ONE(ed25519_verify_digest)(unsigned char *out, const bytes_64 *signatures, const bytes_32 *keys,
                                const bytes_64 *digests) {
  fe_loose encoded[2][LANES], s[LANES], u[LANES], e[LANES], c[LANES];
  row points[2][POINT];
  int isAny = 0;
  for (int lane = 0; lane < LANES; lane++) {
    encoded[0][lane] = bytes32(keys[lane]), encoded[1][lane] = bytes32(signatures[lane]);
    s[lane] = bytes32(signatures[lane] + 32);
  }
  row canBe = decodeBoth(points, encoded);
  for (int lane = 0; lane < LANES; lane++) isAny |= out[lane] = s[lane] < ORDER && canBe[lane];
  if (!isAny) return;
  for (int lane = 0; lane < LANES; lane++) {
    const struct halves k = halved(reduced(digests[lane]));
    const fe_loose zero = 0;
    e[lane] = k.e, c[lane] = k.c;
    ed25519_mul_add(&u[lane], &k.c, &s[lane], &zero);
    for (int i = X; k.isNegative && i <= T; i += T - X)
      setNumber(points[0] + i, lane, P - numberOf(points[0] + i, lane));
  }
  unsigned char isRight[LANES];
  ONE(edwards_vanishes)(isRight, points, u, e, c);
  for (int lane = 0; lane < LANES; lane++) out[lane] &= isRight[lane];
}

/// The same, of messages.
void ONE(ed25519_verify)(unsigned char *out, const bytes_64 *signatures, const bytes_32 *keys,
                         const unsigned char *first, const size_t *distances, const size_t *lengths) {
  const struct messages messages = {first, distances, lengths};
  bytes_64 heads[LANES], digests[LANES];
  for (int lane = 0; lane < LANES; lane++) {
    memcpy(heads[lane], signatures[lane], 32);
    memcpy(heads[lane] + 32, keys[lane], 32);
  }
  hash(digests, heads, 64, &messages);
  ONE(ed25519_verify_digest)(out, signatures, keys, digests);
}
