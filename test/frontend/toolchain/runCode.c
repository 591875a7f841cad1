/* Runs position-independent machine code: runCode CODE LIMBS ARGUMENTS < hexadecimal words
 * Reads ARGUMENTS elements of LIMBS words per call, calls void code(out, arg1, ...) and prints out. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

typedef void Code(uint64_t *, uint64_t *, uint64_t *);

static Code *load(const char *path) {
  FILE *file = fopen(path, "rb");
  char *code = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (!file || code == MAP_FAILED) exit(1);
  fread(code, 1, 1 << 20, file);
  fclose(file);
  return (Code *)code;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  Code *code = load(argv[1]);
  int limbs = atoi(argv[2]), arguments = atoi(argv[3]);
  uint64_t out[16], in[2][16];
  for (;;) {
    for (int k = 0; k < arguments * limbs; k++)
      if (scanf("%" SCNx64, &in[k / limbs][k % limbs]) != 1) return 0;
    code(out, in[0], in[1]);
    for (int k = 0; k < limbs; k++) printf("%016" PRIx64 "%c", out[k], k + 1 < limbs ? ' ' : '\n');
  }
}
