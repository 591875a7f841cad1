/// Integers modulo 0x12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001, in Montgomery form.

#define FIELD fe_bls12_377_r
#define LIMBS 4
#define P ((wide)0x12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001uwb)
#define K 0xa117fffffffffff
#define R2 ((wide)0x11fdae7eff1c939a7cc008fe5dc8593cc2c27b58860591f25d577bab861857buwb)
#define ROOM 254
#define MULTIPLE ((wide)0x4aad957a68b2955982d1347970dec00566a9dbfb400000042846000000000004uwb)

#include "../montgomery.bitint.c"
