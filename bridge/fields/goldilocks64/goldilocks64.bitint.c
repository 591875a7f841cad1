/// Integers modulo 2^64 - 2^32 + 1.

#define FIELD fe_goldilocks64
#define BITS 64
#define ROOM 64
#define P ((wide)0xffffffff00000001uwb)
#define MULTIPLE ((wide)0x1fffffffe00000002uwb)

#include "../plain.bitint.c"
