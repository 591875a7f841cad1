/// Integers modulo 2^256 - 2^224 - 2^96 + 2^64 - 1, in Montgomery form.

#define FIELD fe_sm2_montgomery
#define LIMBS 4
#define P ((wide)0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffuwb)
#define K 0x1
#define R2 ((wide)0x400000002000000010000000100000002ffffffff0000000200000003uwb)

#include "../montgomery.bitint.c"
