/// Integers modulo 2^384 - 2^128 - 2^96 + 2^32 - 1, in Montgomery form.

#define FIELD fe_p384_montgomery
#define LIMBS 6
#define P ((wide)0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffffuwb)
#define K 0x100000001
#define R2 ((wide)0x10000000200000000fffffffe000000000000000200000000fffffffe00000001uwb)

#include "../montgomery.bitint.c"
