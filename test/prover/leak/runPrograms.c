/* Calls each of random programs with the same public words and several secret ones: a line 1 or 0 for each, whether
 * what it returns, the way that it took, was not always the same. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { WORDS = 8, PUBLIC = 60, SECRET = 8 };
extern const uint64_t programs[], count;

static uint64_t state = 88172645463325252u;
static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

/** Words that are small, all ones or a power of two more often than not. */
static uint64_t drawn(void) {
  const uint64_t word = next();
  switch (next() % 6) {
    case 0: return 0;
    case 1: return ~(uint64_t)0;
    case 2: return word & 3;
    case 3: return (uint64_t)1 << (word & 63);
    default: return word;
  }
}

static uint64_t call(uint64_t program, void *open, void *secret, uint64_t rdx, uint64_t rcx) {
  uint64_t way;
  __asm__ volatile("sub $4096, %%rsp\n"
                   "xor %%eax, %%eax\n"
                   "call *%%rbx\n"
                   "vzeroupper\n"
                   "add $4096, %%rsp"
                   : "=a"(way), "+d"(rdx), "+c"(rcx)
                   : "b"(program), "D"(open), "S"(secret)
                   : "r8", "r9", "r10", "r11", "xmm0", "xmm1", "xmm2", "xmm3", "memory", "cc");
  return way;
}

static int depends(uint64_t program) {
  static uint64_t open[WORDS], kept[WORDS], secret[WORDS];
  for (int k = 0; k < PUBLIC; k++) {
    for (int i = 0; i < WORDS; i++) kept[i] = drawn();
    const uint64_t rdx = drawn(), rcx = drawn();
    uint64_t first = 0;
    for (int n = 0; n < SECRET; n++) {
      memcpy(open, kept, sizeof open);
      for (int i = 0; i < WORDS; i++) secret[i] = drawn();
      const uint64_t way = call(program, open, secret, rdx, rcx);
      if (n > 0 && way != first) return 1;
      first = way;
    }
  }
  return 0;
}

int main(void) {
  for (uint64_t k = 0; k < count; k++) printf("%d\n", depends(programs[k]));
}
