/// Formulas on P-256 (FIPS 186-5), a = -3.
#define LIMBS 4
#define P (((wide)1 << 256) - ((wide)1 << 224) + ((wide)1 << 192) + ((wide)1 << 96) - 1)
#define MULTIPLE (2 * P)
#define FORMULA(name) formula_p256_##name

#include "field.h"
#include "jacobian.h"

/// in: X1, Y1, Z1; out: X3, Y3, Z3. dbl-2001-b.
LOOSE void FORMULA(jacobian_double)(fe *restrict out, const fe *restrict in) {
  fe delta = square(in[2]), gamma = square(in[1]), beta = mul(in[0], gamma);
  fe alpha = times(3, mul(sub(in[0], delta), add(in[0], delta)));
  fe x3 = sub(square(alpha), times(8, beta));
  out[0] = x3;
  out[1] = sub(mul(alpha, sub(times(4, beta), x3)), times(8, square(gamma)));
  out[2] = sub(sub(square(add(in[1], in[2])), gamma), delta);
}
