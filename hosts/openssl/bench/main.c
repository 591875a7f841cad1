/* Times what programs call of OpenSSL: EVP with keys that are made once, as `openssl speed` has it. X25519 and signing
 * go in a chain, each on what the call before has made; verification goes through sixteen signatures. */
#include <string.h>

#include <openssl/evp.h>

#include "timing.h"

enum { SIGNATURES = 16 };

/* Ends the program, with a status that is told, if a call fails. */
static void demand(int is, const char *what) {
  if (is) return;
  fprintf(stderr, "%s fails\n", what);
  exit(1);
}

static EVP_PKEY *made(const char *type) {
  EVP_PKEY *key = strcmp(type, "P-256") == 0 ? EVP_PKEY_Q_keygen(NULL, NULL, "EC", type)
                                             : EVP_PKEY_Q_keygen(NULL, NULL, type);
  demand(key != NULL, type);
  return key;
}

/* Key exchange with a fixed key of somebody else. */
static EVP_PKEY_CTX *exchange;
static unsigned char shared[32];

static void prepare_exchange(const char *type) {
  exchange = EVP_PKEY_CTX_new(made(type), NULL);
  demand(exchange != NULL && EVP_PKEY_derive_init(exchange) > 0, "derive_init");
  demand(EVP_PKEY_derive_set_peer(exchange, made(type)) > 0, "derive_set_peer");
}

static void derive(void) {
  size_t length = sizeof(shared);
  demand(EVP_PKEY_derive(exchange, shared, &length) > 0, "derive");
}

/* X25519 in a chain: the key of the other side is what came out. */
static void x25519(void) {
  EVP_PKEY *peer = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, shared, sizeof(shared));
  demand(EVP_PKEY_derive_set_peer_ex(exchange, peer, 0) > 0, "derive_set_peer");
  derive();
  EVP_PKEY_free(peer);
}

/* A private key and the public key of it, as each exchange of a protocol makes one. */
static void x25519_public(void) {
  EVP_PKEY *key = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, shared, sizeof(shared));
  size_t length = sizeof(shared);
  demand(EVP_PKEY_get_raw_public_key(key, shared, &length) > 0, "raw_public_key");
  EVP_PKEY_free(key);
}

static void p256_keygen(void) { EVP_PKEY_free(made("P-256")); }

/* Signatures of messages of 32 bytes; Ed25519 hashes by itself, ECDSA takes them as hashes. */
static EVP_PKEY_CTX *signer, *verifier;
static EVP_PKEY *signing_key;
static unsigned char message[SIGNATURES][32], signature[SIGNATURES][80];
static size_t length[SIGNATURES];
static int next;

static void ecdsa_sign_one(int i) {
  length[i] = sizeof(signature[i]);
  demand(EVP_PKEY_sign(signer, signature[i], &length[i], message[i], sizeof(message[i])) > 0, "sign");
}

static void ecdsa_sign(void) {
  ecdsa_sign_one(0);
  memcpy(message[0], signature[0] + 6, sizeof(message[0]));
}

static void ecdsa_verify(void) {
  int i = next++ % SIGNATURES;
  demand(EVP_PKEY_verify(verifier, signature[i], length[i], message[i], sizeof(message[i])) == 1, "verify");
}

static EVP_MD_CTX *digest;

static void ed25519_sign_one(int i) {
  length[i] = sizeof(signature[i]);
  demand(EVP_DigestSignInit(digest, NULL, NULL, NULL, signing_key) > 0, "sign_init");
  demand(EVP_DigestSign(digest, signature[i], &length[i], message[i], sizeof(message[i])) > 0, "sign");
}

static void ed25519_sign(void) {
  ed25519_sign_one(0);
  memcpy(message[0], signature[0], sizeof(message[0]));
}

static void ed25519_verify(void) {
  int i = next++ % SIGNATURES;
  demand(EVP_DigestVerifyInit(digest, NULL, NULL, NULL, signing_key) > 0, "verify_init");
  demand(EVP_DigestVerify(digest, signature[i], length[i], message[i], sizeof(message[i])) == 1, "verify");
}

static void sign_all(void (*sign)(int)) {
  for (int i = 0; i < SIGNATURES; i++) {
    memset(message[i], i + 1, sizeof(message[i]));
    sign(i);
  }
}

int main(void) {
  prepare_exchange("X25519");
  derive();
  timing("x25519", 24, x25519);
  timing("x25519-public", 24, x25519_public);

  signing_key = made("ED25519");
  digest = EVP_MD_CTX_new();
  timing("ed25519-sign", 24, ed25519_sign);
  sign_all(ed25519_sign_one);
  timing("ed25519-verify", 16, ed25519_verify);

  prepare_exchange("P-256");
  timing("ecdh-p256", 24, derive);
  timing("keygen-p256", 48, p256_keygen);
  EVP_PKEY *key = made("P-256");
  signer = EVP_PKEY_CTX_new(key, NULL);
  verifier = EVP_PKEY_CTX_new(key, NULL);
  demand(EVP_PKEY_sign_init(signer) > 0 && EVP_PKEY_verify_init(verifier) > 0, "sign_init");
  timing("ecdsa-p256-sign", 48, ecdsa_sign);
  sign_all(ecdsa_sign_one);
  timing("ecdsa-p256-verify", 24, ecdsa_verify);
}
