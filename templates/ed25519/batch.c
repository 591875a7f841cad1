/// The functions of fieldwright_ed25519_batch.h.

#include "fieldwright_ed25519_batch.h"
#include "../x25519/batches.h"

typedef const uint8_t *const *texts;

OF_LANES(ed25519_keypair, uint8_t (*keys)[64]);
OF_LANES(ed25519_sign, uint8_t (*out)[64], const uint8_t (*keys)[64], const uint8_t *first, const size_t *distances,
         const size_t *lengths);
OF_LANES(ed25519_verify, uint8_t *out, const uint8_t (*signatures)[64], const uint8_t (*keys)[32],
         const uint8_t *first, const size_t *distances, const size_t *lengths);

/// The fewest for which lanes take less than one after the other: in fours, and in eights than with four numbers side by
/// side.
#define LANES_FOR_KEYS(n) lanesBeside(n, 3, 3)
#define LANES_FOR_VERIFICATION(n) lanesBeside(n, 4, 4)

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
  for (size_t i = 0, count; i < n; i += count) {
    const size_t lanes = LANES_FOR_KEYS(n - i);
    uint8_t keys[MOST_LANES][64];
    count = atOnce(n - i, lanes);
    for (size_t k = 0; k < MOST_LANES; k++) __builtin_memcpy(keys[k], seeds[i + inLane(k, count)], 32);
    IN_LANES(lanes, ed25519_keypair, keys);
    for (size_t k = 0; k < count; k++) __builtin_memcpy(out[i + k], keys[k], 64);
  }
}

void fieldwright_ed25519_sign_batch(uint8_t (*out)[64], const uint8_t (*secret_keys)[64], texts messages,
                                    const size_t *lengths, size_t n) {
  for (size_t i = 0, count; i < n; i += count) {
    const size_t lanes = LANES_FOR_KEYS(n - i);
    struct given own;
    uint8_t signatures[MOST_LANES][64];
    count = atOnce(n - i, lanes);
    give(&own, messages + i, lengths + i, count);
    for (size_t k = 0; k < MOST_LANES; k++) __builtin_memcpy(own.pairs[k], secret_keys[i + inLane(k, count)], 64);
    IN_LANES(lanes, ed25519_sign, signatures, own.pairs, messages[i], own.distances, own.lengths);
    for (size_t k = 0; k < count; k++) __builtin_memcpy(out[i + k], signatures[k], 64);
  }
}

int fieldwright_ed25519_verify_batch(uint8_t *valid, const uint8_t (*signatures)[64], const uint8_t (*public_keys)[32],
                                     texts messages, const size_t *lengths, size_t n) {
  int status = 0;
  for (size_t i = 0, count; i < n; i += count) {
    const size_t lanes = LANES_FOR_VERIFICATION(n - i);
    struct given own;
    uint8_t isValid[MOST_LANES];
    count = atOnce(n - i, lanes);
    give(&own, messages + i, lengths + i, count);
    for (size_t k = 0; k < MOST_LANES; k++) {
      __builtin_memcpy(own.pairs[k], signatures[i + inLane(k, count)], 64);
      __builtin_memcpy(own.keys[k], public_keys[i + inLane(k, count)], 32);
    }
    IN_LANES(lanes, ed25519_verify, isValid, own.pairs, own.keys, messages[i], own.distances, own.lengths);
    for (size_t k = 0; k < count; k++) {
      valid[i + k] = isValid[k];
      if (!isValid[k]) status = -1;
    }
  }
  return status;
}
