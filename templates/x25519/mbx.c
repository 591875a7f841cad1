/// The functions of fieldwright_x25519_mbx.h over those of batches: lanes without null pointers are brought together.
/// Compiled with -fno-builtin, so that no loop becomes a call of the C library.

#include "fieldwright_x25519_mbx.h"
#include "fieldwright_x25519_batch.h"

enum { LANES = 8, STATUS_BITS = 4 };
enum { NULL_POINTER = 2, LOW_ORDER = 4 };
#define IN_ALL 0x11111111U

/// 1 if all bytes are zero, whichever they are.
static uint32_t isZero(const uint8_t key[32]) {
  uint32_t any = 0;
  for (int i = 0; i < 32; i++) any |= key[i];
  return (any - 1) >> 31;
}

/// Without public keys, the base point is that of all lanes.
static uint32_t inLanes(uint8_t *const *out, const uint8_t *const *privateKeys, const uint8_t *const *publicKeys) {
  static const uint8_t base[32] = {9};
  uint8_t results[LANES][32], scalars[LANES][32], points[LANES][32];
  int lanes[LANES];
  size_t n = 0;
  uint32_t status = 0;
  for (int i = 0; i < LANES; i++) {
    const uint8_t *point = publicKeys == 0 ? base : publicKeys[i];
    if (out[i] == 0 || privateKeys[i] == 0 || point == 0) {
      status |= (uint32_t)NULL_POINTER << (STATUS_BITS * i);
      continue;
    }
    __builtin_memcpy(scalars[n], privateKeys[i], 32);
    __builtin_memcpy(points[n], point, 32);
    lanes[n++] = i;
  }
  fieldwright_x25519_batch(results, scalars, points, n);
  for (size_t k = 0; k < n; k++) {
    __builtin_memcpy(out[lanes[k]], results[k], 32);
    status |= LOW_ORDER * isZero(results[k]) << (STATUS_BITS * lanes[k]);
  }
  return status;
}

uint32_t mbx_x25519_mb8(uint8_t *const pa_shared_key[8], const uint8_t *const pa_private_key[8],
                        const uint8_t *const pa_public_key[8]) {
  if (pa_shared_key == 0 || pa_private_key == 0 || pa_public_key == 0) return NULL_POINTER * IN_ALL;
  return inLanes(pa_shared_key, pa_private_key, pa_public_key);
}

uint32_t mbx_x25519_public_key_mb8(uint8_t *const pa_public_key[8], const uint8_t *const pa_private_key[8]) {
  if (pa_public_key == 0 || pa_private_key == 0) return NULL_POINTER * IN_ALL;
  return inLanes(pa_public_key, pa_private_key, 0);
}
