/// Formulas on secp256k1 (SEC 2, section 2.4.1), a = 0.
#define LIMBS 4
#define P (((wide)1 << 256) - ((wide)1 << 32) - 977)
#define MULTIPLE (2 * P)
#define FORMULA(name) formula_secp256k1_##name

#include "field.h"
#include "jacobian.h"

/// in: X1, Y1, Z1; out: X3, Y3, Z3. dbl-2009-l.
LOOSE void FORMULA(jacobian_double)(fe *restrict out, const fe *restrict in) {
  fe a = square(in[0]), b = square(in[1]), c = square(b);
  fe d = times(2, sub(sub(square(add(in[0], b)), a), c));
  fe e = times(3, a), f = square(e);
  fe x3 = sub(f, times(2, d));
  out[0] = x3;
  out[1] = sub(mul(e, sub(d, x3)), times(8, c));
  out[2] = times(2, mul(in[1], in[2]));
}
