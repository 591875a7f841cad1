/// The functions of fieldwright_ed25519_mbx.h over those of batches: lanes without null pointers are brought together.

#include "fieldwright_ed25519_mbx.h"
#include "fieldwright_ed25519_batch.h"
#include "../curve/mbx.h"

/// Lanes without null pointers, in order.
struct lanes {
  int lanes[LANES];
  size_t n;
  uint8_t pairs[LANES][64], keys[LANES][32];
  const uint8_t *messages[LANES];
  size_t lengths[LANES];
};

/// A lane joins those that are brought together unless a pointer of it is null, of which the status is returned.
static uint32_t join(struct lanes *all, int lane, int hasNull) {
  if (hasNull) return statusOf(NULL_POINTER, lane);
  all->lanes[all->n++] = lane;
  return 0;
}

static void setMessage(struct lanes *all, size_t k, const uint8_t *const *messages, const uint32_t *lengths) {
  all->messages[k] = messages[all->lanes[k]];
  all->lengths[k] = lengths[all->lanes[k]];
}

/// 64 bytes of two halves.
static void setPair(struct lanes *all, size_t k, const uint8_t *first, const uint8_t *second) {
  __builtin_memcpy(all->pairs[k], first, 32);
  __builtin_memcpy(all->pairs[k] + 32, second, 32);
}

uint32_t mbx_ed25519_public_key_mb8(ed25519_public_key *pa_public_key[8],
                                    const ed25519_private_key *const pa_private_key[8]) {
  if (pa_public_key == 0 || pa_private_key == 0) return inAllLanes(NULL_POINTER);
  struct lanes all;
  all.n = 0;
  uint32_t status = 0;
  for (int i = 0; i < LANES; i++) status |= join(&all, i, pa_public_key[i] == 0 || pa_private_key[i] == 0);
  for (size_t k = 0; k < all.n; k++) __builtin_memcpy(all.keys[k], pa_private_key[all.lanes[k]], 32);
  fieldwright_ed25519_keypair_batch(all.pairs, all.keys, all.n);
  for (size_t k = 0; k < all.n; k++) __builtin_memcpy(pa_public_key[all.lanes[k]], all.pairs[k] + 32, 32);
  return status;
}

uint32_t mbx_ed25519_sign_mb8(ed25519_sign_component *pa_sign_r[8], ed25519_sign_component *pa_sign_s[8],
                              const uint8_t *const pa_msg[8], const uint32_t msgLen[8],
                              const ed25519_private_key *const pa_private_key[8],
                              const ed25519_public_key *const pa_public_key[8]) {
  if (pa_sign_r == 0 || pa_sign_s == 0 || pa_msg == 0 || msgLen == 0) return inAllLanes(NULL_POINTER);
  if (pa_private_key == 0 || pa_public_key == 0) return inAllLanes(NULL_POINTER);
  struct lanes all;
  all.n = 0;
  uint32_t status = 0;
  for (int i = 0; i < LANES; i++)
    status |= join(&all, i, pa_sign_r[i] == 0 || pa_sign_s[i] == 0 || pa_msg[i] == 0 || pa_private_key[i] == 0 ||
                                pa_public_key[i] == 0);
  for (size_t k = 0; k < all.n; k++) {
    setMessage(&all, k, pa_msg, msgLen);
    setPair(&all, k, *pa_private_key[all.lanes[k]], *pa_public_key[all.lanes[k]]);
  }
  uint8_t signatures[LANES][64];
  fieldwright_ed25519_sign_batch(signatures, all.pairs, all.messages, all.lengths, all.n);
  for (size_t k = 0; k < all.n; k++) {
    __builtin_memcpy(pa_sign_r[all.lanes[k]], signatures[k], 32);
    __builtin_memcpy(pa_sign_s[all.lanes[k]], signatures[k] + 32, 32);
  }
  return status;
}

uint32_t mbx_ed25519_verify_mb8(const ed25519_sign_component *const pa_sign_r[8],
                                const ed25519_sign_component *const pa_sign_s[8], const uint8_t *const pa_msg[8],
                                const uint32_t msgLen[8], const ed25519_public_key *const pa_public_key[8]) {
  if (pa_sign_r == 0 || pa_sign_s == 0 || pa_msg == 0 || msgLen == 0) return inAllLanes(NULL_POINTER);
  if (pa_public_key == 0) return inAllLanes(NULL_POINTER);
  struct lanes all;
  all.n = 0;
  uint32_t status = 0;
  for (int i = 0; i < LANES; i++)
    status |= join(&all, i, pa_sign_r[i] == 0 || pa_sign_s[i] == 0 || pa_msg[i] == 0 || pa_public_key[i] == 0);
  for (size_t k = 0; k < all.n; k++) {
    setMessage(&all, k, pa_msg, msgLen);
    setPair(&all, k, *pa_sign_r[all.lanes[k]], *pa_sign_s[all.lanes[k]]);
    __builtin_memcpy(all.keys[k], pa_public_key[all.lanes[k]], 32);
  }
  uint8_t valid[LANES];
  fieldwright_ed25519_verify_batch(valid, all.pairs, all.keys, all.messages, all.lengths, all.n);
  for (size_t k = 0; k < all.n; k++)
    if (!valid[k]) status |= statusOf(WRONG_SIGNATURE, all.lanes[k]);
  return status;
}
