/// Calls the functions of fieldwright_ed25519_mbx.h for the checks of `library ed25519 --interface mbx`. Reads lanes
/// from standard input, eight for a call: a number that says which pointers are null (1: results, 2: private key, 4:
/// public key, 8: message), the seed, its public key, R, S and a message of 32 bytes, in hexadecimal, and its length.
/// Prints of public_key, sign and verify the status and what was written, of which `a5` was there before, a line each.

#include "fieldwright_ed25519_mbx.h"
#include "hexadecimal.h"

static uint8_t seeds[8][32], publics[8][32], r[8][32], s[8][32], messages[8][32];
static uint8_t outKey[8][32], outR[8][32], outS[8][32];
static ed25519_public_key *keyTo[8];
static ed25519_sign_component *rTo[8], *sTo[8];
static const ed25519_private_key *privateOf[8];
static const ed25519_public_key *publicOf[8];
static const ed25519_sign_component *rOf[8], *sOf[8];
static const uint8_t *messageOf[8];
static uint32_t lengths[8];

static int readLane(int i) {
  unsigned nulls;
  if (scanf("%u", &nulls) != 1) return 0;
  if (!readBytes(seeds[i]) || !readBytes(publics[i]) || !readBytes(r[i]) || !readBytes(s[i])) return 0;
  if (!readBytes(messages[i]) || scanf("%u", &lengths[i]) != 1) return 0;
  keyTo[i] = nulls & 1 ? 0 : &outKey[i];
  rTo[i] = nulls & 1 ? 0 : &outR[i];
  sTo[i] = &outS[i];
  privateOf[i] = nulls & 2 ? 0 : (const ed25519_private_key *)&seeds[i];
  publicOf[i] = nulls & 4 ? 0 : (const ed25519_public_key *)&publics[i];
  messageOf[i] = nulls & 8 ? 0 : messages[i];
  rOf[i] = nulls & 1 ? 0 : (const ed25519_sign_component *)&r[i];
  sOf[i] = (const ed25519_sign_component *)&s[i];
  for (int j = 0; j < 32; j++) outKey[i][j] = outR[i][j] = outS[i][j] = 0xa5;
  return 1;
}

static void show(uint32_t status, uint8_t (*a)[32], uint8_t (*b)[32]) {
  printf("%08x", (unsigned)status);
  for (int i = 0; a != 0 && i < 8; i++) printf(" "), print(a[i]);
  for (int i = 0; b != 0 && i < 8; i++) printf(" "), print(b[i]);
  printf("\n");
}

/// Whether each array that is null is told.
static int tellsNullArrays(void) {
  const uint32_t null = 0x22222222;
  return mbx_ed25519_public_key_mb8(0, privateOf) == null && mbx_ed25519_public_key_mb8(keyTo, 0) == null &&
         mbx_ed25519_sign_mb8(0, sTo, messageOf, lengths, privateOf, publicOf) == null &&
         mbx_ed25519_sign_mb8(rTo, 0, messageOf, lengths, privateOf, publicOf) == null &&
         mbx_ed25519_sign_mb8(rTo, sTo, 0, lengths, privateOf, publicOf) == null &&
         mbx_ed25519_sign_mb8(rTo, sTo, messageOf, 0, privateOf, publicOf) == null &&
         mbx_ed25519_sign_mb8(rTo, sTo, messageOf, lengths, 0, publicOf) == null &&
         mbx_ed25519_sign_mb8(rTo, sTo, messageOf, lengths, privateOf, 0) == null &&
         mbx_ed25519_verify_mb8(0, sOf, messageOf, lengths, publicOf) == null &&
         mbx_ed25519_verify_mb8(rOf, 0, messageOf, lengths, publicOf) == null &&
         mbx_ed25519_verify_mb8(rOf, sOf, 0, lengths, publicOf) == null &&
         mbx_ed25519_verify_mb8(rOf, sOf, messageOf, 0, publicOf) == null &&
         mbx_ed25519_verify_mb8(rOf, sOf, messageOf, lengths, 0) == null;
}

int main(void) {
  for (;;) {
    for (int i = 0; i < 8; i++)
      if (!readLane(i)) return i != 0;
    show(mbx_ed25519_public_key_mb8(keyTo, privateOf), outKey, 0);
    show(mbx_ed25519_sign_mb8(rTo, sTo, messageOf, lengths, privateOf, publicOf), outR, outS);
    show(mbx_ed25519_verify_mb8(rOf, sOf, messageOf, lengths, publicOf), 0, 0);
    if (!tellsNullArrays()) return 1;
  }
}
