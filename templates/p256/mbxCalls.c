/// Calls the functions of fieldwright_p256_mbx.h for the checks of `library p256 --interface mbx`. Reads eight lanes
/// for a call from standard input, each a number that says which pointers are null (1: results, 2: secret key, 4:
/// public key, 8: digest, 16: nonce), then in hexadecimal secret key, nonce, digest, X, Y, Z, r and s; before each
/// call, 1 if Z is used, else 0. Prints of ecpublic_key, ecdh, ecdsa_sign and ecdsa_verify the status and what was
/// written, of which `a5` was there before, a line each.

#include "fieldwright_p256_mbx.h"
#include "hexadecimal.h"

typedef unsigned long long word;

enum { SECRET, NONCE, DIGEST, X, Y, Z, R, S, GIVEN };

static uint8_t given[GIVEN][8][32], bytesOut[2][8][32];
static word numbers[GIVEN][8][4], wordsOut[3][8][4];
static const word *wordsOf[GIVEN][8];
static const uint8_t *bytesOf[GIVEN][8];
static word *wordsTo[3][8];
static uint8_t *bytesTo[2][8];

/// Numbers as four words, the lowest first, and as bytes, the highest first.
static int readLane(int i) {
  static const unsigned nullBy[GIVEN] = {2, 16, 8, 4, 4, 4, 1, 1};
  unsigned nulls;
  if (scanf("%u", &nulls) != 1) return 0;
  for (int k = 0; k < GIVEN; k++) {
    if (!readBytes(given[k][i])) return 0;
    for (int j = 0; j < 32; j++) {
      if (j % 8 == 0) numbers[k][i][j / 8] = 0;
      numbers[k][i][j / 8] |= (word)given[k][i][31 - j] << (8 * (j % 8));
    }
    const int isNull = (nulls & nullBy[k]) != 0;
    wordsOf[k][i] = isNull ? 0 : numbers[k][i];
    bytesOf[k][i] = isNull ? 0 : given[k][i];
  }
  // One pointer of the results is enough.
  for (int k = 0; k < 3; k++) wordsTo[k][i] = (nulls & 1) && k == i % 2 ? 0 : wordsOut[k][i];
  for (int k = 0; k < 2; k++) bytesTo[k][i] = (nulls & 1) && k == i % 2 ? 0 : bytesOut[k][i];
  return 1;
}

static void clear(void) {
  for (unsigned j = 0; j < sizeof wordsOut; j++) ((uint8_t *)wordsOut)[j] = 0xa5;
  for (unsigned j = 0; j < sizeof bytesOut; j++) ((uint8_t *)bytesOut)[j] = 0xa5;
}

static void showWords(unsigned status, int count) {
  printf("%08x", status);
  for (int i = 0; i < 8; i++)
    for (int k = 0; k < count; k++) {
      printf(" ");
      for (int j = 3; j >= 0; j--) printf("%016llx", wordsOut[k][i][j]);
    }
  printf("\n");
}

static void showBytes(unsigned status, int count) {
  printf("%08x", status);
  for (int i = 0; i < 8; i++)
    for (int k = 0; k < count; k++) printf(" "), print(bytesOut[k][i]);
  printf("\n");
}

#define PUBLIC_KEY(x, y, z, k) mbx_nistp256_ecpublic_key_mb8(x, y, z, k, 0)
#define ECDH(out, k, x, y, z) mbx_nistp256_ecdh_mb8(out, k, x, y, z, 0)
#define SIGN(r, s, h, e, k) mbx_nistp256_ecdsa_sign_mb8(r, s, h, e, k, 0)
#define VERIFY(r, s, h, x, y, z) mbx_nistp256_ecdsa_verify_mb8(r, s, h, x, y, z, 0)

/// Whether each array that is null is told.
static int tellsNullArrays(void) {
  const unsigned null = 0x22222222;
  word **x = wordsTo[0], **y = wordsTo[1], **z = wordsTo[2];
  uint8_t **r = bytesTo[0], **s = bytesTo[1];
  const word **k = wordsOf[SECRET], **e = wordsOf[NONCE], **px = wordsOf[X], **py = wordsOf[Y], **pz = wordsOf[Z];
  const uint8_t **h = bytesOf[DIGEST], **pr = bytesOf[R], **ps = bytesOf[S];
  return PUBLIC_KEY(0, y, z, k) == null && PUBLIC_KEY(x, 0, z, k) == null && PUBLIC_KEY(x, y, z, 0) == null &&
         ECDH(0, k, px, py, pz) == null && ECDH(r, 0, px, py, pz) == null && ECDH(r, k, 0, py, pz) == null &&
         ECDH(r, k, px, 0, pz) == null && SIGN(0, s, h, e, k) == null && SIGN(r, 0, h, e, k) == null &&
         SIGN(r, s, 0, e, k) == null && SIGN(r, s, h, 0, k) == null && SIGN(r, s, h, e, 0) == null &&
         VERIFY(0, ps, h, px, py, pz) == null && VERIFY(pr, 0, h, px, py, pz) == null &&
         VERIFY(pr, ps, 0, px, py, pz) == null && VERIFY(pr, ps, h, 0, py, pz) == null &&
         VERIFY(pr, ps, h, px, 0, pz) == null;
}

int main(void) {
  unsigned hasZ;
  while (scanf("%u", &hasZ) == 1) {
    for (int i = 0; i < 8; i++)
      if (!readLane(i)) return 1;
    clear();
    showWords(PUBLIC_KEY(wordsTo[0], wordsTo[1], hasZ ? wordsTo[2] : 0, wordsOf[SECRET]), 3);
    const word **z = hasZ ? wordsOf[Z] : 0;
    uint8_t *shared[8];
    for (int i = 0; i < 8; i++) shared[i] = bytesTo[i % 2][i];
    showBytes(ECDH(shared, wordsOf[SECRET], wordsOf[X], wordsOf[Y], z), 2);
    clear();
    showBytes(SIGN(bytesTo[0], bytesTo[1], bytesOf[DIGEST], wordsOf[NONCE], wordsOf[SECRET]), 2);
    showBytes(VERIFY(bytesOf[R], bytesOf[S], bytesOf[DIGEST], wordsOf[X], wordsOf[Y], z), 0);
    if (!tellsNullArrays()) return 1;
  }
  return 0;
}
