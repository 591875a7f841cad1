/// Formulas on Curve25519 and edwards25519 (RFC 7748, section 4.1).
#define LIMBS 4
#define P (((wide)1 << 255) - 19)
#define MULTIPLE (4 * P)
#define FORMULA(name) formula_25519_##name
#define A24 121665
#define D2 ((fe)0x2406d9dc56dffce7198e80f2eef3d13000e0149a8283b156ebd69b9426b2f159uwb)

#include "field.h"
#include "montgomery.h"
#include "extended.h"
