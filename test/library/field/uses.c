/// A program that uses a library of a field as its users do, through bytes: reads lines of three numbers in
/// hexadecimal, the least significant byte first, and prints sums, differences, products and so on, and then for each
/// law of a field whether it holds. HEADER, PREFIX, BYTES and LIMBS are defined by the call of the compiler.

#include HEADER
#include <stdio.h>

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define F(operation) JOIN(PREFIX, operation)

typedef uint64_t element[LIMBS];

static int readElement(element x) {
  uint8_t bytes[BYTES];
  for (int i = 0; i < BYTES; i++)
    if (scanf("%2hhx", bytes + i) != 1) return 0;
  F(from_bytes)(x, bytes);
  return 1;
}

static void print(const element x) {
  uint8_t bytes[BYTES];
  F(to_bytes)(bytes, x);
  for (int i = 0; i < BYTES; i++) printf("%02x", bytes[i]);
  printf(" ");
}

static void laws(const element a, const element b, const element c) {
  element x, y, z;
  F(add)(x, a, b);
  F(mul)(x, x, c);
  F(mul)(y, a, c);
  F(mul)(z, b, c);
  F(add)(y, y, z);
  printf("%d", (int)F(equal)(x, y)); // (a + b) c = a c + b c
  F(mul)(x, a, b);
  F(mul)(x, x, c);
  F(mul)(y, b, c);
  F(mul)(y, a, y);
  printf("%d", (int)F(equal)(x, y)); // (a b) c = a (b c)
  F(sub)(x, a, b);
  F(sub)(y, b, a);
  F(opp)(y, y);
  printf("%d", (int)F(equal)(x, y)); // a - b = -(b - a)
  F(invert)(x, a);
  F(mul)(y, x, a);
  F(mul)(y, y, a);
  printf("%d", (int)F(equal)(y, a)); // a (1/a) a = a, for 0 as well
  F(add)(x, a, b);
  F(square)(x, x);
  F(square)(y, a);
  F(mul)(z, a, b);
  F(add)(y, y, z);
  F(add)(y, y, z);
  F(square)(z, b);
  F(add)(y, y, z);
  printf("%d", (int)F(equal)(x, y)); // (a + b)^2 = a^2 + 2 a b + b^2
  F(square)(x, a);
  printf("%d", (int)F(sqrt)(y, x)); // a^2 is a square,
  F(square)(y, y);
  printf("%d", (int)F(equal)(x, y)); // of its root
  F(sub)(x, a, a);
  printf("%d\n", (int)F(is_zero)(x)); // a - a = 0
}

int main(void) {
  element a, b, c, x;
  while (readElement(a) && readElement(b) && readElement(c)) {
    F(add)(x, a, b);
    print(x);
    F(sub)(x, a, b);
    print(x);
    F(mul)(x, a, b);
    print(x);
    F(square)(x, a);
    print(x);
    F(opp)(x, a);
    print(x);
    F(invert)(x, a);
    print(x);
    F(square_times)(x, a, 5);
    print(x);
    F(select)(x, a, b, 1);
    print(x);
    laws(a, b, c);
  }
  return 0;
}
