/// Calls the archive of `fieldwright x25519` through its header, for its checks. With a count: k, u := X25519(k, u), k
/// as often as that from k = u = 9, prints k. Otherwise reads pairs of scalar and point in hexadecimal from standard
/// input and prints for each what is returned and the result, with arrays apart, with the result in place of the
/// scalar, and with it in place of the point.

#include "fieldwright_x25519.h"
#include "hexadecimal.h"
#include <stdlib.h>
#include <string.h>

static int iterate(long count) {
  uint8_t k[32] = {9}, u[32] = {9}, next[32];
  for (; count > 0; count--) {
    fieldwright_x25519(next, k, u);
    memcpy(u, k, 32);
    memcpy(k, next, 32);
  }
  print(k);
  printf("\n");
  return 0;
}

int main(int argc, char **argv) {
  uint8_t scalar[32], point[32], out[32];
  if (argc > 1) return iterate(atol(argv[1]));
  while (readBytes(scalar) && readBytes(point)) {
    printf("%d ", fieldwright_x25519(out, scalar, point));
    print(out);
    memcpy(out, scalar, 32);
    printf(" %d ", fieldwright_x25519(out, out, point));
    print(out);
    printf(" %d ", fieldwright_x25519(point, scalar, point));
    print(point);
    printf("\n");
  }
  return 0;
}
