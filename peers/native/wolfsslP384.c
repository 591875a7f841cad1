/* Montgomery multiplication modulo the prime of P-384 as wolfSSL's static functions put it together: product, then
 * reduction. */
#include <stdint.h>
#include <string.h>

void sp_384_mul_avx2_6(uint64_t *product, const uint64_t *a, const uint64_t *b);
void sp_384_sqr_avx2_6(uint64_t *product, const uint64_t *a);
void sp_384_mont_reduce_6(uint64_t *product, const uint64_t *modulus, uint64_t n0);

void wolfssl_p384_mul_avx2(uint64_t *out, const uint64_t *a, const uint64_t *b, const uint64_t *modulus, uint64_t n0) {
  uint64_t product[12];
  sp_384_mul_avx2_6(product, a, b);
  sp_384_mont_reduce_6(product, modulus, n0);
  memcpy(out, product, 48);
}

void wolfssl_p384_sqr_avx2(uint64_t *out, const uint64_t *a, const uint64_t *modulus, uint64_t n0) {
  uint64_t product[12];
  sp_384_sqr_avx2_6(product, a);
  sp_384_mont_reduce_6(product, modulus, n0);
  memcpy(out, product, 48);
}
