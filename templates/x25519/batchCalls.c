/// Calls the functions of fieldwright_x25519_batch.h for the checks of `library x25519`. Reads lines `HOW N` and N
/// pairs of scalar and point in hexadecimal from standard input; prints what is returned and N results. HOW says where
/// results go: 0 apart, 1 in place of the scalars, 2 in place of the points; 3, 6 and 7 are
/// fieldwright_x25519_x8, _x16 and _x4, apart; 4 and 5 are fieldwright_x25519_base_batch, apart and in place of the
/// scalars, which returns 0 here and reads no points. With a count: k, u := X25519(k, u), k as often as that from
/// k = u = 9 in all of eight lanes, of which it prints k, if they agree.

#include "fieldwright_x25519_batch.h"
#include "hexadecimal.h"
#include <stdlib.h>
#include <string.h>

enum { MOST = 64 };

static uint8_t scalars[MOST][32], points[MOST][32], apart[MOST + 1][32];

static int iterate(long count) {
  uint8_t k[8][32] = {0}, u[8][32], next[8][32];
  for (int i = 0; i < 8; i++) k[i][0] = 9;
  memcpy(u, k, sizeof u);
  for (; count > 0; count--) {
    fieldwright_x25519_x8(next, k, u);
    memcpy(u, k, sizeof u);
    memcpy(k, next, sizeof k);
  }
  for (int i = 1; i < 8; i++)
    if (memcmp(k[0], k[i], 32) != 0) return 1;
  print(k[0]);
  printf("\n");
  return 0;
}

static int call(int how, uint8_t (*out)[32], size_t n) {
  if (how == 3) return fieldwright_x25519_x8(out, scalars, points);
  if (how == 6) return fieldwright_x25519_x16(out, scalars, points);
  if (how == 7) return fieldwright_x25519_x4(out, scalars, points);
  if (how < 3) return fieldwright_x25519_batch(out, scalars, points, n);
  fieldwright_x25519_base_batch(out, scalars, n);
  return 0;
}

int main(int argc, char **argv) {
  if (argc > 1) return iterate(atol(argv[1]));
  int how, n;
  while (scanf("%d %d", &how, &n) == 2 && n >= 0 && n <= MOST) {
    for (int i = 0; i < n; i++)
      if (!readBytes(scalars[i]) || !readBytes(points[i])) return 1;
    memset(apart, 0xa5, sizeof apart);
    uint8_t (*out)[32] = how == 1 || how == 5 ? scalars : how == 2 ? points : apart;
    printf("%d", call(how, out, (size_t)n));
    for (int i = 0; i < n; i++) {
      printf(" ");
      print(out[i]);
    }
    for (int i = 0; i < 32; i++)
      if (out == apart && out[n][i] != 0xa5) return 1; // beyond the results
    printf("\n");
  }
  return 0;
}
