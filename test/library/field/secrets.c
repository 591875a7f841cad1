/// Calls functions of a field's library with elements that memcheck holds for uninitialised, in blocks of the heap that
/// have just their size: it reports every jump and address that depends on one, and every access beside one. HEADER,
/// PREFIX, BYTES and LIMBS are defined by the call of the compiler, and LEAK where there is to be such a jump, BEYOND
/// where there is to be such an access.

#include HEADER
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/memcheck.h>

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)

static void *secret(size_t size, unsigned filler) {
  unsigned char *block = malloc(size);
  for (size_t i = 0; i < size; i++) block[i] = (unsigned char)(filler + 29 * i);
  block[size - 1] = 0;
  VALGRIND_MAKE_MEM_UNDEFINED(block, size);
  return block;
}

int main(void) {
  uint64_t *a = secret(8 * LIMBS, 1), *b = secret(8 * LIMBS, 2), *x = malloc(8 * LIMBS);
  uint8_t *bytes = secret(BYTES, 3);
  uint64_t bit = 1, seen = 0;
  VALGRIND_MAKE_MEM_UNDEFINED(&bit, sizeof bit);
  seen += F(from_bytes)(a, bytes);
  F(add)(x, a, b);
  F(sub)(b, x, a);
  F(opp)(x, x);
  F(mul)(a, x, b);
  F(square)(x, a);
  F(square_times)(x, x, 3);
  F(select)(x, a, b, bit);
  F(invert)(a, x);
  seen += F(sqrt)(b, a);
  seen += F(is_zero)(x) + F(equal)(a, b);
  F(to_bytes)(bytes, a);
#ifdef LEAK
  if (a[0] & 1) puts("odd");
#endif
#ifdef BEYOND
  F(add)(x + 1, a, b);
#endif
  VALGRIND_MAKE_MEM_DEFINED(bytes, BYTES);
  VALGRIND_MAKE_MEM_DEFINED(&seen, sizeof seen);
  for (int i = 0; i < BYTES; i++) printf("%02x", bytes[i]);
  printf(" %d\n", (int)seen);
  return 0;
}
