#include "fieldwright_ed25519_batch.h"
#include "../curve/times.h"

enum { BYTES = 32 };
static uint8_t seeds[MOST_AT_ONCE][32], pairs[MOST_AT_ONCE][64], keys[MOST_AT_ONCE][32], valid[MOST_AT_ONCE];
static uint8_t signatures[MOST_AT_ONCE][64], texts[MOST_AT_ONCE][BYTES];
static const uint8_t *messages[MOST_AT_ONCE];
static size_t lengths[MOST_AT_ONCE];

static void keypair(size_t n) { fieldwright_ed25519_keypair_batch(pairs, seeds, n); }
static void sign(size_t n) { fieldwright_ed25519_sign_batch(signatures, pairs, messages, lengths, n); }
static void verify(size_t n) { fieldwright_ed25519_verify_batch(valid, signatures, keys, messages, lengths, n); }

int main(int argc, char **argv) {
  readWidths(argc, argv);
  for (int i = 0; i < MOST_AT_ONCE; i++) {
    for (int k = 0; k < 32; k++) seeds[i][k] = texts[i][k] = (uint8_t)(37 * i + 11 * k + 5);
    messages[i] = texts[i];
    lengths[i] = BYTES;
  }
  forcedWidth = 1;
  keypair(MOST_AT_ONCE);
  sign(MOST_AT_ONCE);
  for (int i = 0; i < MOST_AT_ONCE; i++)
    for (int k = 0; k < 32; k++) keys[i][k] = pairs[i][32 + k];
  timeWays("keypair", 8, keypair);
  timeWays("sign", 8, sign);
  timeWays("verify", 8, verify);
  return 0;
}
