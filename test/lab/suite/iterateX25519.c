/* Calls x25519 from an object that is linked in. Arguments:
   a count: k, u := x25519(k, u), k as often as that from k = u = 9, prints k;
   or a scalar and a point in hexadecimal: prints the result. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void x25519(unsigned char *out, const unsigned char *scalar, const unsigned char *point);

static void parse(unsigned char *bytes, const char *text) {
  for (int i = 0; i < 32; i++) sscanf(text + 2 * i, "%2hhx", bytes + i);
}

int main(int argc, char **argv) {
  unsigned char k[32] = {9}, u[32] = {9}, r[32];
  if (argc == 3) {
    parse(k, argv[1]);
    parse(u, argv[2]);
    x25519(k, k, u);
  } else {
    for (long n = atol(argv[1]); n > 0; n--) {
      x25519(r, k, u);
      memcpy(u, k, 32);
      memcpy(k, r, 32);
    }
  }
  for (int i = 0; i < 32; i++) printf("%02x", k[i]);
  printf("\n");
}
