/* Calls machine code: standard input has pieces of code with how they are called and the operands of each call,
 * standard output gets the words of all results. For a processor that is emulated; nothing is watched but what is
 * computed. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { MOST_ARGUMENTS = 6, OUT = 0, IN = 1, SCALAR = 2, CODE_BYTES = 1 << 20, ARRAY_BYTES = 1 << 16 };

typedef void function(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);

static void take(void *to, size_t bytes) {
  if (fread(to, 1, bytes, stdin) != bytes) exit(3);
}

static uint32_t number(void) {
  uint32_t n;
  take(&n, sizeof n);
  return n;
}

static void *pages(size_t bytes) {
  void *found = mmap(NULL, bytes, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (found == MAP_FAILED) exit(4);
  return found;
}

/* One piece: how many arguments, each with its kind, words, and the argument whose array it has; calls; bytes. */
static void call(uint8_t *code, uint8_t *arrays) {
  struct {
    uint32_t kind, words, shared;
  } argument[MOST_ARGUMENTS];
  uint32_t arguments = number(), calls, bytes;
  if (arguments > MOST_ARGUMENTS) exit(5);
  for (uint32_t i = 0; i < arguments; i++) take(&argument[i], sizeof argument[i]);
  calls = number();
  bytes = number();
  if (bytes > CODE_BYTES) exit(5);
  take(code, bytes);
  while (calls-- > 0) {
    uint64_t value[MOST_ARGUMENTS] = {0};
    memset(arrays, 0xa5, MOST_ARGUMENTS * ARRAY_BYTES);
    for (uint32_t i = 0; i < arguments; i++) {
      uint8_t *array = arrays + argument[i].shared * ARRAY_BYTES;
      value[i] = (uint64_t)(uintptr_t)array;
      if (argument[i].kind == IN) take(array, 8 * argument[i].words);
      if (argument[i].kind == SCALAR) take(&value[i], 8);
    }
    ((function *)(void *)code)(value[0], value[1], value[2], value[3], value[4], value[5]);
    for (uint32_t i = 0; i < arguments; i++)
      if (argument[i].kind == OUT) fwrite((void *)(uintptr_t)value[i], 8, argument[i].words, stdout);
  }
}

int main(void) {
  uint8_t *code = pages(CODE_BYTES), *arrays = pages(MOST_ARGUMENTS * ARRAY_BYTES);
  for (uint32_t pieces = number(); pieces > 0; pieces--) call(code, arrays);
  return fflush(stdout) == 0 ? 0 : 6;
}
