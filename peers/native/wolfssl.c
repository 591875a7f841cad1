/* X25519 and Ed25519 of wolfSSL. Its sources come from the wolfssl-sys crate. */
#include <wolfssl/wolfcrypt/settings.h>
#include <wolfssl/wolfcrypt/ed25519.h>
#include "ed25519.h"

/* The inner functions expect what the library does to keys when they are imported. */
#define X25519(NAME)                                                                                                   \
  int curve25519_##NAME(uint8_t *out, const uint8_t *scalar, const uint8_t *point);                                    \
  void wolfssl_x25519_##NAME(uint8_t out[32], const uint8_t scalar[32], const uint8_t point[32]) {                     \
    uint8_t clamped[32], masked[32];                                                                                   \
    memcpy(clamped, scalar, 32);                                                                                       \
    memcpy(masked, point, 32);                                                                                         \
    clamped[0] &= 248;                                                                                                 \
    clamped[31] = (clamped[31] & 127) | 64;                                                                            \
    masked[31] &= 127;                                                                                                 \
    curve25519_##NAME(out, clamped, masked);                                                                           \
  }
X25519(x64)
X25519(avx2)
X25519(avx512_ifma)

ED25519_PUBLIC(wolfssl) {
  ed25519_key pair;
  wc_ed25519_init(&pair);
  wc_ed25519_import_private_only(seed, 32, &pair);
  wc_ed25519_make_public(&pair, out, 32);
}

ED25519_SIGN(wolfssl) {
  static ed25519_key pair;
  if (keyChanged(key)) {
    wc_ed25519_init(&pair);
    wc_ed25519_import_private_key_ex(key, 32, key + 32, 32, &pair, 1);
  }
  word32 written = 64;
  wc_ed25519_sign_msg(message, (word32)length, out, &written, &pair);
}

ED25519_VERIFY(wolfssl) {
  ed25519_key pair;
  int valid = 0;
  wc_ed25519_init(&pair);
  int known = wc_ed25519_import_public_ex(public, 32, &pair, 1) == 0;
  *out = known && wc_ed25519_verify_msg(signature, 64, message, (word32)length, &valid, &pair) == 0 && valid == 1;
}
