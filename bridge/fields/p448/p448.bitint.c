/// Integers modulo 2^448 - 2^224 - 1.

#define FIELD fe_p448
#define BITS 448
#define ROOM 448
#define P ((wide)0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffffuwb)
#define MULTIPLE ((wide)0x1fffffffffffffffffffffffffffffffffffffffffffffffffffffffdfffffffffffffffffffffffffffffffffffffffffffffffffffffffeuwb)

#include "../plain.bitint.c"
