/// Numbers modulo the prime of P-256 in words and in limbs of 52 bits. What loops is in p256.c.

#define RADIX 52
#define LIMBS 5
#define P ((wide)0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffuwb)
#define FIELD(name) p256_##name##_x8

#include "limbs.h"
