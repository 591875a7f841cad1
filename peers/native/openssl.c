/* X25519 and Ed25519 of the system's OpenSSL through its public interface, as programs use it. */
#include <openssl/evp.h>
#include "ed25519.h"

/* A shared secret of 0 is refused by the library, and is written here as 0. */
void openssl_x25519(uint8_t out[32], const uint8_t scalar[32], const uint8_t point[32]) {
  EVP_PKEY *secret = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, scalar, 32);
  EVP_PKEY *peer = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, point, 32);
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(secret, NULL);
  size_t length = 32;
  if (EVP_PKEY_derive_init(context) != 1 || EVP_PKEY_derive_set_peer(context, peer) != 1 ||
      EVP_PKEY_derive(context, out, &length) != 1)
    memset(out, 0, 32);
  EVP_PKEY_CTX_free(context);
  EVP_PKEY_free(peer);
  EVP_PKEY_free(secret);
}

ED25519_PUBLIC(openssl) {
  EVP_PKEY *secret = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, seed, 32);
  size_t length = 32;
  EVP_PKEY_get_raw_public_key(secret, out, &length);
  EVP_PKEY_free(secret);
}

ED25519_SIGN(openssl) {
  static EVP_PKEY *secret;
  if (keyChanged(key)) {
    EVP_PKEY_free(secret);
    secret = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, key, 32);
  }
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  size_t written = 64;
  EVP_DigestSignInit(context, NULL, NULL, NULL, secret);
  EVP_DigestSign(context, out, &written, message, length);
  EVP_MD_CTX_free(context);
}

ED25519_VERIFY(openssl) {
  EVP_PKEY *key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, public, 32);
  EVP_MD_CTX *context = EVP_MD_CTX_new();
  *out = EVP_DigestVerifyInit(context, NULL, NULL, NULL, key) == 1 &&
         EVP_DigestVerify(context, signature, 64, message, length) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(key);
}
