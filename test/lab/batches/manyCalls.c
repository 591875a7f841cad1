/// Calls FUNCTION(out, operands, N), whose arguments have OUT, A, B and C bytes for one call, the last ones 0 where
/// there are fewer. Reads the operands of a batch in hexadecimal and prints the results, a line a batch.
#include <stddef.h>
#include <stdio.h>

typedef unsigned char byte;
enum { OPERANDS = 1 + (B > 0) + (C > 0) };

#if C > 0
void FUNCTION(byte *out, const byte *a, const byte *b, const byte *c, size_t n);
#define CALL FUNCTION(out, a, b, c, N)
#elif B > 0
void FUNCTION(byte *out, const byte *a, const byte *b, size_t n);
#define CALL FUNCTION(out, a, b, N)
#else
void FUNCTION(byte *out, const byte *a, size_t n);
#define CALL FUNCTION(out, a, N)
#endif

static int read(byte *to, int count) {
  unsigned value;
  for (int i = 0; i < count; i++) {
    if (scanf("%2x", &value) != 1) return 0;
    to[i] = (byte)value;
  }
  return 1;
}

int main(void) {
  static byte out[OUT * N], a[A * N], b[B * N + 1], c[C * N + 1];
  while (read(a, A * N) && read(b, B * N) && read(c, C * N)) {
    CALL;
    for (int i = 0; i < OUT * N; i++) printf("%02x", out[i]);
    printf("\n");
  }
  return 0;
}
