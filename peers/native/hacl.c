/* Ed25519 of HACL*. Its headers and sources come from the hacl-sys crate. */
#include "Hacl_Ed25519.h"
#include "ed25519.h"

ED25519_PUBLIC(hacl) { Hacl_Ed25519_secret_to_public(out, (uint8_t *)seed); }

ED25519_SIGN(hacl) {
  static uint8_t expanded[96];
  if (keyChanged(key)) Hacl_Ed25519_expand_keys(expanded, (uint8_t *)key);
  Hacl_Ed25519_sign_expanded(out, expanded, (uint32_t)length, (uint8_t *)message);
}

ED25519_VERIFY(hacl) {
  *out = Hacl_Ed25519_verify((uint8_t *)public, (uint32_t)length, (uint8_t *)message, (uint8_t *)signature);
}
