/// Integers modulo 2^224 - 2^96 + 1.

#define FIELD fe_p224
#define BITS 224
#define ROOM 226
#define P ((wide)0xffffffffffffffffffffffffffffffff000000000000000000000001uwb)
#define MULTIPLE ((wide)0x4fffffffffffffffffffffffffffffffb000000000000000000000005uwb)

#include "../plain.bitint.c"
