/// The functions of fieldwright_p256_batch.h.

#include "fieldwright_p256_batch.h"
#include "../curve/batches.h"
#include "many.h"

/// What four numbers side by side do not make faster.
#define p256_nonces_across p256_nonces

typedef uint8_t bytes_32[32];
typedef uint8_t bytes_64[64];

static widths widthsOfKeys = PUBLIC_KEY_WIDTHS, widthsOfSharing = ECDH_WIDTHS;
static widths widthsOfSigning = SIGN_WIDTHS, widthsOfVerifying = VERIFY_WIDTHS;

OF_LANES(p256_public_key, uint8_t *valid, bytes_64 *out, const bytes_32 *secrets);
OF_LANES(p256_ecdh, uint8_t *valid, bytes_32 *out, const bytes_32 *secrets, const jacobian *publics);
OF_LANES(p256_nonces, bytes_32 *nonces, const bytes_32 *secrets, const bytes_32 *digests, size_t passedOver);
OF_LANES(p256_sign, uint8_t *status, bytes_64 *out, const bytes_32 *secrets, const bytes_32 *nonces,
         const bytes_32 *digests);
OF_LANES(p256_verify, uint8_t *valid, const bytes_64 *signatures, const jacobian *publics, const bytes_32 *digests);

/// What lanes are given.
static void give(bytes_32 *to, const bytes_32 *from, size_t n) { GIVE(to, from, 0, n); }
static void givePoints(jacobian *to, const jacobian *from, size_t n) { GIVE(to, from, 0, n); }

void p256_public_key_many(uint8_t *valid, bytes_64 *out, const bytes_32 *secrets, size_t n) {
  IN_BATCHES(i, count, lanes, n, widthsOfKeys) {
    bytes_32 own[MOST_LANES];
    bytes_64 results[MOST_LANES];
    uint8_t isRight[MOST_LANES];
    give(own, secrets + i, count);
    IN_LANES(lanes, p256_public_key, isRight, results, own);
    for (size_t k = 0; k < count; k++) {
      __builtin_memcpy(out[i + k], results[k], 64);
      valid[i + k] = isRight[k];
    }
  }
}

void p256_ecdh_many(uint8_t *valid, bytes_32 *out, const bytes_32 *secrets, const jacobian *publics, size_t n) {
  IN_BATCHES(i, count, lanes, n, widthsOfSharing) {
    bytes_32 own[MOST_LANES], results[MOST_LANES];
    jacobian points[MOST_LANES];
    uint8_t isRight[MOST_LANES];
    give(own, secrets + i, count);
    givePoints(points, publics + i, count);
    IN_LANES(lanes, p256_ecdh, isRight, results, own, points);
    for (size_t k = 0; k < count; k++) {
      __builtin_memcpy(out[i + k], results[k], 32);
      valid[i + k] = isRight[k];
    }
  }
}

void p256_sign_many(uint8_t *status, bytes_64 *out, const bytes_32 *secrets, const bytes_32 *nonces,
                    const bytes_32 *digests, size_t passedOver, size_t n) {
  IN_BATCHES(i, count, lanes, n, widthsOfSigning) {
    bytes_32 own[MOST_LANES], texts[MOST_LANES], ownNonces[MOST_LANES];
    bytes_64 results[MOST_LANES];
    uint8_t statuses[MOST_LANES];
    give(own, secrets + i, count);
    give(texts, digests + i, count);
    if (nonces) give(ownNonces, nonces + i, count);
    else IN_LANES(lanes, p256_nonces, ownNonces, own, texts, passedOver);
    IN_LANES(lanes, p256_sign, statuses, results, own, ownNonces, texts);
    for (size_t k = 0; k < count; k++) {
      __builtin_memcpy(out[i + k], results[k], 64);
      status[i + k] = statuses[k];
    }
  }
}

void p256_verify_many(uint8_t *valid, const bytes_64 *signatures, const jacobian *publics, const bytes_32 *digests,
                      size_t n) {
  IN_BATCHES(i, count, lanes, n, widthsOfVerifying) {
    bytes_64 own[MOST_LANES];
    bytes_32 texts[MOST_LANES];
    jacobian points[MOST_LANES];
    uint8_t isRight[MOST_LANES];
    GIVE(own, signatures, i, count);
    givePoints(points, publics + i, count);
    give(texts, digests + i, count);
    IN_LANES(lanes, p256_verify, isRight, own, points, texts);
    for (size_t k = 0; k < count; k++) valid[i + k] = isRight[k];
  }
}

/// Statuses become 1 for what is right and 0; returns 0 if all are right, else -1.
static int all(uint8_t *valid, size_t n) {
  int status = 0;
  for (size_t i = 0; i < n; i++) {
    valid[i] = valid[i] == RIGHT;
    if (!valid[i]) status = -1;
  }
  return status;
}

/// x and y as X : Y : 1.
static void addOne(jacobian out, const bytes_64 from) {
  __builtin_memcpy(out, from, 64);
  for (int i = 0; i < 32; i++) out[2][i] = i == 31;
}

int fieldwright_p256_public_key_batch(uint8_t *valid, uint8_t (*public_keys)[64], const uint8_t (*secret_keys)[32],
                                      size_t n) {
  p256_public_key_many(valid, public_keys, secret_keys, n);
  return all(valid, n);
}

int fieldwright_p256_ecdh_batch(uint8_t *valid, uint8_t (*shared)[32], const uint8_t (*secret_keys)[32],
                                const uint8_t (*public_keys)[64], size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    jacobian points[MOST_LANES];
    count = atOnce(n - i, MOST_LANES);
    for (size_t k = 0; k < count; k++) addOne(points[k], public_keys[i + k]);
    p256_ecdh_many(valid + i, shared + i, secret_keys + i, points, count);
  }
  return all(valid, n);
}

int fieldwright_p256_sign_batch(uint8_t *valid, uint8_t (*signatures)[64], const uint8_t (*secret_keys)[32],
                                const uint8_t (*digests)[32], size_t n) {
  p256_sign_many(valid, signatures, secret_keys, 0, digests, 0, n);
  // One nonce of 2^32 is passed over.
  for (size_t i = 0; i < n; i++)
    for (size_t k = 1; valid[i] >= NO_NUMBER; k++)
      p256_sign_many(valid + i, signatures + i, secret_keys + i, 0, digests + i, k, 1);
  return all(valid, n);
}

int fieldwright_p256_sign_nonce_batch(uint8_t *valid, uint8_t (*signatures)[64], const uint8_t (*secret_keys)[32],
                                      const uint8_t (*nonces)[32], const uint8_t (*digests)[32], size_t n) {
  p256_sign_many(valid, signatures, secret_keys, nonces, digests, 0, n);
  return all(valid, n);
}

int fieldwright_p256_verify_batch(uint8_t *valid, const uint8_t (*signatures)[64], const uint8_t (*public_keys)[64],
                                  const uint8_t (*digests)[32], size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    jacobian points[MOST_LANES];
    count = atOnce(n - i, MOST_LANES);
    for (size_t k = 0; k < count; k++) addOne(points[k], public_keys[i + k]);
    p256_verify_many(valid + i, signatures + i, points, digests + i, count);
  }
  return all(valid, n);
}
