/// Formulas on Curve448 and edwards448 (RFC 7748, section 4.2).
#define LIMBS 7
#define P (((wide)1 << 448) - ((wide)1 << 224) - 1)
#define MULTIPLE (2 * P)
#define FORMULA(name) formula_448_##name
#define A24 39081
#define MINUS_D 39081

#include "field.h"
#include "montgomery.h"
#include "edwards.h"
