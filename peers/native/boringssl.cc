/*
 * Ed25519 of BoringSSL, and the little of the library that it refers to besides. Its sources come from the boring-sys
 * crate; SHA-512 is a piece of its large FIPS module.
 */
#include <stdlib.h>

#include <openssl/curve25519.h>
#include <openssl/mem.h>
#include <openssl/rand.h>

#include "crypto/fipsmodule/sha/sha512.cc.inc"

extern "C" {
#define public public_key /* a name in C, a keyword in C++ */
#include "ed25519.h"

void boringssl_x25519(uint8_t out[32], const uint8_t scalar[32], const uint8_t point[32]) {
  X25519(out, scalar, point);
}

ED25519_PUBLIC(boringssl) {
  uint8_t secret[64];
  ED25519_keypair_from_seed(out, secret, seed);
}
ED25519_SIGN(boringssl) { ED25519_sign(out, message, length, key); }
ED25519_VERIFY(boringssl) { *out = (uint64_t)ED25519_verify(message, length, signature, public_key); }

/* Keys are given. */
int RAND_bytes(uint8_t *, size_t) { abort(); }

void OPENSSL_cleanse(void *data, size_t bytes) {
  memset(data, 0, bytes);
  __asm__("" : : "r"(data) : "memory");
}

int CRYPTO_memcmp(const void *a, const void *b, size_t bytes) {
  uint8_t different = 0;
  for (size_t i = 0; i < bytes; i++)
    different |= static_cast<const uint8_t *>(a)[i] ^ static_cast<const uint8_t *>(b)[i];
  return different;
}
}
