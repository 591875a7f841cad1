/// Numbers modulo 2^255 - 19 in the words of x25519.step.c and in limbs of four and of eight lanes. What loops is in
/// x25519.batch.c.

#define RADIX_OF_FOUR 29
#define RADIX_OF_EIGHT 52
#define P (((wide)1 << 255) - 19)
#define FIELD(name) x25519_##name

#include "../curve/limbs.h"
