/// Numbers modulo 2^255 - 19 in the words of x25519.step.c and in limbs of four and of eight lanes. What loops is in
/// x25519.batch.c.

#include "radices.h"
#define P (((wide)1 << 255) - 19)
#define FIELD(name) x25519_##name

#include "../curve/limbs.h"
