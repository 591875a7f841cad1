/// A program written for Fiat-Crypto's curve25519_64.c: reads pairs of numbers below 2^255 as bytes in hexadecimal,
/// prints a b, a^2, a + b, a - b, -a, 121666 a, a (a + b) and b.

#include "curve25519_64.c"
#include <stdio.h>

static int readNumber(fiat_25519_tight_field_element out) {
  uint8_t bytes[32];
  for (int i = 0; i < 32; i++)
    if (scanf("%2hhx", bytes + i) != 1) return 0;
  fiat_25519_from_bytes(out, bytes);
  return 1;
}

static void print(const fiat_25519_tight_field_element x) {
  uint8_t bytes[32];
  fiat_25519_to_bytes(bytes, x);
  for (int i = 0; i < 32; i++) printf("%02x", bytes[i]);
  printf(" ");
}

int main(void) {
  fiat_25519_tight_field_element a, b, x;
  fiat_25519_loose_field_element looseA, looseB, y;
  while (readNumber(a) && readNumber(b)) {
    fiat_25519_relax(looseA, a);
    fiat_25519_relax(looseB, b);
    fiat_25519_carry_mul(x, looseA, looseB);
    print(x);
    fiat_25519_carry_square(x, looseA);
    print(x);
    fiat_25519_add(y, a, b);
    fiat_25519_carry(x, y);
    print(x);
    fiat_25519_sub(y, a, b);
    fiat_25519_carry(x, y);
    print(x);
    fiat_25519_opp(y, a);
    fiat_25519_carry(x, y);
    print(x);
    fiat_25519_carry_scmul_121666(x, looseA);
    print(x);
    fiat_25519_add(y, a, b);
    fiat_25519_carry_mul(x, looseA, y);
    print(x);
    fiat_25519_selectznz(x, 1, a, b);
    print(x);
    printf("\n");
  }
  return 0;
}
