/* OpenSSL's static functions for the field of P-384: product, then reduction. */
#include "ecp_nistp384.c"

void openssl_p384_mul(uint64_t *out, const uint64_t *a, const uint64_t *b) { felem_mul_reduce(out, a, b); }
void openssl_p384_square(uint64_t *out, const uint64_t *a) { felem_square_reduce(out, a); }
