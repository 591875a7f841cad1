/* Ed25519 of our library as (out, operands, number), with messages of 32 bytes, as contestants are called. */
#include "fieldwright_ed25519_batch.h"

enum { MESSAGE = 32, MOST = 64 };

/* Up to MOST at a time, from call i on. */
#define PARTS(i, n) for (size_t i = 0; i < (n); i += MOST)
#define COUNT(i, n) ((n) - (i) < MOST ? (n) - (i) : MOST)

static void messagesOf(const uint8_t *pointers[MOST], size_t lengths[MOST], const uint8_t *from, size_t count) {
  for (size_t k = 0; k < count; k++) {
    pointers[k] = from + MESSAGE * k;
    lengths[k] = MESSAGE;
  }
}

void ours_ed25519_sign(uint8_t (*out)[64], const uint8_t (*keys)[64], const uint8_t *messages, size_t n) {
  PARTS(i, n) {
    const uint8_t *pointers[MOST];
    size_t lengths[MOST];
    messagesOf(pointers, lengths, messages + MESSAGE * i, COUNT(i, n));
    fieldwright_ed25519_sign_batch(out + i, keys + i, pointers, lengths, COUNT(i, n));
  }
}

void ours_ed25519_verify(uint64_t *out, const uint8_t (*signatures)[64], const uint8_t (*keys)[32],
                         const uint8_t *messages, size_t n) {
  PARTS(i, n) {
    const uint8_t *pointers[MOST];
    size_t lengths[MOST];
    uint8_t valid[MOST];
    messagesOf(pointers, lengths, messages + MESSAGE * i, COUNT(i, n));
    fieldwright_ed25519_verify_batch(valid, signatures + i, keys + i, pointers, lengths, COUNT(i, n));
    for (size_t k = 0; k < COUNT(i, n); k++) out[i + k] = valid[k];
  }
}
