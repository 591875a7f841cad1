/// Integers modulo 2^521 - 1.

#define FIELD fe_p521
#define BITS 521
#define ROOM 523
#define P ((wide)0x1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffuwb)
#define MULTIPLE ((wide)0x9fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffbuwb)

#include "../plain.bitint.c"
