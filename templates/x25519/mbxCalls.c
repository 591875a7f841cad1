/// Calls the functions of fieldwright_x25519_mbx.h for the checks of `library x25519 --interface mbx`. Reads pairs of
/// scalar and point in hexadecimal, eight for a call, from standard input, each behind a digit that says which pointers
/// of the lane are null (1: result, 2: scalar, 4: point); prints the status and eight results, `-` for what is null,
/// of both functions, a line each.

#include "fieldwright_x25519_mbx.h"
#include "hexadecimal.h"

static uint8_t scalars[8][32], points[8][32], results[8][32];

static void show(uint32_t status, uint8_t *const out[8]) {
  printf("%08x", (unsigned)status);
  for (int i = 0; i < 8; i++) {
    printf(" ");
    if (out[i] == 0) printf("-");
    else print(out[i]);
  }
  printf("\n");
}

int main(void) {
  for (;;) {
    uint8_t *out[8];
    const uint8_t *k[8], *u[8];
    for (int i = 0; i < 8; i++) {
      unsigned nulls;
      if (scanf("%u", &nulls) != 1) return i != 0;
      if (!readBytes(scalars[i]) || !readBytes(points[i])) return 1;
      out[i] = nulls & 1 ? 0 : results[i];
      k[i] = nulls & 2 ? 0 : scalars[i];
      u[i] = nulls & 4 ? 0 : points[i];
      for (int j = 0; j < 32; j++) results[i][j] = 0xa5;
    }
    show(mbx_x25519_mb8(out, k, u), out);
    show(mbx_x25519_public_key_mb8(out, k), out);
    if (mbx_x25519_mb8(0, k, u) != 0x22222222 || mbx_x25519_mb8(out, 0, u) != 0x22222222) return 1;
    if (mbx_x25519_mb8(out, k, 0) != 0x22222222 || mbx_x25519_public_key_mb8(0, k) != 0x22222222) return 1;
    if (mbx_x25519_public_key_mb8(out, 0) != 0x22222222) return 1;
  }
}
