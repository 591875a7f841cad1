/*
 * The field of HACL*'s Curve25519 with Vale's inline assembly, under callable names. The header is from the hacl-sys
 * crate.
 */
#include <stdint.h>
#include "curve25519-inline.h"

void vale_25519_mul(uint64_t *out, uint64_t *a, uint64_t *b) {
  uint64_t product[8];
  fmul(out, a, b, product);
}

void vale_25519_square(uint64_t *out, uint64_t *a) {
  uint64_t product[8];
  fsqr(out, a, product);
}

void vale_25519_add(uint64_t *out, uint64_t *a, uint64_t *b) { fadd(out, a, b); }
void vale_25519_sub(uint64_t *out, uint64_t *a, uint64_t *b) { fsub(out, a, b); }
