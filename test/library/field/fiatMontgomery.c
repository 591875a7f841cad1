/// A program written for Fiat-Crypto's p256_64.c: reads pairs of numbers below p as bytes in hexadecimal, prints a b,
/// a^2, a + b, a - b, -a and b or a, whichever is not 0, all out of Montgomery form.

#include "p256_64.c"
#include <stdio.h>

static int readNumber(fiat_p256_montgomery_domain_field_element out) {
  uint8_t bytes[32];
  fiat_p256_non_montgomery_domain_field_element plain;
  for (int i = 0; i < 32; i++)
    if (scanf("%2hhx", bytes + i) != 1) return 0;
  fiat_p256_from_bytes(plain, bytes);
  fiat_p256_to_montgomery(out, plain);
  return 1;
}

static void print(const fiat_p256_montgomery_domain_field_element x) {
  uint8_t bytes[32];
  fiat_p256_non_montgomery_domain_field_element plain;
  fiat_p256_from_montgomery(plain, x);
  fiat_p256_to_bytes(bytes, plain);
  for (int i = 0; i < 32; i++) printf("%02x", bytes[i]);
  printf(" ");
}

int main(void) {
  fiat_p256_montgomery_domain_field_element a, b, x;
  while (readNumber(a) && readNumber(b)) {
    uint64_t isNot0;
    fiat_p256_mul(x, a, b);
    print(x);
    fiat_p256_square(x, a);
    print(x);
    fiat_p256_add(x, a, b);
    print(x);
    fiat_p256_sub(x, a, b);
    print(x);
    fiat_p256_opp(x, a);
    print(x);
    fiat_p256_nonzero(&isNot0, b);
    fiat_p256_selectznz(x, isNot0 != 0, a, b);
    print(x);
    printf("\n");
  }
  return 0;
}
