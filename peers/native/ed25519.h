/*
 * The interface of all Ed25519 wrappers: <library>_ed25519_public, _sign and _verify. A key is the seed followed by the
 * public key; verification writes the word 1 or 0. Whoever must prepare a key for signing keeps the last one prepared,
 * as users keep key objects.
 */
#ifndef FW_PEERS_ED25519_H
#define FW_PEERS_ED25519_H
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define ED25519_PUBLIC(LIBRARY) void LIBRARY##_ed25519_public(uint8_t out[32], const uint8_t seed[32])
#define ED25519_SIGN(LIBRARY)                                                                                          \
  void LIBRARY##_ed25519_sign(uint8_t out[64], const uint8_t key[64], const uint8_t *message, size_t length)
#define ED25519_VERIFY(LIBRARY)                                                                                        \
  void LIBRARY##_ed25519_verify(uint64_t *out, const uint8_t signature[64], const uint8_t public[32],                  \
                                const uint8_t *message, size_t length)

/* Whether `key` differs from that of the last call, which it then becomes. */
static inline int keyChanged(const uint8_t key[64]) {
  static uint8_t last[64];
  static int known;
  if (known && memcmp(last, key, 64) == 0) return 0;
  memcpy(last, key, 64);
  known = 1;
  return 1;
}
#endif
