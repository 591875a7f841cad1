/* OpenSSL's static functions for the field of P-521: product, then reduction. */
#include "ecp_nistp521.c"

void openssl_p521_mul(uint64_t *out, const uint64_t *a, const uint64_t *b) { felem_mul_reduce(out, a, b); }
void openssl_p521_square(uint64_t *out, const uint64_t *a) { felem_square_reduce(out, a); }
