/// The functions of fieldwright_p256_batch.h.

#include "fieldwright_p256_batch.h"
#include "../x25519/batches.h"
#include "many.h"

typedef uint8_t bytes_32[32];
typedef uint8_t bytes_64[64];

void p256_public_key(uint8_t *valid, bytes_64 *out, const bytes_32 *secrets);
void p256_public_key_x8(uint8_t *valid, bytes_64 *out, const bytes_32 *secrets);
void p256_ecdh(uint8_t *valid, bytes_32 *out, const bytes_32 *secrets, const jacobian *publics);
void p256_ecdh_x8(uint8_t *valid, bytes_32 *out, const bytes_32 *secrets, const jacobian *publics);
void p256_nonces(bytes_32 *nonces, const bytes_32 *secrets, const bytes_32 *digests, size_t passedOver);
void p256_nonces_x8(bytes_32 *nonces, const bytes_32 *secrets, const bytes_32 *digests, size_t passedOver);
void p256_sign(uint8_t *status, bytes_64 *out, const bytes_32 *secrets, const bytes_32 *nonces,
               const bytes_32 *digests);
void p256_sign_x8(uint8_t *status, bytes_64 *out, const bytes_32 *secrets, const bytes_32 *nonces,
                  const bytes_32 *digests);
void p256_verify(uint8_t *valid, const bytes_64 *signatures, const jacobian *publics, const bytes_32 *digests);
void p256_verify_x8(uint8_t *valid, const bytes_64 *signatures, const jacobian *publics, const bytes_32 *digests);

/// What eight lanes are given.
static void give(bytes_32 *to, const bytes_32 *from, size_t n) {
  for (size_t k = 0; k < LANES; k++) __builtin_memcpy(to[k], from[inLane(k, n)], 32);
}

static void givePoints(jacobian *to, const jacobian *from, size_t n) {
  for (size_t k = 0; k < LANES; k++) __builtin_memcpy(to[k], from[inLane(k, n)], sizeof to[k]);
}

void p256_public_key_many(uint8_t *valid, bytes_64 *out, const bytes_32 *secrets, size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    bytes_32 own[LANES];
    bytes_64 results[LANES];
    uint8_t isRight[LANES];
    count = atOnce(n - i);
    give(own, secrets + i, count);
    if (count == 1) p256_public_key(isRight, results, own);
    else p256_public_key_x8(isRight, results, own);
    for (size_t k = 0; k < count; k++) {
      __builtin_memcpy(out[i + k], results[k], 64);
      valid[i + k] = isRight[k];
    }
  }
}

void p256_ecdh_many(uint8_t *valid, bytes_32 *out, const bytes_32 *secrets, const jacobian *publics, size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    bytes_32 own[LANES], results[LANES];
    jacobian points[LANES];
    uint8_t isRight[LANES];
    count = atOnce(n - i);
    give(own, secrets + i, count);
    givePoints(points, publics + i, count);
    if (count == 1) p256_ecdh(isRight, results, own, points);
    else p256_ecdh_x8(isRight, results, own, points);
    for (size_t k = 0; k < count; k++) {
      __builtin_memcpy(out[i + k], results[k], 32);
      valid[i + k] = isRight[k];
    }
  }
}

void p256_sign_many(uint8_t *status, bytes_64 *out, const bytes_32 *secrets, const bytes_32 *nonces,
                    const bytes_32 *digests, size_t passedOver, size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    bytes_32 own[LANES], texts[LANES], ownNonces[LANES];
    bytes_64 results[LANES];
    uint8_t statuses[LANES];
    count = atOnce(n - i);
    give(own, secrets + i, count);
    give(texts, digests + i, count);
    if (nonces) give(ownNonces, nonces + i, count);
    else if (count == 1) p256_nonces(ownNonces, own, texts, passedOver);
    else p256_nonces_x8(ownNonces, own, texts, passedOver);
    if (count == 1) p256_sign(statuses, results, own, ownNonces, texts);
    else p256_sign_x8(statuses, results, own, ownNonces, texts);
    for (size_t k = 0; k < count; k++) {
      __builtin_memcpy(out[i + k], results[k], 64);
      status[i + k] = statuses[k];
    }
  }
}

void p256_verify_many(uint8_t *valid, const bytes_64 *signatures, const jacobian *publics, const bytes_32 *digests,
                      size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    bytes_64 own[LANES];
    bytes_32 texts[LANES];
    jacobian points[LANES];
    uint8_t isRight[LANES];
    count = atOnce(n - i);
    for (size_t k = 0; k < LANES; k++) __builtin_memcpy(own[k], signatures[i + inLane(k, count)], 64);
    givePoints(points, publics + i, count);
    give(texts, digests + i, count);
    if (count == 1) p256_verify(isRight, own, points, texts);
    else p256_verify_x8(isRight, own, points, texts);
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
    jacobian points[LANES];
    count = atOnce(n - i);
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

int fieldwright_p256_verify_batch(uint8_t *valid, const uint8_t (*signatures)[64], const uint8_t (*public_keys)[64],
                                  const uint8_t (*digests)[32], size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    jacobian points[LANES];
    count = atOnce(n - i);
    for (size_t k = 0; k < count; k++) addOne(points[k], public_keys[i + k]);
    p256_verify_many(valid + i, signatures + i, points, digests + i, count);
  }
  return all(valid, n);
}
