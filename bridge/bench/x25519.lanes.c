/// Numbers modulo 2^255 - 19 in the words of x25519.step.c and in limbs of 51 bits, of eight lanes. What loops is in
/// x25519.batch.c.

#define RADIX 51
#define LIMBS 5
#define P (((wide)1 << 255) - 19)
#define FIELD(name) x25519_##name##_x8

#include "limbs.h"
