/// The functions of fieldwright_x25519_mbx.h over those of batches: lanes without null pointers are brought together.
/// Compiled with -fno-builtin, so that no loop becomes a call of the C library.

#include "fieldwright_x25519_mbx.h"
#include "fieldwright_x25519_batch.h"
#include "../curve/batches.h"
#include "../curve/mbx.h"

/// Without public keys, those of the private keys.
static uint32_t inLanes(uint8_t *const *out, const uint8_t *const *privateKeys, const uint8_t *const *publicKeys) {
  uint8_t results[LANES][32], scalars[LANES][32], points[LANES][32];
  int lanes[LANES];
  size_t n = 0;
  uint32_t status = 0;
  for (int i = 0; i < LANES; i++) {
    if (out[i] == 0 || privateKeys[i] == 0 || (publicKeys != 0 && publicKeys[i] == 0)) {
      status |= statusOf(NULL_POINTER, i);
      continue;
    }
    __builtin_memcpy(scalars[n], privateKeys[i], 32);
    if (publicKeys != 0) __builtin_memcpy(points[n], publicKeys[i], 32);
    lanes[n++] = i;
  }
  if (publicKeys == 0) fieldwright_x25519_base_batch(results, scalars, n);
  else fieldwright_x25519_batch(results, scalars, points, n);
  for (size_t k = 0; k < n; k++) {
    __builtin_memcpy(out[lanes[k]], results[k], 32);
    status |= statusOf(LOW_ORDER * isZero(results[k]), lanes[k]);
  }
  return status;
}

uint32_t mbx_x25519_mb8(uint8_t *const pa_shared_key[8], const uint8_t *const pa_private_key[8],
                        const uint8_t *const pa_public_key[8]) {
  if (pa_shared_key == 0 || pa_private_key == 0 || pa_public_key == 0) return inAllLanes(NULL_POINTER);
  return inLanes(pa_shared_key, pa_private_key, pa_public_key);
}

uint32_t mbx_x25519_public_key_mb8(uint8_t *const pa_public_key[8], const uint8_t *const pa_private_key[8]) {
  if (pa_public_key == 0 || pa_private_key == 0) return inAllLanes(NULL_POINTER);
  return inLanes(pa_public_key, pa_private_key, 0);
}
