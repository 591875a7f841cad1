/// Numbers modulo 2^255 - 19 in the words of x25519.step.c and in limbs of 29 bits, of four lanes. What loops is in
/// x25519.batch.c.

#define RADIX 29
#define LIMBS 9
#define P (((wide)1 << 255) - 19)
#define FIELD(name) x25519_##name##_x4

#include "limbs.h"
