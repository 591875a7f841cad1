/* AWS-LC's static functions for the field of P-224: product, then reduction. */
#include "crypto/fipsmodule/ec/p224-64.c"

void awslc_p224_mul(uint64_t *out, const uint64_t *a, const uint64_t *b) {
  p224_widefelem product;
  p224_felem_mul(product, a, b);
  p224_felem_reduce(out, product);
}

void awslc_p224_square(uint64_t *out, const uint64_t *a) {
  p224_widefelem product;
  p224_felem_square(product, a);
  p224_felem_reduce(out, product);
}
