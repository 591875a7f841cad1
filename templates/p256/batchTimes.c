#include "fieldwright_p256_batch.h"
#include "../curve/times.h"

static uint8_t secrets[MOST_AT_ONCE][32], digests[MOST_AT_ONCE][32], keys[MOST_AT_ONCE][64], shared[MOST_AT_ONCE][32];
static uint8_t signatures[MOST_AT_ONCE][64], valid[MOST_AT_ONCE];

static void publicKey(size_t n) { fieldwright_p256_public_key_batch(valid, keys, secrets, n); }
static void ecdh(size_t n) { fieldwright_p256_ecdh_batch(valid, shared, secrets, keys, n); }
static void sign(size_t n) { fieldwright_p256_sign_batch(valid, signatures, secrets, digests, n); }
static void verify(size_t n) { fieldwright_p256_verify_batch(valid, signatures, keys, digests, n); }

int main(int argc, char **argv) {
  readWidths(argc, argv);
  for (int i = 0; i < MOST_AT_ONCE; i++)
    for (int k = 0; k < 32; k++) {
      secrets[i][k] = (uint8_t)(37 * i + 11 * k + 5);
      digests[i][k] = (uint8_t)(53 * i + 7 * k + 9);
    }
  forcedWidth = 1;
  publicKey(MOST_AT_ONCE);
  sign(MOST_AT_ONCE);
  timeWays("public_key", 8, publicKey);
  timeWays("ecdh", 8, ecdh);
  timeWays("sign", 8, sign);
  timeWays("verify", 8, verify);
  return 0;
}
