// Calls the program with what is on standard input, 64 bytes a time: scalar, point. Writes 32 bytes for each.
#include <stdint.h>
#include <stdio.h>

void x25519(uint8_t *out, const uint8_t *scalar, const uint8_t *point);

int main(void) {
  uint8_t in[64];
  while (fread(in, 1, sizeof in, stdin) == sizeof in) {
    x25519(in + 32, in, in + 32); // the result in place of the point
    fwrite(in + 32, 1, 32, stdout);
  }
  return 0;
}
