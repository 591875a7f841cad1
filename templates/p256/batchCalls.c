/// Calls the functions of fieldwright_p256_batch.h for the checks of `library p256`. Reads from standard input, in
/// hexadecimal: `k N` and N secret keys, `e N` and N secret keys with public keys, `E N` and the same, with results in
/// place of the secret keys, `s N` and N secret keys with digests, `n N` and N secret keys with nonce and digest, or
/// `v N` and N signatures with public key and digest. Prints what is returned, N times 0 or 1, and the results but for
/// `v`, a line each. All that is read or written ends where a page ends that cannot be touched.

#define _DEFAULT_SOURCE
#include "fieldwright_p256_batch.h"
#include "hexadecimal.h"
#include <string.h>
#include <sys/mman.h>

enum { MOST = 32, PAGE = 4096 };

/// So many bytes before a page that cannot be touched.
static uint8_t *guarded(size_t bytes) {
  uint8_t *pages = mmap(0, 2 * PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED || mprotect(pages + PAGE, PAGE, PROT_NONE) != 0) return 0;
  return pages + PAGE - bytes;
}

static int readAll(uint8_t *bytes, int count) {
  for (int k = 0; k < count; k++)
    if (!readBytes(bytes + 32 * k)) return 0;
  return 1;
}

static uint8_t *pages[6];

int main(void) {
  char kind;
  int n;
  for (int i = 0; i < 6; i++)
    if ((pages[i] = guarded(0)) == 0) return 1;
  while (scanf(" %c %d", &kind, &n) == 2 && n >= 0 && n <= MOST) {
    uint8_t *valid = pages[0] - n, *out = pages[1] - 64 * n;
    uint8_t(*halves)[32] = (void *)(pages[2] - 32 * n), (*digests)[32] = (void *)(pages[4] - 32 * n);
    uint8_t(*nonces)[32] = (void *)(pages[5] - 32 * n);
    uint8_t(*points)[64] = (void *)(pages[3] - 64 * n);
    uint8_t(*shared)[32] = kind == 'E' ? halves : (void *)(pages[1] - 32 * n);
    const int size = kind == 'e' || kind == 'E' ? 32 : kind == 'v' ? 0 : 64;
    memset(valid - 1, 0xa5, n + 1);
    memset(out, 0xa5, 64 * n);
    for (int i = 0; i < n; i++) {
      if (kind == 'v' ? !readAll(out + 64 * i, 2) : !readAll(halves[i], 1)) return 1;
      if ((kind == 'e' || kind == 'E' || kind == 'v') && !readAll(points[i], 2)) return 1;
      if (kind == 'n' && !readAll(nonces[i], 1)) return 1;
      if ((kind == 's' || kind == 'n' || kind == 'v') && !readAll(digests[i], 1)) return 1;
    }
    int status = 1;
    if (kind == 'k') status = fieldwright_p256_public_key_batch(valid, (void *)out, halves, n);
    if (kind == 'e' || kind == 'E') status = fieldwright_p256_ecdh_batch(valid, shared, halves, points, n);
    if (kind == 's') status = fieldwright_p256_sign_batch(valid, (void *)out, halves, digests, n);
    if (kind == 'n') status = fieldwright_p256_sign_nonce_batch(valid, (void *)out, halves, nonces, digests, n);
    if (kind == 'v') status = fieldwright_p256_verify_batch(valid, (void *)out, points, digests, n);
    printf("%d", status);
    for (int i = 0; i < n; i++) {
      printf(" %d", valid[i]);
      for (int k = 0; k < size; k += 32) {
        if (k == 0) printf(" ");
        print((size == 32 ? shared[i] : out + 64 * i) + k);
      }
    }
    printf("\n");
    if (valid[-1] != 0xa5) return 1;
  }
  return 0;
}
