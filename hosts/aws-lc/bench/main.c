/* Times what programs call of AWS-LC: EVP with keys that are made once, and of Ed25519 the functions below it. X25519
 * and signing go in a chain, each on what the call before has made; verification goes through sixteen signatures. */
#include <string.h>

#include <openssl/curve25519.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/nid.h>

#include "timing.h"

enum { SIGNATURES = 16, MAX_SECRET = 66, MAX_SIGNATURE = 144 };

/* Ends the program, with a status that is told, if a call fails. */
static void demand(int is, const char *what) {
  if (is) return;
  fprintf(stderr, "%s fails\n", what);
  exit(1);
}

/* The curve that is timed. */
static int curve;

/* A new pair of keys on the curve. */
static EVP_PKEY *made(void) {
  int type = curve == NID_X25519 ? EVP_PKEY_X25519 : EVP_PKEY_EC;
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_id(type, NULL);
  EVP_PKEY *key = NULL;
  demand(context != NULL && EVP_PKEY_keygen_init(context) > 0, "keygen_init");
  if (type == EVP_PKEY_EC) demand(EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, curve) > 0, "curve");
  demand(EVP_PKEY_keygen(context, &key) > 0, "keygen");
  EVP_PKEY_CTX_free(context);
  return key;
}

static void keygen(void) { EVP_PKEY_free(made()); }

/* Key exchange with a fixed key of somebody else. */
static EVP_PKEY_CTX *exchange;
static unsigned char shared[MAX_SECRET];

static void prepare_exchange(void) {
  exchange = EVP_PKEY_CTX_new(made(), NULL);
  demand(exchange != NULL && EVP_PKEY_derive_init(exchange) > 0, "derive_init");
  demand(EVP_PKEY_derive_set_peer(exchange, made()) > 0, "derive_set_peer");
}

static void derive(void) {
  size_t length = sizeof(shared);
  demand(EVP_PKEY_derive(exchange, shared, &length) > 0, "derive");
}

/* X25519 in a chain: the key of the other side is what came out. */
static void x25519(void) {
  EVP_PKEY *peer = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, shared, 32);
  demand(EVP_PKEY_derive_set_peer(exchange, peer) > 0, "derive_set_peer");
  derive();
  EVP_PKEY_free(peer);
}

/* Signatures of hashes of 32 bytes. */
static EVP_PKEY_CTX *signer, *verifier;
static unsigned char hash[SIGNATURES][32], signature[SIGNATURES][MAX_SIGNATURE];
static size_t length[SIGNATURES];
static int next;

static void prepare_signatures(void) {
  EVP_PKEY *key = made();
  signer = EVP_PKEY_CTX_new(key, NULL);
  verifier = EVP_PKEY_CTX_new(key, NULL);
  demand(EVP_PKEY_sign_init(signer) > 0 && EVP_PKEY_verify_init(verifier) > 0, "sign_init");
}

static void sign_one(int i) {
  length[i] = sizeof(signature[i]);
  demand(EVP_PKEY_sign(signer, signature[i], &length[i], hash[i], sizeof(hash[i])) > 0, "sign");
}

static void sign(void) {
  sign_one(0);
  memcpy(hash[0], signature[0] + 8, sizeof(hash[0]));
}

static void verify(void) {
  int i = next++ % SIGNATURES;
  demand(EVP_PKEY_verify(verifier, signature[i], length[i], hash[i], sizeof(hash[i])) == 1, "verify");
}

/* Ed25519, of messages of 32 bytes; each seed is the public key before. */
static unsigned char seed[32], public_key[32], private_key[64];

static void ed25519_keygen(void) {
  ED25519_keypair_from_seed(public_key, private_key, seed);
  memcpy(seed, public_key, sizeof(seed));
}

static void ed25519_sign_one(int i) {
  demand(ED25519_sign(signature[i], hash[i], sizeof(hash[i]), private_key), "ED25519_sign");
}

static void ed25519_sign(void) {
  ed25519_sign_one(0);
  memcpy(hash[0], signature[0], sizeof(hash[0]));
}

static void ed25519_verify(void) {
  int i = next++ % SIGNATURES;
  demand(ED25519_verify(hash[i], sizeof(hash[i]), signature[i], public_key), "ED25519_verify");
}

static void time_ed25519(void) {
  timing("ed25519-keygen", 48, ed25519_keygen);
  timing("ed25519-sign", 48, ed25519_sign);
  for (int i = 0; i < SIGNATURES; i++) ed25519_sign_one(i);
  timing("ed25519-verify", 24, ed25519_verify);
}

static void time_of(const char *operation, const char *name, int calls, void (*call)(void)) {
  char title[40];
  snprintf(title, sizeof(title), "%s-%s", operation, name);
  timing(title, calls, call);
}

/* Key exchange, keys, signatures and their verification on a curve of NIST; `calls` exchanges take a millisecond. */
static void time_curve(int nid, const char *name, int calls) {
  curve = nid;
  prepare_exchange();
  time_of("ecdh", name, calls, derive);
  time_of("keygen", name, 2 * calls, keygen);
  prepare_signatures();
  time_of("sign", name, 2 * calls, sign);
  for (int i = 0; i < SIGNATURES; i++) {
    memset(hash[i], i + 1, sizeof(hash[i]));
    sign_one(i);
  }
  time_of("verify", name, calls, verify);
}

int main(void) {
  curve = NID_X25519;
  prepare_exchange();
  derive();
  timing("x25519", 24, x25519);
  timing("x25519-keygen", 48, keygen);
  time_ed25519();
  time_curve(NID_X9_62_prime256v1, "p256", 24);
  time_curve(NID_secp384r1, "p384", 8);
  time_curve(NID_secp521r1, "p521", 4);
}
