/* Ed25519 and the portable X25519 of the system's libsodium, from its static library. */
#include <sodium.h>
#include "ed25519.h"

__attribute__((constructor)) static void begin(void) {
  if (sodium_init() < 0) return;
}

/* The library chooses between implementations of this form; which one, it does not let its users say. */
typedef struct {
  int (*multiply)(uint8_t *out, const uint8_t *scalar, const uint8_t *point);
  int (*multiplyBase)(uint8_t *out, const uint8_t *scalar);
} Implementation;
extern Implementation crypto_scalarmult_curve25519_ref10_implementation;

/* A point of low order is refused by the library; the shared secret of 0 is written here. */
void libsodium_x25519_ref10(uint8_t out[32], const uint8_t scalar[32], const uint8_t point[32]) {
  if (crypto_scalarmult_curve25519_ref10_implementation.multiply(out, scalar, point) != 0) memset(out, 0, 32);
}

ED25519_PUBLIC(libsodium) {
  uint8_t secret[64];
  crypto_sign_ed25519_seed_keypair(out, secret, seed);
}
ED25519_SIGN(libsodium) { crypto_sign_ed25519_detached(out, NULL, message, length, key); }
ED25519_VERIFY(libsodium) { *out = crypto_sign_ed25519_verify_detached(signature, message, length, public) == 0; }
