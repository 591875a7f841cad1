/// Integers modulo 2^256 - 2^224 + 2^192 + 2^96 - 1, in Montgomery form.

#define FIELD fe_p256_montgomery
#define LIMBS 4
#define P ((wide)0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffuwb)
#define K 0x1
#define R2 ((wide)0x4fffffffdfffffffffffffffefffffffbffffffff0000000000000003uwb)

#include "../montgomery.bitint.c"
