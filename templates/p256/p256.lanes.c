/// Numbers modulo the prime of P-256 in words and in limbs of four and of eight lanes. What loops is in p256.c.

#define RADIX_OF_FOUR 29
#define RADIX_OF_EIGHT 52
#define P ((wide)0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffuwb)
#define FIELD(name) p256_##name

#include "../curve/limbs.h"
