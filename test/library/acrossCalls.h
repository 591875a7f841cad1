/// Calls of two ways of computing the same, with corners: `differs` says which of them differ, or 0. Prints the first
/// call that does: SEED CALLS.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int differs(void);

static uint64_t state;
static uint64_t next(void) { return (state = state * 6364136223846793005u + 1442695040888963407u) >> 24; }

/// 32 bytes: every third time small or large numbers, the lowest byte first, or a power of two.
static void draw(unsigned char *x) {
  for (int i = 0; i < 32; i++) x[i] = (unsigned char)next();
  const uint64_t kind = next() % 9, small = next() % 40;
  if (kind < 2) memset(x, kind ? 255 : 0, 32), x[0] = (unsigned char)(kind ? 255 - small : small);
  if (kind == 1) x[31] = next() & 1 ? 127 : 255;
  if (kind == 2) memset(x, 0, 32), x[next() % 32] = (unsigned char)(1 << next() % 8);
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  state = (uint64_t)atol(argv[1]);
  for (long n = 0; n < atol(argv[2]); n++) {
    const int which = differs();
    if (which) return printf("call %ld differs in %d\n", n, which), 1;
  }
  return puts("same"), 0;
}
