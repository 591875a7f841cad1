/// Calls the functions of fieldwright_ed25519_batch.h for the checks of `library ed25519`. Reads from standard input,
/// in hexadecimal, `-` for an empty message: `k N` and N seeds, `b N` and N scalars, `B N` and the same, with results
/// in their place, `s N` and N secret keys, each with a message, `v N` and N signatures, each with public key and
/// message, or `d N` and the same with the halves of digests in place of messages. Prints N secret keys, N points, N
/// signatures, or what is returned and N times 0 or 1, a line each.

#include "fieldwright_ed25519_batch.h"
#include "hexadecimal.h"
#include <stdlib.h>
#include <string.h>

enum { MOST = 64, MOST_BYTES = 2048 };

static uint8_t seeds[MOST][32], pairs[MOST][64], keys[MOST][32], digests[MOST][64];
static uint8_t results[MOST + 1][64], points[MOST + 1][32], valid[MOST + 1];
static uint8_t *messages[MOST];
static size_t lengths[MOST];

/// A message of its own length, so that reading beyond it is noticed by who looks.
static int readMessage(int i) {
  static char text[2 * MOST_BYTES + 1];
  if (scanf("%4096s", text) != 1) return 0;
  lengths[i] = text[0] == '-' ? 0 : strlen(text) / 2;
  messages[i] = lengths[i] == 0 ? NULL : malloc(lengths[i]);
  for (size_t k = 0; k < lengths[i]; k++)
    if (sscanf(text + 2 * k, "%2hhx", messages[i] + k) != 1) return 0;
  return 1;
}

static int readPair(uint8_t *pair) { return readBytes(pair) && readBytes(pair + 32); }

static int isKind(char kind, const char *kinds) { return strchr(kinds, kind) != NULL; }

static int readCall(char kind, int i) {
  if (isKind(kind, "kbB")) return readBytes(seeds[i]);
  if (!readPair(pairs[i]) || (isKind(kind, "vd") && !readBytes(keys[i]))) return 0;
  return kind == 'd' ? readPair(digests[i]) : readMessage(i);
}

static void printResult(char kind, int i) {
  if (isKind(kind, "vd")) printf("%d", valid[i]);
  else if (kind == 'b') print(points[i]);
  else if (kind == 'B') print(seeds[i]);
  else print(results[i]), print(results[i] + 32);
  printf(" ");
}

int main(void) {
  char kind;
  int n;
  while (scanf(" %c %d", &kind, &n) == 2 && n >= 0 && n <= MOST) {
    for (int i = 0; i < n; i++)
      if (!readCall(kind, i)) return 1;
    memset(results, 0xa5, sizeof results);
    memset(points, 0xa5, sizeof points);
    memset(valid, 0xa5, sizeof valid);
    const uint8_t *const *texts = (const uint8_t *const *)messages;
    if (kind == 'k') fieldwright_ed25519_keypair_batch(results, seeds, (size_t)n);
    if (kind == 's') fieldwright_ed25519_sign_batch(results, pairs, texts, lengths, (size_t)n);
    if (kind == 'b') fieldwright_ed25519_base_batch(points, seeds, (size_t)n);
    if (kind == 'B') fieldwright_ed25519_base_batch(seeds, seeds, (size_t)n);
    if (kind == 'v') printf("%d ", fieldwright_ed25519_verify_batch(valid, pairs, keys, texts, lengths, (size_t)n));
    if (kind == 'd') printf("%d ", fieldwright_ed25519_verify_digest_batch(valid, pairs, keys, digests, (size_t)n));
    for (int i = 0; i < n; i++) {
      printResult(kind, i);
      if (isKind(kind, "sv")) free(messages[i]);
    }
    // Beyond the results.
    if (valid[isKind(kind, "vd") ? n : 0] != 0xa5 || results[isKind(kind, "ks") ? n : 0][0] != 0xa5) return 1;
    if (points[kind == 'b' ? n : 0][0] != 0xa5) return 1;
    printf("\n");
  }
  return 0;
}
