/// Looks through its own memory for addresses of functions of a library: prints how many stand where the program may
/// write, its stack apart, and how many where it may not. HEADER and PREFIX are defined by the call of the compiler.

#include HEADER
#include <stdio.h>

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)

int main(void) {
  const uintptr_t wanted[] = {(uintptr_t)F(mul), (uintptr_t)F(square), (uintptr_t)F(invert), (uintptr_t)F(variant)};
  unsigned long writable = 0, others = 0, from, to;
  char rights[8], line[512];
  FILE *maps = fopen("/proc/self/maps", "r");
  while (maps != NULL && fgets(line, sizeof line, maps) != NULL) {
    if (sscanf(line, "%lx-%lx %7s", &from, &to, rights) != 3 || rights[0] != 'r') continue;
    if (__builtin_strstr(line, "[stack]") || __builtin_strstr(line, "[v")) continue;
    for (const uintptr_t *word = (const uintptr_t *)from; word < (const uintptr_t *)to; word++)
      for (int i = 0; i < 4; i++)
        if (*word == wanted[i]) *(rights[1] == 'w' ? &writable : &others) += 1;
  }
  printf("%lu %lu\n", writable, others);
  return 0;
}
