/*
 * Fiat-Crypto's C as AWS-LC ships it: static functions for a library that includes them. The header and the names of its multiplications come
 * from bridge/inputs/manifest.json.
 */
#include <stdint.h>
#define OPENSSL_UNUSED __attribute__((unused))
static inline uint64_t value_barrier_u64(uint64_t a) {
  __asm__("" : "+r"(a));
  return a;
}
#include HEADER

void aws_mul(uint64_t *out, const uint64_t *a, const uint64_t *b) { MUL(out, a, b); }
void aws_square(uint64_t *out, const uint64_t *a) { SQUARE(out, a); }
