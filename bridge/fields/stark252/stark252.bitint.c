/// Integers modulo 2^251 + 17*2^192 + 1, in Montgomery form.

#define FIELD fe_stark252
#define LIMBS 4
#define P ((wide)0x800000000000011000000000000000000000000000000000000000000000001uwb)
#define K 0xffffffffffffffff
#define R2 ((wide)0x7ffd4ab5e008810ffffffffff6f800000000001330ffffffffffd737e000401uwb)
#define ROOM 253
#define MULTIPLE ((wide)0x2000000000000044000000000000000000000000000000000000000000000004uwb)

#include "../montgomery.bitint.c"
