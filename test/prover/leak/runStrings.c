/* Runs short pieces of code on given registers and memory. Usage: runStrings IN OUT. IN has for each run the length of
 * the code in a word of 64 bits, the code, and the state: rax, rcx, rsi, rdi, r8, r9, flags and memory, in the middle
 * of which rbx points; OUT has the states afterwards. */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

enum { MEMORY = 2048, MIDDLE = 512, PAGE = 4096 };
struct state {
  uint64_t rax, rcx, rsi, rdi, r8, r9, flags;
  uint8_t memory[MEMORY];
};

static void *const place = (void *)0x10000000000;

static void run(const void *code, struct state *s) {
  uint8_t *memory = place;
  memcpy(memory, s->memory, MEMORY);
  register uint64_t r8 __asm__("r8") = s->r8, r9 __asm__("r9") = s->r9;
  __asm__ volatile("push %[flags]\n popfq\n call *%[code]\n cld\n pushfq\n pop %[flags]\n"
                   : "+a"(s->rax), "+c"(s->rcx), "+S"(s->rsi), "+D"(s->rdi), "+r"(r8), "+r"(r9), [flags] "+d"(s->flags)
                   : [code] "r"(code), "b"(memory + MIDDLE)
                   : "memory", "cc");
  memcpy(s->memory, memory, MEMORY);
}

int main(int count, char **arguments) {
  const int all = PROT_READ | PROT_WRITE, flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE;
  if (count != 3 || mmap(place, PAGE, all, flags, -1, 0) != place) return 2;
  uint8_t *code = mmap(NULL, PAGE, all | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  FILE *in = fopen(arguments[1], "rb"), *out = fopen(arguments[2], "wb");
  if (code == MAP_FAILED || in == NULL || out == NULL) return 2;
  for (uint64_t length; fread(&length, sizeof length, 1, in) == 1;) {
    static struct state state;
    if (length >= PAGE || fread(code, 1, length, in) != length || fread(&state, sizeof state, 1, in) != 1) return 2;
    code[length] = 0xc3;
    run(code, &state);
    if (fwrite(&state, sizeof state, 1, out) != 1) return 2;
  }
  return fclose(out) == 0 ? 0 : 2;
}
