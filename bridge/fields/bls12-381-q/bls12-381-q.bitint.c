/// Integers modulo 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001, in Montgomery form.

#define FIELD fe_bls12_381_q
#define LIMBS 4
#define P ((wide)0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001uwb)
#define K 0xfffffffeffffffff
#define R2 ((wide)0x748d9d99f59ff1105d314967254398f2b6cedcb87925c23c999e990f3f29c6duwb)

#include "../montgomery.bitint.c"
