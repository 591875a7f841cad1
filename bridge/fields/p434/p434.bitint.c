/// Integers modulo 2^216 * 3^137 - 1, in Montgomery form.

#define FIELD fe_p434
#define LIMBS 7
#define P ((wide)0x2341f271773446cfc5fd681c520567bc65c783158aea3fdc1767ae2ffffffffffffffffffffffffffffffffffffffffffffffffffffffuwb)
#define K 0x1
#define R2 ((wide)0x25a89bcdd12a69e16a61c7686d9aabcd92bf2dde347e175cc6af8d6c7c0bab27973f8311688dacec7367768798c228e55b65dcd69b30uwb)
#define ROOM 435
#define MULTIPLE ((wide)0x8d07c9c5dcd11b3f17f5a07148159ef1971e0c562ba8ff705d9eb8bfffffffffffffffffffffffffffffffffffffffffffffffffffffcuwb)

#include "../montgomery.bitint.c"
