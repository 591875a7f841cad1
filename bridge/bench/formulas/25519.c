/// Formulas on Curve25519 and edwards25519 (RFC 7748, section 4.1).
#define LIMBS 4
#define P (((wide)1 << 255) - 19)
#define MULTIPLE (4 * P)
#define FORMULA(name) formula_25519_##name
#define D2 ((fe)TWO_D)

#include "curve25519.h"
#include "field.h"
#include "montgomery.h"
#include "extended.h"
