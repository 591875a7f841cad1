/// The functions of fieldwright_ed25519_batch.h.

#include "fieldwright_ed25519_batch.h"
#include "../curve/batches.h"

typedef const uint8_t *const *texts;

static widths widthsOfKeys = KEYPAIR_WIDTHS, widthsOfSigning = SIGN_WIDTHS, widthsOfVerifying = VERIFY_WIDTHS;

OF_LANES(ed25519_keypair, uint8_t (*keys)[64]);
OF_LANES(ed25519_base, uint8_t (*out)[32], const uint8_t (*scalars)[32]);
OF_LANES(ed25519_sign, uint8_t (*out)[64], const uint8_t (*keys)[64], const uint8_t *first, const size_t *distances,
         const size_t *lengths);
OF_LANES(ed25519_verify, uint8_t *out, const uint8_t (*signatures)[64], const uint8_t (*keys)[32],
         const uint8_t *first, const size_t *distances, const size_t *lengths);
OF_LANES(ed25519_verify_digest, uint8_t *out, const uint8_t (*signatures)[64], const uint8_t (*keys)[32],
         const uint8_t (*digests)[64]);

/// What lanes are given of n messages; messages by their distances from the first one (ed25519.c).
struct given {
  uint8_t pairs[MOST_LANES][64], keys[MOST_LANES][32];
  size_t distances[MOST_LANES], lengths[MOST_LANES];
};

static void give(struct given *to, texts messages, const size_t *lengths, size_t n) {
  for (size_t i = 0; i < MOST_LANES; i++) {
    to->distances[i] = (uintptr_t)messages[inLane(i, n)] - (uintptr_t)messages[0];
    to->lengths[i] = lengths[inLane(i, n)];
  }
}

void fieldwright_ed25519_keypair_batch(uint8_t (*out)[64], const uint8_t (*seeds)[32], size_t n) {
  IN_BATCHES(i, count, lanes, n, widthsOfKeys) {
    uint8_t keys[MOST_LANES][64];
    for (size_t k = 0; k < MOST_LANES; k++) __builtin_memcpy(keys[k], seeds[i + inLane(k, count)], 32);
    IN_LANES(lanes, ed25519_keypair, keys);
    TAKE(out, i, keys, count);
  }
}

void fieldwright_ed25519_base_batch(uint8_t (*out)[32], const uint8_t (*scalars)[32], size_t n) {
  IN_BATCHES(i, count, lanes, n, widthsOfKeys) {
    uint8_t own[MOST_LANES][32], points[MOST_LANES][32];
    GIVE(own, scalars, i, count);
    IN_LANES(lanes, ed25519_base, points, own);
    TAKE(out, i, points, count);
  }
}

void fieldwright_ed25519_sign_batch(uint8_t (*out)[64], const uint8_t (*secret_keys)[64], texts messages,
                                    const size_t *lengths, size_t n) {
  IN_BATCHES(i, count, lanes, n, widthsOfSigning) {
    struct given own;
    uint8_t signatures[MOST_LANES][64];
    give(&own, messages + i, lengths + i, count);
    GIVE(own.pairs, secret_keys, i, count);
    IN_LANES(lanes, ed25519_sign, signatures, own.pairs, messages[i], own.distances, own.lengths);
    TAKE(out, i, signatures, count);
  }
}

/// What lanes say of signatures from i on; returns 0 if all are right, else -1.
static int tell(uint8_t *valid, const uint8_t *isValid, size_t count) {
  int status = 0;
  for (size_t k = 0; k < count; k++) {
    valid[k] = isValid[k];
    if (!isValid[k]) status = -1;
  }
  return status;
}

int fieldwright_ed25519_verify_batch(uint8_t *valid, const uint8_t (*signatures)[64], const uint8_t (*public_keys)[32],
                                     texts messages, const size_t *lengths, size_t n) {
  int status = 0;
  IN_BATCHES(i, count, lanes, n, widthsOfVerifying) {
    struct given own;
    uint8_t isValid[MOST_LANES];
    give(&own, messages + i, lengths + i, count);
    GIVE(own.pairs, signatures, i, count);
    GIVE(own.keys, public_keys, i, count);
    IN_LANES(lanes, ed25519_verify, isValid, own.pairs, own.keys, messages[i], own.distances, own.lengths);
    status |= tell(valid + i, isValid, count);
  }
  return status;
}

int fieldwright_ed25519_verify_digest_batch(uint8_t *valid, const uint8_t (*signatures)[64],
                                            const uint8_t (*public_keys)[32], const uint8_t (*digests)[64], size_t n) {
  int status = 0;
  IN_BATCHES(i, count, lanes, n, widthsOfVerifying) {
    uint8_t pairs[MOST_LANES][64], keys[MOST_LANES][32], own[MOST_LANES][64], isValid[MOST_LANES];
    GIVE(pairs, signatures, i, count);
    GIVE(keys, public_keys, i, count);
    GIVE(own, digests, i, count);
    IN_LANES(lanes, ed25519_verify_digest, isValid, pairs, keys, own);
    status |= tell(valid + i, isValid, count);
  }
  return status;
}
